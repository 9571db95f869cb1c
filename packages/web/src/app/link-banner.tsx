// How the connection is, when it isn't as it should be. A short break isn't worth a word: the banner waits a moment.
import { explain } from "@fracas/protocol";
import { useEffect, useState } from "preact/hooks";
import { reconnect, useLink, useTrouble } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { typeset, useLang, useTexts } from "./language.ts";
import style from "./link-banner.module.css";
import { texts } from "./texts/index.ts";

export function LinkBanner() {
  const { link: words } = useTexts(texts);
  const link = useLink();
  const trouble = useTrouble();
  const lang = useLang();
  const online = useOnline();
  return (
    <div role="status">
      {link !== "open" && (
        <div key={link} class={`${style.banner} ${link === "connecting" ? style.later : ""}`}>
          <p>{!online ? words.offline : trouble ? typeset(lang, explain(trouble, lang)) : words[link]}</p>
          {link === "lost" && online && (
            <Button kind="quiet" onClick={reconnect}>
              {words.tryNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return online;
}

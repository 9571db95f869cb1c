// One card of a list, complete, in a window of its own, with the way to its neighbours.
import type { Lang } from "@fracas/kernel";
import { useEffect } from "preact/hooks";
import { useTexts } from "../../../app/language.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { BaseFace, CardFace } from "./card.tsx";
import style from "./full-card.module.css";
import { factsOf, nameOf } from "./names.ts";
import { texts } from "./texts/index.ts";

interface Props {
  /** Null: closed. */
  face: string | null;
  among: readonly string[];
  lang: Lang;
  show: (face: string) => void;
  onClose: () => void;
}

export function FullCard({ face, among, lang, show, onClose }: Props) {
  const { browser: words } = useTexts(texts);
  const at = face === null ? -1 : among.indexOf(face);
  const [before, after] = at < 0 ? [] : [among[at - 1], among[at + 1]];
  useEffect(() => {
    if (face === null) return;
    const turn = ({ key }: KeyboardEvent) => {
      const to = key === "ArrowLeft" ? before : key === "ArrowRight" ? after : undefined;
      if (to) show(to);
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, [face, before, after, show]);
  return (
    <Dialog
      open={face !== null}
      title={face === null ? "" : nameOf(face, lang)}
      onClose={onClose}
      actions={
        at >= 0 && (
          <>
            <Button icon="left" disabled={!before} onClick={() => before && show(before)}>
              {words.previous}
            </Button>
            <Button icon="right" disabled={!after} onClick={() => after && show(after)}>
              {words.next}
            </Button>
          </>
        )
      }
    >
      {face !== null && (
        <div class={style.card}>
          {factsOf(face).kind === "base" ? (
            <BaseFace face={face} lang={lang} size="full" />
          ) : (
            <CardFace face={face} lang={lang} size="full" />
          )}
        </div>
      )}
    </Dialog>
  );
}

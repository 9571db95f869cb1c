// Which screen an address shows, and what stands around every screen.
import { useEffect, useRef } from "preact/hooks";
import { useOutdated } from "../connection/index.ts";
import { Toasts, toast } from "../design/toast.tsx";
import { Home } from "../home/home.tsx";
import { busy } from "./busy.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { keep, recall } from "./kept.ts";
import { useTexts } from "./language.ts";
import { lazy } from "./lazy.tsx";
import { LinkBanner } from "./link-banner.tsx";
import { Missing, Waiting } from "./notice.tsx";
import { usePath } from "./router.ts";
import { useStore } from "./store.ts";
import { texts } from "./texts/index.ts";
import { TopBar } from "./top-bar.tsx";

const NewTable = lazy(async () => (await import("../lobby/new-table.tsx")).NewTable, Waiting);
const TableRoute = lazy(async () => (await import("../lobby/table-route.tsx")).TableRoute, Waiting);
const ReplayScreen = lazy(async () => (await import("../replay/replay-screen.tsx")).ReplayScreen, Waiting);
const OpenReplay = lazy(async () => (await import("../replay/replay-screen.tsx")).OpenReplay, Waiting);
const CardBrowser = lazy(async () => (await import("../games/smash-up/cards/browser.tsx")).CardBrowser, Waiting);
const RulesScreen = lazy(async () => (await import("../rules/rules-screen.tsx")).RulesScreen, Waiting);

function Screen({ path }: { path: string }) {
  const [, page = "", id = "", ...rest] = path.replace(/\/$/, "").split("/");
  if (rest.length === 0) {
    if (page === "" && id === "") return <Home />;
    if (page === "replay" && id === "") return <OpenReplay />;
    if (page === "new" && id) return <NewTable game={id} />;
    if (page === "t" && id) return <TableRoute key={id} id={id} />;
    if (page === "r" && id) return <ReplayScreen key={id} match={id} />;
    if (page === "cards" && id === "smash-up") return <CardBrowser />;
    if (page === "rules" && id) return <RulesScreen game={id} />;
  }
  return <Missing />;
}

const RELOAD_AT_MOST_EVERY = 60_000;

/** Screens on which the board is the page. */
const boardless = (path: string) => !/^\/[tr]\//.test(path);

export function App() {
  const words = useTexts(texts);
  const path = usePath();
  const main = useRef<HTMLElement>(null);
  useNewVersion();

  // A new page starts at its beginning for those who hear it, too.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);

  return (
    <>
      <a class="unseen skip" href="#main">
        {words.skip}
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={path}>
          <Screen path={path} />
        </ErrorBoundary>
      </main>
      {boardless(path) && <Footer />}
      <LinkBanner />
      <Toasts />
    </>
  );
}

/** A new version is loaded at once, unless that would interrupt a match or didn't help a moment ago. */
function useNewVersion(): void {
  const { outdated: words } = useTexts(texts);
  const outdated = useOutdated();
  const playing = useStore(busy);
  useEffect(() => {
    if (!outdated) return;
    const last = Number(recall("reloaded"));
    if (playing || Date.now() - last < RELOAD_AT_MOST_EVERY) return toast(words.text, { label: words.reload, do: () => location.reload() });
    keep("reloaded", String(Date.now()));
    location.reload();
  }, [outdated, playing, words]);
}

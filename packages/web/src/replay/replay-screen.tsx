// Replays: of a finished match by its link, or of a record that somebody has.
import { type MatchRecord, parseRecord, Refused } from "@fracas/kernel";
import { useCallback, useEffect, useState } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { Notice, Waiting } from "../app/notice.tsx";
import { useTitle } from "../app/title.ts";
import { Button, LinkButton } from "../design/button.tsx";
import type { GameClient } from "../games/client.ts";
import { findGame, GAMES } from "../games/index.ts";
import { Player } from "./player.tsx";
import style from "./replay-screen.module.css";
import { texts } from "./texts/index.ts";

interface Opened {
  readonly client: GameClient;
  readonly record: MatchRecord;
}

/** Reads a record with the code of its game, or says what is wrong with it. */
async function open(text: string): Promise<Opened | Refused> {
  const entry = findGame(gameIn(text));
  const clients = await Promise.all((entry ? [entry] : GAMES).map((game) => game.load()));
  const parsed = parseRecord(
    text,
    clients.map(({ game }) => game),
  );
  if (parsed instanceof Refused) return parsed;
  const client = clients.find(({ game }) => game.id === parsed.game.id);
  if (!client) throw new Error(`no client for ${parsed.game.id}`);
  return { client, record: parsed.record };
}

function gameIn(text: string): string {
  try {
    const { game } = JSON.parse(text) as { game?: unknown };
    return typeof game === "string" ? game : "";
  } catch {
    return "";
  }
}

/** A finished match of this server. */
export function ReplayScreen({ match }: { match: string }) {
  const words = useTexts(texts);
  const lang = useLang();
  const [state, setState] = useState<Opened | Refused | "missing" | "unreachable" | null>(null);
  const load = useCallback(async () => {
    setState(null);
    try {
      const response = await fetch(`/api/matches/${encodeURIComponent(match)}`);
      if (response.ok) setState(await open(await response.text()));
      else setState(response.status >= 500 ? "unreachable" : "missing");
    } catch {
      setState("unreachable");
    }
  }, [match]);
  useEffect(() => void load(), [load]);

  if (state === null) return <Waiting />;
  if (state === "missing" || state === "unreachable" || state instanceof Refused)
    return (
      <Notice
        title={words.gone}
        actions={
          <>
            {state === "unreachable" && (
              <Button kind="call" onClick={() => void load()}>
                {words.retry}
              </Button>
            )}
            <LinkButton href="/">{words.home}</LinkButton>
          </>
        }
      >
        <p>{state instanceof Refused ? typeset(lang, state.explain(lang)) : state === "missing" ? words.notFound : words.unreachable}</p>
      </Notice>
    );
  return <Player client={state.client} record={state.record} match={match} />;
}

/** No record is nearly as large; anything larger would only hold up the page. */
const LARGEST = 5_000_000;

/** A record from a file or from the clipboard. */
export function OpenReplay() {
  const { open: words, title } = useTexts(texts);
  const lang = useLang();
  useTitle(title);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState("");

  const show = async (given: string) => {
    const result = await open(given);
    if (result instanceof Refused) setProblem(typeset(lang, result.explain(lang)));
    else setOpened(result);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) setProblem(words.tooLarge);
    else await show(await file.text());
  };

  if (opened) return <Player client={opened.client} record={opened.record} match={null} />;
  return (
    <section class={style.open}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <label class={style.file}>
        <span>{words.file}</span>
        <input type="file" accept=".json,application/json" onChange={({ currentTarget }) => void read(currentTarget.files?.[0])} />
      </label>
      <form
        class={style.paste}
        onSubmit={(event) => {
          event.preventDefault();
          void show(text);
        }}
      >
        <label>
          <span>{words.paste}</span>
          <textarea
            class={style.text}
            rows={6}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <Button kind="call" type="submit" disabled={text.trim() === ""}>
          {words.show}
        </Button>
      </form>
      {problem !== null && (
        <p class={style.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

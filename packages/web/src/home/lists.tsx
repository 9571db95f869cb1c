// What goes on here: tables that look for players, matches to watch, and one's own.
import type { Finished, Listed } from "@fracas/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useLang, useTexts } from "../app/language.ts";
import { Link } from "../app/link.tsx";
import { texts as appTexts } from "../app/texts/index.ts";
import { send, told, useLink, useLobby } from "../connection/index.ts";
import { Button, LinkButton } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import { GAMES } from "../games/index.ts";
import style from "./lists.module.css";
import { texts } from "./texts/index.ts";

export function Lists() {
  const words = useTexts(texts);
  const lobby = useLobby();
  return (
    <div class={style.lists}>
      <Sheet title={words.open.title} items={lobby?.open} empty={words.open.empty} action={<SetUp />}>
        {(table) => <TableRow key={table.id} table={table} state={words.open.seats(freeSeats(table))} />}
      </Sheet>
      <Sheet title={words.watch.title} items={lobby?.playing} empty={words.watch.empty}>
        {(table) => <TableRow key={table.id} table={table} state={words.yourTables.playing} />}
      </Sheet>
      <FinishedMatches />
    </div>
  );
}

const freeSeats = ({ seats }: Listed) => seats.filter(({ kind }) => kind === "open").length;

function SetUp() {
  const words = useTexts(texts);
  const [game] = GAMES;
  return game ? (
    <LinkButton icon="plus" href={`/new/${game.id}`}>
      {words.open.setUp}
    </LinkButton>
  ) : null;
}

interface SheetProps<T> {
  title: string;
  /** Undefined while not yet known. */
  items: readonly T[] | undefined;
  empty: string;
  action?: ComponentChildren;
  children: (item: T) => ComponentChildren;
}

function Sheet<T>({ title, items, empty, action, children }: SheetProps<T>) {
  const words = useTexts(texts);
  const link = useLink();
  return (
    <section class={style.sheet}>
      <h2 class={style.heading}>{title}</h2>
      {!items ? (
        <p class={style.quiet}>{link === "open" || link === "connecting" ? words.loading : words.away}</p>
      ) : items.length === 0 ? (
        <p class={style.quiet}>{empty}</p>
      ) : (
        <ul class={style.rows}>{items.map(children)}</ul>
      )}
      {action && <div class={style.action}>{action}</div>}
    </section>
  );
}

/** A table in a list: which game, who sits there, and how it stands. */
export function TableRow({ table, state }: { table: Listed; state: string }) {
  const { games, clocks } = useTexts(appTexts);
  const words = useTexts(texts);
  const game = games[table.game] ?? table.game;
  const people = table.seats.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : []));
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const company = bots > 0 ? [...people, words.bots(bots)] : people;
  return (
    <li>
      <Link href={`/t/${table.id}`} class={style.row}>
        <span class={style.main}>
          <strong>{game}</strong>
          <span class={style.people}>{company.join(", ")}</span>
        </span>
        <span class={style.side}>
          {table.yourTurn ? <span class={style.turn}>{words.yourTables.yourTurn}</span> : <span>{state}</span>}
          {table.clock !== "none" && <span class={style.clock}>{clocks[table.clock]}</span>}
        </span>
      </Link>
    </li>
  );
}

const SHOWN_AT_FIRST = 5;

function FinishedMatches() {
  const { finished: words } = useTexts(texts);
  const matches = useFinished();
  const [all, setAll] = useState(false);
  return (
    <Sheet
      title={words.title}
      items={all ? matches : matches?.slice(0, SHOWN_AT_FIRST)}
      empty={words.empty}
      action={
        <>
          {!all && matches && matches.length > SHOWN_AT_FIRST && <Button onClick={() => setAll(true)}>{words.more}</Button>}
          <LinkButton kind="quiet" icon="upload" href="/replay">
            {words.openFile}
          </LinkButton>
        </>
      }
    >
      {(match) => <FinishedRow key={match.match} finished={match} />}
    </Sheet>
  );
}

function FinishedRow({ finished: { match, game: id, names, you, result, ended } }: { finished: Finished }) {
  const lang = useLang();
  const { games } = useTexts(appTexts);
  const { finished: words } = useTexts(texts);
  const game = games[id] ?? id;
  const when = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", hour: "numeric", minute: "numeric" }).format(ended);
  const won = you !== null && result.winners.includes(you);
  const outcome = result.winners.length === 0 ? words.lostByAll : won ? words.won : words.lost;
  return (
    <li>
      <Link href={`/r/${match}`} class={style.row}>
        <span class={style.main}>
          <strong>{game}</strong>
          <span class={style.people}>{names.join(", ")}</span>
        </span>
        <span class={style.side}>
          <span class={won ? style.won : ""}>
            {won && <Icon name="crown" />} {outcome}
          </span>
          <span class={style.clock}>{when}</span>
        </span>
      </Link>
    </li>
  );
}

/** One's finished matches, latest first; asked for anew with every connection. */
function useFinished(): readonly Finished[] | undefined {
  const [finished, setFinished] = useState<readonly Finished[]>();
  const link = useLink();
  useEffect(() => {
    if (link === "open") void told(send({ type: "matches" }).then(({ finished }) => setFinished(finished)));
  }, [link]);
  return finished;
}

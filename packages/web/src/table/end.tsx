// The end of a match: who won and why, the series, and what can come next.

import type { Cast, Lang, Result, View } from "@fracas/kernel";
import type { Table } from "@fracas/protocol";
import { useEffect, useRef } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { type MatchModel, type Send, told } from "../connection/index.ts";
import { Button, LinkButton } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import type { GameClient, SeatFace } from "../games/client.ts";
import { copy } from "./copy.ts";
import style from "./end.module.css";
import { labelled } from "./labelled.ts";
import { listNames } from "./people.ts";
import { texts } from "./texts/index.ts";

interface Props {
  client: GameClient;
  table: Table;
  match: MatchModel;
  view: View;
  result: Result;
  cast: Cast;
  seats: readonly SeatFace[];
  send: Send;
  onClose(): void;
}

export function End({ client, table, match, view, result, cast, seats, send, onClose }: Props) {
  const { end: words, menu } = useTexts(texts);
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { Score } = client;
  const allLost = result.winners.length === 0;
  return (
    <section class={style.backdrop} aria-labelledby="end-title">
      <div class={style.sheet}>
        <header class={`${style.header} ${allLost ? style.lost : style.won}`}>
          <Icon name={allLost ? "moon" : "trophy"} size="2.5rem" />
          <h2 id="end-title" ref={heading} tabIndex={-1} class={style.title}>
            {headline(result, cast, client, lang, words)}
          </h2>
        </header>
        {allLost && <p>{words.allLoseHelp(outsider(result, client, lang))}</p>}
        <p class="unseen">{typeset(lang, client.game.texts[lang].result(result, cast))}</p>
        <Score view={view} result={result} told={match.steps.flatMap(({ events }) => events)} seats={seats} lang={lang} />
        <Series table={table} seats={seats} />
        <Again table={table} cast={cast} send={send} />
        <div class={style.actions}>
          <LinkButton href={`/r/${match.id}`} icon="play-button">
            {words.replay}
          </LinkButton>
          <Button icon="link" onClick={() => void copy(`${location.origin}/r/${match.id}`, menu)}>
            {words.link}
          </Button>
          <Button onClick={onClose}>{words.look}</Button>
          <LinkButton href="/" icon="house">
            {words.home}
          </LinkButton>
        </div>
        <details class={style.fair}>
          <summary>{words.fair}</summary>
          <p>{words.fairHelp}</p>
          <p>
            {labelled(lang, words.seed, "")}
            <code class={style.hash}>{match.commitment}</code>
          </p>
        </details>
      </div>
    </section>
  );
}

type Words = typeof texts.en.end;

function outsider({ standings }: Result, { game }: GameClient, lang: Lang): string {
  const first = standings[0]?.who;
  return typeof first === "string" ? game.texts[lang].outsider(first) : "";
}

function headline(result: Result, cast: Cast, client: GameClient, lang: Lang, words: Words): string {
  const { winners } = result;
  if (winners.length === 0) return words.allLose(outsider(result, client, lang));
  if (winners.length === 1) return winners[0] === cast.you ? words.youWin : words.wins(cast.name(winners[0]));
  return words.shared(listNames(winners.map(cast.name), lang));
}

function Series({ table, seats }: { table: Table; seats: readonly SeatFace[] }) {
  const { end: words } = useTexts(texts);
  const lang = useLang();
  const { matches, wins } = table.series;
  if (matches < 2) return null;
  const lost = matches - wins.reduce((sum, count) => sum + count, 0);
  return (
    <section>
      <h3 class={style.heading}>{labelled(lang, words.series, words.seriesMatches(matches))}</h3>
      <ul class={style.series}>
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {name} <strong>{wins[seat] ?? 0}</strong>
          </li>
        ))}
        {lost > 0 && <li>{words.allLost(lost)}</li>}
      </ul>
    </section>
  );
}

function Again({ table, cast, send }: { table: Table; cast: Cast; send: Send }) {
  const { end: words } = useTexts(texts);
  const lang = useLang();
  const { again, you, phase } = table;
  if (phase !== "over") return null;
  const want = you.seat !== null && again.includes(you.seat);
  const others = again.filter((seat) => seat !== you.seat);
  return (
    <div class={style.again}>
      {you.seat !== null && (
        <Button
          kind="call"
          icon={want ? "check" : "clockwise-rotation"}
          disabled={want}
          onClick={() => void told(send({ type: "rematch", table: table.id }))}
        >
          {want ? words.rematchWaiting : words.rematch}
        </Button>
      )}
      {others.length > 0 && <p role="status">{words.wants(listNames(others.map(cast.name), lang))}</p>}
    </div>
  );
}

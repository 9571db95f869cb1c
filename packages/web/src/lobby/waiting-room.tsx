// A table before its match: who sits where, who is still awaited, and how to bring them.
import type { ChatLine, Table } from "@fracas/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { texts as appTexts } from "../app/texts/index.ts";
import { useTitle } from "../app/title.ts";
import { send, told } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { Icon } from "../design/icon.tsx";
import { findGame, type GameEntry } from "../games/index.ts";
import { play } from "../sound/index.ts";
import { Chat } from "../table/chat.tsx";
import { labelled } from "../table/labelled.ts";
import { texts as tableTexts } from "../table/texts/index.ts";
import { fewestPlayers, filledWithBots, type Plan, planOf } from "./plan.ts";
import { SeatList } from "./seat-list.tsx";
import { Share } from "./share.tsx";
import { ClockField, FindableField, PlayersField, VariantFields } from "./table-form.tsx";
import { texts } from "./texts/index.ts";
import { useGame } from "./use-game.ts";
import style from "./waiting-room.module.css";

export function WaitingRoom({ table, chat }: { table: Table; chat: readonly ChatLine[] }) {
  const { waiting: words } = useTexts(texts);
  const { games } = useTexts(appTexts);
  const tableWords = useTexts(tableTexts);
  const game = games[table.game] ?? table.game;
  useTitle(words.title(game));
  useJoinSound(table);
  const entry = findGame(table.game);
  return (
    <div class={style.page}>
      <h1 class={style.title}>{words.title(game)}</h1>
      <div class={style.column}>
        <section class={style.sheet} aria-label={words.title(game)}>
          <SeatList table={table} levels={entry?.levels ?? []} />
          <Progress table={table} />
          <p class={style.aside}>
            {table.spectators > 0 && (
              <span>
                <Icon name="eye" /> {words.spectators(table.spectators)}
              </span>
            )}
            {table.series.matches > 0 && <span>{words.series(table.series.matches)}</span>}
          </p>
        </section>
        {entry && table.you.host ? <Settings table={table} entry={entry} /> : <Agreed table={table} />}
      </div>
      <div class={style.column}>
        <div class={style.sheet}>
          <Share game={game} path={`/t/${table.id}`} />
        </div>
        <section class={`${style.sheet} ${style.chat}`} aria-labelledby="chat">
          <h2 id="chat" class={style.heading}>
            {tableWords.chat.title}
          </h2>
          <Chat table={table.id} lines={chat} you={table.you.guest} send={send} />
        </section>
      </div>
    </div>
  );
}

const isFree = ({ seats }: Table, at: number) => seats[at]?.kind === "open";
const arrange = ({ id }: Table, plan: Plan) => told(send({ type: "arrange", table: id, ...plan, seats: [...plan.seats] }));

/** What is missing for the match to start, and who can do something about it. */
function Progress({ table }: { table: Table }) {
  const { waiting: words } = useTexts(texts);
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const level = findGame(table.game)?.levels.at(-1) ?? "";
  const host = table.seats.find((seat) => seat.kind === "person" && seat.guest === table.host);
  const hostName = host?.kind === "person" ? host.name : null;
  const seated = table.you.seat !== null;
  return (
    <div class={style.progress}>
      <p role="status" class={style.state}>
        {free > 0 ? words.missing(free) : words.ready}
        {!seated && !table.you.host && <> {free > 0 ? words.invited : words.full}</>}
        {seated && !table.you.host && <> {hostName ? words.waitForHost(hostName) : words.hostGone}</>}
      </p>
      {table.you.host && (
        <div class={style.actions}>
          <Button kind="call" icon="play-button" disabled={free > 0} onClick={() => told(send({ type: "start", table: table.id }))}>
            {words.start}
          </Button>
          {free > 0 && (
            <Button
              icon="robot"
              onClick={() =>
                arrange(
                  table,
                  filledWithBots(planOf(table), (at) => isFree(table, at), level),
                )
              }
            >
              {words.fill}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What the host chose, for everybody else. */
function Agreed({ table }: { table: Table }) {
  const words = useTexts(texts);
  const lang = useLang();
  const { clocks } = useTexts(appTexts);
  const client = useGame(table.game);
  const variants = Object.entries(client?.game.options ?? {}).flatMap(([id, spec]) => {
    const value = table.options[id] ?? spec.default;
    const { name = id, choices = {} } = client?.game.texts[lang].options[id] ?? {};
    return value === false ? [] : [value === true ? typeset(lang, name) : labelled(lang, name, choices[String(value)] ?? String(value))];
  });
  return (
    <section class={style.sheet}>
      <h2 class={style.heading}>{words.waiting.settings}</h2>
      <dl class={style.agreed}>
        <dt>{words.clock.legend}</dt>
        <dd>{clocks[table.clock]}</dd>
        <dt>{words.findable.legend}</dt>
        <dd>{table.public ? words.findable.public : words.findable.private}</dd>
        <dt>{words.variants}</dt>
        <dd>{variants.join(", ") || words.noVariants}</dd>
      </dl>
    </section>
  );
}

function Settings({ table, entry }: { table: Table; entry: GameEntry }) {
  const { waiting: words } = useTexts(texts);
  const client = useGame(table.game);
  const field = { plan: planOf(table), onChange: (plan: Plan) => void arrange(table, plan) };
  return (
    <details class={`${style.sheet} ${style.settings}`}>
      <summary class={style.summary}>
        <h2 class={style.heading}>
          <Icon name="cog" /> {words.settings}
        </h2>
        <Icon name="down" class={style.chevron} />
      </summary>
      <div class={style.fields}>
        <PlayersField {...field} entry={entry} fewest={fewestPlayers(table)} />
        <FindableField {...field} />
        <ClockField {...field} />
        {client && <VariantFields {...field} client={client} />}
        <CloseTable id={table.id} />
      </div>
    </details>
  );
}

function CloseTable({ id }: { id: string }) {
  const { waiting: words } = useTexts(texts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="close" class={style.close} onClick={() => setAsking(true)}>
        {words.close}
      </Button>
      <Dialog
        open={asking}
        title={words.closeSure}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button kind="call" onClick={() => told(send({ type: "close", table: id }))}>
              {words.closeNow}
            </Button>
          </>
        }
      >
        <p>{words.closeText}</p>
      </Dialog>
    </>
  );
}

/** Somebody else sat down: worth looking up from another window. */
function useJoinSound({ seats, you }: Table): void {
  const others = seats.filter((seat) => seat.kind === "person" && seat.guest !== you.guest).length;
  const before = useRef(others);
  useEffect(() => {
    if (others > before.current) play("join");
    before.current = others;
  }, [others]);
}

// A match being played or just over: the board with all that stands around it.

import type { Table } from "@fracas/protocol";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { busy as busyStore } from "../app/busy.ts";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { changeSettings, settings } from "../app/settings.ts";
import { useTitle } from "../app/title.ts";
import { InBar } from "../app/top-bar.tsx";
import type { MatchModel, Send, TableModel } from "../connection/index.ts";
import { Button, IconButton } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import { toast } from "../design/toast.tsx";
import type { GameClient } from "../games/client.ts";
import type { GameEntry } from "../games/index.ts";
import { play } from "../sound/index.ts";
import { Chat, useUnread } from "./chat.tsx";
import { CheatSheet } from "./cheat-sheet.tsx";
import { noteCommitment } from "./commitments.ts";
import { End } from "./end.tsx";
import { labelled } from "./labelled.ts";
import { Live } from "./live.tsx";
import { Log } from "./log.tsx";
import style from "./match-screen.module.css";
import { Menu } from "./menu.tsx";
import { Absences, Notice } from "./notices.tsx";
import { castOf, facesOf, namesOf } from "./people.ts";
import { stepsTold } from "./playback.ts";
import { Playfield } from "./playfield.tsx";
import { QuestionBar } from "./question-bar.tsx";
import { RewindBar } from "./rewind-bar.tsx";
import frame from "./screen.module.css";
import { Side, useRoom } from "./side.tsx";
import { texts } from "./texts/index.ts";
import { UndoButton, UndoRequest, undo, undoState } from "./undo.tsx";
import { useAnswer } from "./use-answer.ts";
import { useKeys } from "./use-keys.ts";
import { usePlayback } from "./use-playback.ts";
import { useRewind } from "./use-rewind.ts";

interface Props {
  entry: GameEntry;
  client: GameClient;
  table: Table;
  match: MatchModel;
  chat: TableModel["chat"];
  send: Send;
}

type Window = "rules" | "keys" | "menu" | null;

export function MatchScreen({ entry, client, table, match, chat, send }: Props) {
  const words = useTexts(texts);
  const lang = useLang();
  const { game, Rules } = client;
  const level = entry.levels.at(-1) ?? "";
  const names = useNames(table);
  const cast = useMemo(() => castOf(names, match.view.viewer), [names, match.view.viewer]);
  const rewind = useRewind(table.id, match, send);
  const { earlier } = rewind;
  const present = useMemo(() => ({ view: match.view, steps: match.steps }), [match.view, match.steps]);
  const playing = usePlayback(earlier ? "earlier" : "now", earlier ?? present, client.stage);
  const { shown, busy, skip } = playing;
  const { sent, refusal, answer } = useAnswer(table.id, match, send);
  const seats = facesOf(table, cast, match, shown.view);

  const watching = table.you.seat === null;
  const question = !earlier && !busy && table.phase === "playing" ? shown.view.question : null;
  const open = sent === null ? question : null;
  const [hovered, hover] = useState<string | null>(null);
  const choose = (option: string) => {
    hover(null);
    answer(option);
  };

  const room = useRoom();
  const [side, setSide] = useState<"log" | "chat" | null>(room ? "log" : null);
  // What was beside the board would suddenly lie on it.
  useEffect(() => setSide((now) => (room ? now : null)), [room]);
  const [window, setWindow] = useState<Window>(null);
  // A window tells late that it was closed; by then another may be open.
  const closed = (which: Window) => () => setWindow((now) => (now === which ? null : now));
  const unread = useUnread(chat, table.you.guest, side === "chat");
  // Whoever closes the chat sees again what it covered.
  const covered = useRef<"log" | null>(null);
  const closeSide = () => setSide(side === "chat" && room ? covered.current : null);
  const toggle = (which: "log" | "chat") => () => {
    if (side !== "chat") covered.current = side;
    if (side === which) closeSide();
    else setSide(which);
  };
  const [resultSeen, setResultSeen] = useState(false);
  const { result } = shown.view;
  const happening = shown.told.at(-1);
  const showEnd = result !== null && !earlier && !busy && !resultSeen;
  const freshSince = useFreshSince(earlier !== null, match.steps.length);

  useTitle(question ? `${words.state.yourTurn} · ${game.texts[lang].title}` : game.texts[lang].title);
  useEffect(() => noteCommitment(match.id, match.commitment), [match.id]);
  useBusy(!watching && table.phase === "playing");
  useSounds(question !== null, result?.winners.some((seat) => seat === cast.you) ?? null, watching, unread);
  useKeys({
    ...Object.fromEntries((open?.options ?? []).slice(0, 9).map(({ id }, at) => [String(at + 1), () => choose(id)])),
    ...(busy && { " ": skip, enter: skip }),
    u: undoState(table, match) === "none" ? undefined : () => void undo(table, match, send),
    l: toggle("log"),
    c: toggle("chat"),
    arrowleft: match.steps.length > 1 ? rewind.back : undefined,
    arrowright: earlier ? rewind.forward : undefined,
    escape: busy ? skip : earlier ? rewind.now : side === "chat" ? closeSide : undefined,
    "?": () => setWindow("keys"),
    r: () => setWindow("rules"),
    m: () => {
      const { sound } = settings();
      changeSettings({ sound: !sound });
      toast(sound ? words.menu.soundOff : words.menu.soundOn);
    },
  });

  return (
    <div class={frame.screen}>
      <h1 class="unseen">{game.texts[lang].title}</h1>
      <InBar>
        <IconButton icon="scroll-unfurled" label={words.log.title} aria-expanded={side === "log"} onClick={toggle("log")} />
        <span class={style.badged}>
          <IconButton
            icon="chat-bubble"
            label={unread > 0 ? labelled(lang, words.chat.title, words.chat.unread(unread)) : words.chat.title}
            aria-expanded={side === "chat"}
            onClick={toggle("chat")}
          />
          {unread > 0 && (
            <span class={style.badge} aria-hidden="true">
              {unread}
            </span>
          )}
        </span>
        <IconButton icon="open-book" label={words.menu.rules} class={style.roomy} onClick={() => setWindow("rules")} />
        <IconButton icon="hamburger-menu" label={words.menu.open} onClick={() => setWindow("menu")} />
      </InBar>
      <div class={frame.main}>
        <div class={style.notices}>
          {table.phase === "closed" && <Notice text={`${words.state.closed} ${words.state.closedHelp}`} />}
          <UndoRequest table={table} cast={cast} send={send} />
          <Absences table={table} level={level} send={send} />
        </div>
        <Playfield
          client={client}
          playing={playing}
          cast={cast}
          seats={seats}
          lang={lang}
          question={open}
          choose={choose}
          hovered={hovered}
          hover={hover}
        >
          {earlier ? (
            <RewindBar
              rewind={rewind}
              at={earlier.view.answers}
              of={match.view.answers}
              fresh={freshSince}
              yourTurn={match.view.question !== null && freshSince > 0}
            />
          ) : (
            <QuestionBar
              game={game}
              cast={cast}
              asked={shown.view.asked}
              question={question}
              sent={sent}
              refusal={refusal}
              busy={busy}
              happening={happening ? typeset(lang, game.texts[lang].event(happening, cast)) : ""}
              skip={skip}
              choose={choose}
              hovered={hovered}
              hover={hover}
              actions={
                result ? (
                  <Button kind="call" onClick={() => setResultSeen(false)}>
                    {words.question.showResult}
                  </Button>
                ) : watching ? (
                  <p class={style.watching} title={words.question.watchingHelp}>
                    {words.question.watching}
                  </p>
                ) : (
                  <UndoButton table={table} match={match} send={send} />
                )
              }
            />
          )}
        </Playfield>
        {showEnd && (
          <End
            client={client}
            table={table}
            match={match}
            view={shown.view}
            result={result}
            cast={cast}
            seats={seats}
            send={send}
            onClose={() => setResultSeen(true)}
          />
        )}
      </div>
      <Side room={room} open={side === "log"} title={words.log.title} onClose={closeSide}>
        <Log
          client={client}
          steps={busy ? stepsTold(match.steps, shown.told.length) : match.steps}
          cast={cast}
          looking={earlier?.view.answers ?? null}
          look={rewind.look}
        />
      </Side>
      <Side room={room} open={side === "chat"} title={words.chat.title} onClose={closeSide}>
        <Chat table={table.id} lines={chat} you={table.you.guest} send={send} focus={room} />
      </Side>
      <Panel open={window === "rules"} title={words.menu.rules} onClose={closed("rules")}>
        <Rules />
      </Panel>
      <CheatSheet open={window === "keys"} onClose={closed("keys")} />
      <Menu
        open={window === "menu"}
        table={table}
        level={level}
        send={send}
        onClose={closed("menu")}
        showRules={() => setWindow("rules")}
        showKeys={() => setWindow("keys")}
      />
      <Live game={game} cast={cast} shown={shown} busy={busy} answerable={open !== null} />
    </div>
  );
}

/** The players of this match, the same list as long as nobody takes another name. */
function useNames(table: Table): readonly string[] {
  const known = useRef<readonly string[]>([]);
  if (table.phase === "playing" || known.current.length === 0) {
    const names = namesOf(table, known.current);
    if (names.join("\n") !== known.current.join("\n")) known.current = names;
  }
  return known.current;
}

/** A new version of the page isn't loaded in the middle of a match. */
function useBusy(playing: boolean): void {
  useEffect(() => {
    busyStore.set(playing);
    return () => busyStore.set(false);
  }, [playing]);
}

/** How many answers were given since the person began to look back. */
function useFreshSince(looking: boolean, steps: number): number {
  const then = useRef(steps);
  if (!looking) then.current = steps;
  return Math.max(0, steps - then.current);
}

function useSounds(asked: boolean, won: boolean | null, watching: boolean, unread: number): void {
  useEffect(() => {
    if (asked) play("turn");
  }, [asked]);
  useEffect(() => {
    if (won !== null) play(won || watching ? "win" : "lose");
  }, [won]);
  useEffect(() => {
    if (unread > 0) play("chat");
  }, [unread]);
}

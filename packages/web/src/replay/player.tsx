// A recorded match, played again in this browser: the same board and log as at the table, with all of time to move in.

import { type Lang, type MatchRecord, Refused, type SeatId, type Viewer } from "@fracas/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { Notice } from "../app/notice.tsx";
import { useTitle } from "../app/title.ts";
import { InBar } from "../app/top-bar.tsx";
import { Button, IconButton, LinkButton } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { Panel } from "../design/panel.tsx";
import type { GameClient, SeatFace } from "../games/client.ts";
import { labelled } from "../table/labelled.ts";
import { Live } from "../table/live.tsx";
import { Log } from "../table/log.tsx";
import { chaptersOf } from "../table/log-lines.ts";
import { Playfield } from "../table/playfield.tsx";
import frame from "../table/screen.module.css";
import { Side, useRoom } from "../table/side.tsx";
import { useKeys } from "../table/use-keys.ts";
import { usePlayback } from "../table/use-playback.ts";
import { Controls, type Speed } from "./controls.tsx";
import style from "./player.module.css";
import { RecordDialog } from "./record-dialog.tsx";
import { texts } from "./texts/index.ts";
import { type Spot, searchOf, spotOf, type Timeline, timelineOf } from "./timeline.ts";

/** Between two answers while playing, in milliseconds. */
const PAUSE = 900;

interface Props {
  client: GameClient;
  record: MatchRecord;
  /** Null for a record from a file. */
  match: string | null;
}

export function Player({ client, record, match }: Props) {
  const words = useTexts(texts);
  const lang = useLang();
  const [eyes, setEyes] = useState<Viewer>(() => spotOf(location.search, record).eyes);
  const timeline = useMemo(() => timelineOf(client.game, record, eyes), [client, record, eyes]);
  if (timeline instanceof Refused)
    return (
      <Notice
        title={words.gone}
        actions={
          <LinkButton kind="call" href="/">
            {words.home}
          </LinkButton>
        }
      >
        <p>{typeset(lang, timeline.explain(lang))}</p>
      </Notice>
    );
  return <Screen client={client} record={record} match={match} timeline={timeline} eyes={eyes} setEyes={setEyes} />;
}

type Window = "record" | "rules" | "result" | null;

interface ScreenProps extends Props {
  timeline: Timeline;
  eyes: Viewer;
  setEyes(eyes: Viewer): void;
}

function Screen({ client, record, match, timeline, eyes, setEyes }: ScreenProps) {
  const words = useTexts(texts);
  const lang = useLang();
  const { game, Rules, Score } = client;
  const last = record.answers.length;
  const [at, setAt] = useState(() => spotOf(location.search, record).at);
  const [moving, setMoving] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [window, setWindow] = useState<Window>(null);
  const closed = (which: Window) => () => setWindow((now) => (now === which ? null : now));
  const room = useRoom();
  const [log, setLog] = useState(room);
  useEffect(() => setLog(room), [room]);

  const position = useMemo(() => ({ view: timeline.views[at], steps: timeline.steps.slice(0, at + 1) }), [timeline, at]);
  const playing = usePlayback("replay", position, client.stage, speed);
  const { shown, busy } = playing;
  const cast = useMemo(
    () => ({ name: (seat: SeatId) => record.seats[seat], ...(typeof eyes === "number" && { you: eyes }) }),
    [record, eyes],
  );
  const chapters = useMemo(() => chaptersOf(timeline.steps, client, cast, lang), [timeline, client, cast, lang]);
  const spot: Spot = { at, eyes };

  useTitle(`${words.title} · ${game.texts[lang].title}`);
  useAddress(match === null ? null : searchOf(spot));
  useEffect(() => {
    if (!moving || busy) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setMoving(false)), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [moving, busy, at, speed]);

  const go = (to: number) => {
    setMoving(false);
    setAt(Math.min(last, Math.max(0, to)));
  };
  useKeys({
    arrowleft: () => go(at - 1),
    arrowright: () => go(at + 1),
    home: () => go(0),
    end: () => go(last),
    " ": () => setMoving(at < last && !moving),
    escape: busy ? playing.skip : undefined,
    l: () => setLog(!log),
    r: () => setWindow("rules"),
  });

  const seats = record.seats.map(
    (name, seat): SeatFace => ({
      seat: seat as SeatId,
      name,
      you: seat === eyes,
      presence: "recorded",
      asked: shown.view.asked?.seats.includes(seat as SeatId) ?? false,
      clock: null,
    }),
  );

  return (
    <div class={frame.screen}>
      <h1 class="unseen">{labelled(lang, words.title, game.texts[lang].title)}</h1>
      <InBar>
        <span class={style.title}>{words.title}</span>
        <IconButton icon="scroll-unfurled" label={words.controls.log} aria-expanded={log} onClick={() => setLog(!log)} />
        <IconButton icon="open-book" label={words.controls.rules} onClick={() => setWindow("rules")} />
      </InBar>
      <div class={frame.main}>
        <Playfield
          client={client}
          playing={playing}
          cast={cast}
          seats={seats}
          lang={lang}
          question={null}
          choose={() => {}}
          hovered={null}
          hover={() => {}}
        >
          <Controls
            record={record}
            at={at}
            go={go}
            playing={moving}
            setPlaying={setMoving}
            speed={speed}
            setSpeed={setSpeed}
            eyes={eyes}
            setEyes={setEyes}
            chapters={chapters}
            status={statusOf(client, timeline, at, cast, lang)}
          >
            <Button kind="quiet" icon="share" onClick={() => setWindow("record")}>
              {words.controls.record}
            </Button>
            {shown.view.result && (
              <Button kind="call" onClick={() => setWindow("result")}>
                {words.controls.result}
              </Button>
            )}
          </Controls>
        </Playfield>
      </div>
      <Side room={room} open={log} title={words.controls.log} onClose={() => setLog(false)}>
        <Log client={client} steps={timeline.steps} cast={cast} looking={at} look={go} />
      </Side>
      <RecordDialog open={window === "record"} game={game} record={record} match={match} spot={spot} onClose={closed("record")} />
      <Panel open={window === "rules"} title={words.controls.rules} onClose={closed("rules")}>
        <Rules />
      </Panel>
      {shown.view.result && (
        <Dialog open={window === "result"} title={words.controls.result} onClose={closed("result")}>
          <p class={style.sentence}>{typeset(lang, game.texts[lang].result(shown.view.result, cast))}</p>
          <Score view={shown.view} result={shown.view.result} told={shown.told} seats={seats} lang={lang} />
        </Dialog>
      )}
      <Live game={game} cast={cast} shown={shown} busy={busy} answerable={false} />
    </div>
  );
}

/** What is asked at a moment, and of whom; at the end, how it ended. */
function statusOf({ game }: GameClient, { views }: Timeline, at: number, cast: { name(seat: SeatId): string }, lang: Lang): string {
  const { asked, result } = views[at];
  const said = game.texts[lang];
  if (result) return typeset(lang, said.result(result, cast));
  if (!asked) return "";
  return labelled(lang, asked.seats.map(cast.name).join(", "), said.question(asked, cast));
}

/** The address names the moment, so that reloading or passing it on leads back here. */
function useAddress(search: string | null): void {
  useEffect(() => {
    if (search === null) return;
    // Browsers forbid too many changes in a short time.
    const timer = setTimeout(() => history.replaceState(history.state, "", `${location.pathname}${search}`), 300);
    return () => clearTimeout(timer);
  }, [search]);
}

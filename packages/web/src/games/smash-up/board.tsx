// The table of Smash Up: the others' plates on top, the bases with everybody's minions in the middle, the near player's hand below.
import { clockwise, type SeatId, seatId } from "@fracas/kernel";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { motionOff } from "../../app/settings.ts";
import { BaseColumn } from "./base-column.tsx";
import { BaseMap } from "./base-map.tsx";
import style from "./board.module.css";
import { Chooser, Shown } from "./chooser.tsx";
import { DiscardPanel } from "./discard-panel.tsx";
import { answerOfDrop, type Dropped } from "./drop.ts";
import { Factions } from "./factions.tsx";
import { Hand } from "./hand.tsx";
import { Player } from "./player.tsx";
import { Plays } from "./plays.tsx";
import { optionOfCard, optionsElsewhere, type SmashUpBoardProps } from "./props.ts";
import { Resolving } from "./resolving.tsx";
import { Specials } from "./specials.tsx";
import { texts } from "./texts/index.ts";
import { Track } from "./track.tsx";
import { useAutoPass } from "./use-auto-pass.ts";
import { useDrag } from "./use-drag.ts";

export function Board(board: SmashUpBoardProps) {
  const words = useTexts(texts);
  const { view, cast, seats, question } = board;
  const { state } = view;
  const near = cast.you ?? seatId(0);
  const others = useMemo(
    () => Array.from({ length: view.players - 1 }, (_, at) => clockwise(near, at + 1, view.players)),
    [near, view.players],
  );
  const [discard, setDiscard] = useState<SeatId | null>(null);
  const auto = useAutoPass(board);
  const drop = useDrop(board);
  const drag = useDrag((card, on) => drop({ card: card.id, on, answers: view.answers }));
  const elsewhere = question?.prompt === "play" ? [] : optionsElsewhere(question, state, near);
  const choosing = state.phase === "factions";
  return (
    <div class={`${style.board} ${choosing ? style.choosing : ""}`} data-players={view.players}>
      {choosing ? (
        <Factions board={board} />
      ) : (
        <>
          <section class={style.rivals} aria-label={words.rivals}>
            {others.map((seat) => (
              <Player key={seat} board={board} face={seats[seat]} near={false} openDiscard={setDiscard} />
            ))}
          </section>
          <Track board={board} />
          <Bases board={board} near={near} others={others} over={drag.over} dragging={drag.card !== null} />
        </>
      )}
      <div class={style.bar}>
        <div class={style.dock}>
          <div class={style.above}>
            {elsewhere.length > 0 ? <Chooser key={view.answers} board={board} options={elsewhere} /> : <Shown board={board} />}
            <Specials board={board} auto={auto} />
          </div>
          <div class={style.question}>{board.children}</div>
        </div>
      </div>
      {!choosing && (
        <>
          <div class={style.mine}>
            <div class={style.own}>
              <Player board={board} face={seats[near]} near={true} openDiscard={setDiscard} />
              <Plays board={board} />
            </div>
            <Hand board={board} seat={near} drag={drag} />
          </div>
          <Resolving board={board} />
        </>
      )}
      <DiscardPanel board={board} seat={discard} close={() => setDiscard(null)} />
    </div>
  );
}

interface BasesProps {
  board: SmashUpBoardProps;
  near: SeatId;
  others: readonly SeatId[];
  over: number | null;
  dragging: boolean;
}

/** On a phone they lie in a row to be swiped, with a map of all of them above. */
function Bases({ board, near, others, over, dragging }: BasesProps) {
  const words = useTexts(texts);
  const { bases } = board.view.state;
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (slot: number) => {
    const column = row.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    column?.scrollIntoView({ behavior: motionOff() ? "instant" : "smooth", block: "nearest", inline: "center" });
  };
  const look = () => {
    const box = row.current;
    if (!box) return;
    const middle = box.scrollLeft + box.clientWidth / 2;
    const columns = [...box.querySelectorAll<HTMLElement>("[data-slot]")];
    const distance = (column: HTMLElement) => Math.abs(column.offsetLeft + column.offsetWidth / 2 - middle);
    const nearest = columns.reduce((best, column) => (distance(column) < distance(best) ? column : best), columns[0]);
    if (nearest) setShown(Number(nearest.dataset.slot));
  };
  // What happens somewhere is seen there, and so is what can be chosen.
  const scoring = bases.find((base) => base.scoring)?.slot;
  useEffect(() => {
    if (scoring !== undefined) show(scoring);
  }, [scoring]);
  const { question } = board;
  useEffect(() => {
    const open = bases.filter((base) => optionOfCard(question, base.id) || base.cards.some(({ id }) => optionOfCard(question, id)));
    if (open.length > 0 && !open.some(({ slot }) => slot === shown)) show(open[0].slot);
  }, [question]);
  return (
    <>
      <BaseMap board={board} shown={shown} show={show} />
      <section class={`${style.table} ${dragging ? style.dragging : ""}`} aria-label={words.bases} data-table>
        <ul ref={row} class={style.bases} onScroll={look}>
          {bases.map((base) => (
            <BaseColumn key={base.slot} board={board} base={base} near={near} others={others} over={over} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** A card dropped on something answers the question for the card, and the next one for the place. */
function useDrop({ question, view, choose }: SmashUpBoardProps): (dropped: Dropped) => void {
  const dropped = useRef<Dropped | null>(null);
  const { answers } = view;
  useEffect(() => {
    const now = dropped.current;
    if (!now || !question || answers === now.answers) return;
    dropped.current = null;
    const option = answerOfDrop(now, question, answers);
    if (option !== undefined) choose(option);
  }, [question, answers]);
  return (now) => {
    const option = question && answerOfDrop(now, question, answers);
    if (!option) return;
    dropped.current = now;
    choose(option);
  };
}

// A player's plate: victory points first, then what they hold, and which factions they are.
import type { SeatId } from "@fracas/kernel";
import { useTexts } from "../../app/language.ts";
import { seatColour } from "../../design/seat-mark.tsx";
import { SeatPlate } from "../../table/seat-plate.tsx";
import type { SeatFace } from "../client.ts";
import { nameOf } from "./cards/names.ts";
import { FactionSign } from "./emblems.tsx";
import { GOAL } from "./facts.ts";
import style from "./player.module.css";
import { optionOfSeat, type SmashUpBoardProps } from "./props.ts";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import { Thing } from "./thing.tsx";

interface Props {
  board: SmashUpBoardProps;
  face: SeatFace;
  /** The player at the bottom, whose hand lies beside the plate. */
  near: boolean;
  openDiscard(seat: SeatId): void;
}

export function Player({ board, face, near, openDiscard }: Props) {
  const words = useTexts(texts);
  const { seat, name, you } = face;
  const { view, lang, question } = board;
  const { state } = view;
  const player = state.seats[seat];
  const turn = state.turn > 0 && state.current === seat && !view.result;
  const option = optionOfSeat(question, seat);
  const own = question?.options.some(({ at }) => typeof at.card === "number" && player.discard.some(({ id }) => id === at.card));
  return (
    <SeatPlate
      face={face}
      class={`${style.player} ${near || view.players === 2 ? style.line : ""} ${turn ? style.current : ""}`}
      chip={!near && view.players > 2}
      score={
        <span class={style.vp} title={words.vpGoal(player.vp, GOAL)} aria-hidden="true">
          <strong>{player.vp}</strong>
          <span class={style.goal}>/{GOAL}</span>
        </span>
      }
      signs={
        <>
          {player.actionsBarred && (
            <span class={style.barred} title={words.barred} aria-hidden="true">
              ⊘
            </span>
          )}
          <span class={style.factions}>
            {player.factions.map((faction) => (
              <FactionSign key={faction} faction={faction} lang={lang} />
            ))}
          </span>
        </>
      }
    >
      <p class="unseen">
        {words.player({
          vp: player.vp,
          goal: GOAL,
          hand: player.handSize,
          deck: player.deckSize,
          discard: player.discard.length,
          factions: player.factions.map((faction) => nameOf(faction, lang)).join(", "),
          barred: player.actionsBarred,
          turn,
        })}
      </p>
      <span class={style.meter} style={{ "--seat": seatColour(seat) }} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * player.vp) / GOAL)}%` }} />
      </span>
      <div class={style.piles}>
        {!near && (
          <span class={style.pile} title={words.inHand(player.handSize)} data-place={place.hand(seat)} aria-hidden="true">
            <HandSign /> {player.handSize}
            <span class={style.word}>{words.hands}</span>
          </span>
        )}
        <span class={style.pile} title={words.inDeck(player.deckSize)} data-place={place.deck(seat)} aria-hidden="true">
          <DeckSign /> {player.deckSize}
          <span class={style.word}>{words.deck}</span>
        </span>
        <button
          type="button"
          class={`${style.pile} ${style.discard} ${own ? style.lit : ""}`}
          title={words.inDiscard(player.discard.length)}
          data-place={place.discard(seat)}
          onClick={() => openDiscard(seat)}
        >
          <span class="unseen">{you ? words.openOwnDiscard(player.discard.length) : words.openDiscard(name, player.discard.length)}</span>
          <span class={style.pile} aria-hidden="true">
            <DiscardSign /> {player.discard.length}
            <span class={style.word}>{words.discard}</span>
          </span>
        </button>
        {option && (
          <Thing board={board} option={option} enlarge={`seat-${seat}`} label={name} class={style.choose}>
            <span aria-hidden="true">{name}</span>
          </Thing>
        )}
      </div>
    </SeatPlate>
  );
}

/** Two cards, fanned. */
function HandSign() {
  return (
    <svg class={style.sign} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M3.2 7.5l7-2.5 4.5 13-7 2.5z" opacity=".55" />
      <path d="M10 3h9v15h-9z" />
    </svg>
  );
}

/** Cards face down. */
function DeckSign() {
  return (
    <svg class={style.sign} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M5 3h11v15H5z" />
      <path d="M18 6h2v15H8v-2h10z" opacity=".55" />
    </svg>
  );
}

/** Cards that were dropped. */
function DiscardSign() {
  return (
    <svg class={style.sign} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4" aria-hidden="true" focusable="false">
      <path d="M5 4h11v15H5z" />
      <path d="M8 8l5 7M13 8l-5 7" />
    </svg>
  );
}

// A player's plate: points, what they have won, and what everybody has seen of their hand, all by house in the same six columns.
import type { SeatView } from "@fracas/nobunaga";
import { useTexts } from "../../app/language.ts";
import { SeatPlate } from "../../table/seat-plate.tsx";
import type { SeatFace } from "../client.ts";
import { ActiveCard, HouseCard } from "./card.tsx";
import { Emblem } from "./emblem.tsx";
import { add, HOUSE_IDS, NONE, worth } from "./houses.ts";
import style from "./player.module.css";
import type { NobunagaBoardProps } from "./props.ts";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import { told, toldPair } from "./words.ts";

interface Props {
  board: NobunagaBoardProps;
  face: SeatFace;
  /** The player at the bottom; a hand that can be seen lies beside the plate. */
  near: boolean;
  memory: boolean;
}

export function Player({ board, face, near, memory }: Props) {
  const words = useTexts(texts);
  const { seat } = face;
  const { state } = board.view;
  const player = state.seats[seat];
  const holds = state.active === seat;
  const handBelow = near && (player.hand ?? player.pair) !== null;
  return (
    <SeatPlate
      face={face}
      class={`${style.player} ${near ? style.near : ""}`}
      chip={!near}
      score={
        <span class={style.points} aria-hidden="true" title={words.points(player.points)}>
          {player.points}
        </span>
      }
      signs={
        <>
          <span class={style.holder} data-place={place.holder(seat)} title={words.holdsActive} aria-hidden="true">
            {holds && <ActiveCard size="mini" lang={board.lang} />}
          </span>
          {!handBelow && (
            <span
              class={style.handSize}
              title={`${words.cards(player.handSize)} ${words.inHand}`}
              data-place={place.hand(seat)}
              aria-hidden="true"
            >
              {player.handSize}
              <HandSign />
            </span>
          )}
        </>
      }
    >
      <p class="unseen">{summary(board, player, holds, memory)}</p>
      <div class={style.rows} aria-hidden="true">
        <ul class={style.won} data-place={place.won(seat)} title={words.won}>
          {HOUSE_IDS.map((house) => (
            <li key={house} class={style.slot} data-slot={house}>
              {player.won[house] === 0 && <Emblem of={house} class={style.empty} />}
              {Array.from({ length: player.won[house] }, (_, at) => (
                <HouseCard key={at} house={house} size="mini" lang={board.lang} />
              ))}
              {player.won[house] > 0 && <span class={style.worth}>{worth(house, player.won[house])}</span>}
            </li>
          ))}
        </ul>
        {!handBelow && <Seen player={player} seat={seat} memory={memory} />}
      </div>
    </SeatPlate>
  );
}

/** The pair just taken; then how many cards of each house are in hand, as far as the viewer may know. */
function Seen({ player, seat, memory }: { player: SeatView; seat: SeatFace["seat"]; memory: boolean }) {
  const words = useTexts(texts);
  const { pair, eitherOf } = player;
  const known = pair ? pair.reduce(add, NONE) : (player.hand ?? (memory ? player.seen : null));
  if (!known) return null;
  return (
    <ul
      class={`${style.seen} ${pair ? style.pair : ""}`}
      data-place={pair ? place.pair(seat) : place.hand(seat)}
      title={pair ? words.pairTaken : player.hand ? words.inHand : words.memoryHelp}
    >
      {HOUSE_IDS.map((house) => {
        const perhaps = eitherOf?.includes(house) ?? false;
        return (
          <li key={house} data-slot={house} class={known[house] > 0 || perhaps ? style[house] : style.zero}>
            {known[house] > 0 ? known[house] : perhaps ? "" : "·"}
            {perhaps && "?"}
          </li>
        );
      })}
    </ul>
  );
}

/** Two cards, fanned. */
function HandSign() {
  return (
    <svg class={style.handSign} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M3.2 7.5l7-2.5 4.5 13-7 2.5z" opacity=".55" />
      <path d="M10 3h9v15h-9z" />
    </svg>
  );
}

function summary({ lang }: NobunagaBoardProps, player: SeatView, active: boolean, memory: boolean): string {
  const words = texts[lang];
  const known = player.hand ?? (memory ? player.seen : null);
  const either = memory && player.eitherOf ? words.eitherOf(...nameBoth(player.eitherOf, lang)) : "";
  return words.player({
    points: words.points(player.points),
    hand: words.cards(player.handSize),
    won: told(player.won, lang),
    seen: [known ? told(known, lang) : "", either].filter(Boolean).join(", ") || null,
    pair: player.pair && toldPair(player.pair, words, lang),
    active,
  });
}

function nameBoth([one, other]: NonNullable<SeatView["eitherOf"]>, lang: NobunagaBoardProps["lang"]): [string, string] {
  const { houses } = texts[lang];
  return [houses[one], houses[other]];
}

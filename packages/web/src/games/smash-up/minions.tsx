// The minions of a base, stacked by player; the actions on them peek out, and everything shows its power now.
import type { SeatId } from "@fracas/kernel";
import type { BaseView, PlayedView } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { SeatMark, seatColour } from "../../design/seat-mark.tsx";
import { CardFace } from "./cards/card.tsx";
import { nameOf } from "./cards/names.ts";
import { columnsFor } from "./columns.ts";
import { FactionSign } from "./emblems.tsx";
import { factionOf } from "./facts.ts";
import style from "./minions.module.css";
import { nameOfPart } from "./parts.ts";
import { optionOfCard, type SmashUpBoardProps } from "./props.ts";
import type { Texts } from "./texts/en.ts";
import { texts } from "./texts/index.ts";
import { Thing } from "./thing.tsx";

interface Props {
  board: SmashUpBoardProps;
  base: BaseView;
  /** Whose, in the order in which they sit. */
  seats: readonly SeatId[];
  /** Columns of cards that fit beside each other, on a wide board and on a phone. */
  room: { readonly wide: number; readonly narrow: number };
}

export function Minions({ board, base, seats, room }: Props) {
  const groups = seats
    .map((seat) => ({ seat, cards: base.cards.filter((card) => card.controller === seat && isMinionLike(card)) }))
    .filter(({ cards }) => cards.length > 0);
  const counts = groups.map(({ cards }) => cards.length);
  const wide = columnsFor(counts, room.wide);
  const narrow = columnsFor(counts, room.narrow);
  return groups.map(({ seat, cards }, at) => (
    <Group key={seat} board={board} base={base} seat={seat} cards={cards} wide={wide[at]} narrow={narrow[at]} />
  ));
}

/** Titans, too, stand there for themselves. */
const isMinionLike = ({ kind }: PlayedView): boolean => kind !== "action";

function Group({
  board,
  base,
  seat,
  cards,
  wide,
  narrow,
}: {
  board: SmashUpBoardProps;
  base: BaseView;
  seat: SeatId;
  cards: readonly PlayedView[];
  wide: number;
  narrow: number;
}) {
  const words = useTexts(texts);
  const { cast } = board;
  const shape = {
    "--cols-wide": wide,
    "--rows-wide": Math.ceil(cards.length / wide),
    "--cols-narrow": narrow,
    "--rows-narrow": Math.ceil(cards.length / narrow),
    "--seat": seatColour(seat),
  };
  return (
    <ul class={style.group} style={shape} aria-label={cast.you === seat ? words.yourMinions : words.minionsOf(cast.name(seat))}>
      {cards.map((card) => (
        <Minion key={card.id} board={board} card={card} attached={base.cards.filter(({ on }) => on === card.id)} />
      ))}
    </ul>
  );
}

function Minion({ board, card, attached }: { board: SmashUpBoardProps; card: PlayedView; attached: readonly PlayedView[] }) {
  const words = useTexts(texts);
  const { lang, question } = board;
  const option = optionOfCard(question, card.id);
  return (
    <li class={style.minion} data-minion={card.id}>
      <Thing board={board} option={option} enlarge={`card-${card.id}`} label={labelOf(board, card, words)} class={style.card}>
        <span data-card={card.id} class={style.flyer}>
          <span class={style.face}>
            <CardFace face={card.face} lang={lang} size="small" power={card.power} />
            {card.ready && (
              <span class={style.ready} title={words.talentReady} aria-hidden="true">
                ★
              </span>
            )}
          </span>
        </span>
      </Thing>
      {attached.length > 0 && (
        <ul class={style.attached}>
          {attached.map((action) => (
            <li key={action.id}>
              <Attached board={board} action={action} label={words.attachedTo(labelOf(board, action, words), nameOf(card.face, lang))} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An action that stays: small, in its faction's colours, with the mark of whoever played it. */
export function Attached({ board, action, label }: { board: SmashUpBoardProps; action: PlayedView; label: string }) {
  const { lang, question } = board;
  return (
    <Thing board={board} option={optionOfCard(question, action.id)} enlarge={`card-${action.id}`} label={label} class={style.chip}>
      <span data-card={action.id} class={style.chipFace}>
        <FactionSign faction={factionOf(action.face)} lang={lang} />
        <SeatMark seat={action.controller} size="0.8em" class={style.chipMark} />
      </span>
    </Thing>
  );
}

/** "4 = 2 printed, +2 Upgrade"; nothing where there is nothing to explain. */
function powerTold({ lang }: Pick<SmashUpBoardProps, "lang">, card: PlayedView, words: Texts): string | null {
  const { power, printed, parts = [] } = card;
  if (power === undefined || printed === undefined || parts.length === 0) return null;
  return words.powerParts(
    power,
    printed,
    parts.map((part) => ({ name: nameOfPart(part, lang), amount: part.amount })),
  );
}

export function labelOf(board: SmashUpBoardProps, card: PlayedView, words: Texts): string {
  const { lang, cast } = board;
  const parts = [
    words.ofSomebody(nameOf(card.face, lang), cast.name(card.controller)),
    card.power !== undefined && words.power(card.power),
    powerTold(board, card, words),
    card.named && words.namedFaction(nameOf(card.named, lang)),
  ];
  return parts.filter(Boolean).join(", ");
}

// Nobunaga's board: one column for each house, and in every column what lies in the centre, in your hand, in Nobunaga's zones and before the players.
import { type Cast, type Lang, type SeatId, seatId, type View } from "@fracas/kernel";
import { type Counts, HOUSES, type HouseId, type NobunagaView, type PairView, type SeatView } from "@fracas/nobunaga";
import { type Line, line, lineWidth, rule, type Span, type Style, spare, styled } from "../line.ts";
import { padEnd, padStart, widthOf } from "../width.ts";
import { BOARD_WORDS } from "./nobunaga-words.ts";

const TURN = "▸";
const ACTIVE = "◆";

/** In columns: two marks and a blank; the name; points; hand; and then each house. */
interface Columns {
  readonly name: number;
  readonly house: number;
}
const MARKS = 3;
const POINTS = 4;
const HAND = 5;
/** "Akira (greedy)". */
const NARROWEST_NAME = 14;
const COMFORTABLE_NAME = 20;
const WIDEST_NAME = 24;
const WIDEST_HOUSE = 12;
/** "Ashikaga" with a blank before it. */
const WHOLE_NAMES = 9;

export function nobunagaBoard(given: View, cast: Cast, lang: Lang, width: number): readonly Line[] {
  const view = given as View<NobunagaView>;
  const { state } = view;
  const words = BOARD_WORDS[lang];
  const columns = divide(width);
  const left = MARKS + columns.name + POINTS + HAND;
  const total = left + HOUSES.length * columns.house;
  const preparing = state.round === 0;
  const you = cast.you === undefined ? undefined : state.seats[cast.you];
  const label = (text: string, number = "") => ({ text: ` ${padEnd(text, left - 1 - widthOf(number))}${number}` });
  const row = (head: Span | readonly Span[], counts: Counts, style: Style = {}) => line(...[head].flat(), ...cells(counts, columns, style));

  const lines = [
    line(
      styled(label(stage(view, lang)).text, { bold: true }),
      ...HOUSES.map(({ id, colour }) => cell(houseName(id, lang, columns), columns, { colour, bold: true })),
    ),
    line(
      ` ${padEnd(words.pile(state.pile), MARKS - 1 + columns.name)}`,
      styled(padStart(words.points, POINTS) + padStart(words.hand, HAND), { dim: true }),
      ...HOUSES.map(({ base, second, colour }) => cell(`${base} +${second}`, columns, { colour })),
    ),
    spare(rule(total)),
    preparing
      ? pairsLine(state.pairs, lang, total)
      : row(label(words.centre, state.active === null ? ACTIVE : ""), state.centre, { bold: true }),
  ];
  if (you?.hand) lines.push(row(label(words.yourHand, String(you.handSize)), you.hand, { bold: true }));
  lines.push(
    row(label(words.army, `${sum(state.nobunaga.campaign)}/${state.threshold}`), state.nobunaga.campaign),
    row(label(words.used), state.nobunaga.used),
    rule(total, `${preparing ? words.taken : words.won} · ${ACTIVE} ${words.activeCard}`),
    row(standing("", words.nobunaga, state.nobunaga.points, "", columns), state.nobunaga.won),
    ...state.seats.map((seat, index) => row(player(view, seatId(index), cast, lang, columns), preparing ? countsOf(seat.pair) : seat.won)),
  );
  return lines;
}

/** Whole house names when there is room for them, even if the players' have to be short. */
function divide(width: number): Columns {
  const rest = width - MARKS - POINTS - HAND;
  const each = (name: number) => Math.floor((rest - name) / HOUSES.length);
  const house = Math.max(Math.min(WIDEST_HOUSE, each(COMFORTABLE_NAME)), Math.min(WHOLE_NAMES, each(NARROWEST_NAME)));
  return { house, name: Math.min(WIDEST_NAME, rest - HOUSES.length * house) };
}

function stage({ state, asked, result }: View<NobunagaView>, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  if (result) return words.end;
  if (state.round === 0) return words.preparation;
  return asked?.prompt === "attack" ? words.campaign(state.campaign) : words.round(state.round, state.campaign);
}

function player(view: View<NobunagaView>, seat: SeatId, cast: Cast, lang: Lang, columns: Columns): Span[] {
  const { points, handSize }: SeatView = view.state.seats[seat];
  const turn = view.asked?.seats.includes(seat) ? TURN : " ";
  const active = view.state.active === seat ? ACTIVE : " ";
  const own = cast.you === seat;
  const { you } = BOARD_WORDS[lang];
  const long = `${cast.name(seat)} (${you})`;
  const name = own && widthOf(long) <= columns.name && cast.name(seat).toLowerCase() !== you ? long : cast.name(seat);
  return standing(turn + active, name, points, String(handSize), columns, own);
}

function standing(marks: string, name: string, points: number, hand: string, columns: Columns, own = false): Span[] {
  return [
    styled(padEnd(marks, MARKS), { bold: true }),
    styled(padEnd(name, columns.name), { bold: own }),
    styled(padStart(String(points), POINTS), { bold: true }),
    { text: padStart(hand, HAND) },
  ];
}

function pairsLine(pairs: readonly PairView[], lang: Lang, width: number): Line {
  const words = BOARD_WORDS[lang];
  const label = ` ${words.pairs}`;
  const named = (name: (id: HouseId) => string) => pairs.flatMap((pair) => [{ text: "  " }, ...pairSpans(pair, name)]);
  const whole = line(label, ...named((id) => words.houses[id]));
  return lineWidth(whole) <= width ? whole : line(label, ...named((id) => tag(id, lang)));
}

function pairSpans(pair: PairView, name: (id: HouseId) => string): Span[] {
  const [one, other] = pair.map((id) => styled(name(id), { colour: colourOf(id), bold: true }));
  return [one, { text: "+" }, other];
}

function cells(counts: Counts, columns: Columns, style: Style): Span[] {
  return HOUSES.map(({ id, colour }) =>
    counts[id] > 0 ? cell(String(counts[id]), columns, { ...style, colour }) : cell("·", columns, { dim: true }),
  );
}

function cell(text: string, { house }: Columns, style: Style): Span {
  return styled(padStart(text, house), style);
}

function houseName(id: HouseId, lang: Lang, { house }: Columns): string {
  return house >= WHOLE_NAMES ? BOARD_WORDS[lang].houses[id] : tag(id, lang);
}

function tag(id: HouseId, lang: Lang): string {
  return BOARD_WORDS[lang].houses[id].slice(0, 3);
}

function colourOf(house: HouseId) {
  return HOUSES.find(({ id }) => id === house)?.colour ?? "grey";
}

function countsOf(pair: PairView | null): Counts {
  const counts: Record<HouseId, number> = { uesugi: 0, mouri: 0, takeda: 0, asai: 0, ashikaga: 0, hongan: 0 };
  for (const id of pair ?? []) counts[id]++;
  return counts;
}

function sum(counts: Counts): number {
  return HOUSES.reduce((total, { id }) => total + counts[id], 0);
}

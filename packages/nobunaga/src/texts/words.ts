// Helpers that the three languages share.
import type { Cast, GameTexts, OptionFace, Prompt, SeatId } from "@fracas/kernel";
import type { NobunagaEvent, Ranked, Who } from "../events.ts";
import { HOUSES, type HouseId } from "../houses.ts";

/** A sentence for each kind of event: a missing one doesn't compile. */
export type EventSentences = { readonly [T in NobunagaEvent["type"]]: (event: Extract<NobunagaEvent, { type: T }>, cast: Cast) => string };

type PromptId = "takePair" | "keepOne" | "pick" | "giveToNobunaga" | "takerPick" | "attack";
export type QuestionSentences = Readonly<Record<PromptId, string>>;

export interface OptionSentences {
  readonly active: string;
  pair(one: HouseId, other: HouseId): string;
  readonly house: Readonly<Record<Exclude<PromptId, "takePair">, (house: HouseId) => string>>;
}

/** The cards: six houses, the Active card, and Nobunaga himself. */
type CardTexts = Readonly<Record<HouseId | "active" | "nobunaga", { readonly name: string; readonly text: string }>>;

type Static = Pick<GameTexts, "title" | "summary" | "rules" | "options" | "result" | "outsider"> & { readonly cards: CardTexts };

export function texts(
  fixed: Static,
  questions: QuestionSentences,
  options: OptionSentences,
  events: EventSentences,
): GameTexts<NobunagaEvent> & Static {
  return {
    ...fixed,
    question: ({ prompt }: Prompt) => questions[prompt as PromptId],
    option({ prompt }: Prompt, { at }: OptionFace) {
      if (at.card === "active") return options.active;
      if (prompt === "takePair") return options.pair(at.one as HouseId, at.other as HouseId);
      return options.house[prompt as Exclude<PromptId, "takePair">](at.house as HouseId);
    },
    event: <T extends NobunagaEvent["type"]>(event: Extract<NobunagaEvent, { type: T }>, cast: Cast) =>
      events[event.type as T](event, cast),
  };
}

/** "Anna takes" or "You take". */
export function subject(you: string): (cast: Cast, seat: SeatId, third: string, second: string) => string {
  return (cast, seat, third, second) => (cast.you === seat ? `${you} ${second}` : `${cast.name(seat)} ${third}`);
}

/** The house cards' texts, all of one form. */
export function houseCards(name: (house: HouseId) => string, text: (base: number, second: number) => string) {
  const card = ({ id, base, second }: (typeof HOUSES)[number]) => [id, { name: name(id), text: text(base, second) }] as const;
  return Object.fromEntries(HOUSES.map(card)) as Record<HouseId, { name: string; text: string }>;
}

/** "a, b and c". */
export function listing(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** "2 Takeda, Uesugi": equal neighbours are counted. */
export function counted(houses: readonly HouseId[], name: (house: HouseId, count: number) => string): string[] {
  return [...new Set(houses)].map((house) => {
    const count = houses.filter((other) => other === house).length;
    return count > 1 ? `${count} ${name(house, count)}` : name(house, 1);
  });
}

export function awardedOf(ranking: readonly Ranked[]): Who[] {
  return ranking.filter(({ awarded }) => awarded).map(({ who }) => who);
}

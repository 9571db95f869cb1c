// Cards of one house that lie together.
import type { Lang } from "@fracas/kernel";
import type { Counts, HouseId } from "@fracas/nobunaga";
import { type CardSize, HouseCard } from "./card.tsx";
import { HOUSE_IDS } from "./houses.ts";
import style from "./stack.module.css";

/** How much of a card under another one is seen. */
const OVERLAP = 0.28;

/** How wide the stacks of these cards are together, measured in cards. */
export function widthInCards(counts: Counts): number {
  return HOUSE_IDS.reduce((sum, house) => sum + (counts[house] > 0 ? 1 + OVERLAP * (counts[house] - 1) : 0), 0);
}

export function Stack({ house, count, size, lang }: { house: HouseId; count: number; size: CardSize; lang: Lang }) {
  return (
    <span class={style.stack} style={{ "--overlap": OVERLAP }}>
      {Array.from({ length: count }, (_, at) => (
        <HouseCard key={at} house={house} size={size} lang={lang} covered={at < count - 1} />
      ))}
      {count > 1 && <span class={style.count} data-text={`×${count}`} aria-hidden="true" />}
    </span>
  );
}

// Nobunaga and his three zones.
import type { HouseId } from "@fracas/nobunaga";
import type { ComponentChildren } from "preact";
import { useTexts } from "../../../../app/language.ts";
import { Drawing } from "../../../../rules/parts.tsx";
import { Portrait } from "../../portrait.tsx";
import { texts as boardTexts } from "../../texts/index.ts";
import { ZONES } from "../examples.ts";
import { texts } from "../texts/index.ts";
import { Face, Gap } from "./bits.tsx";
import style from "./zones.module.css";

export function ZonesDrawing() {
  const { drawings } = useTexts(texts);
  const { marches } = useTexts(boardTexts);
  const { campaign, used, won, threshold } = ZONES;
  return (
    <Drawing {...drawings.zones}>
      <div class={style.zones}>
        <Zone name={drawings.wonCards} cards={won} class={style.won} />
        <Zone name={drawings.usedCards} cards={used} class={style.used} />
        <Portrait class={style.portrait} />
        <Zone name={drawings.campaignZone} cards={campaign} gaps={threshold - campaign.length} class={style.campaign}>
          <span class={style.count}>{marches(campaign.length, threshold)}</span>
        </Zone>
      </div>
    </Drawing>
  );
}

interface ZoneProps {
  name: string;
  cards: readonly HouseId[];
  gaps?: number;
  class: string | undefined;
  children?: ComponentChildren;
}

function Zone({ name, cards, gaps = 0, class: place, children }: ZoneProps) {
  return (
    <div class={`${style.zone} ${place}`}>
      <span class={style.label}>{name}</span>
      <span class={style.cards}>
        {cards.map((card, at) => (
          <Face key={at} card={card} />
        ))}
        {Array.from({ length: gaps }, (_, at) => (
          <Gap key={at} />
        ))}
      </span>
      {children}
    </div>
  );
}

// What the drawings are made of: the table's own cards, players with their marks, numbers in circles.
import { type HouseId, nobunaga } from "@fracas/nobunaga";
import { useLang, useTexts } from "../../../../app/language.ts";
import { SeatMark } from "../../../../design/seat-mark.tsx";
import { ActiveCard, HouseCard } from "../../card.tsx";
import { Emblem } from "../../emblem.tsx";
import { Portrait } from "../../portrait.tsx";
import { PLAYERS, type Someone } from "../examples.ts";
import { texts } from "../texts/index.ts";
import style from "./bits.module.css";

export function Face({ card }: { card: HouseId | "active" }) {
  const lang = useLang();
  return card === "active" ? <ActiveCard lang={lang} /> : <HouseCard house={card} lang={lang} />;
}

/** Where a card is still missing. */
export function Gap() {
  return <span class={style.gap} />;
}

export function Name({ who, active = false }: { who: Someone; active?: boolean }) {
  const { names } = useTexts(texts);
  const { outsider } = useTexts(nobunaga.texts);
  return (
    <span class={style.name}>
      <span class={style.mark}>{who === "nobunaga" ? <Portrait class={style.portrait} /> : <SeatMark seat={PLAYERS.indexOf(who)} />}</span>
      <span>{who === "nobunaga" ? outsider(who) : names[who]}</span>
      {active && <Emblem of="active" class={style.activeMark} />}
    </span>
  );
}

export function Order({ number }: { number: number }) {
  return <span class={style.order}>{number}</span>;
}

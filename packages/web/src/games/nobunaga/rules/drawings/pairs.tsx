// Preparation: who takes which pair, and what becomes of one of them.
import { useTexts } from "../../../../app/language.ts";
import { Icon } from "../../../../design/icon.tsx";
import { Drawing } from "../../../../rules/parts.tsx";
import { CardBack } from "../../card.tsx";
import { KEPT, PAIRS } from "../examples.ts";
import { texts } from "../texts/index.ts";
import { Face, Name, Order } from "./bits.tsx";
import style from "./pairs.module.css";

export function PairsDrawing() {
  const { drawings } = useTexts(texts);
  const [first] = PAIRS;
  return (
    <Drawing {...drawings.pairs}>
      <div class={style.pairs}>
        {PAIRS.map(({ by, houses: [one, other] }, at) => (
          <div key={by} class={style.column}>
            <span class={style.pair}>
              <Face card={one} />
              <Face card={other} />
            </span>
            <Order number={at + 1} />
            <Name who={by} active={by === "anna"} />
          </div>
        ))}
      </div>
      <div class={style.kept}>
        {first && <Name who={first.by} />}
        <Icon name="right" size="1em" />
        <span class={style.place}>
          <Face card={KEPT} />
          {drawings.hand}
        </span>
        <span class={style.place}>
          <CardBack />
          {drawings.underPile}
        </span>
      </div>
    </Drawing>
  );
}

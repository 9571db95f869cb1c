// A round: who takes which card in which order, the Active card among them; and what is left to Nobunaga.
import { useTexts } from "../../../../app/language.ts";
import { Icon } from "../../../../design/icon.tsx";
import { Drawing } from "../../../../rules/parts.tsx";
import { ROUND, ROUND_FOR_TWO, type Take } from "../examples.ts";
import { texts } from "../texts/index.ts";
import { Face, Name, Order } from "./bits.tsx";
import style from "./round.module.css";

export function RoundDrawing() {
  const { drawings } = useTexts(texts);
  return (
    <Drawing {...drawings.round}>
      <div class={`${style.row} ${style.five}`}>{ROUND.map(taken)}</div>
    </Drawing>
  );
}

export function RoundForTwoDrawing() {
  const { drawings } = useTexts(texts);
  return (
    <Drawing {...drawings.two}>
      <div class={`${style.row} ${style.four}`}>{ROUND_FOR_TWO.map(taken)}</div>
    </Drawing>
  );
}

const taken = ({ card, by, given }: Take, at: number) => (
  <div key={at} class={style.column}>
    <Face card={card} />
    {by !== "nobunaga" && <Order number={at + 1} />}
    <span class={style.taker}>
      <Name who={by} />
      {given && (
        <>
          <Icon name="down" size="0.9em" />
          <Name who="nobunaga" />
        </>
      )}
    </span>
  </div>
);

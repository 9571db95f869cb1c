// An attack: the ranking, why it is so, and who lays a card down.
import { useLang, useTexts } from "../../../../app/language.ts";
import { Icon } from "../../../../design/icon.tsx";
import { Drawing } from "../../../../rules/parts.tsx";
import { nameOf } from "../../card.tsx";
import { texts as boardTexts } from "../../texts/index.ts";
import { ATTACK } from "../examples.ts";
import { texts } from "../texts/index.ts";
import style from "./attack.module.css";
import { Face, Name, Order } from "./bits.tsx";

export function AttackDrawing() {
  const { drawings } = useTexts(texts);
  const { attack } = useTexts(boardTexts);
  const lang = useLang();
  return (
    <Drawing {...drawings.attack}>
      <div class={style.banner}>
        <Face card={ATTACK.house} />
        {nameOf(ATTACK.house, lang)}
      </div>
      {ATTACK.ranking.map(({ who, count, awarded, tieBreak }, at) => (
        <div key={who} class={`${style.row} ${awarded ? style.awarded : ""}`}>
          <Order number={at + 1} />
          <Name who={who} active={who === "anna"} />
          <span class={style.cards}>
            {Array.from({ length: count }, (_, card) => (
              <Face key={card} card={ATTACK.house} />
            ))}
          </span>
          <span class={style.why}>
            <span class={style.result}>
              {awarded && <Icon name="check" size="1em" />}
              {awarded ? attack.lays : attack.nothing}
            </span>
            {tieBreak && <span>{attack.ties[tieBreak]}</span>}
          </span>
        </div>
      ))}
    </Drawing>
  );
}

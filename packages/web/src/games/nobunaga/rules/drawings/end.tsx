// Two endings with the same points: who holds the Active card decides the tie.
import { useTexts } from "../../../../app/language.ts";
import { Drawing } from "../../../../rules/parts.tsx";
import { ENDINGS } from "../examples.ts";
import { texts } from "../texts/index.ts";
import { Name, Order } from "./bits.tsx";
import style from "./end.module.css";

export function EndDrawing() {
  const { drawings, names } = useTexts(texts);
  return (
    <Drawing {...drawings.end}>
      <div class={style.endings}>
        {ENDINGS.map(({ active, standing }) => {
          const winner = standing[0]?.who;
          const lost = !winner || winner === "nobunaga";
          return (
            <div key={active} class={style.ending}>
              <span class={style.holder}>{drawings.holds(names[active])}</span>
              {standing.map(({ who, points }, at) => (
                <span key={who} class={style.row}>
                  <Order number={at + 1} />
                  <Name who={who} active={who === active} />
                  <span class={style.points}>{points}</span>
                </span>
              ))}
              <span class={`${style.outcome} ${lost ? style.lost : ""}`}>{lost ? drawings.allLose : drawings.wins(names[winner])}</span>
            </div>
          );
        })}
      </div>
    </Drawing>
  );
}

// All bases at a glance, for a phone on which they lie side by side beyond its edges.
import { useTexts } from "../../app/language.ts";
import { Meter } from "./base-column.tsx";
import style from "./base-map.module.css";
import { nameOf } from "./cards/names.ts";
import { optionOfCard, type SmashUpBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

export function BaseMap({ board, shown, show }: { board: SmashUpBoardProps; shown: number; show(slot: number): void }) {
  const words = useTexts(texts);
  const { view, lang, question } = board;
  return (
    <nav class={style.map} aria-label={words.baseMap}>
      {view.state.bases.map((base) => {
        const lit = optionOfCard(question, base.id) || base.cards.some(({ id }) => optionOfCard(question, id));
        return (
          <button
            key={base.slot}
            type="button"
            class={`${style.base} ${base.slot === shown ? style.shown : ""} ${lit ? style.lit : ""} ${base.scoring ? style.scoring : ""}`}
            {...(base.slot === shown && { "aria-current": "true" as const })}
            onClick={() => show(base.slot)}
          >
            <span class="unseen">{words.base(nameOf(base.face, lang), base.total, base.breakpoint)}</span>
            <span class={style.name} aria-hidden="true">
              {nameOf(base.face, lang)}
            </span>
            <Meter base={base} board={board} small />
          </button>
        );
      })}
    </nav>
  );
}

// Choosing factions, before there is a table to sit at.
import { FactionPicker } from "./cards/picker.tsx";
import style from "./factions.module.css";
import type { SmashUpBoardProps } from "./props.ts";
import { Takers } from "./takers.tsx";

export function Factions({ board }: { board: SmashUpBoardProps }) {
  const { view, question, choose, hovered, hover, cast, lang } = board;
  const options = question?.prompt === "chooseFaction" ? question.options : [];
  return (
    <div class={style.factions}>
      <Takers board={board} />
      <div class={style.tiles}>
        <FactionPicker options={options} choose={choose} hovered={hovered} hover={hover} state={view.state} cast={cast} lang={lang} />
      </div>
    </div>
  );
}

// Choosing factions, before there is a table to sit at.
import { FactionPicker } from "./cards/picker.tsx";
import style from "./factions.module.css";
import type { SmashUpBoardProps } from "./props.ts";

export function Factions({ board }: { board: SmashUpBoardProps }) {
  const { view, question, choose, cast, lang } = board;
  const options = question?.prompt === "chooseFaction" ? question.options : [];
  return (
    <div class={style.factions}>
      <FactionPicker options={options} choose={choose} state={view.state} cast={cast} lang={lang} />
    </div>
  );
}

// In a scoring: the ways not to be asked for Specials again. And what answers itself.
import { useTexts } from "../../app/language.ts";
import { Button } from "../../design/button.tsx";
import { passOf, scoringOf, toggleScoring, toggleStop, toggleTurn } from "./auto-pass.ts";
import type { SmashUpBoardProps } from "./props.ts";
import style from "./specials.module.css";
import { texts } from "./texts/index.ts";
import type { AutoPass } from "./use-auto-pass.ts";

export function Specials({ board, auto }: { board: SmashUpBoardProps; auto: AutoPass }) {
  const { special: words } = useTexts(texts);
  const { question, view, choose } = board;
  const { passing, coming, change } = auto;
  if (!question) return null;
  const { turn } = view.state;
  const scoring = scoringOf(question, turn);
  const pass = passOf(question);
  if (scoring === null && !coming) return null;
  const now = (next: typeof passing, active: boolean) => {
    change(next);
    if (active && pass && !coming) choose(pass.id);
  };
  return (
    <section class={style.specials} aria-label={words.region}>
      {coming && (
        <p class={style.coming} role="status">
          {coming.why === "nothing" ? (scoring === null ? words.formal : words.nothing) : words[coming.why]}
          <span key={`${view.answers}`} class={style.clock} aria-hidden="true" />
        </p>
      )}
      {scoring !== null && (
        <span class={style.ways}>
          <Button
            kind="quiet"
            class={style.way}
            aria-pressed={passing.scoring === scoring}
            onClick={() => now(toggleScoring(passing, scoring), passing.scoring !== scoring)}
          >
            {words.passScoring}
          </Button>
          <Button
            kind="quiet"
            class={style.way}
            aria-pressed={passing.turn === turn}
            onClick={() => now(toggleTurn(passing, turn), passing.turn !== turn)}
          >
            {words.passTurn}
          </Button>
          <label class={style.stop}>
            <input type="checkbox" checked={passing.stop} onChange={() => change(toggleStop(passing))} />
            {words.stop}
          </label>
        </span>
      )}
    </section>
  );
}

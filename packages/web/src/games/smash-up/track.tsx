// Where in the turn the match is: whose turn, which phase; and how many bases are still to come.
import { useTexts } from "../../app/language.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { SmashUpBoardProps } from "./props.ts";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import style from "./track.module.css";

const PHASES = ["start", "play", "score", "draw", "end"] as const;

export function Track({ board }: { board: SmashUpBoardProps }) {
  const words = useTexts(texts);
  const { view, cast } = board;
  const { phase, turn, current, baseDeckSize } = view.state;
  const inTurn = turn > 0 && !view.result;
  return (
    <div class={style.track}>
      <h2 class={style.turn}>
        {inTurn && <SeatMark seat={current} size="1.1em" class={style.mark} />}
        <span class={style.title}>{view.result ? words.over : inTurn ? words.turnOf(turn, cast.name(current)) : words.phases[phase]}</span>
      </h2>
      {inTurn && (
        <ol class={style.phases} aria-label={words.phaseTrack}>
          {PHASES.map((one) => (
            <li
              key={one}
              class={`${style.phase} ${one === phase ? style.now : ""}`}
              {...(one === phase && { "aria-current": "step" as const })}
            >
              {words.phases[one]}
            </li>
          ))}
        </ol>
      )}
      {turn > 0 && (
        <p class={style.deck} data-place={place.bases}>
          {words.baseDeck(baseDeckSize)}
        </p>
      )}
    </div>
  );
}

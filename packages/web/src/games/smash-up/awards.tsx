// A base that scores: who takes which place with how much power, and what that is worth.
import type { Award } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { SeatMark, seatColour } from "../../design/seat-mark.tsx";
import style from "./awards.module.css";
import type { SmashUpBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

export function Awards({ board, awards }: { board: SmashUpBoardProps; awards: readonly Award[] }) {
  const words = useTexts(texts);
  const { cast } = board;
  return (
    <ol class={style.awards} aria-label={words.awards}>
      {awards.map(({ seat, power, place, vp, extra }, at) => (
        <li key={seat} class={style.award} style={{ "--seat": seatColour(seat), "--at": at }}>
          <span class={style.place}>{words.place(place)}</span>
          <SeatMark seat={seat} size="1.1em" />
          <span class={style.name}>{cast.name(seat)}</span>
          <span class={style.power} title={words.power(power)}>
            {power}
          </span>
          <strong class={style.vp}>
            +{vp}
            {extra !== 0 && (extra > 0 ? `+${extra}` : `−${-extra}`)}
          </strong>
        </li>
      ))}
    </ol>
  );
}

// Somebody at the table: mark, name, whether they are there, whether the table waits for them, and their clock.
// Boards place the plates and put into them what the game knows of the player.
import type { ComponentChildren } from "preact";
import { useTexts } from "../app/language.ts";
import { Icon } from "../design/icon.tsx";
import { SeatMark, seatColour } from "../design/seat-mark.tsx";
import type { SeatFace } from "../games/client.ts";
import { Clock } from "./clock.tsx";
import style from "./seat-plate.module.css";
import { texts } from "./texts/index.ts";

interface Props {
  face: SeatFace;
  /** At the right end of the first line: the points. */
  score: ComponentChildren;
  /** Before them: a few more signs of the game. */
  signs?: ComponentChildren;
  children: ComponentChildren;
  /** Two short lines on a narrow board. */
  chip?: boolean;
  class?: string | undefined;
}

export function SeatPlate({ face, score, signs, children, chip = false, class: more = "" }: Props) {
  const words = useTexts(texts);
  const { seat, name, you, presence, asked, clock } = face;
  return (
    <article
      class={`${style.plate} ${asked ? style.asked : ""} ${presence === "away" ? style.away : ""} ${chip ? style.chip : ""} ${more}`}
      style={{ "--seat": seatColour(seat) }}
    >
      <header class={style.header}>
        <SeatMark seat={seat} size="1.25em" class={style.mark} />
        <h2 class={style.name}>
          <button type="button" class={style.nameButton} data-enlarge={`seat-${seat}`} title={words.seat.details(name)}>
            {name}
          </button>
          {you && <span class={style.you}> ({words.you})</span>}
        </h2>
        <span class={style.signs}>
          {(presence === "away" || presence === "replaced") && <span class={style.presence}>{words.presence[presence]}</span>}
          {presence === "bot" && <Icon name="robot" label={words.presence.bot} class={style.icon} />}
          {asked && <Icon name="hourglass" label={words.asked} class={`${style.icon} ${style.turn}`} />}
          {clock && <Clock clock={clock} />}
          {signs}
        </span>
        <span class={style.score}>{score}</span>
      </header>
      {children}
    </article>
  );
}

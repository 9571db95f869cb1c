// A board with everything that makes it alive: cards that fly, closer looks, and a click that skips what is being shown.
import type { Cast, Lang, Question } from "@fracas/kernel";
import type { ComponentChildren } from "preact";
import type { GameClient, SeatFace } from "../games/client.ts";
import { Enlarge } from "./enlarge.tsx";
import { Flights } from "./flights.tsx";
import style from "./playfield.module.css";
import type { Playing } from "./use-playback.ts";

interface Props {
  client: GameClient;
  playing: Playing;
  cast: Cast;
  seats: readonly SeatFace[];
  lang: Lang;
  question: Question | null;
  choose(option: string): void;
  hovered: string | null;
  hover(option: string | null): void;
  children: ComponentChildren;
}

export function Playfield({ client, playing, children, ...rest }: Props) {
  const { Board, Card } = client;
  const { shown, busy, skip } = playing;
  const { cast, lang } = rest;
  return (
    <div
      class={style.field}
      onClickCapture={(event) => {
        if (!busy || isInBar(event.target)) return;
        event.stopPropagation();
        skip();
      }}
    >
      <Enlarge large={(card) => <Card card={card} view={shown.view} cast={cast} lang={lang} />}>
        <Flights shown={shown}>
          <Board view={shown.view} told={shown.told} {...rest}>
            <div data-bar>{children}</div>
          </Board>
        </Flights>
      </Enlarge>
    </div>
  );
}

/** The buttons of the bar mean what they say, whatever is being shown. */
function isInBar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-bar] :is(button, input, select)") !== null;
}

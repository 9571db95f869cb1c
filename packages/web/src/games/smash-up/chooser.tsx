// Cards that lie nowhere on the board: those of a pile to choose from, and those that somebody has just shown.
import type { OptionFace, SeatId } from "@fracas/kernel";
import type { CardRef, SmashUpEvent } from "@fracas/smash-up";
import { CARDS } from "@fracas/smash-up";
import { useState } from "preact/hooks";
import { useTexts } from "../../app/language.ts";
import { Button } from "../../design/button.tsx";
import { BaseFace, CardFace } from "./cards/card.tsx";
import { nameOf } from "./cards/names.ts";
import style from "./chooser.module.css";
import type { SmashUpBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";
import { Thing } from "./thing.tsx";

export function Chooser({ board, options }: { board: SmashUpBoardProps; options: readonly OptionFace[] }) {
  const words = useTexts(texts);
  const [away, setAway] = useState(false);
  return (
    <section class={`${style.chooser} ${away ? style.away : ""}`} aria-label={words.chooser}>
      <Button kind="quiet" icon="eye" class={style.toggle} aria-expanded={!away} onClick={() => setAway(!away)}>
        {away ? words.showChooser : words.hideChooser}
      </Button>
      {!away && (
        <ul class={style.row}>
          {options.map((option) => (
            <li key={option.id} class={isBase(String(option.at.face)) ? style.base : ""}>
              <Thing
                board={board}
                option={option}
                enlarge={`face-${option.at.face}`}
                label={nameOf(String(option.at.face), board.lang)}
                class={style.card}
              >
                <span {...(typeof option.at.card === "number" && { "data-card": option.at.card })}>
                  <Face face={String(option.at.face)} board={board} />
                </span>
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What somebody has just shown to all, or to the viewer. */
export function Shown({ board }: { board: SmashUpBoardProps }) {
  const words = useTexts(texts);
  const { cast, view, told } = board;
  const seen = seenIn(told.at(-1));
  // As long as it happens, and while somebody is asked what becomes of it.
  if (!seen || (view.asked && view.asked.about.by !== seen.by) || view.result) return null;
  return (
    <section class={style.chooser} aria-label={words.chooser}>
      <h3 class={style.title}>{seen.private ? words.seen : words.shown(cast.name(seen.seat))}</h3>
      <ul class={style.row}>
        {seen.cards.map((card) => (
          <li key={card.id} class={isBase(card.face) ? style.base : ""}>
            <button type="button" class={style.plain} data-enlarge={`face-${card.face}`}>
              <span class="unseen">{nameOf(card.face, board.lang)}</span>
              <Face face={card.face} board={board} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Seen {
  readonly seat: SeatId;
  readonly cards: readonly CardRef[];
  readonly by: string | undefined;
  readonly private: boolean;
}

function seenIn(event: SmashUpEvent | undefined): Seen | null {
  if (event?.type === "revealed") return { seat: event.seat, cards: event.cards, by: event.by, private: false };
  if (event?.type === "looked" && event.cards) return { seat: event.seat, cards: event.cards, by: event.by, private: true };
  return null;
}

const isBase = (face: string): boolean => CARDS[face]?.kind === "base";

function Face({ face, board }: { face: string; board: Pick<SmashUpBoardProps, "lang"> }) {
  const { lang } = board;
  return isBase(face) ? <BaseFace face={face} lang={lang} size="small" /> : <CardFace face={face} lang={lang} size="small" />;
}

// Cards that lie nowhere on the board: those of a pile to choose from, and those that somebody has just shown.
import type { OptionFace } from "@fracas/kernel";
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
            <li key={option.id}>
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
  const seen = seenIn(board.told.at(-1));
  if (!seen) return null;
  const { cast } = board;
  return (
    <section class={style.chooser} aria-label={words.chooser}>
      <h3 class={style.title}>{seen.private ? words.seen : words.shown(cast.name(seen.seat))}</h3>
      <ul class={style.row}>
        {seen.cards.map((card) => (
          <li key={card.id}>
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

function seenIn(
  event: SmashUpEvent | undefined,
): { seat: Extract<SmashUpEvent, { type: "revealed" }>["seat"]; cards: readonly CardRef[]; private: boolean } | null {
  if (event?.type === "revealed") return { seat: event.seat, cards: event.cards, private: false };
  if (event?.type === "looked" && event.cards) return { seat: event.seat, cards: event.cards, private: true };
  return null;
}

export function Face({ face, board }: { face: string; board: Pick<SmashUpBoardProps, "lang"> }) {
  const { lang } = board;
  return CARDS[face]?.kind === "base" ? (
    <BaseFace face={face} lang={lang} size="small" />
  ) : (
    <CardFace face={face} lang={lang} size="small" />
  );
}

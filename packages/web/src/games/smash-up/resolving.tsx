// The action that is being resolved, large enough to be read; or the card that asks.
import { CARDS } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import { BaseFace, CardFace } from "./cards/card.tsx";
import { nameOf } from "./cards/names.ts";
import type { SmashUpBoardProps } from "./props.ts";
import style from "./resolving.module.css";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";

export function Resolving({ board }: { board: SmashUpBoardProps }) {
  const words = useTexts(texts);
  const { view, lang } = board;
  const card = view.state.resolving.at(-1);
  const by = view.asked?.about.by;
  const asking = !card && typeof by === "string" && by in CARDS ? by : null;
  const face = card?.face ?? asking;
  return (
    <aside
      class={`${style.spot} ${face ? "" : style.empty}`}
      aria-label={card ? words.resolving : words.asking}
      data-place={place.resolving}
    >
      {face && (
        <>
          <p class={style.title}>
            {card && <SeatMark seat={card.seat} size="1em" />}
            {card ? words.resolving : words.asking}
          </p>
          <button type="button" class={style.card} data-enlarge={card ? `card-${card.id}` : `face-${face}`}>
            <span class="unseen">{nameOf(face, lang)}</span>
            <span {...(card && { "data-card": card.id })} class={style.flyer}>
              {CARDS[face]?.kind === "base" ? (
                <BaseFace face={face} lang={lang} size="small" />
              ) : (
                <CardFace face={face} lang={lang} size="small" />
              )}
            </span>
          </button>
        </>
      )}
    </aside>
  );
}

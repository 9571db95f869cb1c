// The near player's hand as a fan. What can't be played is dimmed and says why; what can is clicked or dragged to where it goes.
import type { SeatId } from "@fracas/kernel";
import type { HandCardView } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { labelled } from "../../table/labelled.ts";
import { CardBack, CardFace } from "./cards/card.tsx";
import { nameOf } from "./cards/names.ts";
import style from "./hand.module.css";
import { optionOfCard, type SmashUpBoardProps } from "./props.ts";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import { Thing } from "./thing.tsx";
import type { Drag } from "./use-drag.ts";

interface Props {
  board: SmashUpBoardProps;
  seat: SeatId;
  drag: Drag;
}

export function Hand({ board, seat, drag }: Props) {
  const words = useTexts(texts);
  const { cast, view } = board;
  const { hand, handSize } = view.state.seats[seat];
  const title = cast.you === seat ? words.yourHand : words.hand(cast.name(seat));
  const hidden = Math.max(0, handSize - hand.length);
  return (
    <section class={style.hand} style={{ "--count": Math.max(1, handSize) }} aria-label={title} data-place={place.hand(seat)}>
      {handSize === 0 && <p class={style.none}>{view.state.turn > 0 ? words.handEmpty : ""}</p>}
      {hidden > 0 && <p class="unseen">{words.handHidden(cast.name(seat), handSize)}</p>}
      <ul class={style.fan}>
        {hand.map((card, at) => (
          <Card key={card.id} board={board} card={card} drag={drag} tilt={at - (handSize - 1) / 2} />
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <li key={`hidden-${at}`} class={style.card} style={{ "--tilt": hand.length + at - (handSize - 1) / 2 }} aria-hidden="true">
            <span class={style.held}>
              <CardBack />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ board, card, drag, tilt }: { board: SmashUpBoardProps; card: HandCardView; drag: Drag; tilt: number }) {
  const words = useTexts(texts);
  const { lang, question } = board;
  const option = optionOfCard(question, card.id);
  const why = question?.prompt === "play" && !option && card.unplayable ? words.unplayable[card.unplayable] : null;
  const name = nameOf(card.face, lang);
  const dimmed = question !== null && !option && question.options.some(({ at }) => typeof at.card === "number");
  return (
    <li
      class={`${style.card} ${option ? style.playable : ""} ${dimmed ? style.dimmed : ""} ${drag.card?.id === card.id ? style.lifted : ""}`}
      style={{ "--tilt": tilt }}
    >
      <Thing
        board={board}
        option={option}
        enlarge={`card-${card.id}`}
        label={why ? labelled(lang, name, why) : name}
        class={style.held}
        {...(option && (question?.prompt === "play" || question?.prompt === "playExtra") && drag.handlers(card))}
      >
        <span data-card={card.id} class={style.flyer}>
          <CardFace face={card.face} lang={lang} size="small" />
        </span>
      </Thing>
      {why && (
        <span class={style.why} aria-hidden="true">
          {why}
        </span>
      )}
    </li>
  );
}

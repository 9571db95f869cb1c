// A closer look at what the board names: a card or a base (see cards/enlarged.tsx), with why it can't be played; or a player.
import { type SeatId, seatId } from "@fracas/kernel";
import type { SmashUpView } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { labelled } from "../../table/labelled.ts";
import type { CardProps } from "../client.ts";
import { CardFace } from "./cards/card.tsx";
import { Enlarged as EnlargedCard } from "./cards/enlarged.tsx";
import { nameOf } from "./cards/names.ts";
import { FactionSign } from "./emblems.tsx";
import style from "./enlarged.module.css";
import { GOAL } from "./facts.ts";
import { texts } from "./texts/index.ts";

type Props = CardProps<SmashUpView>;

export function Enlarged(props: Props) {
  const words = useTexts(texts);
  const { card, view } = props;
  if (card.startsWith("seat-")) return <Somebody {...props} seat={seatId(Number(card.slice("seat-".length)))} />;
  const held = view.state.seats.flatMap(({ hand }) => hand).find(({ id }) => card === `card-${id}`);
  return (
    <>
      {held?.unplayable && <p class={style.why}>{words.unplayable[held.unplayable]}</p>}
      <EnlargedCard {...props} />
    </>
  );
}

function Somebody({ view, cast, lang, seat }: Props & { seat: SeatId }) {
  const words = useTexts(texts);
  const { vp, factions, hand, handSize, deckSize, discard, actionsBarred } = view.state.seats[seat];
  return (
    <div class={style.player}>
      <h3 class={style.title}>{labelled(lang, cast.name(seat), words.vpGoal(vp, GOAL))}</h3>
      <ul class={style.factions}>
        {factions.map((faction) => (
          <li key={faction}>
            <FactionSign faction={faction} lang={lang} /> {nameOf(faction, lang)}
          </li>
        ))}
      </ul>
      <p>
        {words.inHand(handSize)}, {words.inDeck(deckSize)}, {words.inDiscard(discard.length)}.
      </p>
      {actionsBarred && <p>{words.barred}.</p>}
      {hand.length > 0 && (
        <>
          <h4 class={style.heading}>{words.large.hand(hand.length, handSize)}</h4>
          <ul class={style.cards}>
            {hand.map(({ id, face }) => (
              <li key={id}>
                <span class="unseen">{nameOf(face, lang)}</span>
                <CardFace face={face} lang={lang} size="small" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

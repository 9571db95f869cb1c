// The near player's hand, big and readable; in Preparation the pair of which one card is kept.
import type { SeatId } from "@fracas/kernel";
import { useTexts } from "../../app/language.ts";
import { HouseCard, nameOf } from "./card.tsx";
import { Choice } from "./choice.tsx";
import style from "./hand.module.css";
import { present } from "./houses.ts";
import { type NobunagaBoardProps, optionFor } from "./props.ts";
import { Stack, widthInCards } from "./stack.tsx";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";

export function Hand({ board, seat }: { board: NobunagaBoardProps; seat: SeatId }) {
  const words = useTexts(texts);
  const { cast, lang, view } = board;
  const { hand, pair, handSize } = view.state.seats[seat];
  const title = cast.you === seat ? words.yourHand : words.hand(cast.name(seat));
  if (pair)
    return (
      <section class={style.hand} style={{ "--count": 2 }} aria-label={title}>
        <ul class={style.row} data-place={place.pair(seat)}>
          {pair.map((house, at) => (
            <li key={at}>
              <Choice board={board} option={optionFor(board, house, "keepOne")} card={house} label={nameOf(house, lang)}>
                <HouseCard house={house} size="full" lang={lang} />
              </Choice>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section class={style.hand} style={{ "--count": hand ? widthInCards(hand) : 1 }} aria-label={title} data-place={place.hand(seat)}>
      {handSize === 0 && <p class={style.none}>{words.handEmpty}</p>}
      {!hand && handSize > 0 && <p class={style.none}>{words.handHidden(cast.name(seat), handSize)}</p>}
      {hand && (
        <ul class={style.row}>
          {present(hand).map((house) => (
            <li key={house}>
              <Choice board={board} option={undefined} card={house} label={`${nameOf(house, lang)}, ${words.cards(hand[house])}`}>
                <Stack house={house} count={hand[house]} size="full" lang={lang} />
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

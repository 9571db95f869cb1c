// The middle of the table: the pairs of Preparation, the cards of a round, or the attack of a campaign.
import type { PairView } from "@fracas/nobunaga";
import { useTexts } from "../../app/language.ts";
import type { Campaign } from "./attack.ts";
import { AttackPanel } from "./attack-panel.tsx";
import { ActiveCard, HouseCard, nameOf } from "./card.tsx";
import { Choice } from "./choice.tsx";
import { present } from "./houses.ts";
import style from "./middle.module.css";
import { type NobunagaBoardProps, optionFor } from "./props.ts";
import { Stack, widthInCards } from "./stack.tsx";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import { toldPair } from "./words.ts";

export function Middle({ board, campaign }: { board: NobunagaBoardProps; campaign: Campaign | null }) {
  if (campaign) return <AttackPanel board={board} campaign={campaign} />;
  return board.view.state.round === 0 ? <Pairs board={board} /> : <Centre board={board} />;
}

function Pairs({ board }: { board: NobunagaBoardProps }) {
  const words = useTexts(texts);
  const { view } = board;
  const { pairs } = view.state;
  return (
    <section class={style.middle} style={{ "--count": 2 * view.players }} aria-label={words.pairs} data-place={place.pairs}>
      <ul class={style.row}>
        {pairs.map((pair, at) => (
          <li key={at}>
            <Choice
              board={board}
              option={pairOption(board, pair)}
              card={pair[0]}
              label={toldPair(pair, words, board.lang)}
              class={style.pair}
            >
              <HouseCard house={pair[0]} size="full" lang={board.lang} />
              <HouseCard house={pair[1]} size="full" lang={board.lang} />
            </Choice>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Equal pairs are one option. */
function pairOption({ question }: NobunagaBoardProps, [one, other]: PairView) {
  if (question?.prompt !== "takePair") return undefined;
  return question.options.find(({ at }) => (at.one === one && at.other === other) || (at.one === other && at.other === one));
}

function Centre({ board }: { board: NobunagaBoardProps }) {
  const words = useTexts(texts);
  const { centre, active } = board.view.state;
  const houses = present(centre);
  return (
    <section class={style.middle} style={{ "--count": widthInCards(centre) + 1 }} aria-label={words.centre}>
      {houses.length === 0 && <p class="unseen">{words.centreEmpty}</p>}
      <ul class={style.row} data-place={place.centre}>
        {houses.map((house) => (
          <li key={house}>
            <Choice
              board={board}
              option={optionFor(board, house, "pick", "takerPick", "giveToNobunaga")}
              card={house}
              label={`${nameOf(house, board.lang)}, ${words.cards(centre[house])}`}
            >
              <Stack house={house} count={centre[house]} size="full" lang={board.lang} />
            </Choice>
          </li>
        ))}
      </ul>
      <div class={style.spot} data-place={place.middle}>
        {active === null && (
          <Choice board={board} option={optionFor(board, "active", "pick")} card="active" label={words.activeOnTable}>
            <ActiveCard size="full" lang={board.lang} />
          </Choice>
        )}
      </div>
    </section>
  );
}

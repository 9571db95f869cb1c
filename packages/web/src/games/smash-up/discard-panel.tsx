// Anybody's discard pile, to look through; cards in it that can be chosen now are lit.
import type { SeatId } from "@fracas/kernel";
import { smashUp } from "@fracas/smash-up";
import { typeset, useTexts } from "../../app/language.ts";
import { Button } from "../../design/button.tsx";
import { Panel } from "../../design/panel.tsx";
import { CardFace } from "./cards/card.tsx";
import style from "./discard-panel.module.css";
import { optionOfCard, type SmashUpBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

export function DiscardPanel({ board, seat, close }: { board: SmashUpBoardProps; seat: SeatId | null; close(): void }) {
  const words = useTexts(texts);
  const { cast, view, lang, question, choose } = board;
  const cards = seat === null ? [] : view.state.seats[seat].discard.toReversed();
  const title = seat === null ? "" : cast.you === seat ? words.ownDiscard : words.discardOf(cast.name(seat));
  return (
    <Panel open={seat !== null} title={title} onClose={close}>
      <p class={style.help}>{cards.length === 0 ? words.discardEmpty : words.discardHelp}</p>
      <ol class={style.cards}>
        {cards.map((card) => {
          const option = optionOfCard(question, card.id);
          return (
            <li key={card.id} class={option ? style.lit : ""}>
              <CardFace face={card.face} lang={lang} size="full" />
              {question && option && (
                <Button
                  kind="call"
                  wide
                  onClick={() => {
                    close();
                    choose(option.id);
                  }}
                >
                  {typeset(lang, smashUp.texts[lang].option(question, option, cast))}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

// The final standing: everybody's points, house by house, Nobunaga among them.
import type { Counts, NobunagaView } from "@fracas/nobunaga";
import { useTexts } from "../../app/language.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { ScoreProps } from "../client.ts";
import { HouseCard, nameOf } from "./card.tsx";
import { HOUSE_IDS, worth } from "./houses.ts";
import { LordMark } from "./portrait.tsx";
import style from "./score.module.css";
import { texts } from "./texts/index.ts";

export function Score({ view, result, seats, lang }: ScoreProps<NobunagaView>) {
  const words = useTexts(texts);
  const { state } = view;
  const wonBy = (who: string | number): Counts => (typeof who === "number" ? state.seats[who].won : state.nobunaga.won);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which has to be possible by keyboard
    <section class={style.scroll} aria-label={words.score.caption} tabIndex={0}>
      <table class={style.score}>
        <caption class="unseen">{words.score.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" class="unseen">
              {words.score.player}
            </th>
            {HOUSE_IDS.map((house) => (
              <th key={house} scope="col">
                <HouseCard house={house} size="mini" lang={lang} class={style.card} />
                <span class="unseen">{nameOf(house, lang)}</span>
              </th>
            ))}
            <th scope="col">{words.score.total}</th>
          </tr>
        </thead>
        <tbody>
          {result.standings.map(({ who, points }, at) => (
            <tr key={who} class={at === 0 ? style.first : ""}>
              <td class={style.place}>{at + 1}</td>
              <th scope="row" class={style.who}>
                <span>
                  {typeof who === "number" ? <SeatMark seat={who} /> : <LordMark />}
                  <span class={style.name}>{typeof who === "number" ? seats[who].name : words.nobunaga}</span>
                  {typeof who === "number" && seats[who].you && <span class={style.you}>({words.score.you})</span>}
                </span>
              </th>
              {HOUSE_IDS.map((house) => (
                <td key={house}>{worth(house, wonBy(who)[house]) || words.score.none}</td>
              ))}
              <td class={style.total}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

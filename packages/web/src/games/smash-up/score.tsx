// The final standing: everybody's victory points, with their factions and where the points come from.
import type { SmashUpEvent, SmashUpView } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { ScoreProps } from "../client.ts";
import { nameOf } from "./cards/names.ts";
import { FactionSign } from "./emblems.tsx";
import style from "./score.module.css";
import { texts } from "./texts/index.ts";

export function Score({ view, result, told, seats, lang }: ScoreProps<SmashUpView, SmashUpEvent>) {
  const { score: words } = useTexts(texts);
  const earned = earnedIn(told);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which has to be possible by keyboard
    <section class={style.scroll} aria-label={words.caption} tabIndex={0}>
      <table class={style.score}>
        <caption class="unseen">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" class={style.who}>
              {words.player}
            </th>
            <th scope="col" class={style.who}>
              {words.factions}
            </th>
            <th scope="col">{words.bases}</th>
            <th scope="col">{words.cards}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {result.standings.map(({ who, points }, at) =>
            typeof who === "number" ? (
              <tr key={who} class={at === 0 ? style.first : ""}>
                <td class={style.place}>{at + 1}</td>
                <th scope="row" class={style.who}>
                  <span>
                    <SeatMark seat={who} />
                    <span class={style.name}>{seats[who].name}</span>
                    {seats[who].you && <span class={style.you}>({words.you})</span>}
                  </span>
                </th>
                <td class={style.factions}>
                  {view.state.seats[who].factions.map((faction) => (
                    <span key={faction} class={style.faction}>
                      <FactionSign faction={faction} lang={lang} /> <span class={style.factionName}>{nameOf(faction, lang)}</span>
                    </span>
                  ))}
                </td>
                <td>{earned(who).bases}</td>
                <td>{earned(who).cards}</td>
                <td class={style.total}>{points}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Points from places at bases, and those that cards and abilities gave besides. */
function earnedIn(told: readonly SmashUpEvent[]): (seat: number) => { bases: number; cards: number } {
  return (seat) => {
    let [bases, cards] = [0, 0];
    for (const event of told) {
      if (event.type === "gained" && event.seat === seat) cards += event.vp;
      if (event.type === "scored") for (const award of event.awards) if (award.seat === seat) bases += award.vp + award.extra;
    }
    return { bases, cards };
  };
}

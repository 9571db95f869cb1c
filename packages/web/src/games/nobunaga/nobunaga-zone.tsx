// Nobunaga in the middle of the table: his portrait, above it what he has won, left of it his used cards, right of it those he marches with.

import type { Counts } from "@fracas/nobunaga";
import { useTexts } from "../../app/language.ts";
import { labelled } from "../../table/labelled.ts";
import { CardBack, nameOf } from "./card.tsx";
import { Choice } from "./choice.tsx";
import { present, total } from "./houses.ts";
import style from "./nobunaga-zone.module.css";
import { Portrait } from "./portrait.tsx";
import { type NobunagaBoardProps, optionFor } from "./props.ts";
import { Stack, widthInCards } from "./stack.tsx";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";

/** More cards than this are drawn smaller. */
const MOST_LARGE = 3.2;

export function NobunagaZone({ board, marching }: { board: NobunagaBoardProps; marching: boolean }) {
  const words = useTexts(texts);
  const { nobunaga, threshold, pile } = board.view.state;
  const cards = total(nobunaga.campaign);
  return (
    <section class={`${style.zone} ${marching ? style.marching : ""}`} aria-label={words.nobunaga}>
      <div class={style.left}>
        <div class={style.pile} data-place={place.pile}>
          <CardBack />
          <span class={style.pileCount}>{pile}</span>
          <span class={style.label}>{words.pile}</span>
        </div>
        <Cards board={board} zone="used" counts={nobunaga.used} />
      </div>
      <div class={style.middle}>
        <Cards board={board} zone="won" counts={nobunaga.won} />
        <button type="button" class={style.lord} data-enlarge="nobunaga">
          <Portrait class={style.portrait} />
          <span class={style.plaque}>
            <span>{words.nobunaga}</span>
            <span class="unseen">: {words.points(nobunaga.points)}</span>
            <span class={style.points} data-text={nobunaga.points} />
          </span>
        </button>
      </div>
      <div class={style.right}>
        <Cards board={board} zone="campaign" counts={nobunaga.campaign} />
        {board.view.result ? null : marching ? (
          <p class={style.march}>{words.toAttack}</p>
        ) : (
          <div class={style.march}>
            <p>
              <span class={style.meter} aria-hidden="true">
                {Array.from({ length: threshold }, (_, at) => (
                  <span key={at} class={at < cards ? style.full : style.empty} />
                ))}
              </span>
              <strong>{words.marches(cards, threshold)}</strong>
            </p>
            <p class={style.help}>{words.marchesAt(threshold)}</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Cards({ board, zone, counts }: { board: NobunagaBoardProps; zone: "campaign" | "used" | "won"; counts: Counts }) {
  const words = useTexts(texts);
  const houses = present(counts);
  const fit = Math.min(1, MOST_LARGE / widthInCards(counts));
  return (
    <div class={`${style.cards} ${style[zone]}`} style={{ "--fit": fit }} data-place={zone === "won" ? place.won("nobunaga") : place[zone]}>
      <h3 class={style.label} title={words.zoneHelp[zone]}>
        {words.zones[zone]}
      </h3>
      {houses.length === 0 && <p class="unseen">{words.none}</p>}
      <ul class={style.row}>
        {houses.map((house) => (
          <li key={house}>
            <Choice
              board={board}
              option={zone === "campaign" ? optionFor(board, house, "attack") : undefined}
              card={house}
              label={labelled(board.lang, words.zones[zone], `${nameOf(house, board.lang)}, ${words.cards(counts[house])}`)}
            >
              <Stack house={house} count={counts[house]} size={zone === "won" ? "mini" : "small"} lang={board.lang} />
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}

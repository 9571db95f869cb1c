// An attack as a short scene: the house, everybody's cards of it in rank order with the reason, who lays one down, and the Active card's way.
// It stays until the next attack, so that it can be read again.
import type { Who } from "@fracas/nobunaga";
import { useTexts } from "../../app/language.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Attack, AttackRow, Campaign } from "./attack.ts";
import style from "./attack-panel.module.css";
import { ActiveCard, HouseCard, nameOf } from "./card.tsx";
import { Emblem } from "./emblem.tsx";
import { LordMark } from "./portrait.tsx";
import type { NobunagaBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

/** With more in the ranking than this, some words give way to numbers. */
const MOST_ROOMY = 4;

export function AttackPanel({ board, campaign }: { board: NobunagaBoardProps; campaign: Campaign }) {
  const words = useTexts(texts);
  const { attack, number } = campaign;
  if (!attack)
    return (
      <section class={`${style.panel} ${style.banner}`} aria-label={words.campaign(number)}>
        <h3 class={style.loud}>{words.campaign(number)}</h3>
        <p>{words.attack.begins}</p>
        <p>
          {words.attack.places(placesOf(board, number))} {board.view.options.nobunagaBlocks === true && words.attack.blocks}
        </p>
      </section>
    );
  const attacker = board.cast.you === attack.attacker ? words.attack.you : board.cast.name(attack.attacker);
  return (
    <section key={`${number} ${attack.house}`} class={style.panel} aria-label={words.attack.last}>
      <header class={style.headline}>
        <h3 class={`${style.title} ${style[attack.house]}`}>
          <Emblem of={attack.house} class={style.emblem} />
          {words.attack.title(attacker, nameOf(attack.house, board.lang))}
        </h3>
        {attack.passed && (
          <p class={style.passed}>
            <span class={style.activeCard}>
              <ActiveCard size="mini" lang={board.lang} />
            </span>
            {words.attack.passed[attack.passed.why](
              board.cast.you === attack.passed.to ? words.attack.toYou : board.cast.name(attack.passed.to),
            )}
            {campaign.ended && ` ${words.attack.over}`}
          </p>
        )}
      </header>
      {attack.rows && (
        <ol class={`${style.ranking} ${attack.rows.length > MOST_ROOMY ? style.tight : ""}`}>
          {attack.rows.map((row) => (
            <Row key={row.rank} board={board} attack={attack} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

function placesOf({ view }: NobunagaBoardProps, number: 1 | 2): number {
  return number === 2 && view.players > 2 ? 3 : 2;
}

function Row({ board, attack, row }: { board: NobunagaBoardProps; attack: Attack; row: AttackRow }) {
  const words = useTexts(texts);
  const { who, rank, count, tieBreak, gain } = row;
  return (
    <li class={`${style.row} ${gain === null ? style.out : style.awarded}`} style={{ "--rank": rank }}>
      <span class={style.rank} aria-hidden="true">
        {rank}
      </span>
      <span class={style.who}>
        <Mark who={who} />
        <span class={style.name}>
          {who === "nobunaga" ? words.nobunaga : board.cast.you === who ? words.attack.you : board.cast.name(who)}
        </span>
      </span>
      <span class={style.shown}>
        <span class={style.cards} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <HouseCard key={at} house={attack.house} size="mini" lang={board.lang} />
          ))}
        </span>
        <span class={style.count}>
          <span class="unseen">{words.attack.shows(count)}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      </span>
      <span class={style.gain}>
        {gain === null ? (
          words.attack.nothing
        ) : (
          <>
            <span class={style.lays}>{words.attack.lays} </span>
            <strong>+{gain}</strong>
          </>
        )}
      </span>
      {tieBreak && <span class={style.tie}>{words.attack.ties[tieBreak]}</span>}
    </li>
  );
}

function Mark({ who }: { who: Who }) {
  return who === "nobunaga" ? <LordMark class={style.lord} /> : <SeatMark seat={who} />;
}

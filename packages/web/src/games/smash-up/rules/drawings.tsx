// The drawings of the short explanation, made of the table's own cards.
import { CARDS } from "@fracas/smash-up";
import { useLang, useTexts } from "../../../app/language.ts";
import { SeatMark, seatColour } from "../../../design/seat-mark.tsx";
import { Drawing } from "../../../rules/parts.tsx";
import { BaseFace, CardBack, CardFace } from "../cards/card.tsx";
import { nameOf } from "../cards/names.ts";
import { FactionSign } from "../emblems.tsx";
import { GOAL } from "../facts.ts";
import { texts as boardTexts } from "../texts/index.ts";
import style from "./drawings.module.css";
import { END, FACTIONS, PLAYERS, type Player, SCORED, TURN } from "./examples.ts";
import { texts } from "./texts/index.ts";

export function DeckDrawing() {
  const { drawings } = useTexts(texts);
  const lang = useLang();
  return (
    <Drawing {...drawings.deck}>
      <div class={style.row}>
        {FACTIONS.map((faction, at) => (
          <span key={faction} class={style.row}>
            {at > 0 && <span class={style.sign}>+</span>}
            <span class={style.column}>
              <CardBack faction={faction} />
              <span class={style.faction}>
                <FactionSign faction={faction} lang={lang} /> {nameOf(faction, lang)}
              </span>
            </span>
          </span>
        ))}
        <span class={style.sign}>=</span>
        <span class={style.column}>
          <span class={style.deck}>
            {FACTIONS.map((faction) => (
              <CardBack key={faction} faction={faction} />
            ))}
          </span>
          <span class={style.faction}>{drawings.yourDeck}</span>
        </span>
      </div>
    </Drawing>
  );
}

export function TurnDrawing() {
  const { drawings } = useTexts(texts);
  const { play, extra } = useTexts(boardTexts);
  const lang = useLang();
  return (
    <Drawing {...drawings.turn}>
      <div class={style.row}>
        {(["minion", "action"] as const).map((kind) => (
          <span key={kind} class={style.column}>
            <CardFace face={TURN[kind]} lang={lang} size="small" />
            <span class={style.label}>{play[kind]}</span>
          </span>
        ))}
        <span class={style.column}>
          <CardFace face={TURN.extra} lang={lang} size="small" />
          <span class={`${style.label} ${style.extra}`}>{extra({ kind: "minion", most: TURN.most })}</span>
        </span>
      </div>
    </Drawing>
  );
}

export function BaseDrawing() {
  const { drawings } = useTexts(texts);
  const lang = useLang();
  const total = SCORED.players.reduce((sum, { power }) => sum + power, 0);
  return (
    <Drawing {...drawings.base}>
      <div class={style.table}>
        <span class={style.base}>
          <BaseFace face={SCORED.base} lang={lang} size="small" />
        </span>
        <span class={style.meter}>
          {SCORED.players.map(({ who, power }) => (
            <span key={who} class={style.share} style={{ flexGrow: power, background: seatColour(seatOf(who)) }}>
              {power}
            </span>
          ))}
          <strong class={style.total}>
            {total}/{CARDS[SCORED.base].breakpoint}
          </strong>
        </span>
        <span class={style.groups}>
          {SCORED.players.map(({ who, minions }) => (
            <span key={who} class={style.column}>
              <span class={style.cards}>
                {minions.map((face) => (
                  <CardFace key={face} face={face} lang={lang} size="small" />
                ))}
              </span>
              <Name who={who} />
            </span>
          ))}
        </span>
      </div>
    </Drawing>
  );
}

export function ScoreDrawing() {
  const { drawings } = useTexts(texts);
  const words = useTexts(boardTexts);
  return (
    <Drawing {...drawings.score}>
      <div class={style.list}>
        {SCORED.players.map(({ who, power, vp }, at) => (
          <span key={who} class={style.line}>
            <strong class={style.place}>{words.place(at + 1)}</strong>
            <Name who={who} />
            <span class={style.soft}>{words.power(power)}</span>
            <strong class={style.vp}>+{vp}</strong>
          </span>
        ))}
      </div>
    </Drawing>
  );
}

export function EndDrawing() {
  const { drawings } = useTexts(texts);
  return (
    <Drawing {...drawings.end}>
      <div class={style.list}>
        {END.map(({ who, vp }) => (
          <span key={who} class={style.line}>
            <Name who={who} />
            <span class={style.goal} style={{ "--seat": seatColour(seatOf(who)) }}>
              <span style={{ width: `${Math.min(100, (100 * vp) / GOAL)}%` }} />
            </span>
            <strong class={style.vp}>{vp}</strong>
          </span>
        ))}
      </div>
    </Drawing>
  );
}

const seatOf = (who: Player): number => PLAYERS.indexOf(who);

function Name({ who }: { who: Player }) {
  const { names } = useTexts(texts);
  return (
    <span class={style.name}>
      <SeatMark seat={seatOf(who)} /> {names[who]}
    </span>
  );
}

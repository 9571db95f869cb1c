// A base with everybody's minions beside it: the others' above, the near player's below; and what it would award now.
import type { SeatId } from "@fracas/kernel";
import type { BaseView } from "@fracas/smash-up";
import { useTexts } from "../../app/language.ts";
import { SeatMark, seatColour } from "../../design/seat-mark.tsx";
import { Awards } from "./awards.tsx";
import style from "./base-column.module.css";
import { BaseFace } from "./cards/card.tsx";
import { nameOf } from "./cards/names.ts";
import { Attached, labelOf, Minions } from "./minions.tsx";
import { nameOfPart } from "./parts.ts";
import { optionOfCard, type SmashUpBoardProps } from "./props.ts";
import { place } from "./stage.ts";
import { texts } from "./texts/index.ts";
import { Thing } from "./thing.tsx";

interface Props {
  board: SmashUpBoardProps;
  base: BaseView;
  near: SeatId;
  others: readonly SeatId[];
  /** The base or minion that a dragged card is held over. */
  over: number | null;
}

/** Columns of cards that a base's width has room for, by the number of players. */
const WIDE: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 3 };
const NARROW = 5;

export function BaseColumn({ board, base, near, others, over }: Props) {
  const words = useTexts(texts);
  const { lang, view, question } = board;
  const name = nameOf(base.face, lang);
  const room = { wide: WIDE[view.players] ?? 3, narrow: NARROW };
  const option = optionOfCard(question, base.id);
  const { scoring } = view.state;
  const awards = base.scoring && scoring?.slot === base.slot ? scoring.awards : [];
  const onBase = base.cards.filter(({ kind, on }) => kind === "action" && on === undefined);
  return (
    <li
      class={`${style.column} ${option ? style.open : ""} ${over === base.id ? style.over : ""} ${base.scoring ? style.scoring : base.ready ? style.ready : ""}`}
      data-place={place.base(base.slot)}
      data-base={base.id}
      data-slot={base.slot}
    >
      <div class={style.others}>
        <Minions board={board} base={base} seats={others} room={room} />
      </div>
      <div class={style.middle}>
        <div class={style.stand}>
          <Thing
            board={board}
            option={option}
            enlarge={`base-${base.slot}`}
            label={words.base(name, base.total, base.breakpoint)}
            class={style.base}
          >
            <span data-card={base.id} class={style.flyer}>
              <BaseFace face={base.face} lang={lang} size="small" breakpoint={base.breakpoint} />
            </span>
          </Thing>
          {onBase.length > 0 && (
            <ul class={style.actions} aria-label={words.onBase}>
              {onBase.map((action) => (
                <li key={action.id}>
                  <Attached board={board} action={action} label={labelOf(board, action, words)} />
                </li>
              ))}
            </ul>
          )}
          {awards.length > 0 && <Awards board={board} awards={awards} />}
        </div>
        <Meter base={base} board={board} />
        <Standings base={base} board={board} scored={awards.length > 0} />
      </div>
      <div class={style.mine}>
        <Minions board={board} base={base} seats={[near]} room={room} />
      </div>
    </li>
  );
}

/** Total power against the breakpoint; each player's share in colour and shape. */
export function Meter({ base, board, small = false }: { base: BaseView; board: SmashUpBoardProps; small?: boolean }) {
  const words = useTexts(texts);
  const { lang } = board;
  const full = Math.max(base.total, base.breakpoint, 1);
  const why = base.parts.map((part) => words.breakpointChanged(nameOfPart(part, lang), part.amount)).join(", ");
  return (
    <div
      class={`${style.meter} ${small ? style.small : ""}`}
      title={why || words.breakpoint(base.total, base.breakpoint)}
      aria-hidden="true"
    >
      <span class={style.track}>
        {base.standings
          .filter(({ power }) => power > 0)
          .map(({ seat, power }) => (
            <span key={seat} class={style.share} style={{ width: `${(100 * power) / full}%`, background: seatColour(seat) }}>
              <SeatMark seat={seat} size="0.8em" class={style.shareMark} />
              {!small && power}
            </span>
          ))}
      </span>
      <span class={style.total}>
        <strong>{base.total}</strong>/{base.breakpoint}
      </span>
    </div>
  );
}

/** "Now: ◆4 ●2". */
function Standings({ base, board, scored }: { base: BaseView; board: SmashUpBoardProps; scored: boolean }) {
  const words = useTexts(texts);
  const { cast } = board;
  const state = base.scoring ? words.scoring : base.ready ? words.ready : null;
  return (
    <p class={style.standings}>
      {state && <strong class={style.state}>{state}</strong>}
      {scored ? null : base.standings.length === 0 ? (
        <span class={style.nobody}>{words.nobodyHere}</span>
      ) : (
        <>
          <span class={style.now}>{words.now}</span>
          {base.standings.map(({ seat, power, vp, extra }) => (
            <span key={seat} class={style.standing} title={words.nowWho(cast.name(seat), power, vp + extra)}>
              <SeatMark seat={seat} size="1em" />
              <span class="unseen">{words.nowWho(cast.name(seat), power, vp + extra)}</span>
              <span aria-hidden="true">{vp + extra}</span>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

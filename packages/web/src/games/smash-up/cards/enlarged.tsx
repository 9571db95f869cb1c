// A closer look: the whole card, and if it is in play, whose it is, why its numbers are what they are and what lies on it.
import type { SeatId } from "@fracas/kernel";
import { type BaseView, CARDS, type Part, type PlayedView, type SmashUpView } from "@fracas/smash-up";
import type { ComponentChildren } from "preact";
import { useTexts } from "../../../app/language.ts";
import { SeatMark } from "../../../design/seat-mark.tsx";
import type { CardProps } from "../../client.ts";
import { BaseFace, CardFace } from "./card.tsx";
import style from "./enlarged.module.css";
import { nameOf } from "./names.ts";
import { texts } from "./texts/index.ts";

type Props = CardProps<SmashUpView>;

/** `card`: the number of a card ("12" or "card-12"), a base by its slot ("base-1"), or what is printed on one ("collector"). */
export function Enlarged(props: Props) {
  const { view, lang, card } = props;
  const { enlarged: words } = useTexts(texts);
  const found = find(view.state, card);
  if (!found) return <p>{words.hidden}</p>;
  if (found.base && !found.played)
    return (
      <div class={style.sheet}>
        <Base {...props} base={found.base} />
      </div>
    );
  const isBase = CARDS[found.face].kind === "base";
  return (
    <div class={style.sheet}>
      {isBase ? (
        <BaseFace face={found.face} lang={lang} size="full" />
      ) : (
        <CardFace face={found.face} lang={lang} size="full" power={found.played?.power} />
      )}
      {found.base && found.played && <Played {...props} base={found.base} played={found.played} />}
    </div>
  );
}

interface Found {
  readonly face: string;
  /** Where it is in play, or the base itself. */
  readonly base?: BaseView;
  readonly played?: PlayedView;
}

function find(state: SmashUpView, card: string): Found | null {
  const [, sort, id] = card.match(/^(card|base|face)-(.+)$/) ?? ["", "", card];
  if (sort !== "base" && CARDS[id]) return { face: id };
  const number = Number(id);
  for (const base of state.bases) {
    if (sort === "base" ? base.slot === number : base.id === number) return { face: base.face, base };
    const played = sort === "base" ? undefined : base.cards.find((other) => other.id === number);
    if (played) return { face: played.face, base, played };
  }
  const elsewhere = [
    ...state.seats.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
    ...state.resolving,
    ...state.baseDeck,
    ...state.baseDiscard,
  ];
  const lying = elsewhere.find((other) => other.id === number);
  return lying ? { face: lying.face } : null;
}

function Played({ base, played, cast, lang }: Props & { base: BaseView; played: PlayedView }) {
  const { enlarged: words } = useTexts(texts);
  const { owner, controller, parts = [], printed, power } = played;
  const bearer = base.cards.find(({ id }) => id === played.on);
  const attached = base.cards.filter(({ on }) => on === played.id);
  return (
    <>
      <ul class={style.facts}>
        {owner === controller ? (
          <Whose seat={owner}>{words.ownerAndController(cast.name(owner))}</Whose>
        ) : (
          <>
            <Whose seat={controller}>{words.controller(cast.name(controller))}</Whose>
            <Whose seat={owner}>{words.owner(cast.name(owner))}</Whose>
          </>
        )}
        <li>{bearer ? words.on(nameOf(bearer.face, lang)) : words.at(nameOf(base.face, lang))}</li>
        {played.named && <li>{words.named(nameOf(played.named, lang))}</li>}
        {played.ready && <li class={style.ready}>{words.ready}</li>}
      </ul>
      {parts.length > 0 && power !== undefined && printed !== undefined && (
        <Sum heading={words.why(power)} printed={printed} parts={parts} lang={lang} />
      )}
      <Cards heading={words.attached} cards={attached} lang={lang} cast={cast} />
    </>
  );
}

function Base({ base, cast, lang }: Props & { base: BaseView }) {
  const { enlarged: words } = useTexts(texts);
  const actions = base.cards.filter(({ kind, on }) => kind === "action" && on === undefined);
  return (
    <>
      <BaseFace face={base.face} lang={lang} size="full" breakpoint={base.breakpoint} total={base.total} />
      <p>
        {words.total(base.total, base.breakpoint)}
        {base.ready && <strong class={style.ready}> {words.isReady}</strong>}
      </p>
      {base.parts.length > 0 && (
        <Sum heading={words.whyBreakpoint(base.breakpoint)} printed={CARDS[base.face].breakpoint ?? 0} parts={base.parts} lang={lang} />
      )}
      <h4 class={style.heading}>{words.now}</h4>
      {base.standings.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ol class={style.standings}>
          {base.standings.map(({ seat, place, power, vp, extra }) => (
            <li key={seat}>
              <span class={style.place}>{words.place(place)}</span>
              <SeatMark seat={seat} />
              <span class={style.name}>{cast.name(seat)}</span>
              <span class={style.power}>{words.withPower(power)}</span>
              <strong>{words.wouldGet(vp + extra)}</strong>
            </li>
          ))}
        </ol>
      )}
      <Cards heading={words.actions} cards={actions} lang={lang} cast={cast} />
    </>
  );
}

function Whose({ seat, children }: { seat: SeatId; children: ComponentChildren }) {
  return (
    <li class={style.whose}>
      <SeatMark seat={seat} />
      <span>{children}</span>
    </li>
  );
}

/** A number as the sum that it is. */
function Sum({ heading, printed, parts, lang }: { heading: string; printed: number; parts: readonly Part[]; lang: Props["lang"] }) {
  const { enlarged: words } = useTexts(texts);
  return (
    <>
      <h4 class={style.heading}>{heading}</h4>
      <ul class={style.sum}>
        <li>
          <strong>{printed}</strong> {words.printed}
        </li>
        {parts.map(({ by, amount }, at) => (
          <li key={`${by} ${at}`}>
            <strong class={amount > 0 ? style.more : style.less}>{amount > 0 ? `+${amount}` : `−${-amount}`}</strong>
            {by === "counters" ? words.counters : nameOf(by, lang)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Cards({ heading, cards, lang, cast }: { heading: string; cards: readonly PlayedView[] } & Pick<Props, "lang" | "cast">) {
  if (cards.length === 0) return null;
  return (
    <>
      <h4 class={style.heading}>{heading}</h4>
      <ul class={style.attached}>
        {cards.map(({ id, face, controller }) => (
          <li key={id} class={style.whose}>
            <SeatMark seat={controller} />
            <span>
              {nameOf(face, lang)} <span class={style.power}>{cast.name(controller)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

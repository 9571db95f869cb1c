// A closer look at a card, at Nobunaga or at a player: everything printed on it, and everything known about where its like are.

import { type Cast, type SeatId, seatId } from "@fracas/kernel";
import type { Counts, HouseId, NobunagaView, SeatView } from "@fracas/nobunaga";
import type { ComponentChildren } from "preact";
import { useTexts } from "../../app/language.ts";
import { labelled } from "../../table/labelled.ts";
import type { CardProps } from "../client.ts";
import { ActiveCard, HouseCard, nameOf, textOf } from "./card.tsx";
import style from "./enlarged.module.css";
import { HOUSE_IDS, present, valuesOf, worth } from "./houses.ts";
import { Portrait } from "./portrait.tsx";
import { texts } from "./texts/index.ts";
import { told } from "./words.ts";

type Props = CardProps<NobunagaView>;

export function Enlarged(props: Props) {
  const { card } = props;
  const house = HOUSE_IDS.find((id) => id === card);
  if (house) return <House {...props} house={house} />;
  if (card === "nobunaga") return <Lord {...props} />;
  if (card === "active")
    return (
      <Sheet picture={<ActiveCard size="large" lang={props.lang} />} title={nameOf("active", props.lang)}>
        <p>{textOf("active", props.lang)}</p>
      </Sheet>
    );
  return <Somebody {...props} seat={seatId(Number(card.replace("seat-", "")))} />;
}

function Sheet({ picture, title, children }: { picture: ComponentChildren; title: string; children: ComponentChildren }) {
  return (
    <div class={style.sheet}>
      <div class={style.picture}>{picture}</div>
      <div class={style.text}>
        <h3 class={style.title}>{title}</h3>
        {children}
      </div>
    </div>
  );
}

function House({ house, view, cast, lang }: Props & { house: HouseId }) {
  const words = useTexts(texts);
  const { base, second } = valuesOf(house);
  const places = whereabouts(house, view.state, cast, words);
  return (
    <Sheet picture={<HouseCard house={house} size="large" lang={lang} />} title={nameOf(house, lang)}>
      <ul class={style.values}>
        <li>
          <strong>{base}</strong> {words.large.first}
        </li>
        <li>
          <strong>+{second}</strong> {words.large.second}
        </li>
      </ul>
      <p>{textOf(house, lang)}</p>
      {places.length > 0 && (
        <>
          <h4 class={style.heading}>{words.large.lies}</h4>
          <ul class={style.list}>
            {places.map(({ count, where }) => (
              <li key={where}>
                <strong>{count}</strong> {where}
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function whereabouts(house: HouseId, state: NobunagaView, cast: Cast, words: typeof texts.en): { count: string; where: string }[] {
  const { large } = words;
  const places: { count: string; where: string }[] = [];
  const note = (count: number, where: string, perhaps = false) => {
    if (count > 0) places.push({ count: String(count), where });
    if (perhaps) places.push({ count: "1?", where: `${where} (${large.perhaps})` });
  };
  note(state.centre[house], large.centre);
  note(state.nobunaga.campaign[house], large.campaign);
  note(state.nobunaga.used[house], large.used);
  note(state.nobunaga.won[house], large.wonBy(words.nobunaga));
  state.seats.forEach((seat, at) => {
    const you = cast.you === at;
    const name = cast.name(seatId(at));
    note((seat.hand ?? seat.seen)[house], you ? large.yours : large.heldBy(name), seat.eitherOf?.includes(house));
    note(seat.won[house], you ? large.yourWon : large.wonBy(name));
  });
  return places;
}

function Lord({ view, lang }: Props) {
  const words = useTexts(texts);
  const { nobunaga, threshold } = view.state;
  const zones = ["campaign", "used", "won"] as const;
  return (
    <Sheet picture={<Portrait class={style.portrait} />} title={labelled(lang, words.nobunaga, words.points(nobunaga.points))}>
      <p>{textOf("nobunaga", lang)}</p>
      <ul class={style.list}>
        {zones.map((zone) => (
          <li key={zone}>
            <strong>{words.zones[zone]}</strong> {labelled(lang, `(${words.zoneHelp[zone]})`, told(nobunaga[zone], lang) || words.none)}
          </li>
        ))}
      </ul>
      <p>{words.marchesAt(threshold)}</p>
    </Sheet>
  );
}

function Somebody({ view, cast, lang, seat }: Props & { seat: SeatId }) {
  const words = useTexts(texts);
  const player = view.state.seats[seat];
  return (
    <div class={style.text}>
      <h3 class={style.title}>{labelled(lang, cast.name(seat), words.points(player.points))}</h3>
      {view.state.active === seat && <p>{words.holdsActive}.</p>}
      <h4 class={style.heading}>{words.won}</h4>
      <Cards counts={player.won} lang={lang} none={words.large.noPoints} value={(house) => worth(house, player.won[house])} />
      <h4 class={style.heading}>
        {words.cards(player.handSize)} {words.inHand}
      </h4>
      <Cards counts={player.hand ?? player.seen} lang={lang} none="" />
      <Unsettled player={player} />
    </div>
  );
}

function Unsettled({ player }: { player: SeatView }) {
  const words = useTexts(texts);
  if (!player.eitherOf) return null;
  const [one, other] = player.eitherOf;
  return (
    <p>
      <strong>{words.eitherOf(words.houses[one], words.houses[other])}</strong> ({words.large.unknownHand})
    </p>
  );
}

interface CardsProps {
  counts: Counts;
  lang: Props["lang"];
  none: string;
  value?: (house: HouseId) => number;
}

function Cards({ counts, lang, none, value }: CardsProps) {
  const words = useTexts(texts);
  const houses = present(counts);
  if (houses.length === 0) return none ? <p>{none}</p> : null;
  return (
    <ul class={style.cards}>
      {houses.map((house) => (
        <li key={house}>
          <HouseCard house={house} size="mini" lang={lang} />
          <span>
            {counts[house]} × {nameOf(house, lang)}
            {value && `, ${words.points(value(house))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

// Choosing factions: a tile for each, with how it plays, its cards to leaf through, and who took it.
import type { Cast, Lang, OptionFace, SeatId } from "@fracas/kernel";
import { FACTION_FACTS, type SmashUpView } from "@fracas/smash-up";
import { useId, useState } from "preact/hooks";
import { useTexts } from "../../../app/language.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { SeatMark } from "../../../design/seat-mark.tsx";
import { colours } from "./colours.ts";
import { Sign } from "./drawing.tsx";
import { FaceButton } from "./face-button.tsx";
import { lookOf } from "./factions.ts";
import { FullCard } from "./full-card.tsx";
import { nameOf, textOf } from "./names.ts";
import style from "./picker.module.css";
import { texts } from "./texts/index.ts";

interface Props {
  /** Those of the question; none while others choose. */
  options: readonly OptionFace[];
  choose(option: string): void;
  /** The option that is pointed at, here or elsewhere. */
  hovered: string | null;
  hover(option: string | null): void;
  state: Pick<SmashUpView, "offered" | "seats">;
  cast: Cast;
  lang: Lang;
}

export function FactionPicker({ options, choose, hovered, hover, state, cast, lang }: Props) {
  const { picker: words } = useTexts(texts);
  const [leafing, setLeafing] = useState<string | null>(null);
  const heading = useId();
  const takers = (faction: string) => state.seats.flatMap(({ factions }, seat) => (factions.includes(faction) ? [seat as SeatId] : []));
  const shown = FACTION_FACTS.filter(({ id }) => state.offered.includes(id) || takers(id).length > 0);
  // Two rows, or as many as it takes with four in each.
  const columns = Math.min(4, Math.ceil(shown.length / 2));
  return (
    <section class={style.picker} aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {words.title}
      </h2>
      <ul class={style.tiles} style={{ "--columns": columns }}>
        {shown.map(({ id }) => {
          const option = options.find(({ at }) => at.faction === id);
          return (
            <Tile
              key={id}
              faction={id}
              option={option}
              out={options.length > 0 ? !option : !state.offered.includes(id)}
              takers={takers(id)}
              choose={choose}
              hovered={option !== undefined && option.id === hovered}
              hover={hover}
              cast={cast}
              lang={lang}
              leaf={() => setLeafing(id)}
            />
          );
        })}
      </ul>
      <FactionCards faction={leafing} lang={lang} onClose={() => setLeafing(null)} />
    </section>
  );
}

interface TileProps {
  faction: string;
  option: OptionFace | undefined;
  /** It can't be taken, now or any more. */
  out: boolean;
  takers: readonly SeatId[];
  choose(option: string): void;
  hovered: boolean;
  hover(option: string | null): void;
  cast: Cast;
  lang: Lang;
  leaf: () => void;
}

function Tile({ faction, option, out, takers, choose, hovered, hover, cast, lang, leaf }: TileProps) {
  const { picker: words } = useTexts(texts);
  const heading = useId();
  const name = nameOf(faction, lang);
  const { emblem, difficulty } = lookOf(faction);
  return (
    <li
      class={`${style.tile} ${out ? style.out : ""} ${hovered ? style.hovered : ""}`}
      style={colours(faction)}
      aria-labelledby={heading}
      onPointerEnter={() => option && hover(option.id)}
      onPointerLeave={() => hover(null)}
    >
      <div class={style.sky}>
        <Sign icon={emblem} class={style.emblem} />
      </div>
      <h3 id={heading} class={style.name}>
        {name}
      </h3>
      <div class={style.about}>
        <p>{textOf(faction, lang)}</p>
        <p class={style.difficulty}>
          <span class="unseen">{words.difficulty}: </span>
          <span class={style.dots} aria-hidden="true">
            {[1, 2, 3].map((level) => (
              <span key={level} class={level <= difficulty ? style.dot : style.hollow} />
            ))}
          </span>
          {words.difficulties[difficulty]}
        </p>
        {option && <Taken takers={takers} cast={cast} />}
        <div class={style.actions}>
          {option ? (
            <Button class={style.take} aria-label={words.choose(name)} data-lit onClick={() => choose(option.id)}>
              {words.take}
            </Button>
          ) : (
            <div class={style.instead}>
              <Taken takers={takers} cast={cast} />
              {out && takers.length === 0 && <p class={style.taken}>{words.gone}</p>}
            </div>
          )}
          <Button kind="quiet" aria-label={words.listFor(name)} onClick={leaf}>
            {words.list}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Taken({ takers, cast }: { takers: readonly SeatId[]; cast: Cast }) {
  const { picker: words } = useTexts(texts);
  return takers.map((seat) => (
    <p key={seat} class={style.taken}>
      <SeatMark seat={seat} />
      {cast.you === seat ? words.takenByYou : words.taken(cast.name(seat))}
    </p>
  ));
}

/** All cards and bases of a faction. */
function FactionCards({ faction, lang, onClose }: { faction: string | null; lang: Lang; onClose: () => void }) {
  const { picker: words } = useTexts(texts);
  const [face, setFace] = useState<string | null>(null);
  const facts = FACTION_FACTS.find(({ id }) => id === faction);
  const faces = facts ? [...facts.cards, ...facts.bases] : [];
  return (
    <>
      <Dialog open={facts !== undefined} title={facts ? words.listOf(nameOf(facts.id, lang)) : ""} onClose={onClose}>
        <ul class={style.cards}>
          {faces.map((one) => (
            <li key={one}>
              <FaceButton face={one} lang={lang} onClick={() => setFace(one)} />
            </li>
          ))}
        </ul>
      </Dialog>
      <FullCard face={face} among={faces} lang={lang} show={setFace} onClose={() => setFace(null)} />
    </>
  );
}

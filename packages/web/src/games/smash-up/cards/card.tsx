// Smash Up's cards and bases, as wide as --card-width says: everything on them follows from the width. Small for the table, full with
// every word that is printed on them.
import type { Lang } from "@fracas/kernel";
import type { ComponentChildren } from "preact";
import style from "./card.module.css";
import { colours } from "./colours.ts";
import { Drawing, Sign } from "./drawing.tsx";
import { lookOf } from "./factions.ts";
import { BACK_SIGN, KIND_SIGNS, kindOf } from "./kinds.ts";
import { factsOf, nameOf, textOf } from "./names.ts";
import { pictureOf, SIGNS } from "./pictures.ts";
import { Ability, Changing, Facts, Foot, Meter, Name, Prizes, type Size } from "./printed.tsx";
import { texts } from "./texts/index.ts";

interface CardProps {
  /** What is printed on the card: "collector". */
  face: string;
  lang: Lang;
  size: Size;
  /** Its power now; marked if that isn't the printed one. */
  power?: number | undefined;
  class?: string | undefined;
}

export function CardFace({ face, lang, size, power, class: more = "" }: CardProps) {
  const facts = factsOf(face);
  const words = texts[lang];
  const kind = kindOf(facts);
  const { does } = pictureOf(face);
  const name = nameOf(face, lang);
  return (
    <Sheet
      class={`${style.card} ${style[size]} ${facts.power === null ? style.action : style.minion} ${more}`}
      size={size}
      name={name}
      faction={facts.faction}
      lang={lang}
    >
      <span class={style.top}>
        <span class={style.corner}>
          {facts.power !== null ? (
            <Changing size={size} label={words.power} printed={facts.power} now={power ?? facts.power} better="more" />
          ) : (
            kind in KIND_SIGNS && <Sign icon={KIND_SIGNS[kind as keyof typeof KIND_SIGNS]} class={style.kind} />
          )}
        </span>
        <Name name={name} on="card" size={size} />
      </span>
      <Panel face={face}>
        <span class={style.emblem}>
          <Sign icon={lookOf(facts.faction).emblem} />
        </span>
        {does && (
          <span class={style.does}>
            <Sign icon={SIGNS[does]} />
          </span>
        )}
      </Panel>
      {size === "full" && (
        <>
          <Facts kind={words.kinds[kind]} does={does && words.does[does]} />
          <Ability size={size} text={textOf(face, lang)} none={words.noAbility} />
          <Foot left={nameOf(facts.faction, lang)} right={words.copies(facts.copies)} />
        </>
      )}
    </Sheet>
  );
}

interface BaseProps {
  face: string;
  lang: Lang;
  size: Size;
  /** The breakpoint now; marked if that isn't the printed one. */
  breakpoint?: number | undefined;
  /** The total power there, to be seen as a part of the breakpoint. */
  total?: number | undefined;
  class?: string | undefined;
}

export function BaseFace({ face, lang, size, breakpoint, total, class: more = "" }: BaseProps) {
  const facts = factsOf(face);
  const words = texts[lang];
  const name = nameOf(face, lang);
  const printed = facts.breakpoint ?? 0;
  const now = breakpoint ?? printed;
  const ability = <Ability size={size} text={textOf(face, lang)} none={words.noAbility} />;
  const prizes = <Prizes size={size} vp={facts.vp} emblem={lookOf(facts.faction).emblem} label={words.prizes} />;
  return (
    <Sheet class={`${style.base} ${style[size]} ${more}`} size={size} name={name} faction={facts.faction} lang={lang}>
      <span class={style.top}>
        <span class={style.corner}>
          <Changing size={size} label={words.breakpoint} printed={printed} now={now} better="less" />
        </span>
        <Name name={name} on="base" size={size} />
      </span>
      {total !== undefined && <Meter size={size} total={total} breakpoint={now} />}
      {size === "small" ? (
        <>
          <span class={style.middle}>
            <Panel face={face} />
            {textOf(face, lang) && ability}
          </span>
          {prizes}
        </>
      ) : (
        <>
          <Panel face={face} />
          {prizes}
          {ability}
          <Foot left={words.kinds.base} right={nameOf(facts.faction, lang)} />
        </>
      )}
    </Sheet>
  );
}

/** The back of a card: of a faction, or of a deck of two. */
export function CardBack({ faction, class: more = "" }: { faction?: string | undefined; class?: string | undefined }) {
  return (
    <span class={`${style.card} ${style.back} ${more}`} style={faction ? colours(faction) : {}} aria-hidden="true">
      <span class={style.face}>
        <Sign icon={faction ? lookOf(faction).emblem : BACK_SIGN} class={style.backSign} />
      </span>
    </span>
  );
}

interface SheetProps {
  class: string;
  size: Size;
  name: string;
  faction: string;
  lang: Lang;
  children: ComponentChildren;
}

/** A small face is a picture; a full one is read. */
function Sheet({ class: classes, size, name, faction, lang, children }: SheetProps) {
  return size === "small" ? (
    <span class={classes} style={colours(faction)} lang={lang} aria-hidden="true">
      <span class={style.face}>{children}</span>
    </span>
  ) : (
    <article class={classes} style={colours(faction)} lang={lang} aria-label={name}>
      <div class={style.face}>{children}</div>
    </article>
  );
}

function Panel({ face, children }: { face: string; children?: ComponentChildren }) {
  return (
    <span class={style.panel}>
      <Drawing of={pictureOf(face).drawn} class={style.picture} />
      {children}
    </span>
  );
}

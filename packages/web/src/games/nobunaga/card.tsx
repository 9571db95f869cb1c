// A house's card and the Active card, as wide as --card-width says: everything on them follows from the width.
import type { Lang } from "@fracas/kernel";
import { type HouseId, nobunaga } from "@fracas/nobunaga";
import { typeset } from "../../app/language.ts";
import style from "./card.module.css";
import { Emblem } from "./emblem.tsx";
import { valuesOf } from "./houses.ts";

interface Props {
  lang: Lang;
  size?: CardSize;
  class?: string | undefined;
}

/** The emblem alone; with the values; with the name too where the board is wide; always with the name; or what the width allows. */
export type CardSize = "mini" | "small" | "full" | "large" | "auto";

/**
 * What is printed on a card is drawn by the style sheet: it is a picture, and what is read aloud stands beside it.
 * `covered`: another card lies on its name.
 */
export function HouseCard({
  house,
  lang,
  size = "auto",
  covered = false,
  class: more = "",
}: Props & { house: HouseId; covered?: boolean }) {
  const { base, second } = valuesOf(house);
  return (
    <span class={`${style.card} ${style[size]} ${style[house]} ${more}`} data-card={house} aria-hidden="true">
      <span class={style.face}>
        <span class={style.values}>
          <span class={style.base} data-text={base} />
          <span class={style.second} data-text={`+${second}`} />
        </span>
        <Emblem of={house} class={style.emblem} />
        <span class={style.name} data-text={covered ? "" : nameOf(house, lang)} />
      </span>
    </span>
  );
}

export function ActiveCard({ lang, size = "auto", class: more = "" }: Props) {
  return (
    <span class={`${style.card} ${style[size]} ${style.active} ${more}`} data-card="active" aria-hidden="true">
      <span class={style.face}>
        <Emblem of="active" class={style.emblem} />
        <span class={style.name} data-text={nameOf("active", lang)} />
      </span>
    </span>
  );
}

/** The back of the pile. */
export function CardBack({ class: more = "" }: { class?: string | undefined }) {
  return (
    <span class={`${style.card} ${style.back} ${more}`} aria-hidden="true">
      <span class={style.face} />
    </span>
  );
}

export function nameOf(card: HouseId | "active" | "nobunaga", lang: Lang): string {
  return typeset(lang, nobunaga.texts[lang].cards[card].name);
}

export function textOf(card: HouseId | "active" | "nobunaga", lang: Lang): string {
  return typeset(lang, nobunaga.texts[lang].cards[card].text);
}

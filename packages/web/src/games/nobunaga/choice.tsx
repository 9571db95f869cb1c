// A thing on the board that can be pointed at: if it is an option now, a click chooses it; if not, a click shows it large.
import type { OptionFace } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import type { ComponentChildren } from "preact";
import { typeset } from "../../app/language.ts";
import style from "./choice.module.css";
import type { NobunagaBoardProps } from "./props.ts";

interface Props {
  board: NobunagaBoardProps;
  option: OptionFace | undefined;
  /** What is shown large. */
  card: string;
  label: string;
  class?: string | undefined;
  children: ComponentChildren;
}

export function Choice({ board, option, card, label, class: more = "", children }: Props) {
  const { question, choose, hovered, hover, cast, lang } = board;
  if (!question || !option)
    return (
      <button type="button" class={`${style.thing} ${more}`} data-enlarge={card} aria-label={label}>
        {children}
      </button>
    );
  const does = typeset(lang, nobunaga.texts[lang].option(question, option, cast));
  return (
    <button
      type="button"
      class={`${style.thing} ${style.lit} ${hovered === option.id ? style.hovered : ""} ${more}`}
      data-enlarge={card}
      data-lit
      aria-label={does}
      onClick={() => choose(option.id)}
      onPointerEnter={() => hover(option.id)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(option.id)}
      onBlur={() => hover(null)}
    >
      {children}
    </button>
  );
}

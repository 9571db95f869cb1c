// A thing on the board that can be pointed at: if it is an option now, a click chooses it; if not, a click shows it large.
import type { OptionFace } from "@fracas/kernel";
import { smashUp } from "@fracas/smash-up";
import type { ComponentChildren, JSX } from "preact";
import { typeset } from "../../app/language.ts";
import type { SmashUpBoardProps } from "./props.ts";
import style from "./thing.module.css";

interface Props extends Omit<JSX.IntrinsicElements["button"], "class" | "onClick" | "label"> {
  board: SmashUpBoardProps;
  option: OptionFace | undefined;
  /** What is shown large. */
  enlarge: string;
  /** What is heard; everything seen inside is a picture. */
  label: string;
  class?: string | undefined;
  children: ComponentChildren;
}

export function Thing({ board, option, enlarge, label, class: more = "", children, ...rest }: Props) {
  const { question, choose, hovered, hover, cast, lang } = board;
  if (!question || !option)
    return (
      <button type="button" class={`${style.thing} ${more}`} data-enlarge={enlarge} {...rest}>
        <span class="unseen">{label}</span>
        {children}
      </button>
    );
  const does = typeset(lang, smashUp.texts[lang].option(question, option, cast));
  return (
    <button
      type="button"
      class={`${style.thing} ${style.lit} ${hovered === option.id ? style.hovered : ""} ${more}`}
      data-enlarge={enlarge}
      data-lit
      {...rest}
      onClick={() => choose(option.id)}
      onPointerEnter={() => hover(option.id)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(option.id)}
      onBlur={() => hover(null)}
    >
      <span class="unseen">{`${does} (${label})`}</span>
      {children}
    </button>
  );
}

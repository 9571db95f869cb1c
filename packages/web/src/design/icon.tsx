// A picture of one colour, that of the text around it, as large as the text unless told otherwise. Decorative unless it has a label.

import sprite from "virtual:icons";
import style from "./icon.module.css";
import type { IconName } from "./icons.ts";

interface Props {
  name: IconName;
  /** Only where no text says the same. */
  label?: string | undefined;
  /** A CSS length; 1.25em unless told. */
  size?: string | undefined;
  class?: string | undefined;
}

export function Icon({ name, label, size, class: more = "" }: Props) {
  return (
    <svg
      class={`${style.icon} ${more}`}
      style={size ? { width: size, height: size } : {}}
      fill="currentColor"
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

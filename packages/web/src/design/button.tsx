// A button says what it does. `call` is the one thing to do now, `plain` one of several, `quiet` whatever can wait.
import type { ComponentChildren, JSX } from "preact";
import { Link } from "../app/link.tsx";
import style from "./button.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

type ButtonKind = "call" | "plain" | "quiet";

interface Look {
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  /** Spans the width it is given. */
  wide?: boolean | undefined;
  class?: string | undefined;
}

const classes = ({ kind = "plain", wide, class: more }: Look) =>
  [style.button, style[kind], wide && style.wide, more].filter(Boolean).join(" ");

export function Button({
  kind,
  icon,
  wide,
  class: more,
  children,
  ...rest
}: Look & Omit<JSX.IntrinsicElements["button"], "icon" | "class">) {
  return (
    <button type="button" class={classes({ kind, wide, class: more })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Looks like a button, goes to another page. */
export function LinkButton({ kind, icon, wide, class: more, children, href }: Look & { href: string; children: ComponentChildren }) {
  return (
    <Link href={href} class={classes({ kind, wide, class: more })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A square button with a picture only; its label is heard, and shown when hovered. */
export function IconButton({
  icon,
  label,
  class: more,
  ...rest
}: { icon: IconName; label: string; class?: string | undefined } & Omit<JSX.IntrinsicElements["button"], "icon" | "label" | "class">) {
  return (
    <button
      type="button"
      class={[style.button, style.quiet, style.square, more].filter(Boolean).join(" ")}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size="1.4rem" />
    </button>
  );
}

// A link within the page: plain left clicks go there without a reload, everything else is the browser's.
import type { AriaAttributes, ComponentChildren } from "preact";
import { go } from "./router.ts";

interface Props extends AriaAttributes {
  href: string;
  children: ComponentChildren;
  class?: string | undefined;
  title?: string | undefined;
  id?: string | undefined;
}

export function Link({ href, children, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

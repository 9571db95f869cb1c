// Sentences of the rules: **two stars** make words bold, [words](#section) lead to a section.
import type { ComponentChildren } from "preact";
import { useAnchors, useIsPage } from "./place.ts";

const MARKED = /(\*\*.+?\*\*|\[.+?\]\(#.+?\))/;
const LINK = /^\[(.+)\]\(#(.+)\)$/;

/** A dash stays on the line of the word before it. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {text
        .replaceAll(" —", "\u00a0—")
        .split(MARKED)
        .map((piece) => {
          const [, words, section] = piece.match(LINK) ?? [];
          if (words && section) return <SectionLink to={section}>{words}</SectionLink>;
          return piece.startsWith("**") ? <strong>{piece.slice(2, -2)}</strong> : piece;
        })}
    </>
  );
}

/** In a panel the address belongs to the table, so there the link only scrolls. */
export function SectionLink({ to, current, children }: { to: string; current?: boolean; children: ComponentChildren }) {
  const id = useAnchors()(to);
  const isPage = useIsPage();
  const follow = (event: MouseEvent) => {
    if (isPage) return;
    event.preventDefault();
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} onClick={follow} {...(current && { "aria-current": "location" as const })}>
      {children}
    </a>
  );
}

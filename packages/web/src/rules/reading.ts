// Which section somebody is reading: the last one that begins in the upper third of the window or above it.
import { useEffect, useState } from "preact/hooks";
import { useAnchors, useIsPage } from "./place.ts";

export function useReading(sections: readonly string[]): string | undefined {
  const [reading, setReading] = useState<string>();
  const anchor = useAnchors();
  const isPage = useIsPage();
  useEffect(() => {
    // In a panel there are no contents beside the text.
    if (!isPage) return;
    const look = () => setReading(sections.findLast((section) => startsAbove(innerHeight / 3, anchor(section))));
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [isPage, sections.join()]);
  return reading;
}

function startsAbove(line: number, id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top < line;
}

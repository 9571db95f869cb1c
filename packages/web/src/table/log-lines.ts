// The log: what happened in words, answer by answer, in chapters.
import type { Cast, Lang } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";
import type { GameClient } from "../games/client.ts";

interface LogEntry {
  /** The number to look at. */
  readonly answers: number;
  readonly sentences: readonly string[];
}

export interface LogChapter {
  /** Null for what happened before the first one began. */
  readonly title: string | null;
  readonly entries: readonly LogEntry[];
}

export function logOf(
  steps: readonly Step[],
  { game, chapter }: Pick<GameClient, "game" | "chapter">,
  cast: Cast,
  lang: Lang,
): LogChapter[] {
  const chapters: { title: string | null; entries: { answers: number; sentences: string[] }[] }[] = [];
  for (const { answers, events } of steps)
    for (const event of events) {
      const begun = chapter(event, lang, cast);
      if (begun || chapters.length === 0) chapters.push({ title: begun?.title ?? null, entries: [] });
      const { entries } = chapters[chapters.length - 1];
      const last = entries.at(-1);
      const words = game.texts[lang].event(event, cast);
      if (last?.answers === answers) last.sentences.push(words);
      else entries.push({ answers, sentences: [words] });
    }
  return chapters;
}

/** Where each chapter begins, for jumping there. */
export function chaptersOf(
  steps: readonly Step[],
  { chapter }: Pick<GameClient, "chapter">,
  cast: Cast,
  lang: Lang,
): { title: string; answers: number }[] {
  return steps.flatMap(({ answers, events }) =>
    events.flatMap((event) => {
      const begun = chapter(event, lang, cast);
      return begun ? [{ title: begun.title, answers }] : [];
    }),
  );
}

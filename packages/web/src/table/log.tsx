// The log in words. Each entry leads to the table as it was then.
import type { Cast } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import type { GameClient } from "../games/client.ts";
import style from "./log.module.css";
import { logOf } from "./log-lines.ts";
import { texts } from "./texts/index.ts";

interface Props {
  client: GameClient;
  steps: readonly Step[];
  cast: Cast;
  /** The moment that is shown, if it is an earlier one. */
  looking: number | null;
  look(answers: number): void;
}

export function Log({ client, steps, cast, looking, look }: Props) {
  const { log: words } = useTexts(texts);
  const lang = useLang();
  const chapters = useMemo(() => logOf(steps, client, cast, lang), [steps, client, cast, lang]);
  // An answer in secret has no line of its own: the one before it is the nearest.
  const current =
    looking === null ? null : chapters.flatMap(({ entries }) => entries).findLast(({ answers }) => answers <= looking)?.answers;
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // New lines stay in view, unless the reader is somewhere else.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const shown = looking === null ? null : box.querySelector<HTMLElement>('[aria-current="step"]');
    if (shown) shown.scrollIntoView({ block: "nearest" });
    else if (atEnd.current) box.scrollTop = box.scrollHeight;
  }, [chapters, looking]);

  return (
    <div
      ref={ref}
      class={style.log}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      {chapters.length === 0 && <p>{words.empty}</p>}
      {chapters.map(({ title, entries }, at) => (
        <section key={at} class={style.chapter}>
          {title !== null && <h3 class={style.title}>{typeset(lang, title)}</h3>}
          <ol class={style.entries}>
            {entries.map(({ answers, sentences }) => (
              <li key={answers}>
                <button
                  type="button"
                  class={style.entry}
                  title={answers === 0 ? words.opening : words.look(answers)}
                  {...(current === answers && { "aria-current": "step" as const })}
                  onClick={() => look(answers)}
                >
                  {sentences.map((sentence) => (
                    <span key={sentence} class={style.sentence}>
                      {typeset(lang, sentence)}
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

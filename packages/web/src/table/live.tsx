// What is said to those who hear the table: what happened, once, and then what is asked, with its options.
import type { Cast, Game } from "@fracas/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { listNames, sentence } from "./people.ts";
import type { Shown } from "./playback.ts";
import { texts } from "./texts/index.ts";

/** Older lines are of no use to anybody: only additions are read. */
const MOST = 12;
const A_WHILE = 2_500;

interface Props {
  game: Game;
  cast: Cast;
  shown: Shown;
  busy: boolean;
  /** The question can be answered, so its options are told too. */
  answerable: boolean;
}

export function Live({ game, cast, shown, busy, answerable }: Props) {
  const { live: words } = useTexts(texts);
  const lang = useLang();
  const [lines, setLines] = useState<readonly { number: number; text: string }[]>([]);
  const number = useRef(0);
  const say = (text: string) => {
    if (text === "") return;
    number.current += 1;
    const line = { number: number.current, text: typeset(lang, text) };
    setLines((now) => [...now, line].slice(-MOST));
  };

  useEffect(() => {
    say(shown.fresh.map((event) => game.texts[lang].event(event, cast)).join(" "));
  }, [shown.told.length, shown.fresh]);

  const { question, asked, answers } = shown.view;
  useEffect(() => {
    if (busy || !asked) return;
    const said = game.texts[lang];
    if (question) {
      if (!answerable) return;
      const options = question.options.map((option, at) => words.option(at + 1, said.option(question, option, cast)));
      say(words.asks(sentence(said.question(question, cast)), options.join(" ")));
      return;
    }
    // Whom the table waits for is worth a word only if it takes a while.
    const names = listNames(asked.seats.map(cast.name), lang);
    const timer = setTimeout(() => say(words.waiting(names, sentence(said.question(asked, cast)))), A_WHILE);
    return () => clearTimeout(timer);
  }, [busy, answers, answerable, question === null]);

  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions" data-live>
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

// What is asked, of whom, and what each answer does. The loudest thing on the page when it is you who is asked.

import type { Cast, Game, Prompt, Question, SeatId } from "@fracas/kernel";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { Button } from "../design/button.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { labelled } from "./labelled.ts";
import { listNames } from "./people.ts";
import style from "./question-bar.module.css";
import { texts } from "./texts/index.ts";

interface Props {
  game: Game;
  cast: Cast;
  /** What the table waits for; null when the match is over. */
  asked: (Prompt & { readonly seats: readonly SeatId[] }) | null;
  question: Question | null;
  /** The option that is on its way. */
  sent: string | null;
  refusal: string | null;
  /** Something is still being shown: this. */
  busy: boolean;
  happening: string;
  skip(): void;
  choose(option: string): void;
  hovered: string | null;
  hover(option: string | null): void;
  /** At the end of the bar: taking back, the result. */
  actions: ComponentChildren;
}

export function QuestionBar(props: Props) {
  const { question: words } = useTexts(texts);
  const { question, sent, busy, refusal, actions } = props;
  const mine = question !== null && !busy;
  return (
    <section class={`${style.bar} ${mine ? style.mine : ""}`} aria-label={words.region}>
      <div class={style.content}>
        {busy ? (
          <Happening text={props.happening} skip={props.skip} />
        ) : mine && sent === null ? (
          <Asked {...props} question={question} />
        ) : (
          <Waiting {...props} />
        )}
        {refusal !== null && (
          <p class={style.refusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div class={style.actions}>{actions}</div>
    </section>
  );
}

function Happening({ text, skip }: { text: string; skip(): void }) {
  const { question: words } = useTexts(texts);
  return (
    <div class={style.line}>
      <p class={style.happening}>{text || words.happening}</p>
      <Button kind="quiet" icon="next-button" onClick={skip}>
        {words.skip}
      </Button>
    </div>
  );
}

function Asked({ game, cast, question, choose, hovered, hover }: Props & { question: Question }) {
  const { question: words } = useTexts(texts);
  const lang = useLang();
  const options = useRef<HTMLUListElement>(null);
  const said = game.texts[lang];

  // A new question is where the keyboard is, unless the person is doing something else.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) options.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [question]);

  return (
    <div class={style.asked}>
      <h2 class={style.question}>
        <span class={style.whom}>{labelled(lang, words.you, "").trimEnd()}</span> {typeset(lang, said.question(question, cast))}
      </h2>
      <ul ref={options} class={style.options} aria-label={words.options}>
        {question.options.map((option, at) => (
          <li key={option.id}>
            <Button
              class={`${style.option} ${hovered === option.id ? style.hovered : ""}`}
              {...(at < 9 && { "aria-keyshortcuts": String(at + 1) })}
              onClick={() => choose(option.id)}
              onPointerEnter={() => hover(option.id)}
              onPointerLeave={() => hover(null)}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(":focus-visible")) hover(option.id);
              }}
              onBlur={() => hover(null)}
            >
              {at < 9 && (
                <span class={style.key} aria-hidden="true">
                  {at + 1}
                </span>
              )}
              <span>{typeset(lang, said.option(question, option, cast))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ game, cast, asked, sent }: Props) {
  const { question: words } = useTexts(texts);
  const lang = useLang();
  if (sent !== null) return <p class={style.quiet}>{words.sent}</p>;
  if (!asked) return <h2 class={style.question}>{words.over}</h2>;
  const names = listNames(asked.seats.map(cast.name), lang);
  return (
    <>
      <h2 class={style.waiting}>
        {asked.seats.map((seat) => (
          <SeatMark key={seat} seat={seat} size="1.3em" class={style.mark} />
        ))}
        {words.waiting(names)}
      </h2>
      <p class={style.quiet}>{words.quoted(typeset(lang, game.texts[lang].question(asked, cast)))}</p>
    </>
  );
}

// What a page of rules is made of, for every game: parts, sections, steps, examples, drawings, contents.
import type { ComponentChildren } from "preact";
import { useTexts } from "../app/language.ts";
import style from "./parts.module.css";
import { useAnchors, useHeadings, useIsPage } from "./place.ts";
import { useReading } from "./reading.ts";
import { texts } from "./texts/index.ts";
import { SectionLink, Words } from "./words.tsx";

interface Titled {
  /** The section's name in links and addresses. */
  id: string;
  heading: string;
  children: ComponentChildren;
}

/** The whole rules of a game. */
export function Booklet({ contents, children }: { contents: ComponentChildren; children: ComponentChildren }) {
  const isPage = useIsPage();
  return (
    <div class={style.booklet}>
      <div class={style.spread}>
        <div class={style.side}>{contents}</div>
        <div class={`${style.text} ${isPage ? style.sheet : ""}`}>{children}</div>
      </div>
    </div>
  );
}

export function Part({ id, heading, children }: Titled) {
  const [H] = useHeadings();
  const anchor = useAnchors()(id);
  return (
    <section class={style.part} aria-labelledby={anchor}>
      <H id={anchor} tabIndex={-1} class={style.partHeading}>
        {heading}
      </H>
      {children}
    </section>
  );
}

export function Section({ id, heading, children }: Titled) {
  const [, H] = useHeadings();
  const anchor = useAnchors()(id);
  return (
    <section class={style.section} aria-labelledby={anchor}>
      <H id={anchor} tabIndex={-1} class={style.sectionHeading}>
        {heading}
      </H>
      {children}
    </section>
  );
}

/** The numbered steps of a short explanation, each with its drawing. */
export function QuickSteps({ children }: { children: ComponentChildren }) {
  return <ol class={style.quickSteps}>{children}</ol>;
}

export function QuickStep({ heading, text, children }: { heading: string; text: string; children: ComponentChildren }) {
  const [, H] = useHeadings();
  return (
    <li class={style.quickStep}>
      <div>
        <H class={style.quickHeading}>{heading}</H>
        <Para text={text} />
      </div>
      {children}
    </li>
  );
}

export function Para({ text, lead = false }: { text: string; lead?: boolean }) {
  return (
    <p class={lead ? style.lead : undefined}>
      <Words text={text} />
    </p>
  );
}

type Items = Readonly<Record<string, string>>;

const items = (of: Items) =>
  Object.entries(of).map(([key, text]) => (
    <li key={key}>
      <Words text={text} />
    </li>
  ));

/** Things done or judged in this order. */
export function Steps({ of }: { of: Items }) {
  return <ol class={style.steps}>{items(of)}</ol>;
}

export function Points({ of }: { of: Items }) {
  return <ul class={style.points}>{items(of)}</ul>;
}

export function Example({ heading, children }: { heading: string; children: ComponentChildren }) {
  const [, , H] = useHeadings();
  return (
    <div class={style.example}>
      <H class={style.smallHeading}>{heading}</H>
      {children}
    </div>
  );
}

export function Subsection({ heading, children }: { heading: string; children: ComponentChildren }) {
  const [, , H] = useHeadings();
  return (
    <div class={style.subsection}>
      <H class={style.smallHeading}>{heading}</H>
      {children}
    </div>
  );
}

/** A drawing; who can't see it is read `alt`. */
export function Drawing({ alt, caption, children }: { alt: string; caption: string; children: ComponentChildren }) {
  return (
    <figure class={style.drawing}>
      <div class={style.picture} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption class={style.caption}>{caption}</figcaption>
    </figure>
  );
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

export function Answers({ of }: { of: Readonly<Record<string, Question>> }) {
  const [, , H] = useHeadings();
  return (
    <div class={style.answers}>
      {Object.entries(of).map(([key, { question, answer }]) => (
        <div key={key}>
          <H class={style.smallHeading}>{question}</H>
          <Para text={answer} />
        </div>
      ))}
    </div>
  );
}

interface Entry {
  readonly id: string;
  readonly heading: string;
}

interface ContentsPart extends Entry {
  readonly sections?: readonly Entry[];
}

/** Beside the text where there is room, else only the parts, above it. */
export function Contents({ parts }: { parts: readonly ContentsPart[] }) {
  const { contents } = useTexts(texts);
  const reading = useReading(parts.flatMap(({ id, sections = [] }) => [id, ...sections.map((section) => section.id)]));
  return (
    <nav class={style.contents} aria-label={contents}>
      <ul>
        {parts.map(({ id, heading, sections }) => (
          <li key={id}>
            <SectionLink to={id} current={id === reading}>
              {heading}
            </SectionLink>
            {sections && <Entries of={sections} reading={reading} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections of a part at its beginning, where there is no room for contents beside the text. */
export function Chapters({ heading, sections }: { heading: string; sections: readonly Entry[] }) {
  return (
    <nav class={style.chapters} aria-label={heading}>
      <Entries of={sections} />
    </nav>
  );
}

function Entries({ of, reading }: { of: readonly Entry[]; reading?: string | undefined }) {
  return (
    <ul>
      {of.map(({ id, heading }) => (
        <li key={id}>
          <SectionLink to={id} current={id === reading}>
            {heading}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}

// Every rule, section by section, in the order in which players meet them.
import { nobunaga } from "@fracas/nobunaga";
import type { JSX } from "preact";
import { useTexts } from "../../../app/language.ts";
import { Answers, Chapters, Example, Para, Part, Points, Section, Steps, Subsection } from "../../../rules/parts.tsx";
import { AttackDrawing } from "./drawings/attack.tsx";
import { EndDrawing } from "./drawings/end.tsx";
import { PairsDrawing } from "./drawings/pairs.tsx";
import { RoundDrawing, RoundForTwoDrawing } from "./drawings/round.tsx";
import { ZonesDrawing } from "./drawings/zones.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";
import { NumbersTable, ValuesTable } from "./tables.tsx";
import { type Texts, texts } from "./texts/index.ts";

export function Reference() {
  const { reference } = useTexts(texts);
  const sections = SECTIONS.map((id) => ({ id, heading: reference[id].heading }));
  return (
    <Part id="reference" heading={reference.heading}>
      <Para lead text={reference.lead} />
      <Chapters heading={reference.heading} sections={sections} />
      {sections.map(({ id, heading }) => {
        const Body = BODIES[id];
        return (
          <Section key={id} id={id} heading={heading}>
            <Body {...reference} />
          </Section>
        );
      })}
    </Part>
  );
}

const BODIES: Readonly<Record<SectionId, (words: Texts["reference"]) => JSX.Element>> = {
  aim: ({ aim }) => (
    <>
      <Para text={aim.text} />
      <Para text={aim.win} />
    </>
  ),
  cards: ({ cards }) => (
    <>
      <Para text={cards.houses} />
      <ValuesTable />
      <Para text={cards.values} />
      <Para text={cards.most} />
      <Para text={cards.active} />
      <Para text={cards.nobunaga} />
      <Points of={cards.zones} />
      <ZonesDrawing />
    </>
  ),
  setup: ({ setup }) => (
    <>
      <Steps of={setup.steps} />
      <Para text={setup.numbers} />
      <NumbersTable />
      <Para text={setup.clockwise} />
    </>
  ),
  preparation: ({ preparation }) => (
    <>
      <Steps of={preparation.steps} />
      <Para text={preparation.after} />
      <PairsDrawing />
    </>
  ),
  round: ({ round }) => (
    <>
      <Steps of={round.steps} />
      <Para text={round.must} />
      <Para text={round.after} />
      <RoundDrawing />
    </>
  ),
  two: ({ two }) => (
    <>
      <Points of={two.points} />
      <Para text={two.rest} />
      <Example heading={two.example.heading}>
        <Para text={two.example.text} />
        <RoundForTwoDrawing />
      </Example>
    </>
  ),
  campaign: ({ campaign }) => (
    <>
      <Para text={campaign.start} />
      <Steps of={campaign.steps} />
      <Para text={campaign.end} />
      <Para text={campaign.next} />
    </>
  ),
  ranking: ({ ranking }) => (
    <>
      <Para text={ranking.text} />
      <Steps of={ranking.order} />
      <Para text={ranking.won} />
      <Example heading={ranking.example.heading}>
        <Para text={ranking.example.text} />
        <AttackDrawing />
        <Para text={ranking.example.second} />
      </Example>
    </>
  ),
  passing: ({ passing }) => (
    <>
      <Para text={passing.text} />
      <Points of={passing.points} />
      <Para text={passing.never} />
      <Example heading={passing.example.heading}>
        <Para text={passing.example.text} />
        <Para text={passing.example.all} />
      </Example>
    </>
  ),
  end: ({ end }) => (
    <>
      <Para text={end.text} />
      <Para text={end.ties} />
      <Para text={end.lose} />
      <Example heading={end.example.heading}>
        <Para text={end.example.text} />
        <EndDrawing />
      </Example>
    </>
  ),
  optional: ({ optional }) => {
    const { nobunagaExtraCard, nobunagaBlocks } = useTexts(nobunaga.texts).options;
    return (
      <>
        <Para text={optional.text} />
        <Subsection heading={nobunagaExtraCard.name}>
          <Para text={optional.extra} />
        </Subsection>
        <Subsection heading={nobunagaBlocks.name}>
          <Para text={optional.blocks} />
        </Subsection>
      </>
    );
  },
  secrets: ({ secrets }) => (
    <>
      <Subsection heading={secrets.openHeading}>
        <Points of={secrets.open} />
      </Subsection>
      <Subsection heading={secrets.hiddenHeading}>
        <Points of={secrets.hidden} />
      </Subsection>
    </>
  ),
  questions: ({ questions }) => <Answers of={questions.list} />,
};

// The rules of Smash Up: a short illustrated explanation, then everything. On their page and in a panel over the table.
import { smashUp } from "@fracas/smash-up";
import { useTexts } from "../../../app/language.ts";
import { Booklet, Chapters, Contents, Para, Part, Section } from "../../../rules/parts.tsx";
import { Quick } from "./quick.tsx";
import { texts } from "./texts/index.ts";

export function Rules() {
  const { quick, reference } = useTexts(texts);
  const { rules } = useTexts(smashUp.texts);
  const sections = rules.map(({ heading }, at) => ({ id: `rule-${at + 1}`, heading }));
  const contents = (
    <Contents
      parts={[
        { id: "quick", heading: quick.heading },
        { id: "reference", heading: reference.heading, sections },
      ]}
    />
  );
  return (
    <Booklet contents={contents}>
      <Quick />
      <Part id="reference" heading={reference.heading}>
        <Para lead text={reference.lead} />
        <Chapters heading={reference.heading} sections={sections} />
        {rules.map(({ heading, paragraphs }, at) => (
          <Section key={heading} id={`rule-${at + 1}`} heading={heading}>
            {paragraphs.map((text) => (
              <Para key={text} text={text} />
            ))}
          </Section>
        ))}
      </Part>
    </Booklet>
  );
}

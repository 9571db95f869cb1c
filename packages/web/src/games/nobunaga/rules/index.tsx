// The rules of Nobunaga: a short illustrated explanation, then everything. On their page and in a panel over the table.
import { useTexts } from "../../../app/language.ts";
import { Booklet, Contents } from "../../../rules/parts.tsx";
import { Quick } from "./quick.tsx";
import { Reference } from "./reference.tsx";
import { SECTIONS } from "./sections.ts";
import { texts } from "./texts/index.ts";

export function Rules() {
  const { quick, reference } = useTexts(texts);
  const sections = SECTIONS.map((id) => ({ id, heading: reference[id].heading }));
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
      <Reference />
    </Booklet>
  );
}

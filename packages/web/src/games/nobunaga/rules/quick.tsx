// How to play, in five illustrated steps.
import { useTexts } from "../../../app/language.ts";
import { Para, Part, QuickStep, QuickSteps } from "../../../rules/parts.tsx";
import { AttackDrawing } from "./drawings/attack.tsx";
import { PairsDrawing } from "./drawings/pairs.tsx";
import { RoundDrawing } from "./drawings/round.tsx";
import { ZonesDrawing } from "./drawings/zones.tsx";
import { ValuesTable } from "./tables.tsx";
import { texts } from "./texts/index.ts";

export function Quick() {
  const { quick } = useTexts(texts);
  return (
    <Part id="quick" heading={quick.heading}>
      <Para lead text={quick.intro} />
      <QuickSteps>
        <QuickStep {...quick.pairs}>
          <PairsDrawing />
        </QuickStep>
        <QuickStep {...quick.round}>
          <RoundDrawing />
        </QuickStep>
        <QuickStep {...quick.zones}>
          <ZonesDrawing />
        </QuickStep>
        <QuickStep {...quick.attack}>
          <AttackDrawing />
        </QuickStep>
        <QuickStep {...quick.points}>
          <ValuesTable />
        </QuickStep>
      </QuickSteps>
      <Para text={quick.more} />
    </Part>
  );
}

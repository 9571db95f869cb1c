// How to play, in five illustrated steps.
import { useTexts } from "../../../app/language.ts";
import { Para, Part, QuickStep, QuickSteps } from "../../../rules/parts.tsx";
import { BaseDrawing, DeckDrawing, EndDrawing, ScoreDrawing, TurnDrawing } from "./drawings.tsx";
import { texts } from "./texts/index.ts";

export function Quick() {
  const { quick } = useTexts(texts);
  return (
    <Part id="quick" heading={quick.heading}>
      <Para lead text={quick.intro} />
      <QuickSteps>
        <QuickStep {...quick.deck}>
          <DeckDrawing />
        </QuickStep>
        <QuickStep {...quick.turn}>
          <TurnDrawing />
        </QuickStep>
        <QuickStep {...quick.base}>
          <BaseDrawing />
        </QuickStep>
        <QuickStep {...quick.score}>
          <ScoreDrawing />
        </QuickStep>
        <QuickStep {...quick.end}>
          <EndDrawing />
        </QuickStep>
      </QuickSteps>
      <Para text={quick.more} />
    </Part>
  );
}

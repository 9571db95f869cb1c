// A card in words, for those who hear it.
import type { Lang } from "@fracas/kernel";
import { kindOf } from "./kinds.ts";
import { factsOf, nameOf, textOf } from "./names.ts";
import { texts } from "./texts/index.ts";

export function labelOf(face: string, lang: Lang): string {
  const facts = factsOf(face);
  const words = texts[lang];
  const numbers =
    facts.power !== null
      ? [`${words.power} ${facts.power}`]
      : facts.breakpoint !== null
        ? [`${words.breakpoint} ${facts.breakpoint}`, `${words.vp} ${facts.vp.join(", ")}`]
        : [];
  return [`${nameOf(face, lang)}, ${[words.kinds[kindOf(facts)], ...numbers].join(", ")}`, textOf(face, lang)].filter(Boolean).join(". ");
}

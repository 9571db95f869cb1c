// The sections of the full reference, in order; their ids stand in addresses and links.
import type { Texts } from "./texts/en.ts";

export type SectionId = Exclude<keyof Texts["reference"], "heading" | "lead">;

export const SECTIONS: readonly SectionId[] = [
  "aim",
  "cards",
  "setup",
  "preparation",
  "round",
  "two",
  "campaign",
  "ranking",
  "passing",
  "end",
  "optional",
  "secrets",
  "questions",
];

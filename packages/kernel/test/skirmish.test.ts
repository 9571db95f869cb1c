import type { Game } from "@fracas/kernel";
import { conformance } from "@fracas/kernel/conformance";
import { describe, test } from "vitest";
import { skirmish } from "./skirmish.ts";

describe("cards inside cards, interrupting Specials, replacements and ordered triggers keep all nine properties", () => {
  for (const { name, check } of conformance(skirmish as Game, 60)) test(name, check);
});

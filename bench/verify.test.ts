import { expect, test } from "vitest";
import { verify } from "./verify.ts";

test("Fracas and boardgame.io ask the same questions and come to the same end from the same deals and choices", () => {
  const { matches, decisions } = verify(160, "vitest");
  expect(matches).toBe(160);
  expect(decisions).toBeGreaterThan(160 * 20);
});

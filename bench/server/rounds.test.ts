import { expect, test } from "vitest";
import { measureServing } from "./rounds.ts";

test("every server that is measured takes the moves of the load", async () => {
  const [serving] = await measureServing({ sizes: [4], rounds: 1, secondsPerRound: 0.2, warmUpSeconds: 0.3 }, () => {});
  for (const { movesPerSecond } of Object.values(serving.servers)) expect(movesPerSecond.min).toBeGreaterThan(0);
  expect(serving.newsBytes).toBeGreaterThan(serving.answerBytes);
});

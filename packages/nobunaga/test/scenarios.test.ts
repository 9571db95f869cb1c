import { readdirSync, readFileSync } from "node:fs";
import { parseScenarios, runScenario } from "@fracas/kernel/scenario";
import { nobunaga, nobunagaScenarios } from "@fracas/nobunaga";
import { describe, test } from "vitest";

const folder = new URL("../../../scenarios/nobunaga/", import.meta.url);
const games = [{ game: nobunaga, support: nobunagaScenarios }];

for (const file of readdirSync(folder)) {
  describe(file, () => {
    for (const scenario of parseScenarios(file, readFileSync(new URL(file, folder), "utf8"))) {
      test(scenario.title, () => runScenario(scenario, games));
      test(`${scenario.title} (saved and restored before every answer)`, () => runScenario(scenario, games, { restoring: true }));
    }
  });
}

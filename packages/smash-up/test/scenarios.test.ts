import { readdirSync, readFileSync } from "node:fs";
import { parseScenarios, runScenario } from "@fracas/kernel/scenario";
import { smashUp, smashUpScenarios } from "@fracas/smash-up";
import { describe, test } from "vitest";

const folder = new URL("../../../scenarios/smash-up/", import.meta.url);
const games = [{ game: smashUp, support: smashUpScenarios }];
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".scenario"));

for (const file of files) {
  describe(file, () => {
    for (const scenario of parseScenarios(file, readFileSync(new URL(file, folder), "utf8"))) {
      test(scenario.title, () => runScenario(scenario, games));
      test(`${scenario.title} (saved and restored before every answer)`, () => runScenario(scenario, games, { restoring: true }));
    }
  });
}

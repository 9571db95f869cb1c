export { parseScenarios, type Scenario, ScenarioError } from "./parse.ts";
export { runScenario } from "./run.ts";
export type { Field, ScenarioGame, ScenarioSupport } from "./support.ts";

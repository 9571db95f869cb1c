// npm run bench: proves that both engines play the same game, then measures them and their servers side by side.
import "./production.ts";
import { parseArgs } from "node:util";
import type { Game } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { smashUp } from "@fracas/smash-up";
import { measureCosts } from "./costs.ts";
import { everyKind, everyKindOfSmashUp } from "./deal.ts";
import { asText, type EngineReport, report } from "./report.ts";
import { measureMemory } from "./server/memory.ts";
import type { ServerReport } from "./server/report.ts";
import { measureServing } from "./server/rounds.ts";
import { measureThroughput } from "./throughput.ts";
import { verify } from "./verify.ts";

const HELP = `Measures Fracas side by side with boardgame.io, on Nobunaga: the engines, and the servers, those also beside a bare loop.
Smash Up has no peer that could be run here; what its positions cost is measured all the same.

  npm run bench                    the full run, a little under three minutes
  npm run bench -- --quick         a short one, under a minute: wobbles more
  npm run bench -- --only engine   or --only server: one of both
  npm run bench -- --json          one JSON object instead of the tables
  npm run bench -- --help          this text

Progress goes to stderr, results to stdout. What is measured and how to read it: docs/benchmarks.md`;

const FULL = {
  verified: 400,
  throughput: { rounds: 11, secondsPerRound: 1 },
  matches: 800,
  serving: { sizes: [50, 500], rounds: 9, secondsPerRound: 0.5, warmUpSeconds: 3 },
  memory: { matches: 500, cycles: 2 },
};
const QUICK: Plan = {
  verified: 80,
  throughput: { rounds: 5, secondsPerRound: 0.25 },
  matches: 80,
  serving: { sizes: [50, 500], rounds: 3, secondsPerRound: 0.3, warmUpSeconds: 1 },
  memory: { matches: 100, cycles: 2 },
};
type Plan = typeof FULL;
type Progress = (text: string) => void;

function measureEngine(plan: Plan, progress: Progress): EngineReport {
  progress(`verifying that both play the same game in ${plan.verified} matches`);
  const verified = verify(plan.verified, "bench");
  const throughput = measureThroughput(plan.throughput, progress);
  const costs = [
    measureCosts(nobunaga as unknown as Game, everyKind, plan.matches, progress),
    measureCosts(smashUp as unknown as Game, everyKindOfSmashUp, plan.matches / 4, progress),
  ];
  return { verified, throughput, costs };
}

async function measureServer(plan: Plan, progress: Progress): Promise<ServerReport> {
  const serving = await measureServing(plan.serving, progress);
  const memory = await measureMemory(plan.memory, progress);
  return { serving, memory };
}

async function run(quick: boolean, json: boolean, only: string | undefined): Promise<void> {
  const plan = quick ? QUICK : FULL;
  const progress = (text: string) => void process.stderr.write(`${text} …\n`);
  const engine = only === "server" ? undefined : measureEngine(plan, progress);
  const server = only === "engine" ? undefined : await measureServer(plan, progress);
  const result = report(engine, server);
  console.log(json ? JSON.stringify(result, undefined, 2) : asText(result));
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: "boolean" },
        json: { type: "boolean" },
        only: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.only !== undefined && !["engine", "server"].includes(values.only))
      throw new Error(`--only is "${values.only}"; it must be engine or server`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

const { quick = false, json = false, only, help = false } = options();
if (help) console.log(HELP);
else await run(quick, json, only);

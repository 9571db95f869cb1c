// npm run bench: proves that both engines play the same game, then measures them side by side.
import "./production.ts";
import { parseArgs } from "node:util";
import { measureCosts } from "./costs.ts";
import { asText, report } from "./report.ts";
import { measureThroughput } from "./throughput.ts";
import { verify } from "./verify.ts";

const HELP = `Measures Fracas side by side with boardgame.io, on Nobunaga.

  npm run bench                 the full run, a little over a minute
  npm run bench -- --quick      a short one, about ten seconds: wobbles more
  npm run bench -- --json       one JSON object instead of the table
  npm run bench -- --help       this text

Progress goes to stderr, results to stdout. What is measured and how to read it: docs/benchmarks.md`;

const FULL = { verified: 400, throughput: { rounds: 11, secondsPerRound: 1 }, matches: 800 };
const QUICK = { verified: 80, throughput: { rounds: 5, secondsPerRound: 0.25 }, matches: 80 };

function run(quick: boolean, json: boolean): void {
  const plan = quick ? QUICK : FULL;
  const progress = (text: string) => void process.stderr.write(`${text} …\n`);
  progress(`verifying that both play the same game in ${plan.verified} matches`);
  const verified = verify(plan.verified, "bench");
  const throughput = measureThroughput(plan.throughput, progress);
  const costs = measureCosts(plan.matches, progress);
  const result = report({ verified, throughput, costs });
  console.log(json ? JSON.stringify(result, undefined, 2) : asText(result));
}

function options() {
  try {
    const { values } = parseArgs({
      options: { quick: { type: "boolean" }, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

const { quick = false, json = false, help = false } = options();
if (help) console.log(HELP);
else run(quick, json);

// What was measured, on which machine, as a table for people.
import { cpus } from "node:os";
import peer from "boardgame.io/package.json" with { type: "json" };
import type { Cost, Costs } from "./costs.ts";
import { type ServerReport, serverLines } from "./server/report.ts";
import type { Spread } from "./spread.ts";
import type { Comparison } from "./throughput.ts";

export interface EngineReport {
  readonly verified: { readonly matches: number; readonly decisions: number };
  readonly throughput: readonly Comparison[];
  readonly costs: readonly Costs[];
}

/** What wasn't asked for isn't there. */
export interface Report extends Partial<EngineReport>, Partial<ServerReport> {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly boardgameIo: string;
}

export function report(engine: EngineReport | undefined, server: ServerReport | undefined): Report {
  const cores = cpus();
  return {
    machine: { cpu: cores[0]?.model ?? "unknown", cores: cores.length, node: process.version },
    boardgameIo: peer.version,
    ...engine,
    ...server,
  };
}

export function asText({ machine, boardgameIo, verified, throughput, costs, serving, memory }: Report): string {
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, boardgame.io ${boardgameIo}`,
    ...(verified && throughput && costs ? engineLines({ verified, throughput, costs }) : []),
    ...(serving && memory ? serverLines({ serving, memory }) : []),
  ].join("\n");
}

function engineLines({ verified, throughput, costs }: EngineReport): string[] {
  return [
    `Both engines came to the same results in ${whole(verified.matches)} matches with ${whole(verified.decisions)} decisions.`,
    "",
    "Nobunaga, 4 players, random choices, one core          median       (min - max)",
    ...throughput.flatMap((comparison) => ["", ...comparisonLines(comparison)]),
    ...costs.flatMap(costsLines),
  ];
}

function costsLines({ game, matches, costs, largestSaveBytes }: Costs): string[] {
  const title = `Costs in µs, ${game}, all player counts, ${whole(matches)} matches`;
  return [
    "",
    `${title.padEnd(58)}    median   average     worst  questions`,
    "",
    ...costs.map(costLine),
    "",
    `Largest save as JSON: ${whole(largestSaveBytes)} bytes`,
  ];
}

function comparisonLines({ mode, fracas, boardgameIo, ratio }: Comparison): string[] {
  return [
    `  ${mode}`,
    rateLine("Fracas, matches/s", fracas.matchesPerSecond, whole),
    rateLine("boardgame.io, matches/s", boardgameIo.matchesPerSecond, whole),
    rateLine("Fracas, decisions/s", fracas.decisionsPerSecond, whole),
    rateLine("boardgame.io, decisions/s", boardgameIo.decisionsPerSecond, whole),
    rateLine("Fracas : boardgame.io", ratio, (value) => `${value.toFixed(1)} x`),
  ];
}

function rateLine(label: string, { median, min, max }: Spread, show: (value: number) => string): string {
  return `    ${label.padEnd(44)}${show(median).padStart(13)}   (${show(min)} - ${show(max)})`;
}

function costLine({ operation, questions, medianMicroseconds, averageMicroseconds, worstMicroseconds }: Cost): string {
  const micro = (value: number) => value.toFixed(1).padStart(10);
  return `    ${operation.padEnd(54)}${micro(medianMicroseconds)}${micro(averageMicroseconds)}${micro(worstMicroseconds)}${whole(questions).padStart(11)}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

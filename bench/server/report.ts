// What the servers were measured at, as tables for people.
import type { Spread } from "../spread.ts";
import type { MemoryPerMatch } from "./memory.ts";
import type { Served, Serving } from "./rounds.ts";

export interface ServerReport {
  readonly serving: readonly Serving[];
  readonly memory: MemoryPerMatch;
}

const NAMES: Readonly<Record<keyof Serving["servers"], string>> = {
  fracas: "Fracas",
  bare: "ws + SQLite, one commit a tick",
  bareCommitEach: "ws + SQLite, one commit a move",
  boardgameIo: "boardgame.io",
};

export function serverLines({ serving, memory }: ServerReport): string[] {
  return [...serving.flatMap((serving) => ["", ...servingLines(serving)]), "", ...memoryLines(memory)];
}

function servingLines({ matches, servers, ratios, newsBytes, answerBytes }: Serving): string[] {
  return [
    `Servers, ${whole(matches)} matches at once, 2 players each          moves/s    (min - max)        p50 ms    p99 ms  CPU µs/move  load`,
    "",
    ...Object.entries(servers).map(([server, served]) => servedLine(NAMES[server as keyof typeof NAMES], served)),
    "",
    ratioLine("Fracas : ws + SQLite, one commit a tick", ratios.bare),
    ratioLine("Fracas : ws + SQLite, one commit a move", ratios.bareCommitEach),
    ratioLine("Fracas : boardgame.io", ratios.boardgameIo),
    `    An answer has ${whole(answerBytes)} bytes and the news of it ${whole(newsBytes)}, with Fracas and with ws + SQLite.`,
  ];
}

function servedLine(name: string, { movesPerSecond, medianLatency, p99Latency, cpuPerMove, loadBusy }: Served): string {
  const { median, min, max } = movesPerSecond;
  const one = ({ median }: Spread) => median.toFixed(1).padStart(10);
  const range = `(${whole(min)} - ${whole(max)})`;
  const share = `${Math.round(loadBusy.median * 100)} %`;
  return `    ${name.padEnd(42)}${whole(median).padStart(10)}    ${range.padEnd(16)}${one(medianLatency)}${one(p99Latency)}${one(cpuPerMove)}${share.padStart(9)}`;
}

function ratioLine(label: string, { median, min, max }: Spread): string {
  const show = (value: number) => `${value.toFixed(2)} x`;
  return `    ${label.padEnd(42)}${show(median).padStart(10)}    (${show(min)} - ${show(max)})`;
}

function memoryLines({ matches, connected, live, idle, resident }: MemoryPerMatch): string[] {
  const line = (label: string, bytes: number) => `    ${label.padEnd(42)}${(bytes / 1000).toFixed(1).padStart(10)}`;
  return [
    `Memory per match in kB, ${whole(matches)} matches amid play`,
    "",
    line("with both players connected", connected.median),
    line("nobody connected, still at hand", live.median),
    line("put away", idle),
    `    The whole process is ${whole(resident / 1e6)} MB then.`,
  ];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

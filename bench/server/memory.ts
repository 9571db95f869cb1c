// What a match costs in memory: while it is played with both players connected, while nobody looks but it is still kept at hand, and
// when it was put away. Sizes are those after garbage collection; each cycle plays matches of its own, so that what stayed behind adds up.
import { setTimeout } from "node:timers/promises";
import { type Spread, spread } from "../spread.ts";
import { type Child, withChildren } from "./children.ts";
import { withDataFolder } from "./data-folder.ts";
import type { FracasServer } from "./fracas-server.ts";
import type { Load } from "./load.ts";
import type { Memory } from "./resources.ts";

export interface MemoryPlan {
  readonly matches: number;
  /** At least two. */
  readonly cycles: number;
}

/** Bytes for each match. */
export interface MemoryPerMatch {
  readonly matches: number;
  /** With both players' connections. */
  readonly connected: Spread;
  /** The match alone. */
  readonly live: Spread;
  /** What each match left behind, from the end of the first cycle to the end of the last. */
  readonly idle: number;
  /** Bytes of the whole process, all matches connected. */
  readonly resident: number;
}

/** Played in each match on average before it is measured: about half of one. */
const MOVES = 20;
/** Milliseconds that a table stays at hand: enough to measure it, not long to wait for. */
const KEEP_FOR = 3_000;
const LOOK_EVERY = 50;
const PATIENCE = 30_000;

interface Cycle {
  readonly connected: Memory;
  readonly live: Memory;
  readonly idle: Memory;
}

export function measureMemory({ matches, cycles }: MemoryPlan, progress: (text: string) => void): Promise<MemoryPerMatch> {
  return withDataFolder((data) =>
    withChildren(async (start) => {
      // Otherwise V8 drops code that wasn't used for a while, now and then, and a match would seem to give memory back.
      const server = start<FracasServer>("fracas-server.ts", ["--expose-gc", "--no-flush-bytecode"]);
      const url = await server.ask("start", { data, keepFor: KEEP_FOR });
      progress(`memory: warming up with ${matches} matches`);
      await cycle(server, url, matches);
      const measured: Cycle[] = [];
      for (let n = 1; n <= cycles; n++) {
        progress(`memory of ${matches} matches, cycle ${n} of ${cycles}`);
        measured.push(await cycle(server, url, matches));
      }
      const per = (bytes: (cycle: Cycle) => number) => spread(measured.map((cycle) => bytes(cycle) / matches));
      const [first] = measured;
      const last = measured[measured.length - 1];
      return {
        matches,
        connected: per(({ connected, idle }) => connected.held - idle.held),
        live: per(({ live, idle }) => live.held - idle.held),
        idle: (last.idle.held - first.idle.held) / (matches * (cycles - 1)),
        resident: last.connected.resident,
      };
    }),
  );
}

/** New matches from their beginning to their being put away. */
function cycle(server: Child<FracasServer>, url: string, matches: number): Promise<Cycle> {
  return withChildren(async (start) => {
    const load = start<Load>("load.ts");
    await load.ask("join", { kind: "fracas", url, count: matches, called: "" });
    await load.ask("advance", MOVES * matches);
    const connected = await server.ask("memory");
    await load.ask("leave");
    await until(url, ({ connections }) => connections === 0);
    const live = await server.ask("memory");
    const { tables } = await health(url);
    if (tables !== matches) throw new Error(`${tables} of ${matches} tables were still in memory; measuring took too long`);
    await until(url, ({ tables }) => tables === 0);
    return { connected, live, idle: await server.ask("memory") };
  });
}

interface Health {
  readonly tables: number;
  readonly connections: number;
}

async function health(url: string): Promise<Health> {
  return (await (await fetch(`${url}/healthz`)).json()) as Health;
}

async function until(url: string, met: (health: Health) => boolean): Promise<void> {
  const giveUp = performance.now() + PATIENCE;
  while (!met(await health(url))) {
    if (performance.now() > giveUp) throw new Error(`the server still says ${JSON.stringify(await health(url))}`);
    await setTimeout(LOOK_EVERY);
  }
}

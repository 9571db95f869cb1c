// How many moves a second each server takes and how long each move waits, with few and many matches at once. All servers stand
// ready in processes of their own; rounds of one after the other alternate, so that a busy machine slows all alike.
import { join } from "node:path";
import { type Spread, spread } from "../spread.ts";
import type { BareServer } from "./bare.ts";
import type { BoardgameServer } from "./boardgame-server.ts";
import { type Child, withChildren } from "./children.ts";
import { withDataFolder } from "./data-folder.ts";
import type { FracasServer } from "./fracas-server.ts";
import type { Joining, Load, Round } from "./load.ts";
import type { Sample } from "./players.ts";
import type { Usage } from "./resources.ts";

export interface RoundsPlan {
  /** How many matches at once. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly warmUpSeconds: number;
}

export interface Served {
  readonly movesPerSecond: Spread;
  /** Milliseconds from sending a move to hearing that it is taken. */
  readonly medianLatency: Spread;
  readonly p99Latency: Spread;
  /** Microseconds of processor time in the server's process. */
  readonly cpuPerMove: Spread;
  readonly loadBusy: Spread;
}

const CONTENDERS = ["fracas", "bare", "bareCommitEach", "boardgameIo"] as const;
type Contender = (typeof CONTENDERS)[number];

export interface Serving {
  readonly matches: number;
  readonly servers: Readonly<Record<Contender, Served>>;
  /** Fracas' moves a second for each of the other's, round by round. */
  readonly ratios: { readonly bare: Spread; readonly bareCommitEach: Spread; readonly boardgameIo: Spread };
  /** Bytes of one of Fracas' news of a move and of one answer, on average. The bare loop's are the same. */
  readonly newsBytes: number;
  readonly answerBytes: number;
}

interface Measured extends Round {
  readonly cpuPerMove: number;
}

/** Until Fracas' players have seen some messages. */
const NOTHING: Sample = { news: {}, newsBytes: 0, answerBytes: 0 };

interface Server {
  readonly kind: Joining["kind"];
  readonly url: string;
  usage(): Promise<Usage>;
}

type StartChild = Parameters<Parameters<typeof withChildren>[0]>[0];

/** Starts each kind of server; the bare loop sends news like those in the sample, which Fracas' players have collected by then. */
const START: Readonly<Record<Contender, (start: StartChild, data: string, sample: Sample) => Promise<Server>>> = {
  async fracas(start, data) {
    // As `npm start` does.
    const server = start<FracasServer>("fracas-server.ts", ["--max-semi-space-size=64"]);
    const url = await server.ask("start", { data: join(data, "fracas"), keepFor: 60_000 });
    return { kind: "fracas", url, usage: () => server.ask("usage") };
  },
  bare: (start, data, sample) => startBare(start, join(data, "bare.sqlite"), false, sample),
  bareCommitEach: (start, data, sample) => startBare(start, join(data, "bare-each.sqlite"), true, sample),
  async boardgameIo(start) {
    const server = start<BoardgameServer>("boardgame-server.ts");
    return { kind: "boardgame", url: await server.ask("start"), usage: () => server.ask("usage") };
  },
};

async function startBare(start: StartChild, file: string, commitEach: boolean, { news }: Sample): Promise<Server> {
  const server = start<BareServer>("bare.ts");
  return { kind: "bare", url: await server.ask("start", { file, commitEach, news }), usage: () => server.ask("usage") };
}

export function measureServing(plan: RoundsPlan, progress: (text: string) => void): Promise<Serving[]> {
  return withDataFolder((data) =>
    withChildren(async (start) => {
      const servers = new Map<Contender, Server>();
      const serving: Serving[] = [];
      let sample = NOTHING;
      for (const matches of plan.sizes) {
        const measured = await withChildren(async (startLoad) => {
          const plays = new Map<Contender, (seconds: number) => Promise<Measured>>();
          for (const contender of CONTENDERS) {
            progress(`servers with ${matches} matches: warming up ${contender}`);
            const server = servers.get(contender) ?? (await START[contender](start, data, sample));
            servers.set(contender, server);
            const load = startLoad<Load>("load.ts");
            const { kind, url } = server;
            await load.ask("join", { kind, url, count: matches, called: `${matches}-`, like: sample });
            const play = (seconds: number) => measureRound(server, load, seconds);
            // With the later sizes the servers are warm, and only the load isn't.
            await play(serving.length === 0 ? plan.warmUpSeconds : plan.warmUpSeconds / 2);
            sample = (await load.ask("sample")) ?? sample;
            plays.set(contender, play);
          }
          return playRounds(plan, matches, plays, progress);
        });
        serving.push(summary(matches, measured, sample));
      }
      return serving;
    }),
  );
}

async function measureRound(server: Server, load: Child<Load>, seconds: number): Promise<Measured> {
  const before = await server.usage();
  const round = await load.ask("play", seconds);
  const after = await server.usage();
  return { ...round, cpuPerMove: (after.cpu - before.cpu) / round.moves };
}

type Rounds = Record<Contender, Measured[]>;

async function playRounds(
  { rounds, secondsPerRound }: RoundsPlan,
  matches: number,
  plays: ReadonlyMap<Contender, (seconds: number) => Promise<Measured>>,
  progress: (text: string) => void,
): Promise<Rounds> {
  const measured: Rounds = { fracas: [], bare: [], bareCommitEach: [], boardgameIo: [] };
  for (let round = 1; round <= rounds; round++) {
    progress(`servers with ${matches} matches, round ${round} of ${rounds}`);
    for (const [contender, play] of plays) measured[contender].push(await play(secondsPerRound));
  }
  return measured;
}

function summary(matches: number, measured: Rounds, { newsBytes, answerBytes }: Sample): Serving {
  const ratio = (other: Contender) =>
    spread(measured.fracas.map(({ movesPerSecond }, round) => movesPerSecond / measured[other][round].movesPerSecond));
  return {
    matches,
    servers: {
      fracas: served(measured.fracas),
      bare: served(measured.bare),
      bareCommitEach: served(measured.bareCommitEach),
      boardgameIo: served(measured.boardgameIo),
    },
    ratios: { bare: ratio("bare"), bareCommitEach: ratio("bareCommitEach"), boardgameIo: ratio("boardgameIo") },
    newsBytes,
    answerBytes,
  };
}

function served(rounds: readonly Measured[]): Served {
  return {
    movesPerSecond: spread(rounds.map(({ movesPerSecond }) => movesPerSecond)),
    medianLatency: spread(rounds.map(({ latency }) => latency.median)),
    p99Latency: spread(rounds.map(({ latency }) => latency.p99)),
    cpuPerMove: spread(rounds.map(({ cpuPerMove }) => cpuPerMove)),
    loadBusy: spread(rounds.map(({ loadBusy }) => loadBusy)),
  };
}

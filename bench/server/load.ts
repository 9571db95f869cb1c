// The load, in a process of its own: programs at both seats of many matches, who answer as soon as they are asked and not before
// the server has spoken, so that a slow server is asked less. Between rounds they hold still.
import { setTimeout } from "node:timers/promises";
import { joinBare } from "./bare-players.ts";
import { joinBoardgame } from "./boardgame-players.ts";
import { answerTo } from "./children.ts";
import { joinFracas } from "./fracas-players.ts";
import type { Gate, Matches, Players, Sample } from "./players.ts";
import { usage } from "./resources.ts";

export interface Joining extends Matches {
  readonly kind: "fracas" | "bare" | "boardgame";
  /** What the bare loop's messages are to be like. */
  readonly like?: Sample;
}

export interface Round {
  /** All of them, from the first to the last. */
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to hearing that it is taken. */
  readonly latency: { readonly median: number; readonly p99: number };
  /** The load's own share of one core: near 1, it is the load that was measured. */
  readonly loadBusy: number;
}

/** Milliseconds at the start of each round that aren't counted: everybody moves at once then. */
const SETTLING = 150;
/** Milliseconds without a word after which a server has forgotten a move. */
const PATIENCE = 10_000;

class Turnstile implements Gate {
  #open = false;
  #held: (() => void)[] = [];
  #underWay = 0;
  #confirmed = 0;
  #latencies: number[] | null = null;
  /** Called at each confirmation. */
  #look = () => {};

  pass(send: () => void): void {
    if (!this.#open) return void this.#held.push(send);
    this.#underWay++;
    send();
  }

  confirmed(sentAt: number | null): void {
    this.#underWay--;
    if (sentAt !== null) {
      this.#confirmed++;
      this.#latencies?.push(performance.now() - sentAt);
    }
    this.#look();
  }

  /** Plays for a while and measures. */
  async play(seconds: number): Promise<Round> {
    const earlier = this.#confirmed;
    this.#goOn();
    await setTimeout(SETTLING);
    const latencies: number[] = [];
    this.#latencies = latencies;
    const before = usage().cpu;
    const start = performance.now();
    await setTimeout(seconds * 1000);
    await this.#until(() => latencies.length > 0);
    const elapsed = (performance.now() - start) / 1000;
    this.#latencies = null;
    const loadBusy = (usage().cpu - before) / 1e6 / elapsed;
    await this.#holdStill();
    return { ...summary(latencies, elapsed), moves: this.#confirmed - earlier, loadBusy };
  }

  /** Plays so many moves in all. */
  async advance(moves: number): Promise<void> {
    const enough = this.#confirmed + moves;
    this.#goOn();
    await this.#until(() => this.#confirmed >= enough);
    await this.#holdStill();
  }

  #goOn(): void {
    this.#open = true;
    const held = this.#held;
    this.#held = [];
    for (const send of held) this.pass(send);
  }

  async #holdStill(): Promise<void> {
    this.#open = false;
    await this.#until(() => this.#underWay === 0);
  }

  #until(met: () => boolean): Promise<void> {
    if (met()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const giveUp = globalThis.setTimeout(() => reject(new Error(`${this.#underWay} moves were never confirmed`)), PATIENCE);
      this.#look = () => {
        if (!met()) return void giveUp.refresh();
        clearTimeout(giveUp);
        this.#look = () => {};
        resolve();
      };
    });
  }
}

function summary(latencies: readonly number[], seconds: number): Pick<Round, "movesPerSecond" | "latency"> {
  const ordered = Float64Array.from(latencies).sort();
  const at = (part: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))];
  return { movesPerSecond: ordered.length / seconds, latency: { median: at(0.5), p99: at(0.99) } };
}

const turnstile = new Turnstile();
let players: Players | undefined;

const asked = {
  async join({ kind, like, ...matches }: Joining): Promise<void> {
    if (kind === "fracas") players = await joinFracas(matches, turnstile);
    else if (kind === "boardgame") players = await joinBoardgame(matches, turnstile);
    else if (like) players = await joinBare(matches, turnstile, like);
    else throw new Error("the bare loop has to be told what its messages are like");
  },
  play: (seconds: number) => turnstile.play(seconds),
  advance: (moves: number) => turnstile.advance(moves),
  sample: () => players?.sample(),
  leave: () => players?.leave(),
};
export type Load = typeof asked;

answerTo(asked, () => players?.leave());

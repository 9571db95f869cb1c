// Programs that play on boardgame.io's server as its own client does, over socket.io: they sync with a match by its name, which
// makes it if it isn't there, and send moves with the number of the state they saw. The news of a move are its confirmation.
import type { Ctx } from "boardgame.io";
import type { G } from "../boardgame-io/cards.ts";
import { legalMoves } from "../boardgame-io/nobunaga.ts";
import { asked } from "../boardgame-io/play.ts";
import { Chooser, forEach, type Gate, type Matches, type Players } from "./players.ts";
import { openWire, type Wire } from "./wire.ts";

interface State {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

type News =
  | readonly ["sync", matchID: string, { readonly state: State }]
  | readonly ["update", matchID: string, State]
  | readonly ["matchData", matchID: string];

/** socket.io's packets, as they stand in a WebSocket message: 0 open, 2 ping, 3 pong, 40 connect to a game, 42 an event of it. */
const PACKET = { open: "0", ping: "2", pong: "3", connect: "40/nobunaga,", event: "42/nobunaga," } as const;

class Program {
  readonly #gate: Gate;
  readonly #seat: string;
  readonly #chooser: Chooser;
  readonly #over: () => void;
  #wire: Wire | undefined;
  #match = "";
  #state: State | undefined;
  #connected = () => {};
  #synced = () => {};
  /** The state a move was made in, and when, until it is confirmed. */
  #moved: { readonly stateID: number; readonly sentAt: number } | undefined;

  constructor(gate: Gate, seat: number, seed: number, over: () => void) {
    this.#gate = gate;
    this.#seat = String(seat);
    this.#chooser = new Chooser(seed);
    this.#over = over;
  }

  connect(url: string): Promise<void> {
    return new Promise((connected, failed) => {
      this.#connected = connected;
      openWire(`${url}/socket.io/?EIO=4&transport=websocket`, (text) => this.#receive(text)).then((wire) => {
        this.#wire = wire;
      }, failed);
    });
  }

  sync(match: string): Promise<void> {
    this.#match = match;
    this.#emit("sync", match, this.#seat, undefined, 2);
    return new Promise((synced) => {
      this.#synced = synced;
    });
  }

  leave(): void {
    this.#wire?.close();
  }

  #emit(...event: unknown[]): void {
    this.#wire?.send(PACKET.event + JSON.stringify(event));
  }

  #receive(text: string): void {
    if (text.startsWith(PACKET.event)) this.#hear(JSON.parse(text.slice(PACKET.event.length)));
    else if (text.startsWith(PACKET.connect)) this.#connected();
    else if (text === PACKET.ping) this.#wire?.send(PACKET.pong);
    else if (text.startsWith(PACKET.open)) setImmediate(() => this.#wire?.send(PACKET.connect));
    else throw new Error(`boardgame.io says ${text}`);
  }

  #hear(news: News): void {
    if (news[1] !== this.#match) return;
    if (news[0] === "sync") {
      this.#state = news[2].state;
      this.#synced();
    } else if (news[0] === "update") {
      this.#state = news[2];
      if (this.#moved && this.#state._stateID > this.#moved.stateID) {
        this.#gate.confirmed(this.#moved.sentAt);
        this.#moved = undefined;
      }
      this.goOn();
    }
  }

  /** Where several are asked at once, only the first answers: whoever answers second without having seen that is refused. */
  goOn(): void {
    if (!this.#state) return;
    const { ctx } = this.#state;
    if (ctx.gameover !== undefined) this.#over();
    else if (!this.#moved && asked(ctx)[0] === this.#seat) this.#gate.pass(() => this.#move());
  }

  #move(): void {
    if (!this.#state) return;
    const { G, ctx, _stateID: stateID } = this.#state;
    const { move, args } = this.#chooser.of(legalMoves(G, ctx, this.#seat));
    this.#moved = { stateID, sentAt: performance.now() };
    this.#emit("update", { type: "MAKE_MOVE", payload: { type: move, args, playerID: this.#seat } }, stateID, this.#match, this.#seat);
  }
}

/** Two programs and one match after another. */
class Table {
  readonly #name: string;
  readonly #programs: readonly Program[];
  #played = 0;
  #over = 0;

  constructor(gate: Gate, name: string, seed: number) {
    const over = () => {
      if (++this.#over === 2) gate.pass(() => void this.begin().then(() => gate.confirmed(null)));
    };
    this.#name = name;
    this.#programs = [0, 1].map((seat) => new Program(gate, seat, 2 * seed + seat, over));
  }

  async connect(url: string): Promise<void> {
    for (const program of this.#programs) await program.connect(url);
  }

  /** One program after the other: of two who ask for a match at once before it is there, each may be given one of its own. */
  async begin(): Promise<void> {
    this.#over = 0;
    const match = `${this.#name}, ${++this.#played}`;
    for (const program of this.#programs) await program.sync(match);
    for (const program of this.#programs) program.goOn();
  }

  leave(): void {
    for (const program of this.#programs) program.leave();
  }
}

export async function joinBoardgame({ url, count, called }: Matches, gate: Gate): Promise<Players> {
  const tables = await forEach(count, async (n) => {
    const table = new Table(gate, `${called}${n}`, n);
    await table.connect(url);
    await table.begin();
    return table;
  });
  return {
    sample: () => undefined,
    leave: () => {
      for (const table of tables) table.leave();
    },
  };
}

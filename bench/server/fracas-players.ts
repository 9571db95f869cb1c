// Programs that play on Fracas' server through its protocol: two guests at each table, a rematch after each match.
import type { View } from "@fracas/kernel";
import { applyPatch, type MatchNews, type MovedNews, type Patch, PROTOCOL, type ServerMessage } from "@fracas/protocol";
import { Chooser, forEach, type Gate, type Matches, type Players, type Sample } from "./players.ts";
import { openWire, type Wire } from "./wire.ts";

type Question = View["question"];

interface Done {
  readonly table?: string;
}

class Sizes {
  #count = 0;
  #bytes = 0;
  /** The message whose length is nearest to the mean. */
  typical = "";

  add(text: string): void {
    this.#count++;
    this.#bytes += text.length;
    if (Math.abs(text.length - this.mean) < Math.abs(this.typical.length - this.mean)) this.typical = text;
  }

  get mean(): number {
    return this.#bytes / this.#count;
  }
}

class Program {
  readonly #gate: Gate;
  readonly #chooser: Chooser;
  readonly #sizes: { readonly news: Sizes; readonly answers: Sizes };
  readonly #waiting = new Map<number, (reply: Done) => void>();
  #wire: Wire | undefined;
  #sent = 0;
  /** The last news of the match, and the question in it. */
  #news: MatchNews | MovedNews | undefined;
  #question: Question = null;
  #over = false;
  /** A move is on its way: the news of it come before the reply, and only then is a question a new one. */
  #moving = false;

  constructor(gate: Gate, sizes: { news: Sizes; answers: Sizes }, seed: number) {
    this.#gate = gate;
    this.#sizes = sizes;
    this.#chooser = new Chooser(seed);
  }

  async greet(url: string): Promise<void> {
    const headers = { "content-type": "application/json" };
    const registered = await fetch(`${url}/api/programs`, { method: "POST", headers, body: JSON.stringify({ name: "Load" }) });
    const { token } = (await registered.json()) as { token: string };
    this.#wire = await openWire(`${url.replace(/^http/, "ws")}/ws`, (text) => this.#receive(text));
    await this.ask({ type: "hello", v: PROTOCOL, token });
  }

  ask(message: object): Promise<Done> {
    return new Promise((done) => this.#send(message, done));
  }

  leave(): void {
    this.#wire?.close();
  }

  #send(message: object, done: (reply: Done) => void): string {
    const re = ++this.#sent;
    const text = JSON.stringify({ ...message, re });
    this.#waiting.set(re, done);
    this.#wire?.send(text);
    return text;
  }

  #receive(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    switch (message.type) {
      case "done":
        this.#waiting.get(message.re)?.(message as Done);
        this.#waiting.delete(message.re);
        break;
      case "match":
        this.#see(message, message.view.question, message.view.result !== null);
        break;
      case "moved": {
        this.#sizes.news.add(text);
        // Of the view only what a program without a plan needs.
        const patch = message.patch as { readonly question?: Patch; readonly result?: Patch } | null;
        this.#see(message, applyPatch(this.#question, patch?.question ?? null), patch?.result !== undefined);
        break;
      }
      case "refused":
      case "bye":
        throw new Error(`the server says ${text}`);
    }
  }

  #see(news: MatchNews | MovedNews, question: Question, over: boolean): void {
    this.#news = news;
    this.#question = question;
    this.#over = over;
    this.#goOn();
  }

  #goOn(): void {
    if (this.#moving || !(this.#over || this.#question)) return;
    this.#moving = true;
    this.#gate.pass(() => (this.#over ? this.#again() : this.#answer()));
  }

  #confirmed(sentAt: number | null): void {
    this.#gate.confirmed(sentAt);
    this.#moving = false;
    this.#goOn();
  }

  #again(): void {
    this.#over = false;
    this.#send({ type: "rematch", table: this.#news?.table }, () => this.#confirmed(null));
  }

  #answer(): void {
    if (!this.#news || !this.#question) throw new Error("nothing to answer");
    const { table, match, moment } = this.#news;
    const option = this.#chooser.of(this.#question.options).id;
    const sentAt = performance.now();
    const text = this.#send({ type: "answer", table, match, moment, option }, () => this.#confirmed(sentAt));
    this.#sizes.answers.add(text);
  }
}

export async function joinFracas({ url, count }: Matches, gate: Gate): Promise<Players> {
  const sizes = { news: new Sizes(), answers: new Sizes() };
  const programs = await forEach(count, async (n) => {
    const pair = [new Program(gate, sizes, 2 * n), new Program(gate, sizes, 2 * n + 1)];
    await Promise.all(pair.map((program) => program.greet(url)));
    const [host, other] = pair;
    const seats = [{ for: "me" }, { for: "anyone" }];
    const { table } = await host.ask({ type: "create", game: "nobunaga", options: {}, seats, public: false, clock: "none" });
    await other.ask({ type: "sit", table, seat: 1 });
    await Promise.all(pair.map((program) => program.ask({ type: "watch", table })));
    await host.ask({ type: "start", table });
    return pair;
  });
  return {
    sample: (): Sample => ({
      news: JSON.parse(sizes.news.typical),
      newsBytes: sizes.news.mean,
      answerBytes: sizes.answers.mean,
    }),
    leave: () => {
      for (const program of programs.flat()) program.leave();
    },
  };
}

// The real thing, for tests: `fracas serve` as a process of its own on a free port, with a data folder that is thrown away.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FRACAS = join(import.meta.dirname, "..", "packages", "cli", "bin", "fracas.mjs");

export class Site {
  readonly #data = mkdtempSync(join(tmpdir(), "fracas-e2e-"));
  readonly #botDelay: number;
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(botDelay: number) {
    this.#botDelay = botDelay;
  }

  static async open({ botDelay = 0 } = {}): Promise<Site> {
    const site = new Site(botDelay);
    await site.start();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts it, or starts it again on the same port and data. */
  async start(): Promise<void> {
    const args = ["serve", "--port", String(this.#port), "--data", this.#data, "--bot-delay", String(this.#botDelay), "--lang", "en"];
    const child = spawn(process.execPath, [FRACAS, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    let said = "";
    await new Promise<void>((ready, failed) => {
      child.stderr?.on("data", (text) => {
        said += text;
      });
      child.stdout?.on("data", (text) => {
        said += text;
        const [, port] = said.match(/http:\/\/[^\s:]+:(\d+)/) ?? [];
        if (!port) return;
        this.#port = Number(port);
        ready();
      });
      child.once("exit", () => failed(new Error(`the server ended: ${said}`)));
    });
  }

  /** As the power would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

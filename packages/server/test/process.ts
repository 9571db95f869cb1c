// Server processes of the tests: started, watched, and ended by their own id.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import type { Config } from "../src/index.ts";
import { GENEROUS, temporaryFolder } from "./support.ts";

const SCRIPT = fileURLToPath(new URL("./serve.ts", import.meta.url));
/** Compiled code is kept between processes, which halves the time that a start takes. */
const compiled = temporaryFolder();
const started: ServerProcess[] = [];

/** Even a test that fails leaves no process behind. */
afterAll(async () => {
  for (const process of started) await process.kill();
});

export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Everything it wrote. */
  output = "";
  /** Resolves when it listens, with its address. */
  readonly listening: Promise<string>;

  constructor(config: Partial<Config>, wait = false) {
    const args = [SCRIPT, JSON.stringify({ ...GENEROUS, ...config }), ...(wait ? ["wait"] : [])];
    this.#child = spawn(process.execPath, args, {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    started.push(this);
    this.listening = new Promise((resolve, reject) => {
      for (const stream of [this.#child.stdout, this.#child.stderr])
        stream.on("data", (data) => {
          this.output += data;
          const [, url] = this.output.match(/^listening (\S+)$/m) ?? [];
          if (url) resolve(url);
        });
      this.#child.on("exit", (code) => reject(new Error(`the server ended with ${code} before it listened: ${this.output}`)));
    });
    this.listening.catch(() => {});
  }

  /** Lets one that waits begin. */
  begin(): Promise<string> {
    this.#child.stdin.write("begin\n");
    return this.listening;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, "exit");
    this.#child.kill(signal);
    await gone;
  }

  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }
}

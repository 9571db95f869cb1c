// Runs the command line inside the test, with streams of its own.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import type { Io } from "../src/io.ts";
import { main } from "../src/main.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function fracas(...argv: string[]): Promise<Ran> {
  const stdin = new PassThrough();
  stdin.end();
  const [out, err] = [new Collector(), new Collector()];
  const code = await main(argv, { stdin, stdout: out, stderr: err, env: {} } as unknown as Io);
  return { code, out: out.text, err: err.text };
}

class Collector extends Writable {
  text = "";
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "fracas-"));
}

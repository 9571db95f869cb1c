// Where a command reads and writes: the real terminal, or a test's.

export interface Io {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function print(io: Io, text: string): void {
  io.stdout.write(`${text}\n`);
}

/** A mistake of the caller: one clear line, exit code 2, nothing written. */
export class UsageError extends Error {}

// What a server under measurement says about itself.

export interface Usage {
  /** Microseconds of processor time since the process began, the kernel's on its behalf included. */
  readonly cpu: number;
}

export interface Memory {
  /** Bytes that JavaScript holds, after garbage collection: its heap, and buffers beside it. */
  readonly held: number;
  /** Bytes of the whole process. */
  readonly resident: number;
}

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system };
}

/** Needs --expose-gc. */
export async function memory(): Promise<Memory> {
  if (!globalThis.gc) throw new Error("start this with --expose-gc");
  // What is only freed by a callback of a collection is gone after the next one.
  for (let n = 0; n < 3; n++) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

// The journal: one commit for everything of a tick, acknowledged when it is done; and one table's trouble is nobody else's.
import { describe, expect, test } from "vitest";
import { Journal } from "../src/store/journal.ts";
import type { Store, Write } from "../src/store/store.ts";

/** A store that notes what it is given and finishes when it is told to. */
class NotingStore {
  readonly commits: string[][] = [];
  #held: (() => void)[] | null = null;

  async commit(writes: readonly Write[]): Promise<void> {
    const names = writes.map((write) => (write.put === "due" ? write.table : write.put));
    if (this.#held) await new Promise<void>((resolve) => this.#held?.push(resolve));
    if (names.includes("bad")) throw new Error("a bad write");
    this.commits.push(names);
  }

  hold(): () => void {
    const held: (() => void)[] = [];
    this.#held = held;
    return () => {
      this.#held = null;
      for (const go of held) go();
    };
  }
}

const scene = () => {
  const store = new NotingStore();
  return { store, journal: new Journal(store as unknown as Store) };
};
const write = (...names: string[]): Write[] => names.map((table) => ({ put: "due", table, due: null }));

describe("the journal", () => {
  test("puts everything of a tick into one commit, in order", async () => {
    const { store, journal } = scene();
    await Promise.all(["a", "b", "c"].map((name) => journal.write(write(name, `${name}2`))));
    expect(store.commits).toEqual([["a", "a2", "b", "b2", "c", "c2"]]);
    expect(journal.commits).toBe(1);
  });

  test("puts what comes while it commits into the next one, and never commits twice at once", async () => {
    const { store, journal } = scene();
    const go = store.hold();
    const first = journal.write(write("a"));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const others = ["b", "c"].map((name) => journal.write(write(name)));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(store.commits).toEqual([]);
    go();
    await Promise.all([first, ...others]);
    expect(store.commits).toEqual([["a"], ["b", "c"]]);
  });

  test("acknowledges nothing before it is committed", async () => {
    const { store, journal } = scene();
    const go = store.hold();
    let acknowledged = false;
    const writing = journal.write(write("a")).then(() => {
      acknowledged = true;
    });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(acknowledged).toBe(false);
    go();
    await writing;
    expect(store.commits).toEqual([["a"]]);
  });

  test("fails a bad write alone: the others of its tick are committed, each once", async () => {
    const { store, journal } = scene();
    const outcomes = await Promise.allSettled([write("a"), write("b", "bad"), write("c")].map((writes) => journal.write(writes)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(store.commits.flat().sort()).toEqual(["a", "c"]);
    await journal.write(write("d"));
    expect(store.commits.at(-1)).toEqual(["d"]);
  });

  test("is settled when nothing is left to write", async () => {
    const { store, journal } = scene();
    await journal.settled();
    const go = store.hold();
    const writing = [journal.write(write("a")), journal.write(write("bad"))].map((writing) => writing.catch(() => {}));
    let settled = false;
    const settling = journal.settled().then(() => {
      settled = true;
    });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(settled).toBe(false);
    go();
    await settling;
    await Promise.all(writing);
    expect(store.commits).toEqual([["a"]]);
  });

  test("has nothing to do for no writes", async () => {
    const { store, journal } = scene();
    await journal.write([]);
    expect(store.commits).toEqual([]);
  });
});

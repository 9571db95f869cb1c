// Talking at the table: cleaned, numbered, limited; and names.
import { EMOTES, LIMITS } from "@fracas/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse } from "./house.ts";
import { anyone, bot, freshServer, me, openTable, post, type TestServer } from "./support.ts";

let server: TestServer;
const house: House = openHouse();
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => house.close());

describe("chat", () => {
  test("reaches everybody who looks, spectators included, with who said it and a number", async () => {
    const [anna, eve] = await Promise.all([server.program("Anna"), server.browser("Eve")]);
    const table = await openTable(anna, [me, bot]);
    await eve.watch(table);
    await anna.ask({ type: "say", table, text: "hello <b>all</b>" });
    await eve.ask({ type: "emote", table, emote: "wow" });
    await anna.waitFor(() => anna.at(table).chat.length === 2);
    await eve.waitFor(() => eve.at(table).chat.length === 2);
    expect(anna.at(table).chat).toEqual(eve.at(table).chat);
    expect(eve.at(table).chat).toMatchObject([
      { number: 1, guest: anna.guest, name: "Anna", said: { text: "hello <b>all</b>" } },
      { number: 2, guest: eve.guest, name: "Eve", said: { emote: "wow" } },
    ]);
  });

  test.each([
    ["control characters", "a\u0000b\u0007c\u001bd", "a b c d"],
    ["line breaks of every kind", "a\nb\r\nc\u2028d\u2029e\u0085f", "a b c d e f"],
    ["signs that turn letters round", "a\u202eb\u2066c\u200fd", "a b c d"],
    ["signs that can't be seen", "a\u200bb\u{e0041}c\ufeffd", "a b c d"],
    ["half a character", "a\ud83db", "a b"],
    ["blanks around", "  a   b  ", "a b"],
    ["private and unassigned characters", "a\ue000b\u{10ffff}c", "a b c"],
  ])("is cleaned of %s", async (_, said, kept) => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot]);
    await anna.ask({ type: "say", table, text: said });
    await anna.waitFor(() => anna.at(table).chat.length === 1);
    expect(anna.at(table).chat[0].said).toEqual({ text: kept });
  });

  test("keeps letters of every language, accents in one form, and plain emoji", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot]);
    await anna.ask({ type: "say", table, text: "Привет, 信長! cafe\u0301 🎲" });
    await anna.waitFor(() => anna.at(table).chat.length === 1);
    expect(anna.at(table).chat[0].said).toEqual({ text: "Привет, 信長! café 🎲" });
  });

  test("that is empty or too long is refused and leaves no gap", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot]);
    for (const text of ["", "   ", "\u200b\u202e", "x".repeat(LIMITS.chat + 1)])
      expect(await anna.refused({ type: "say", table, text })).toEqual({ code: "empty-chat", facts: { most: LIMITS.chat } });
    await anna.ask({ type: "say", table, text: "x".repeat(LIMITS.chat) });
    await anna.waitFor(() => anna.at(table).chat.length === 1);
    expect(anna.at(table).chat[0].number).toBe(1);
  });

  test("is limited: five at once, then one every two seconds; playing isn't", async () => {
    const anna = await house.guest("Anna");
    const table = await openTable(anna, [me, bot]);
    for (const emote of EMOTES.slice(0, 5)) await anna.ask({ type: "emote", table, emote });
    expect(await anna.refused({ type: "say", table, text: "more" })).toEqual({ code: "too-fast", facts: { seconds: 2 } });
    await anna.ask({ type: "start", table });
    house.time += 2_000;
    await anna.ask({ type: "say", table, text: "more" });
    expect((await anna.refused({ type: "say", table, text: "and more" })).code).toBe("too-fast");
  });

  test("comes back to whoever returns: all of it, or what came after the last line known", async () => {
    const [anna, boris] = [await house.guest("Anna"), await house.guest("Boris")];
    const table = await openTable(anna, [me, anyone]);
    await boris.watch(table);
    await anna.ask({ type: "say", table, text: "one" });
    boris.drop();
    for (const text of ["two", "three"]) await anna.ask({ type: "say", table, text });
    await boris.open();
    expect(boris.at(table).chat.map(({ number }) => number)).toEqual([1, 2, 3]);
    const fresh = await boris.another();
    expect((await fresh.watch(table)).chat).toEqual(boris.at(table).chat);
  });

  test("shows newcomers the latest hundred lines", async () => {
    const anna = await house.guest("Anna");
    const table = await openTable(anna, [me, anyone]);
    for (let n = 1; n <= 120; n++) {
      house.time += 2_000;
      await anna.ask({ type: "say", table, text: `line ${n}` });
    }
    const boris = await house.guest("Boris");
    const { chat } = await boris.watch(table);
    expect(chat.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, n) => n + 21));
  });
});

describe("a name", () => {
  const WRONG = ["", "   ", "x".repeat(LIMITS.name + 1), "A\u202eB", "A\u0000B", "A\u200bB", "A\ud83dB", "A\u{e0041}", "\u2066"];

  test.each(WRONG.map((name) => [JSON.stringify(name), name]))("can't be %s", async (_, name) => {
    const wrong = { code: "wrong-name", facts: { most: LIMITS.name } };
    for (const route of ["guest", "programs"]) {
      const response = await post(`${server.url}/api/${route}`, { name });
      expect(response.status).toBe(400);
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(await response.json()).toEqual({ refusal: wrong });
    }
    const anna = await server.program("Anna");
    expect(await anna.refused({ type: "rename", name })).toEqual(wrong);
    expect((await anna.another().then((tab) => tab.ask({ type: "hello", v: 1 }))).guest?.name).toBe("Anna");
  });

  test("is put on one line, and counted in characters", async () => {
    const anna = await server.program("Anna");
    for (const [given, kept] of [
      [" Anna\n Maria ", "Anna Maria"],
      ["e\u0301", "é"],
      ["🎲".repeat(LIMITS.name), "🎲".repeat(LIMITS.name)],
    ]) {
      await anna.ask({ type: "rename", name: given });
      expect((await anna.ask({ type: "hello", v: 1 })).guest?.name).toBe(kept);
    }
  });

  test("that changes is seen at once where one sits, and stays after coming back", async () => {
    const [anna, boris] = await Promise.all([server.browser("Anna"), server.program("Boris")]);
    const table = await openTable(boris, [me, anyone]);
    await anna.watch(table);
    await anna.ask({ type: "sit", table, seat: 1 });
    await anna.ask({ type: "rename", name: "Anna Maria" });
    await boris.waitFor(() => boris.seat(table, 1).name === "Anna Maria");
    anna.drop();
    await anna.open();
    expect((await anna.ask({ type: "hello", v: 1 })).guest).toEqual({ id: anna.guest, name: "Anna Maria", program: false });
  });
});

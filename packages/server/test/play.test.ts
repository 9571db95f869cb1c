// Whole matches over the real server: alone with bots, among programs, watched, and played again.
import { commitment, digestOf, type MatchRecord, Refused, replay } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "./client.ts";
import { bot, dice, freshServer, me, openTable, play, playAll, startMatch, step, type TestServer } from "./support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const recordOf = async (match: string | null): Promise<MatchRecord> =>
  (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as MatchRecord;

describe("a match", () => {
  test("of a person in a browser with three bots begins with the table and comes to its end", async () => {
    const anna = await server.browser("Anna");
    const table = await openTable(anna, [me, bot, bot, bot], { start: true });
    expect(anna.at(table).table).toMatchObject({ phase: "playing", you: { guest: anna.guest, seat: 0, host: true } });
    await play(anna, table, dice("solo"));
    const { view, match, table: after, steps } = anna.at(table);
    expect(after.phase).toBe("over");
    expect(view?.result?.standings.length).toBe(5);
    expect(steps.length).toBe((view?.answers ?? 0) + 1);
    expect((await recordOf(match)).end?.result).toEqual(view?.result);
  });

  test("of four programs comes to its end, and all see the same result", async () => {
    const people = await Promise.all(["A", "B", "C", "D"].map((name) => server.program(name)));
    const table = await startMatch(people);
    await Promise.all(people.map((person) => play(person, table, dice(person.name))));
    for (const person of people) expect(person.view(table).result).toEqual(people[0].view(table).result);
    expect(people[0].at(table).table.seats.every((seat) => seat.kind === "person" && seat.program)).toBe(true);
  });

  test("sends each player its own question and nobody else's", async () => {
    const people = await Promise.all(["A", "B", "C"].map((name) => server.program(name)));
    const table = await startMatch(people);
    await playAll(people, table, dice("own questions"), () => {
      for (const [seat, person] of people.entries()) {
        const { viewer, asked, question } = person.view(table);
        expect(viewer).toBe(seat);
        expect(question !== null).toBe(asked?.seats.some((other) => other === seat) ?? false);
      }
      return false;
    });
    expect(people[0].view(table).result).not.toBeNull();
  });
});

describe("a spectator", () => {
  test("sees the public view at every moment, and never a question", async () => {
    const people = await Promise.all(["A", "B"].map((name) => server.program(name)));
    const table = await startMatch(people);
    const eve = await server.browser("Eve");
    await eve.watch(table);
    expect(eve.at(table).table.you).toEqual({ guest: eve.guest, seat: null, host: false });
    await playAll([...people, eve], table, dice("spectator"));
    const { match, view } = eve.at(table);
    const record = await recordOf(match);
    const whole = replay(nobunaga as never, record);
    if (whole instanceof Refused) throw whole;
    expect(view).toEqual(JSON.parse(JSON.stringify(whole.eyes("spectator").view())));
    expect(eve.at(table).steps.flatMap(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(whole.eyes("spectator").events())));
    for (const text of eve.texts) {
      const message = JSON.parse(text);
      if (message.type === "match") expect(message.view).toMatchObject({ viewer: "spectator", question: null });
      if (message.type === "moved") expect(message.patch?.question).toBeUndefined();
    }
  });

  test("is counted once, however many tabs are open, and as long as one is", async () => {
    const host = await server.program("Host");
    const table = await openTable(host, [me, bot]);
    const eve = await server.browser("Eve");
    await eve.watch(table);
    const tab = await eve.another();
    await tab.watch(table);
    await host.waitFor(() => host.at(table).table.spectators === 1);
    tab.drop();
    await eve.ask({ type: "emote", table, emote: "hello" });
    expect(eve.at(table).table.spectators).toBe(1);
    await eve.ask({ type: "leave", table });
    await host.waitFor(() => host.at(table).table.spectators === 0);
  });
});

describe("the record", () => {
  test("is refused while the match runs, without being remembered by anybody on the way", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot], { start: true });
    const response = await fetch(`${server.url}/api/matches/${anna.at(table).match}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ refusal: { code: "no-match", facts: {} } });
    expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
  });

  test("of a finished match replays to the same views, events and result, and its seed is the one committed to", async () => {
    const people = await Promise.all(["A", "B", "C"].map((name) => server.program(name)));
    const table = await startMatch(people, { options: { nobunagaBlocks: true } });
    await playAll(people, table, dice("record"));
    const { match, view, commitment: promised } = people[1].at(table);
    const record = await recordOf(match);
    expect(record.seats).toEqual(["A", "B", "C"]);
    expect(commitment(record.seed)).toBe(promised);
    expect(record.options).toMatchObject({ nobunagaBlocks: true });
    const whole = replay(nobunaga as never, record);
    if (whole instanceof Refused) throw whole;
    expect(digestOf(whole)).toBe(record.end?.digest);
    expect(record.end?.result).toEqual(view?.result);
    expect(JSON.parse(JSON.stringify(whole.eyes(1 as never).view()))).toEqual(view);
  });

  test("names everybody differently, even two people called Anna", async () => {
    const people = await Promise.all(["Anna", "Anna", "Anna 2"].map((name) => server.program(name)));
    const table = await startMatch(people);
    await playAll(people, table, dice("names"));
    const { seats } = await recordOf(people[0].at(table).match);
    expect(new Set(seats).size).toBe(3);
    expect(seats[0]).toBe("Anna");
  });
});

describe("a rematch", () => {
  async function finished(names: readonly string[]): Promise<{ people: Client[]; table: string }> {
    const people = await Promise.all(names.map((name) => server.program(name)));
    const table = await startMatch(people);
    await playAll(people, table, dice(names.join()));
    return { people, table };
  }

  test("begins when all people want it, at the same seats, and adds to the series", async () => {
    const { people, table } = await finished(["A", "B", "C"]);
    const [a, b, c] = people;
    const first = a.at(table).match;
    const wins = [0, 0, 0];
    const count = () => {
      for (const seat of a.view(table).result?.winners ?? []) wins[seat]++;
    };
    count();
    await a.waitFor(() => a.at(table).table.series.matches === 1);
    expect(a.at(table).table.series).toEqual({ matches: 1, wins });
    await a.ask({ type: "rematch", table });
    await b.ask({ type: "rematch", table });
    await c.waitFor(() => c.at(table).table.again.length === 2);
    expect(c.at(table).table).toMatchObject({ phase: "over", match: first, again: [0, 1] });
    const eve = await server.browser("Eve");
    await eve.watch(table);
    await c.ask({ type: "rematch", table });
    for (const person of [...people, eve]) await person.waitFor(() => person.at(table).match !== first);
    expect(eve.at(table)).toMatchObject({ moment: 0, table: { phase: "playing", again: [] } });
    expect(people.map((person) => person.view(table).viewer)).toEqual([0, 1, 2]);
    await playAll(people, table, dice("again"));
    count();
    await a.waitFor(() => a.at(table).table.series.matches === 2);
    expect(a.at(table).table.series).toEqual({ matches: 2, wins });
  });

  test("is for players, after the match", async () => {
    const { people, table } = await finished(["A", "B"]);
    const eve = await server.program("Eve");
    expect((await eve.refused({ type: "rematch", table })).code).toBe("not-seated");
    for (const person of people) await person.ask({ type: "rematch", table });
    expect((await people[0].refused({ type: "rematch", table })).code).toBe("match-running");
  });

  test("answers and undo of the match before don't reach into it", async () => {
    const { people, table } = await finished(["A", "B"]);
    const { match } = people[0].at(table);
    for (const person of people) await person.ask({ type: "rematch", table });
    await people[0].waitFor(() => people[0].at(table).match !== match);
    const asked = people.find((person) => person.view(table).question) as Client;
    const option = asked.offered(table)[0];
    expect((await asked.refused({ type: "answer", table, match, moment: 0, option })).code).toBe("not-playing");
    expect((await asked.refused({ type: "undo", table, match, moment: 0 })).code).toBe("not-playing");
    expect((await asked.refused({ type: "look", table, match, answers: 0 })).code).toBe("not-playing");
    await step(asked, people, table, dice("next"));
  });
});

// A lost connection, a lost reply, a stopped server, a table that left the memory: everybody goes on exactly where they were.
import { beforeAll, describe, expect, test } from "vitest";
import type { Client, Seen } from "./client.ts";
import {
  askedOf,
  dice,
  freshServer,
  playAll,
  rowsOf,
  startAtPick,
  startAtQuestionToAll,
  startMatch,
  step,
  type TestServer,
  together,
  until,
} from "./support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const people = (...names: string[]) => Promise.all(names.map((name) => server.program(name)));
const match = ({ match, moment, view, steps, chat }: Seen) => ({ match, moment, view, steps, chat });

/** What somebody sees who comes for the first time. */
async function fresh(client: Client, table: string): Promise<ReturnType<typeof match>> {
  const tab = await client.another();
  const seen = match(await tab.watch(table));
  tab.drop();
  return seen;
}

/** The messages of some type that a client got after a certain one. */
const received = (client: Client, from: number, type: string) =>
  client.texts.slice(from).flatMap((text) => (JSON.parse(text).type === type ? [JSON.parse(text)] : []));

describe("a connection lost in the middle", () => {
  test.each([2, 3, 5])("of a match of %i costs nothing: what was missed comes in one piece, once", async (players) => {
    const group = await people(...["Anna", "Boris", "Chen", "Dora", "Emil"].slice(0, players));
    const eve = await server.browser("Eve");
    const table = await startMatch(group);
    await eve.watch(table);
    const everybody = [...group, eve];
    const random = dice(`lost ${players}`);
    let lost = 0;
    while (!group[0].view(table).result) {
      const away = everybody[random.below(everybody.length)];
      const here = everybody.filter((person) => person !== away);
      away.drop();
      for (let n = random.below(4); n > 0; n--) {
        const asked = here.filter((person) => person.view(table).question);
        if (asked.length === 0) break;
        const person = asked[random.below(asked.length)];
        await step(person, here, table, random);
        if (random.below(3) === 0 && !person.view(table).result)
          await person.send({ type: "undo", table, match: person.at(table).match, moment: person.at(table).moment });
        await together(here, table);
        // Nobody agrees to go back further, so that the match comes to its end.
        const { ask } = person.at(table).table;
        if (ask) await person.ask({ type: "consent", table, ask: ask.number, agree: false });
      }
      const { moment: before } = away.at(table);
      const read = away.texts.length;
      await away.open();
      lost++;
      expect(received(away, read, "match")).toEqual([]);
      expect(received(away, read, "moved").map(({ from }) => from)).toEqual([before]);
      expect(match(away.at(table))).toEqual(await fresh(away, table));
      await together(everybody, table);
      const asked = everybody.filter((person) => person.view(table).question);
      if (asked.length > 0) await step(asked[random.below(asked.length)], everybody, table, random);
    }
    expect(lost).toBeGreaterThan(10);
  });

  test("can be taken up from every earlier moment of a match with answers taken back", async () => {
    const group = await people("Anna", "Boris", "Chen");
    const table = await startMatch(group);
    const random = dice("every moment");
    const known = group.map((person) => [structuredClone(person.at(table))]);
    while (!group[0].view(table).result) {
      const person = group.filter((person) => person.view(table).question)[0];
      await step(person, group, table, random);
      const note = () => {
        for (const [seat, person] of group.entries()) known[seat][person.at(table).moment] = structuredClone(person.at(table));
      };
      note();
      if (random.below(3) > 0 || person.view(table).result) continue;
      await person.send({ type: "undo", table, match: person.at(table).match, moment: person.at(table).moment });
      const { ask } = person.at(table).table;
      if (ask) for (const other of group) if (other !== person) await other.ask({ type: "consent", table, ask: ask.number, agree: true });
      await together(group, table);
      note();
    }
    for (const [seat, person] of group.entries()) {
      const now = await fresh(person, table);
      const tab = await person.another();
      for (const earlier of known[seat]) {
        tab.tables.set(table, structuredClone(earlier));
        const read = tab.texts.length;
        await tab.ask({ type: "watch", table, match: earlier.match, moment: earlier.moment, chat: 0 });
        expect(match(tab.at(table)), `from moment ${earlier.moment}`).toEqual(now);
        const [moved] = received(tab, read, "moved");
        expect(moved.steps).toEqual(now.steps.slice(moved.kept + 1));
      }
    }
  });

  test("with a moment or a match that never was is answered with the whole match", async () => {
    const group = await people("Anna", "Boris");
    const table = await startMatch(group);
    const tab = await group[0].another();
    const whole = await fresh(group[0], table);
    for (const known of [{ match: whole.match, moment: 99 }, { match: "0123456789AB", moment: 0 }, { moment: 0 }, { match: whole.match }]) {
      tab.tables.delete(table);
      await tab.ask({ type: "watch", table, ...known });
      expect(match(tab.at(table))).toEqual(whole);
    }
  });
});

describe("an answer", () => {
  test("whose reply was lost can be sent again, any number of times, and counts once", async () => {
    const group = await people("Anna", "Boris", "Chen");
    const table = await startMatch(group);
    const random = dice("repeated");
    const sent: [Client, string, number][] = [];
    while (!group[0].view(table).result) {
      const asked = group.filter((person) => person.view(table).question);
      const person = asked[random.below(asked.length)];
      const options = person.offered(table);
      const id = options[random.below(options.length)];
      const { moment } = person.at(table);
      sent.push([person, id, moment]);
      const lost = person.answer(table, id).catch(() => null);
      if (random.below(2) === 0) person.drop();
      await lost;
      if (person.closed) await person.open();
      expect(await person.answer(table, id, moment)).toMatchObject({ type: "done" });
      await together(group, table);
    }
    const { match: id, moment } = group[0].at(table);
    expect(moment).toBe(sent.length);
    const before = JSON.stringify(rowsOf(server.data).entries);
    for (const [person, option, moment] of sent) expect(await person.answer(table, option, moment)).toMatchObject({ type: "done" });
    expect(JSON.stringify(rowsOf(server.data).entries)).toBe(before);
    expect(rowsOf(server.data).entries.filter((row) => (row as { match: string }).match === id).length).toBe(sent.length);
  });

  test("to a question that is no longer open is stale, and changes nothing", async () => {
    const group = await people("Anna", "Boris");
    const table = await startAtPick(group);
    const asked = askedOf(group, table);
    const [one, other] = asked.offered(table);
    const { moment } = asked.at(table);
    await asked.answer(table, one, moment);
    const stale = { refusal: { code: "stale", facts: { moment: moment + 1 } } };
    expect(await asked.answer(table, other, moment)).toMatchObject(stale);
    expect(await asked.answer(table, other, moment + 2)).toMatchObject(stale);
    await playAll(group, table, dice("stale"), () => asked.at(table).moment > moment + 6);
    const later = asked.at(table).moment;
    expect(await asked.answer(table, other, moment)).toMatchObject({ refusal: { code: "stale", facts: { moment: later } } });
    expect(asked.at(table).moment).toBe(later);
  });

  test("taken back and sent again late isn't given a second time", async () => {
    const group = await people("Anna", "Boris");
    const table = await startAtPick(group);
    const asked = askedOf(group, table);
    const option = asked.offered(table)[0];
    const { moment, match } = asked.at(table);
    const { answers } = asked.view(table);
    await asked.answer(table, option, moment);
    await asked.ask({ type: "undo", table, match, moment: moment + 1 });
    await asked.answer(table, option, moment);
    expect(asked.at(table)).toMatchObject({ moment: moment + 2, view: { answers } });
  });

  test("to a question that everybody is asked is taken from all, though each names the moment at which it was asked", async () => {
    const group = await people("Anna", "Boris", "Chen", "Dora");
    const table = await startAtQuestionToAll(group);
    const { moment } = group[0].at(table);
    const options = group.map((person) => person.offered(table));
    const replies = await Promise.all(group.map((person, at) => person.answer(table, options[at][0], moment)));
    expect(replies.map(({ type }) => type)).toEqual(group.map(() => "done"));
    await together(group, table);
    expect(group[0].at(table).moment).toBe(moment + group.length);
    expect(await group[0].answer(table, options[0][1], moment)).toMatchObject({ refusal: { code: "stale" } });
    expect(await group[0].answer(table, options[0][0], moment)).toMatchObject({ type: "done" });
  });

  test("to a question that others are still asked can't be changed by answering again", async () => {
    const group = await people("Anna", "Boris");
    const table = await startAtQuestionToAll(group);
    const { moment } = group[0].at(table);
    const [one, other] = group[0].offered(table);
    await group[0].answer(table, one, moment);
    expect(await group[0].answer(table, one, moment)).toMatchObject({ type: "done" });
    for (const at of [moment, moment + 1])
      expect(await group[0].answer(table, other, at)).toMatchObject({ refusal: { code: "not-asked" } });
    expect(group[0].at(table).moment).toBe(moment + 1);
  });
});

describe("a server that is stopped", () => {
  test("says goodbye, and goes on after a restart with everybody at the same moment", async () => {
    const own = await freshServer();
    const group = await Promise.all(["Anna", "Boris", "Chen"].map((name) => own.program(name)));
    const page = await own.browser("Eve");
    const table = await startMatch(group);
    await page.watch(table);
    const everybody = [...group, page];
    await group[1].ask({ type: "say", table, text: "see you" });
    const random = dice("restart");
    for (let times = 0; times < 3; times++) {
      for (let n = 0; n < 3; n++) await step(group.filter((person) => person.view(table).question)[0], everybody, table, random);
      const before = everybody.map((person) => match(person.at(table)));
      const stopping = own.stop();
      for (const person of everybody) await person.waitFor(() => person.closed);
      await stopping;
      expect(everybody.map(({ bye }) => bye)).toEqual(everybody.map(() => "restarting"));
      await own.restart();
      await Promise.all(everybody.map((person) => person.open()));
      expect(everybody.map((person) => match(person.at(table)))).toEqual(before);
    }
    await playAll(everybody, table, random);
    expect(page.view(table).result).not.toBeNull();
  });

  test("has written whatever it acknowledged, also of what was under way", async () => {
    const own = await freshServer();
    const group = await Promise.all(["Anna", "Boris"].map((name) => own.program(name)));
    const table = await startMatch(group);
    const asked = askedOf(group, table);
    const acknowledged = asked.answer(table, asked.offered(table)[0]).then(
      (reply) => reply.type === "done",
      () => false,
    );
    await own.stop();
    expect(rowsOf(own.data).entries.length).toBeGreaterThanOrEqual((await acknowledged) ? 1 : 0);
    await own.restart();
    await Promise.all(group.map((person) => person.open()));
    await playAll(group, table, dice("under way"));
  });
});

test("a table that nobody looks at leaves the memory and comes back as it was", async () => {
  const own = await freshServer({ keepFor: 10 });
  const group = await Promise.all(["Anna", "Boris", "Chen"].map((name) => own.program(name)));
  const table = await startMatch(group);
  const random = dice("evicted");
  for (let times = 0; times < 4 && !group[0].view(table).result; times++) {
    for (let n = 0; n < 3; n++) await step(group.filter((person) => person.view(table).question)[0], group, table, random);
    const before = group.map((person) => match(person.at(table)));
    for (const person of group) person.drop();
    await until(async () => (await own.metric("tables_in_memory")) === 0, "no table in memory");
    await Promise.all(group.map((person) => person.open()));
    expect(group.map((person) => match(person.at(table)))).toEqual(before);
  }
  await playAll(group, table, random);
  expect(group[0].view(table).result).not.toBeNull();
});

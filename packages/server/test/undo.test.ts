// Taking answers back: by right when nobody could have learned anything, otherwise when all other people agree.
import type { MatchRecord } from "@fracas/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "./client.ts";
import {
  askedOf,
  bot,
  dice,
  freshServer,
  me,
  openTable,
  play,
  playAll,
  startAtPick,
  startMatch,
  step,
  type TestServer,
  together,
} from "./support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const people = (...names: string[]) => Promise.all(names.map((name) => server.program(name)));
const undo = (person: Client, table: string, moment = person.at(table).moment) =>
  person.send({ type: "undo", table, match: person.at(table).match, moment });
const recordOf = async (match: string | null): Promise<MatchRecord> =>
  (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as MatchRecord;

/** A match in which somebody has answered and somebody else after them, so that it takes everybody to go back. */
async function twoAnswers(): Promise<{ group: Client[]; table: string; first: Client; others: Client[]; moment: number }> {
  const group = await people("Anna", "Boris", "Chen");
  const table = await startAtPick(group);
  const { moment } = group[0].at(table);
  const first = askedOf(group, table);
  await step(first, group, table, dice("one"));
  await step(askedOf(group, table), group, table, dice("two"));
  return { group, table, first, others: group.filter((person) => person !== first), moment: moment + 2 };
}

describe("undo by right", () => {
  test("takes back one's own last answer at once: the same question again, for all to see", async () => {
    const group = await people("Anna", "Boris");
    const table = await startAtPick(group);
    const asked = askedOf(group, table);
    const before = structuredClone(asked.at(table));
    await step(asked, group, table, dice("undone"));
    expect(await undo(asked, table)).toMatchObject({ type: "done" });
    await together(group, table);
    expect(asked.at(table)).toEqual({ ...before, moment: before.moment + 2 });
    for (const person of group) expect(person.at(table).steps.length).toBe(before.steps.length);
    await playAll(group, table, dice("on"));
    const record = await recordOf(asked.at(table).match);
    expect(record.wentBack).toBeUndefined();
    expect(record.answers.length).toBe(asked.view(table).answers);
  });

  test("needs an answer of one's own", async () => {
    const group = await people("Anna", "Boris");
    const table = await startMatch(group);
    expect(group[0].at(table).moment).toBe(0);
    for (const person of group) expect(await undo(person, table)).toMatchObject({ refusal: { code: "nothing-to-take-back" } });
    const eve = await server.program("Eve");
    expect((await eve.refused({ type: "undo", table, match: group[0].at(table).match, moment: 0 })).code).toBe("not-seated");
  });

  test("sent twice takes back once", async () => {
    const group = await people("Anna", "Boris");
    const table = await startAtPick(group);
    const asked = askedOf(group, table);
    await step(asked, group, table, dice("twice"));
    const { moment } = asked.at(table);
    expect(await undo(asked, table, moment)).toMatchObject({ type: "done" });
    expect(await undo(asked, table, moment)).toMatchObject({ refusal: { code: "stale" } });
    expect(asked.at(table).moment).toBe(moment + 1);
  });

  test("is not for finished matches", async () => {
    const group = await people("Anna", "Boris");
    const table = await startMatch(group);
    await playAll(group, table, dice("finished"));
    for (const person of group) expect(await undo(person, table)).toMatchObject({ refusal: { code: "match-over" } });
  });
});

describe("undo by consent", () => {
  test("happens when all other people agree, takes back what came after too, and is told in the record", async () => {
    const { group, table, first, others, moment } = await twoAnswers();
    const { length } = first.at(table).steps;
    expect(await undo(first, table)).toMatchObject({ type: "done" });
    const seat = first.at(table).table.you.seat;
    for (const person of group) await person.waitFor(() => person.at(table).table.ask);
    const ask = first.at(table).table.ask;
    expect(ask).toMatchObject({ seat, agreed: [seat] });
    await others[0].ask({ type: "consent", table, ask: ask?.number, agree: true });
    expect(others[0].at(table).table.ask?.agreed.length).toBe(2);
    expect(others[0].at(table).moment).toBe(moment);
    await others[1].ask({ type: "consent", table, ask: ask?.number, agree: true });
    await together(group, table);
    expect(first.at(table)).toMatchObject({ moment: moment + 1, steps: { length: length - 2 }, table: { ask: null } });
    expect(first.view(table).question).not.toBeNull();
    await playAll(group, table, dice("after consent"));
    expect((await recordOf(first.at(table).match)).wentBack).toBe(1);
  });

  test("doesn't happen when anybody refuses, the one who asked included", async () => {
    const { group, table, first, others, moment } = await twoAnswers();
    for (const refuser of [others[1], first]) {
      await undo(first, table);
      await others[1].waitFor(() => others[1].at(table).table.ask);
      const number = others[1].at(table).table.ask?.number;
      await others[0].ask({ type: "consent", table, ask: number, agree: true });
      await refuser.ask({ type: "consent", table, ask: number, agree: false });
      await others[1].waitFor(() => !others[1].at(table).table.ask);
      expect((await others[0].refused({ type: "consent", table, ask: number, agree: true })).code).toBe("nothing-asked");
    }
    for (const person of group) expect(person.at(table).moment).toBe(moment);
  });

  test("is off as soon as anybody answers", async () => {
    const { group, table, first, moment } = await twoAnswers();
    await undo(first, table);
    const asked = askedOf(group, table);
    await asked.waitFor(() => asked.at(table).table.ask);
    const number = asked.at(table).table.ask?.number;
    await step(asked, group, table, dice("off"));
    await first.waitFor(() => first.at(table).table.ask === null);
    for (const person of group)
      expect((await person.refused({ type: "consent", table, ask: number, agree: true })).code).toBe("nothing-asked");
    expect(first.at(table).moment).toBe(moment + 1);
  });

  test("isn't given by spectators, nor to an earlier request", async () => {
    const { table, first, others } = await twoAnswers();
    await undo(first, table);
    const number = first.at(table).table.ask?.number as number;
    const eve = await server.program("Eve");
    expect((await eve.refused({ type: "consent", table, ask: number, agree: true })).code).toBe("not-seated");
    await others[0].ask({ type: "consent", table, ask: number, agree: false });
    await undo(first, table);
    expect(first.at(table).table.ask?.number).not.toBe(number);
    expect((await others[0].refused({ type: "consent", table, ask: number, agree: true })).code).toBe("nothing-asked");
  });

  test("asked for twice keeps those who have agreed already", async () => {
    const { table, first, others } = await twoAnswers();
    const { moment } = first.at(table);
    await undo(first, table, moment);
    await others[0].waitFor(() => others[0].at(table).table.ask);
    await others[0].ask({ type: "consent", table, ask: others[0].at(table).table.ask?.number, agree: true });
    await undo(first, table, moment);
    expect(first.at(table).table.ask?.agreed.length).toBe(2);
  });

  test("is always given by bots", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot, bot], { start: true });
    const own = () => anna.at(table).steps.filter(({ seat }) => seat === 0);
    const bots = () => anna.at(table).steps.slice(own().at(-1)?.answers).length > 1;
    await play(anna, table, dice("bots agree"), () => own().length > 3 && bots());
    const { answers } = own().at(-1) ?? { answers: 0 };
    await undo(anna, table);
    expect(anna.view(table)).toMatchObject({ answers: answers - 1, question: { options: expect.anything() } });
    expect(anna.at(table).table.ask).toBeNull();
    await play(anna, table, dice("to the end"));
    expect((await recordOf(anna.at(table).match)).wentBack).toBe(1);
  });

  test("isn't needed of somebody for whom a bot plays", async () => {
    const { table, first, others, moment } = await twoAnswers();
    others[1].drop();
    await first.waitFor(() => first.at(table).table.seats.some((seat) => seat.kind === "person" && !seat.here));
    await undo(first, table);
    await others[0].waitFor(() => others[0].at(table).table.ask);
    await others[0].ask({ type: "consent", table, ask: others[0].at(table).table.ask?.number, agree: true });
    expect(others[0].at(table).moment).toBe(moment);
    const seat = others[1].at(table).table.you.seat;
    await first.ask({ type: "replace", table, seat, level: "random" });
    await first.waitFor(() => first.at(table).moment > moment);
    expect(first.at(table).table.ask).toBeNull();
  });
});

test("look shows any earlier position as one saw it, and disturbs nobody", async () => {
  const group = await people("Anna", "Boris");
  const table = await startMatch(group);
  const views = [[group[0].view(table)], [group[1].view(table)]];
  await playAll(group, table, dice("look"), () => {
    for (const [seat, person] of group.entries()) views[seat][person.view(table).answers] = person.view(table);
    return false;
  });
  const { match, moment } = group[0].at(table);
  for (const [seat, person] of group.entries())
    for (const [answers, view] of views[seat].entries()) {
      const reply = await person.ask({ type: "look", table, match, answers });
      expect(reply).toMatchObject({ view: { ...view, question: null } });
    }
  expect((await group[0].refused({ type: "look", table, match, answers: 999 })).code).toBe("stale");
  expect(group[1].at(table).moment).toBe(moment);
});

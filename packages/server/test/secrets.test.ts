// What must never be written down or sent: seeds of matches, tokens and cookies, and what the store keeps of them.
import { expect, test } from "vitest";
import { ServerProcess } from "./process.ts";
import {
  askedOf,
  bot,
  browser,
  dice,
  freshServer,
  me,
  openTable,
  play,
  playAll,
  post,
  program,
  rowsOf,
  startMatch,
  temporaryFolder,
} from "./support.ts";

/** Everything in a data folder that nobody may ever be told. */
function secretsIn(data: string): string[] {
  const { matches, guests } = rowsOf(data) as Record<string, Record<string, unknown>[]>;
  const seeds = matches.map(({ data }) => JSON.parse(String(data)).seed as string);
  return [...seeds, ...guests.map(({ token_hash }) => String(token_hash))];
}

test("no message to anybody contains a seed, a token, or the hash of one", async () => {
  const server = await freshServer();
  const people = [await server.browser("Anna"), await server.program("Boris"), await server.program("Chen")];
  const eve = await server.browser("Eve");
  const everybody = [...people, eve];
  for (const person of everybody) await person.ask({ type: "lobby", on: true });
  const table = await startMatch(people, { public: true });
  await eve.watch(table);
  await playAll(everybody, table, dice("secrets"), () => people[0].at(table).moment > 8);
  for (const person of everybody) {
    const { match, moment } = person.at(table);
    await person.send({ type: "undo", table, match, moment });
    await person.send({ type: "look", table, match, answers: 3 });
    await person.send({ type: "answer", table, match, moment: 0, option: "no such thing" });
    await person.send({ type: "rename", name: `${person.name} ${person.name}` });
    await person.send({ type: "say", table, text: "hello" });
  }
  await server.restart();
  await Promise.all(everybody.map((person) => person.open()));
  await playAll(everybody, table, dice("secrets to the end"));
  for (const person of people) await person.ask({ type: "rematch", table });
  const alone = await openTable(people[0], [me, bot], { start: true });
  await play(people[0], alone, dice("alone"));
  for (const person of everybody) await person.ask({ type: "matches" });
  const paths = ["/healthz", "/metrics", `/api/matches/${people[0].at(table).match}`, "/"];
  const answers = await Promise.all(paths.map(async (path) => (await fetch(server.url + path)).text()));
  const texts = everybody.flatMap(({ texts }) => texts).concat(answers);
  const secrets = [...secretsIn(server.data), ...everybody.flatMap(({ token }) => token || [])];
  expect(secrets.length).toBeGreaterThan(8);
  expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
});

test("the log tells of everything that goes wrong, and of no token, cookie, seed or table, even at its most talkative", async () => {
  const data = temporaryFolder();
  const server = new ServerProcess({ data, logLevel: "debug" });
  const url = await server.listening;
  const people = [await program(url, "Anna"), await program(url, "Boris"), await program(url, "Chen"), await program(url, "Dora")];
  const eve = await browser(url, "Eve");
  const cookie = (await post(`${url}/api/guest`, { name: "Frank" })).headers.get("set-cookie") ?? "";
  const table = await startMatch(people);
  await playAll(people, table, dice("logged"), () => people[0].at(table).moment > 5);
  // A rule that falls over, with the whole match in its error.
  const faulty = await startMatch(people, { game: "faulty" });
  const asked = askedOf(people, faulty);
  expect(await asked.answer(faulty, asked.offered(faulty)[0])).toMatchObject({ refusal: { code: "server-fault" } });
  for (const text of ["{", `{"type":"hello","re":1,"v":1,"token":"${people[0].token}"`, '{"type":"answer"}']) await eve.raw(text);
  await post(`${url}/api/guest`, { name: 5 }, { cookie: cookie.split(";")[0] });
  await fetch(`${url}/api/guest?token=${people[0].token}`, { method: "POST", headers: { origin: "https://evil.example" } });
  await fetch(`${url}/api/matches/${people[0].at(table).match}`);
  await fetch(`${url}/table/${table}`, { headers: { cookie: cookie.split(";")[0] } });
  eve.raw("x".repeat(70_000)).catch(() => {});
  await eve.waitFor(() => eve.closed);
  const secrets = [...secretsIn(data), ...people.map(({ token }) => token), cookie.split(/[=;]/)[1], table, faulty];
  for (const person of people) person.drop();
  await server.stop();
  expect(server.output).toContain('"msg":"fault"');
  expect(server.output).toContain("the rule fell over");
  for (const secret of secrets) expect(server.output.includes(secret), secret).toBe(false);
});

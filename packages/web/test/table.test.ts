import { type Game, LANGS, seatId, type View } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import type { Table } from "@fracas/protocol";
import { describe, expect, it } from "vitest";
import type { MatchModel } from "../src/connection/model.ts";
import { chapter } from "../src/games/nobunaga/chapter.ts";
import { timelineOf } from "../src/replay/timeline.ts";
import { clockFace } from "../src/table/clock-face.ts";
import { chaptersOf, logOf } from "../src/table/log-lines.ts";
import { castOf, facesOf, listNames, namesOf, sentence } from "../src/table/people.ts";
import { NAMES, randomRecord } from "./matches.ts";

const client = { game: nobunaga as unknown as Game, chapter };
const record = randomRecord(4, "log");
const made = timelineOf(client.game, record, seatId(1));
if (made instanceof Error) throw made;
const { steps } = made;
const cast = castOf(NAMES, seatId(1));

describe("the log", () => {
  it("tells every event of every step once, in order, in every language", () => {
    for (const lang of LANGS) {
      const told = logOf(steps, client, cast, lang).flatMap(({ entries }) => entries.flatMap(({ sentences }) => sentences));
      expect(told).toEqual(steps.flatMap(({ events }) => events.map((event) => client.game.texts[lang].event(event, cast))));
    }
  });

  it("is in chapters: Preparation, rounds and campaigns", () => {
    const titles = logOf(steps, client, cast, "en").map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(["Preparation", "Round 1", "Round 2"]);
    expect(titles.filter((title) => title?.endsWith("campaign"))).toEqual(["First campaign", "Second campaign"]);
    expect(titles.at(-1)).toBe("The end");
  });

  it("each entry leads to the moment after its answer", () => {
    for (const { entries } of logOf(steps, client, cast, "en"))
      for (const { answers, sentences } of entries) {
        const said = steps[answers].events.map((event) => client.game.texts.en.event(event, cast));
        expect(said).toEqual(expect.arrayContaining([...sentences]));
      }
  });

  it("chapters can be jumped to", () => {
    const chapters = chaptersOf(steps, client, cast, "en");
    expect(chapters[0]).toEqual({ title: "Preparation", answers: 0 });
    const round = chapters.find(({ title }) => title === "Round 3");
    expect(steps[round?.answers ?? 0].events.some((event) => "round" in event && event.round === 3)).toBe(true);
  });
});

describe("a clock", () => {
  const words = { days: "d", hours: "h" };
  it("shows minutes and seconds, then hours, then days", () => {
    expect(clockFace(65_000, words)).toBe("1:05");
    expect(clockFace(59_999, words)).toBe("0:59");
    expect(clockFace(2 * 3_600_000 + 5 * 60_000, words)).toBe("2 h 05");
    expect(clockFace(49 * 3_600_000, words)).toBe("2 d 1 h");
  });
  it("never shows less than nothing", () => {
    expect(clockFace(-4_000, words)).toBe("0:00");
  });
});

describe("people at the table", () => {
  const person = { kind: "person", guest: "g", name: "Anna", program: false, here: true, replacedBy: null } as const;
  const table = {
    clock: "blitz",
    seats: [
      person,
      { ...person, name: "Boris", here: false },
      { ...person, name: "Chen", replacedBy: "greedy" },
      { kind: "bot", level: "greedy", name: "Dora" },
    ],
  } as unknown as Table;
  const view = { asked: { prompt: "pick", about: {}, seats: [seatId(1)] }, viewer: seatId(0) } as unknown as View;
  const match = { clock: [90_000, 40_000, 90_000, 90_000], clockAt: 7, view } as unknown as MatchModel;
  const names = namesOf(table, []);

  it("are here, away, replaced by a bot, or bots", () => {
    const faces = facesOf(table, castOf(names, seatId(0)), match, view);
    expect(faces.map(({ presence }) => presence)).toEqual(["here", "away", "replaced", "bot"]);
    expect(faces.map(({ you }) => you)).toEqual([true, false, false, false]);
    expect(faces.map(({ asked }) => asked)).toEqual([false, true, false, false]);
  });

  it("have clocks that run while the match waits for them, whatever the board shows; bots have none", () => {
    const shown = { ...view, asked: null } as View;
    const clocks = facesOf(table, castOf(names, seatId(0)), match, shown).map(({ clock }) => clock);
    expect(clocks[1]).toEqual({ left: 40_000, at: 7, low: 11_250, running: true });
    expect(clocks[0]?.running).toBe(false);
    expect(clocks[3]).toBeNull();
  });

  it("keep their names in a match that is over, even if they have left their seats", () => {
    const left = { ...table, seats: [{ kind: "open" }, ...table.seats.slice(1)] } as unknown as Table;
    expect(namesOf(left, names)[0]).toBe("Anna");
  });

  it("are listed as the language does it", () => {
    expect(listNames(["Anna", "Boris", "Chen"], "en")).toBe("Anna, Boris and Chen");
    expect(listNames(["Anna", "Boris"], "fr")).toBe("Anna et Boris");
    expect(listNames(["Anna", "Boris"], "ru")).toBe("Anna и Boris");
  });

  it("hear sentences that end once", () => {
    expect(sentence("Take a card")).toBe("Take a card.");
    expect(sentence("Which house is attacked?")).toBe("Which house is attacked?");
  });
});

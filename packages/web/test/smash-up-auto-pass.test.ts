import type { Question } from "@fracas/kernel";
import { describe, expect, it } from "vitest";
import { autoAnswer, NO_PASSING, passOf, scoringOf, toggleScoring, toggleStop, toggleTurn } from "../src/games/smash-up/auto-pass.ts";

const option = (id: string) => ({ id, at: {} });
const special = (options: readonly string[], slot = 1, when = "beforeScoring"): Question => ({
  prompt: "useSpecial",
  about: { base: "tar-pits", slot, when },
  options: options.map(option),
});
const FORMAL = special(["pass"]);
const REAL = special(["shinobi.12", "pass"]);

describe("a question with a single answer", () => {
  it("answers itself: nobody but the asked may know that there is nothing to use", () => {
    expect(autoAnswer(FORMAL, 7, NO_PASSING)).toEqual({ option: "pass", why: "nothing" });
  });

  it("does so outside of scorings too", () => {
    const keep: Question = { prompt: "keepHand", about: {}, options: [option("keep")] };
    expect(autoAnswer(keep, 0, NO_PASSING)).toEqual({ option: "keep", why: "nothing" });
  });

  it("but never ends the person's Play Cards phase", () => {
    expect(autoAnswer({ prompt: "play", about: {}, options: [option("end")] }, 7, NO_PASSING)).toBeNull();
  });

  it("waits for whoever wants to be stopped at every scoring, and only there", () => {
    const stopping = toggleStop(NO_PASSING);
    expect(autoAnswer(FORMAL, 7, stopping)).toBeNull();
    expect(autoAnswer({ prompt: "discard", about: {}, options: [option("decline")] }, 7, stopping)?.why).toBe("nothing");
  });
});

describe("a real choice", () => {
  it("waits", () => {
    expect(autoAnswer(REAL, 7, NO_PASSING)).toBeNull();
    expect(autoAnswer(null, 7, NO_PASSING)).toBeNull();
  });

  it("is passed in the scoring for which the person passes, before and after it", () => {
    const passing = toggleScoring(NO_PASSING, scoringOf(REAL, 7) ?? "");
    expect(autoAnswer(REAL, 7, passing)).toEqual({ option: "pass", why: "scoring" });
    expect(autoAnswer(special(["x", "pass"], 1, "afterScoring"), 7, passing)?.why).toBe("scoring");
    expect(autoAnswer(special(["x", "pass"], 2), 7, passing)).toBeNull();
    expect(autoAnswer(REAL, 8, passing)).toBeNull();
  });

  it("is passed in the turn for which the person passes, at every base", () => {
    const passing = toggleTurn(NO_PASSING, 7);
    expect(autoAnswer(special(["x", "pass"], 3), 7, passing)).toEqual({ option: "pass", why: "turn" });
    expect(autoAnswer(REAL, 8, passing)).toBeNull();
  });

  it("of another kind is never passed", () => {
    const destroy: Question = { prompt: "destroy", about: {}, options: [option("gnome.1"), option("pass")] };
    expect(passOf(destroy)).toBeUndefined();
    expect(autoAnswer(destroy, 7, toggleTurn(NO_PASSING, 7))).toBeNull();
  });
});

describe("what the person wants", () => {
  it("is taken back by telling it again", () => {
    expect(toggleTurn(toggleTurn(NO_PASSING, 7), 7)).toEqual(NO_PASSING);
    expect(toggleScoring(toggleScoring(NO_PASSING, "7/1/x"), "7/1/x")).toEqual(NO_PASSING);
    expect(toggleStop(toggleStop(NO_PASSING))).toEqual(NO_PASSING);
  });

  it("isn't both: whoever wants to be stopped no longer passes", () => {
    expect(toggleStop(toggleTurn(NO_PASSING, 7))).toEqual({ scoring: null, turn: null, stop: true });
  });
});

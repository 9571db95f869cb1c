// Pirates move about, and fire broadsides at whatever is small.
import type { SeatId } from "@fracas/kernel";
import { action, base, faction, minion } from "../../vocabulary/define.ts";
import { at, elsewhere, type Filter, here, mine, powerUpTo, theirs, unsaved } from "../../vocabulary/filters.ts";

export const pirates = faction(
  "Pirates",
  [
    minion("Pirate King", 5, 1, {
      text: "Special: Before a base scores, you may move this minion there.",
      special: {
        when: "beforeScoring",
        from: "play",
        may: true,
        if: (self) => !self.scoresHere,
        *do(self) {
          yield* self.moveAll([self.card], self.scoringSlot);
        },
      },
    }),
    minion("Buccaneer", 4, 2, {
      text: "Special: If this minion would be destroyed, move it to another base instead.",
      *insteadOfDestruction(self) {
        yield* self.moveAway(self.card);
      },
    }),
    minion("Saucy Wench", 3, 3, {
      text: "You may destroy a minion here of power 2 or less.",
      *onPlay(self) {
        yield* self.may.destroy(self.minions(here, powerUpTo(2)));
      },
    }),
    minion("First Mate", 2, 4, {
      text: "Special: After this base scores, you may move this minion to another base instead of discarding it.",
      special: {
        when: "afterScoring",
        from: "play",
        may: true,
        if: (self) => self.goesWithBase,
        *do(self) {
          yield* self.moveInsteadOfDiscard([self.card]);
        },
      },
    }),
    action("Broadside", 2, {
      text: "Choose a base where you have a minion, and a player. Destroy all of that player's minions there of power 2 or less.",
      *onPlay(self) {
        const slot = yield* self.pickBase("chooseBase", self.slotsWith(mine));
        if (slot === null) return;
        const weak = (seat: SeatId) => self.minions(at(slot), powerUpTo(2), (_, card) => self.state.controller[card] === seat);
        const seat = yield* self.pickPlayer(self.everybody());
        if (seat !== null) yield* self.destroyAll(weak(seat));
      },
    }),
    action("Cannon", 1, {
      text: "Destroy up to two minions of power 2 or less.",
      *onPlay(self) {
        yield* self.destroyAll(yield* self.pickSome("destroy", self.ables(self.minions(powerUpTo(2)), "destroy"), 2));
      },
    }),
    action("Dinghy", 2, {
      text: "Move up to two of your minions to other bases.",
      *onPlay(self) {
        yield* self.moveSome(self.minions(mine), 2);
      },
    }),
    action("Full Sail", 1, {
      text: "Move any number of your minions to other bases. Special: Before a base scores, you may play this card.",
      special: { when: "beforeScoring", from: "hand", may: true },
      *onPlay(self) {
        yield* self.moveSome(self.minions(mine));
      },
    }),
    action("Powderkeg", 1, {
      text: "Destroy one of your minions and all minions at its base of the same or less power.",
      *onPlay(self) {
        const own = yield* self.pick("chooseOwn", self.minions(mine));
        if (own !== null) yield* self.destroyAll(self.minions(at(self.state.slot[own]), powerUpTo(self.powerOf(own))));
      },
    }),
    action("Sea Dogs", 1, {
      text: "Name a faction. Move all other players' minions of that faction from one base to another.",
      *onPlay(self) {
        const named = yield* self.pickFaction();
        const ofFaction: Filter = (self, card) => self.factionOf(card) === named;
        const from = yield* self.pickBase("moveFrom", self.slotsWith(theirs, ofFaction));
        if (from === null) return;
        const to = yield* self.pickBase("moveTo", self.slotsBut(from));
        if (to !== null) yield* self.moveAll(self.minions(theirs, at(from), ofFaction), to);
      },
    }),
    action("Shanghai", 1, {
      text: "Move another player's minion to another base.",
      *onPlay(self) {
        yield* self.move(self.minions(theirs));
      },
    }),
    action("Swashbuckling", 1, {
      text: "Each of your minions gains +1 power until the end of the turn.",
      *onPlay(self) {
        yield* self.strengthenAll(self.minions(mine), 1);
      },
    }),
  ],
  [
    base("The Grey Opal", 17, [3, 1, 1], {
      text: "After this base scores, each player but the winner may move one of their minions here to another base instead of discarding it.",
      *afterScoring(self) {
        yield* self.each(self.notWinners(), (player) => player.may.moveInsteadOfDiscard(player.minions(here, mine, unsaved)));
      },
    }),
    base("Tortuga", 21, [4, 3, 2], {
      text: "After this base has scored and been replaced, the runner-up may move one of their minions to the base that replaced it.",
      *afterReplacement(self) {
        yield* self.each(self.placed(2), (player) => player.may.moveHere(player.minions(mine, elsewhere)));
      },
    }),
  ],
);

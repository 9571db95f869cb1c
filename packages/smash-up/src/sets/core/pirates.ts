// Pirates move about, and fire broadsides at whatever is small.
import type { SeatId } from "@fracas/kernel";
import type { Slot } from "../../state.ts";
import { action, base, faction, minion } from "../../vocabulary/define.ts";
import { at, here, mine, powerUpTo, theirs } from "../../vocabulary/filters.ts";

export const pirates = faction(
  "Pirates",
  [
    minion("Pirate King", { power: 5, copies: 1 }, "Special: Before a base scores, you may move this minion there.", {
      special: [
        {
          when: "beforeScoring",
          from: "play",
          may: true,
          if: (self) => !self.scoresHere,
          *do(self) {
            yield* self.moveAll([self.card], self.scoringSlot);
          },
        },
      ],
    }),
    minion("Buccaneer", { power: 4, copies: 2 }, "Special: If this minion would be destroyed, move it to another base instead.", {
      *insteadOfDestruction(self) {
        yield* self.moveAway(self.card);
      },
    }),
    minion("Saucy Wench", { power: 3, copies: 3 }, "You may destroy a minion here of power 2 or less.", {
      *onPlay(self) {
        yield* self.may.destroy(self.minions(here, powerUpTo(2)));
      },
    }),
    minion(
      "First Mate",
      { power: 2, copies: 4 },
      "Special: After this base scores, you may move this minion to another base instead of discarding it.",
      {
        special: [
          {
            when: "afterScoring",
            from: "play",
            may: true,
            if: (self) => self.goesWithBase,
            *do(self) {
              const slot = yield* self.pickElsewhere(self.card);
              if (slot !== null) self.insteadOfDiscard(self.card, slot);
            },
          },
        ],
      },
    ),
    action(
      "Broadside",
      { copies: 2 },
      "Choose a base where you have a minion, and a player. Destroy all of that player's minions there of power 2 or less.",
      {
        *onPlay(self) {
          const slot = yield* self.pickBase(
            "chooseBase",
            self.slots((slot) => self.minions(mine, at(slot)).length > 0),
          );
          if (slot === null) return;
          const weak = (seat: SeatId) => self.minions(at(slot), powerUpTo(2), (_, card) => self.state.controller[card] === seat);
          const seat = yield* self.pickPlayer(self.everybody());
          if (seat !== null) yield* self.destroyAll(weak(seat));
        },
      },
    ),
    action("Cannon", { copies: 1 }, "Destroy up to two minions of power 2 or less.", {
      *onPlay(self) {
        yield* self.destroyAll(yield* self.pickSome("destroy", self.ables(self.minions(powerUpTo(2)), "destroy"), 2));
      },
    }),
    action("Dinghy", { copies: 2 }, "Move up to two of your minions to other bases.", {
      *onPlay(self) {
        yield* self.moveSome(self.minions(mine), 2);
      },
    }),
    action(
      "Full Sail",
      { copies: 1 },
      "Move any number of your minions to other bases. Special: Before a base scores, you may play this card.",
      {
        special: [{ when: "beforeScoring", from: "hand", may: true }],
        *onPlay(self) {
          yield* self.moveSome(self.minions(mine));
        },
      },
    ),
    action("Powderkeg", { copies: 1 }, "Destroy one of your minions and all minions at its base of the same or less power.", {
      *onPlay(self) {
        const own = yield* self.pick("chooseOwn", self.minions(mine));
        if (own !== null) yield* self.destroyAll(self.minions(at(self.state.slot[own]), powerUpTo(self.powerOf(own))));
      },
    }),
    action("Sea Dogs", { copies: 1 }, "Name a faction. Move all other players' minions of that faction from one base to another.", {
      *onPlay(self) {
        const named = yield* self.pickFaction();
        const theirsAt = (slot: Slot) => self.minions(theirs, at(slot), (_, card) => self.factionOf(card) === named);
        const from = yield* self.pickBase(
          "moveFrom",
          self.slots((slot) => theirsAt(slot).length > 0),
        );
        if (from === null) return;
        const to = yield* self.pickBase(
          "moveTo",
          self.slots((slot) => slot !== from),
        );
        if (to !== null) yield* self.moveAll(theirsAt(from), to);
      },
    }),
    action("Shanghai", { copies: 1 }, "Move another player's minion to another base.", {
      *onPlay(self) {
        yield* self.move(self.minions(theirs));
      },
    }),
    action("Swashbuckling", { copies: 1 }, "Each of your minions gains +1 power until the end of the turn.", {
      *onPlay(self) {
        yield* self.strengthenAll(self.minions(mine), 1);
      },
    }),
  ],
  [
    base(
      "The Grey Opal",
      17,
      [3, 1, 1],
      "After this base scores, each player but the winner may move one of their minions here to another base instead of discarding it.",
      {
        special: [
          {
            when: "afterScoring",
            from: "play",
            may: false,
            *do(self) {
              const winners = self.winners();
              yield* self.each(
                self.everybody().filter((seat) => !winners.includes(seat)),
                function* (player) {
                  const card = yield* player.may.pick(
                    "move",
                    player.minions(here, mine, (self, card) => self.isUnsaved(card)),
                  );
                  const slot = card === null ? null : yield* player.pickElsewhere(card);
                  if (card !== null && slot !== null) player.insteadOfDiscard(card, slot);
                },
              );
            },
          },
        ],
      },
    ),
    base(
      "Tortuga",
      21,
      [4, 3, 2],
      "After this base has scored and been replaced, the runner-up may move one of their minions to the base that replaced it.",
      {
        special: [
          {
            when: "afterReplacement",
            from: "play",
            may: false,
            *do(self) {
              yield* self.each(self.placed(2), function* (player) {
                const card = yield* player.may.pick(
                  "move",
                  player.ables(
                    player.minions(mine, (_, card) => player.state.slot[card] !== player.slot),
                    "move",
                  ),
                );
                if (card !== null) yield* player.moveAll([card], player.slot);
              });
            },
          },
        ],
      },
    ),
  ],
);

// Dinosaurs are big, and make the others small.
import type { CardId } from "../../state.ts";
import { action, actionOn, base, faction, minion } from "../../vocabulary/define.ts";
import { at, called, here, mine, minionHere, othersAction, powerBelow, powerUpTo } from "../../vocabulary/filters.ts";

export const dinosaurs = faction(
  "Dinosaurs",
  [
    minion("King Rex", { power: 7, copies: 1 }, ""),
    minion("Laseratops", { power: 4, copies: 2 }, "Destroy a minion here of power 2 or less.", {
      *onPlay(self) {
        yield* self.destroy(self.minions(here, powerUpTo(2)));
      },
    }),
    minion("Armor Stego", { power: 3, copies: 3 }, "Ongoing: This minion has +2 power during other players' turns.", {
      power: (self) => (self.isMyTurn ? 0 : 2),
    }),
    minion("War Raptor", { power: 2, copies: 4 }, "Ongoing: This minion has +1 power for each War Raptor here, itself included.", {
      power: (self) => self.count(here, called("war-raptor")),
    }),
    action("Augmentation", { copies: 2 }, "A minion gains +4 power until the end of your turn.", {
      *onPlay(self) {
        yield* self.strengthen(self.minions(), 4, "yourTurn");
      },
    }),
    action("Howl", { copies: 2 }, "Each of your minions gains +1 power until the end of your turn.", {
      *onPlay(self) {
        yield* self.strengthenAll(self.minions(mine), 1, "yourTurn");
      },
    }),
    action("Natural Selection", { copies: 1 }, "Choose one of your minions. Destroy a minion at its base that has less power.", {
      *onPlay(self) {
        const weaker = (own: CardId) => self.minions(at(self.state.slot[own]), powerBelow(self.powerOf(own)));
        const own = yield* self.pick(
          "chooseOwn",
          self.minions(mine, (_, card) => weaker(card).length > 0),
        );
        if (own !== null) yield* self.destroy(weaker(own));
      },
    }),
    action("Rampage", { copies: 1 }, "Reduce a base's breakpoint by the power of one of your minions there, until the end of the turn.", {
      *onPlay(self) {
        const own = yield* self.pick("chooseOwn", self.minions(mine));
        if (own !== null) self.changeBreakpoint(self.state.slot[own], -self.powerOf(own));
      },
    }),
    action(
      "Survival of the Fittest",
      { copies: 1 },
      "At each base with minions of different power, destroy the one with the least power. You choose among ties.",
      {
        *onPlay(self) {
          const doomed: CardId[] = [];
          for (const slot of self.slots()) {
            const powers = self.minions(at(slot)).map((card) => self.powerOf(card));
            const least = Math.min(...powers);
            if (!powers.some((power) => power > least)) continue;
            const weakest = yield* self.pick("destroy", self.ables(self.minions(at(slot), powerUpTo(least)), "destroy"));
            if (weakest !== null) doomed.push(weakest);
          }
          yield* self.destroyAll(doomed);
        },
      },
    ),
    actionOn(
      "minion",
      "Tooth and Claw...and Guns",
      { copies: 1 },
      "Ongoing: If any ability would affect this minion, destroy this card; that ability doesn't affect the minion.",
      {
        shields: (self, card) => card === self.bearer,
      },
    ),
    actionOn("minion", "Upgrade", { copies: 1 }, "Ongoing: This minion has +2 power.", {
      gives: (self, minion) => (minion === self.bearer ? 2 : 0),
    }),
    actionOn("base", "Wildlife Preserve", { copies: 1 }, "Ongoing: Your minions here aren't affected by other players' actions.", {
      protects: (self, card, cause) =>
        here(self, card) && mine(self, card) && self.def(card).kind === "minion" && othersAction(self, cause),
    }),
  ],
  [
    base("Jungle Oasis", 12, [2, 0, 0], ""),
    base("Tar Pits", 16, [4, 3, 2], "After each time a minion is destroyed here, put it on the bottom of its owner's deck.", {
      after: [
        {
          on: "destroyed",
          orderMatters: true,
          if: minionHere,
          who: (self, { card }) => self.state.owner[card],
          do(self, event) {
            if (self.isInDiscard(event)) self.placeUnderDeck(event.card);
          },
        },
      ],
    }),
  ],
);

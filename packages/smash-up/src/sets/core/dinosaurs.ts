// Dinosaurs are big, and make the others small.
import type { CardId, Slot } from "../../state.ts";
import { action, actionOn, base, faction, minion } from "../../vocabulary/define.ts";
import { at, called, here, mine, minionHere, othersAction, powerBelow, powerUpTo } from "../../vocabulary/filters.ts";

const isWarRaptor = called("war-raptor");

export const dinosaurs = faction(
  "Dinosaurs",
  [
    minion("King Rex", 7, 1, { text: "" }),
    minion("Laseratops", 4, 2, {
      text: "Destroy a minion here of power 2 or less.",
      *onPlay(self) {
        yield* self.destroy(self.minions(here, powerUpTo(2)));
      },
    }),
    minion("Armor Stego", 3, 3, {
      text: "Ongoing: This minion has +2 power during other players' turns.",
      power: (self) => (self.isMyTurn ? 0 : 2),
    }),
    minion("War Raptor", 2, 4, {
      text: "Ongoing: This minion has +1 power for each War Raptor here, itself included.",
      power: (self) => self.count(here, isWarRaptor),
    }),
    action("Augmentation", 2, {
      text: "A minion gains +4 power until the end of your turn.",
      *onPlay(self) {
        yield* self.strengthen(self.minions(), 4, "yourTurn");
      },
    }),
    action("Howl", 2, {
      text: "Each of your minions gains +1 power until the end of your turn.",
      *onPlay(self) {
        yield* self.strengthenAll(self.minions(mine), 1, "yourTurn");
      },
    }),
    action("Natural Selection", 1, {
      text: "Choose one of your minions. Destroy a minion at its base that has less power.",
      *onPlay(self) {
        const weaker = (own: CardId) => self.minions(at(self.state.slot[own]), powerBelow(self.powerOf(own)));
        const own = yield* self.pick(
          "chooseOwn",
          self.minions(mine, (_, card) => weaker(card).length > 0),
        );
        if (own !== null) yield* self.destroy(weaker(own));
      },
    }),
    action("Rampage", 1, {
      text: "Reduce a base's breakpoint by the power of one of your minions there, until the end of the turn.",
      *onPlay(self) {
        const own = yield* self.pick("chooseOwn", self.minions(mine));
        if (own !== null) self.changeBreakpoint(self.state.slot[own], -self.powerOf(own));
      },
    }),
    action("Survival of the Fittest", 1, {
      text: "At each base with minions of different power, destroy the one with the least power. You choose among ties.",
      *onPlay(self) {
        const weakestAt = (slot: Slot) => self.weakest(self.minions(at(slot)));
        const uneven = self.slots((slot) => weakestAt(slot).length < self.minions(at(slot)).length);
        const doomed: (CardId | null)[] = [];
        for (const slot of uneven) doomed.push(yield* self.pick("destroy", self.ables(weakestAt(slot), "destroy")));
        yield* self.destroyAll(doomed.filter((card) => card !== null));
      },
    }),
    actionOn("minion", "Tooth and Claw...and Guns", 1, {
      text: "Ongoing: If any ability would affect this minion, destroy this card; that ability doesn't affect the minion.",
      shields: (self, card) => card === self.bearer,
    }),
    actionOn("minion", "Upgrade", 1, {
      text: "Ongoing: This minion has +2 power.",
      gives: (self, minion) => (minion === self.bearer ? 2 : 0),
    }),
    actionOn("base", "Wildlife Preserve", 1, {
      text: "Ongoing: Your minions here aren't affected by other players' actions.",
      protects: (self, card, cause) =>
        here(self, card) && mine(self, card) && self.def(card).kind === "minion" && othersAction(self, cause),
    }),
  ],
  [
    base("Jungle Oasis", 12, [2, 0, 0], { text: "" }),
    base("Tar Pits", 16, [4, 3, 2], {
      text: "After each time a minion is destroyed here, put it on the bottom of its owner's deck.",
      after: {
        on: "destroyed",
        orderMatters: true,
        if: minionHere,
        who: (self, { card }) => self.state.owner[card],
        do(self, event) {
          if (self.isInDiscard(event)) self.placeUnderDeck(event.card);
        },
      },
    }),
  ],
);

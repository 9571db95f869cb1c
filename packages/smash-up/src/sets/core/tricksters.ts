// Tricksters make everybody's life harder, above all at their own bases.
import { action, actionOn, base, faction, minion } from "../../vocabulary/define.ts";
import {
  elsewhere,
  here,
  mine,
  minionHere,
  othersAction,
  playedHereByOther,
  powerBelow,
  theirs,
  thisCard,
} from "../../vocabulary/filters.ts";

export const tricksters = faction(
  "Tricksters",
  [
    minion("Leprechaun", 5, 1, {
      text: "Ongoing: After another player plays a minion here with less power than this one, destroy it.",
      after: {
        on: "played",
        if: (self, event) => playedHereByOther(self, event) && event.power < self.powerOf(self.card),
        *do(self, event) {
          yield* self.destroyAll(self.stillInPlay(event));
        },
      },
    }),
    minion("Brownie", 4, 2, {
      text: "Ongoing: After another player plays a card that affects this minion, that player discards two cards at random.",
      after: { on: "affected", if: thisCard, do: (self, { seat }) => self.discardAtRandom(seat, 2) },
    }),
    minion("Gnome", 3, 3, {
      text: "You may destroy a minion here with less power than the number of your minions here.",
      *onPlay(self) {
        yield* self.may.destroy(self.minions(here, powerBelow(self.count(mine, here))));
      },
    }),
    minion("Gremlin", 2, 4, {
      text: "Ongoing: After this minion is destroyed, draw a card, and each other player discards a card at random.",
      after: {
        on: "destroyed",
        if: thisCard,
        do(self) {
          self.draw(1);
          for (const seat of self.others()) self.discardAtRandom(seat, 1);
        },
      },
    }),
    actionOn("base", "Block the Path", 1, {
      text: "Name a faction. Ongoing: Minions of that faction can't be played here.",
      *onPlay(self) {
        self.state.named[self.card] = yield* self.pickFaction();
      },
      forbids: (self, { kind, faction, slot }) => slot === self.slot && kind === "minion" && faction === self.state.named[self.card],
    }),
    action("Disenchant", 2, {
      text: "Destroy an action on a minion or a base.",
      *onPlay(self) {
        yield* self.destroy(self.actions());
      },
    }),
    actionOn("base", "Enshrouding Mist", 2, {
      text: "Ongoing: On your turn, you may play an extra minion here.",
      everyTurn: (self) => ({ kind: "minion", most: 99, base: self.state.bases[self.slot], lonely: false }),
    }),
    actionOn("base", "Flame Trap", 1, {
      text: "Ongoing: After another player plays a minion here, destroy that minion and this card.",
      after: {
        on: "played",
        if: playedHereByOther,
        *do(self, event) {
          const there = self.stillInPlay(event).filter((card) => here(self, card));
          if (there.length > 0) yield* self.destroyAll([...there, self.card]);
        },
      },
    }),
    actionOn("base", "Hideout", 1, {
      text: "Ongoing: If another player's action would affect your minions here, destroy this card; that action doesn't affect your minions here.",
      shields: (self, card, cause) => here(self, card) && mine(self, card) && self.def(card).kind === "minion" && othersAction(self, cause),
      shieldsAll: (self, card) => here(self, card) && mine(self, card),
    }),
    action("Mark of Sleep", 1, {
      text: "Choose a player. That player can't play actions on their next turn.",
      *onPlay(self) {
        const seat = yield* self.pickPlayer(self.everybody());
        if (seat !== null) self.barActions(seat);
      },
    }),
    actionOn("base", "Pay the Piper", 1, {
      text: "Ongoing: After another player plays a minion here, that player discards a card.",
      after: {
        on: "played",
        if: playedHereByOther,
        *do(self, { seat }) {
          yield* self.discardOne(seat);
        },
      },
    }),
    action("Take the Shinies", 1, {
      text: "Each other player discards two cards at random.",
      onPlay(self) {
        for (const seat of self.others()) self.discardAtRandom(seat, 2);
      },
    }),
  ],
  [
    base("Cave of Shinies", 23, [4, 2, 1], {
      text: "After each time a minion is destroyed here, its owner gains 1 VP.",
      after: { on: "destroyed", if: minionHere, who: (self, { card }) => self.state.owner[card], do: (self) => self.gain(1) },
    }),
    base("Mushroom Kingdom", 20, [5, 3, 2], {
      text: "At the start of each player's turn, that player may move another player's minion from any base to here.",
      after: {
        on: "turnStarts",
        who: (_, { seat }) => seat,
        *do(self) {
          yield* self.may.moveHere(self.minions(theirs, elsewhere));
        },
      },
    }),
  ],
);

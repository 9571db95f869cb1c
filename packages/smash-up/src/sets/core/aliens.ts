// Aliens send minions home, and others too; they may change the base under everybody's feet.
import { action, actionOn, base, faction, minion } from "../../vocabulary/define.ts";
import { at, here, mine, minionHere, powerUpTo } from "../../vocabulary/filters.ts";

export const aliens = faction(
  "Aliens",
  [
    minion("Supreme Overlord", 5, 1, {
      text: "You may return a minion to its owner's hand.",
      *onPlay(self) {
        yield* self.may.returnToHand(self.minions());
      },
    }),
    minion("Invader", 3, 2, {
      text: "Gain 1 VP.",
      onPlay: (self) => self.gain(1),
    }),
    minion("Scout", 3, 3, {
      text: "Special: After this base scores, you may take this minion into your hand instead of discarding it.",
      special: {
        when: "afterScoring",
        from: "play",
        may: true,
        if: (self) => self.goesWithBase,
        do: (self) => self.insteadOfDiscard(self.card, "hand"),
      },
    }),
    minion("Collector", 2, 4, {
      text: "You may return a minion here of power 3 or less to its owner's hand.",
      *onPlay(self) {
        yield* self.may.returnToHand(self.minions(here, powerUpTo(3)));
      },
    }),
    action("Abduction", 1, {
      text: "Return a minion to its owner's hand. You may play an extra minion.",
      *onPlay(self) {
        yield* self.returnToHand(self.minions());
        yield* self.extra("minion");
      },
    }),
    action("Beam Up", 2, {
      text: "Return a minion to its owner's hand.",
      *onPlay(self) {
        yield* self.returnToHand(self.minions());
      },
    }),
    action("Crop Circles", 1, {
      text: "Choose a base. Return all minions there to their owners' hands.",
      *onPlay(self) {
        const slot = yield* self.pickBase();
        if (slot !== null) yield* self.returnAll(self.minions(at(slot)));
      },
    }),
    action("Disintegrator", 2, {
      text: "Put a minion of power 3 or less on the bottom of its owner's deck.",
      *onPlay(self) {
        yield* self.putUnderDeck(self.minions(powerUpTo(3)));
      },
    }),
    action("Invasion", 1, {
      text: "Move a minion to another base.",
      *onPlay(self) {
        yield* self.move(self.minions());
      },
    }),
    actionOn("base", "Jammed Signal", 1, {
      text: "Ongoing: All players ignore this base's ability.",
      ignoresBase: () => "must",
    }),
    action("Probe", 1, {
      text: "Look at another player's hand and choose a minion in it. That player discards it.",
      *onPlay(self) {
        const seat = yield* self.pickPlayer(self.others());
        if (seat === null) return;
        self.look(self.hand(seat), "hand", seat);
        const card = yield* self.pickSeen("discardTheirs", [...self.hand(seat)], (card) => self.def(card).kind === "minion");
        if (card !== null) self.discardCards(seat, [card]);
      },
    }),
    action("Terraforming", 1, {
      text: "Swap a base in play with a base you choose from the base deck. Minions stay, actions on the old base are discarded; shuffle the base deck. You may play an extra minion on the new base.",
      *onPlay(self) {
        const slot = yield* self.pickBase();
        if (slot !== null && (yield* self.swapBase(slot))) yield* self.extra("minion", { at: slot });
      },
    }),
  ],
  [
    base("The Homeworld", 23, [4, 2, 1], {
      text: "After each time a minion is played here, its owner may play an extra minion of power 2 or less.",
      after: {
        on: "played",
        if: minionHere,
        who: (self, { card }) => self.state.owner[card],
        *do(self) {
          yield* self.extra("minion", { most: 2 });
        },
      },
    }),
    base("The Mothership", 20, [4, 2, 1], {
      text: "After this base scores, the winner may return one of their minions here of power 3 or less to their hand.",
      *afterScoring(self) {
        yield* self.each(self.winners(), (winner) => winner.may.returnToHand(winner.minions(here, mine, powerUpTo(3))));
      },
    }),
  ],
);

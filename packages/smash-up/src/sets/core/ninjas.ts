// Ninjas strike from nowhere, often when it is too late to answer.
import { action, actionOn, base, faction, minion, specialAction } from "../../vocabulary/define.ts";
import { at, here, mine, myTurn, on, onBase, other, othersAction, powerUpTo } from "../../vocabulary/filters.ts";

export const ninjas = faction(
  "Ninjas",
  [
    minion("Ninja Master", 5, 1, {
      text: "You may destroy a minion here.",
      *onPlay(self) {
        yield* self.may.destroy(self.minions(here));
      },
    }),
    minion("Tiger Assassin", 4, 2, {
      text: "You may destroy a minion here of power 3 or less.",
      *onPlay(self) {
        yield* self.may.destroy(self.minions(here, powerUpTo(3)));
      },
    }),
    minion("Shinobi", 3, 3, {
      text: "Special: Before a base scores, you may play this minion there. You may use only one Shinobi's ability per base.",
      special: { when: "beforeScoring", from: "hand", may: true, once: "perBase" },
    }),
    minion("Ninja Acolyte", 2, 4, {
      text: "Special: On your turn, if you haven't played a minion yet, you may return this minion to your hand and at once play an extra minion here.",
      special: {
        when: "playCards",
        from: "play",
        may: true,
        if: (self) => self.state.playedInPhase === 0 && self.canPlayHere(),
        *do(self) {
          if ((yield* self.returnAll([self.card])) > 0) yield* self.extraNow("minion", { at: self.slot });
        },
      },
    }),
    actionOn("minion", "Assassination", 1, {
      text: "Ongoing: Destroy this minion at the end of the turn.",
      after: {
        on: "turnEnds",
        *do(self) {
          yield* self.destroyAll([self.bearer]);
        },
      },
    }),
    action("Disguise", 1, {
      text: "Choose one or two of your minions at one base. Play as many extra minions there, then return the chosen ones to your hand.",
      *onPlay(self) {
        const open = self.minions(mine, (self, card) => self.mightPlayAt(self.state.slot[card]));
        const first = yield* self.pick("chooseOwn", open.length > 0 ? open : self.minions(mine));
        if (first === null) return;
        const slot = self.state.slot[first];
        const others = self.hand().length > 1 ? self.minions(mine, at(slot), (_, card) => card !== first) : [];
        const second = yield* self.may.pickSeen("chooseOwn", others, () => self.playableFromHand(slot) > 1);
        const chosen = second === null ? [first] : [first, second];
        for (const _ of chosen) if (!(yield* self.extraNow("minion", { at: slot }))) return;
        yield* self.returnAll(chosen);
      },
    }),
    specialAction("Hidden Ninja", 1, {
      text: "Special: Before a base scores, play a minion there.",
      special: { when: "beforeScoring", from: "hand", may: true },
      *onPlay(self) {
        if (self.state.scoring) yield* self.extraNow("minion", { at: self.state.scoring.slot });
      },
    }),
    actionOn("base", "Infiltrate", 2, {
      text: "Destroy another action on this base. Ongoing: Until the start of your next turn, you may ignore this base's ability.",
      *onPlay(self) {
        self.ignoreBase();
        yield* self.destroy(self.actions(here, onBase, other));
      },
      ignoresBase: (self, seat) => (seat === self.seat && self.lasts("ignoresBase") ? "may" : false),
    }),
    actionOn("minion", "Poison", 1, {
      text: "Destroy any number of actions on this minion. Ongoing: It has -4 power.",
      *onPlay(self) {
        yield* self.destroyAll(yield* self.pickSome("destroyAction", self.actions(on(self.bearer), other)));
      },
      gives: (self, minion) => (minion === self.bearer ? -4 : 0),
    }),
    action("Seeing Stars", 2, {
      text: "Destroy a minion of power 3 or less.",
      *onPlay(self) {
        yield* self.destroy(self.minions(powerUpTo(3)));
      },
    }),
    actionOn("minion", "Smoke Bomb", 1, {
      text: "Play on one of your minions. Ongoing: It isn't affected by other players' actions. Destroy this card at the start of your turn.",
      target: mine,
      protects: (self, card, cause) => card === self.bearer && othersAction(self, cause),
      after: {
        on: "turnStarts",
        if: myTurn,
        *do(self) {
          yield* self.destroyAll([self.card]);
        },
      },
    }),
    action("Way of Deception", 1, {
      text: "Move one of your minions to another base.",
      *onPlay(self) {
        yield* self.move(self.minions(mine));
      },
    }),
  ],
  [
    base("Ninja Dojo", 18, [2, 3, 2], {
      text: "After this base scores, the winner may destroy a minion anywhere.",
      *afterScoring(self) {
        yield* self.each(self.winners(), (winner) => winner.may.destroy(winner.minions()));
      },
    }),
    base("Temple of Goju", 18, [2, 3, 2], {
      text: "After this base scores, put each player's strongest minion here on the bottom of its owner's deck.",
      *afterScoring(self) {
        yield* self.each(self.everybody(), (player) => player.putUnderDeck(player.strongest(player.minions(here, mine))));
      },
    }),
  ],
);

// Wizards draw, search and play more actions than anybody.
import type { CardId } from "../../state.ts";
import { action, base, faction, minion } from "../../vocabulary/define.ts";
import { here, mine } from "../../vocabulary/filters.ts";

export const wizards = faction(
  "Wizards",
  [
    minion("Archmage", 4, 1, {
      text: "Ongoing: On each of your turns, you may play an extra action.",
      everyTurn: () => ({ kind: "action", most: 99, base: -1 as CardId, lonely: false }),
    }),
    minion("Chronomage", 3, 2, {
      text: "You may play an extra action this turn.",
      *onPlay(self) {
        yield* self.extra("action");
      },
    }),
    minion("Enchantress", 2, 3, {
      text: "Draw a card.",
      onPlay: (self) => self.draw(1),
    }),
    minion("Neophyte", 2, 4, {
      text: "Reveal the top card of your deck. If it is an action, you may put it into your hand or play it as an extra action. Otherwise it stays on top.",
      *onPlay(self) {
        const top = self.revealTop();
        if (top === null || self.def(top).kind !== "action") return;
        const words = self.canPlay(top, "action") ? (["play", "take", "keep"] as const) : (["take", "keep"] as const);
        const chosen = yield* self.pickWord("playRevealedOrTake", words, { card: self.def(top).id });
        if (chosen === "play") yield* self.play(top);
        if (chosen === "take") self.take([top], "deck");
      },
    }),
    action("Mass Enchantment", 1, {
      text: "Reveal the top card of each other player's deck. You may play one revealed action as an extra action. The others stay on top.",
      *onPlay(self) {
        const tops = self.others().flatMap((seat) => self.revealTop(seat) ?? []);
        const chosen = yield* self.may.pick(
          "playRevealed",
          tops.filter((card) => self.canPlay(card, "action")),
        );
        if (chosen !== null) yield* self.play(chosen);
      },
    }),
    action("Mystic Studies", 2, {
      text: "Draw two cards.",
      onPlay: (self) => self.draw(2),
    }),
    action("Portal", 1, {
      text: "Reveal the top five cards of your deck. Put any number of the minions among them into your hand, and the rest back on top in any order.",
      *onPlay(self) {
        const revealed = self.topCards(5);
        self.reveal(revealed, self.seat);
        const minions = revealed.filter((card) => self.def(card).kind === "minion");
        const taken = yield* self.pickSome("takeRevealed", minions);
        self.take(taken, "deck");
        yield* self.arrangeOnTop(revealed.filter((card) => !taken.includes(card)));
      },
    }),
    action("Sacrifice", 1, {
      text: "Choose one of your minions. Draw as many cards as it has power, then destroy it.",
      *onPlay(self) {
        const own = yield* self.pick("chooseOwn", self.minions(mine));
        if (own === null) return;
        self.draw(self.powerOf(own));
        yield* self.destroyAll([own]);
      },
    }),
    action("Scry", 1, {
      text: "Search your deck for an action, reveal it and put it into your hand. Shuffle your deck.",
      *onPlay(self) {
        const found = yield* self.search("search", (self, card) => self.def(card).kind === "action");
        if (found !== null) self.take([found], "deck");
        self.shuffle();
      },
    }),
    action("Summon", 2, {
      text: "You may play an extra minion.",
      *onPlay(self) {
        yield* self.extra("minion");
      },
    }),
    action("Time Loop", 1, {
      text: "You may play two extra actions.",
      *onPlay(self) {
        yield* self.extra("action");
        yield* self.extra("action");
      },
    }),
    action("Winds of Change", 1, {
      text: "Shuffle your hand into your deck and draw five cards. You may play an extra action.",
      *onPlay(self) {
        self.shuffleIn([...self.hand()], "hand");
        self.draw(5);
        yield* self.extra("action");
      },
    }),
  ],
  [
    base("School of Wizardry", 20, [3, 2, 1], {
      text: "After this base scores, the winner looks at the top three cards of the base deck, chooses one to replace this base and puts the others back on top in any order.",
      *afterScoring(self) {
        yield* self.each(self.winners().slice(0, 1), (winner) => winner.chooseReplacement(3));
      },
    }),
    base("The Great Library", 22, [4, 2, 1], {
      text: "After this base scores, each player with a minion here may draw a card.",
      *afterScoring(self) {
        const there = self.everybody().filter((seat) => self.for(seat).minions(here, mine).length > 0);
        yield* self.each(there, function* (player) {
          if (yield* player.agrees()) player.draw(1);
        });
      },
    }),
  ],
);

// Zombies come back, and come back, and come back.
import type { Slot } from "../../state.ts";
import { action, actionOn, base, faction, minion } from "../../vocabulary/define.ts";
import { at, type Filter, mine, myTurn } from "../../vocabulary/filters.ts";

const isMinion: Filter = (self, card) => self.def(card).kind === "minion";
const printedUpTo =
  (most: number): Filter =>
  (self, card) =>
    self.def(card).printed <= most;

const canPlayAt =
  (slots: readonly Slot[]): Filter =>
  (self, card) =>
    slots.some((slot) => self.canBePlayed(card, slot));

export const zombies = faction(
  "Zombies",
  [
    minion("Zombie Lord", 5, 1, {
      text: "At each base where you have no minions, you may play an extra minion of power 2 or less from your discard pile.",
      *onPlay(self) {
        const filled: Slot[] = [];
        for (;;) {
          const open = self.slots((slot) => !filled.includes(slot) && self.minions(mine, at(slot)).length === 0);
          const card = yield* self.may.pick("playRevealed", self.discardPile(isMinion, printedUpTo(2), canPlayAt(open)));
          if (card === null) return;
          filled.push((yield* self.play(card, open)) as Slot);
        }
      },
    }),
    minion("Grave Digger", 4, 2, {
      text: "You may put a minion from your discard pile into your hand.",
      *onPlay(self) {
        const card = yield* self.may.pick("takeBack", self.discardPile(isMinion));
        if (card !== null) self.take([card], "discard");
      },
    }),
    minion("Tenacious Z", 2, 3, {
      text: "Special: On your turn, you may play this card from your discard pile as an extra minion. You may use only one Tenacious Z's ability each turn.",
      special: { when: "playCards", from: "discard", may: true, once: "perTurn" },
    }),
    minion("Walker", 2, 4, {
      text: "Look at the top card of your deck. Discard it or put it back.",
      *onPlay(self) {
        const [top] = self.topCards(1);
        if (top === undefined) return;
        self.look([top], "deck", self.seat);
        if ((yield* self.pickWord("discardOrKeep", ["discard", "keep"])) === "discard") self.discardCards(self.seat, [top], "deck");
      },
    }),
    action("Grave Robbing", 2, {
      text: "Put a card from your discard pile into your hand.",
      *onPlay(self) {
        const card = yield* self.pick("takeBack", self.discardPile());
        if (card !== null) self.take([card], "discard");
      },
    }),
    action("Lend a Hand", 1, {
      text: "Shuffle any number of cards from your discard pile into your deck.",
      *onPlay(self) {
        const chosen = yield* self.pickSome("shuffleIn", self.discardPile());
        if (chosen.length > 0) self.shuffleIn(chosen, "cards");
      },
    }),
    action("Mall Crawl", 1, {
      text: "Search your deck for any number of cards of one name and put them into your discard pile. Shuffle your deck.",
      *onPlay(self) {
        const found = yield* self.may.search("searchSame");
        if (found !== null) {
          const same = self.state.decks[self.seat].filter((card) => self.def(card) === self.def(found));
          const count = yield* self.pickCount("searchHowMany", same.length);
          self.discardCards(self.seat, same.slice(0, count), "deck");
        }
        self.shuffle();
      },
    }),
    action("Not Enough Bullets", 1, {
      text: "Put any number of minions of one name from your discard pile into your hand.",
      *onPlay(self) {
        const first = yield* self.may.pick("takeBack", self.discardPile(isMinion));
        if (first === null) return;
        const same = self.discardPile((self, card) => card !== first && self.def(card) === self.def(first));
        self.take([first, ...(yield* self.pickSome("takeBack", same))], "discard");
      },
    }),
    action("Outbreak", 1, {
      text: "You may play an extra minion on a base where you have no minions.",
      *onPlay(self) {
        yield* self.extra("minion", { lonely: true });
      },
    }),
    actionOn("base", "Overrun", 1, {
      text: "Ongoing: Other players can't play minions here. Destroy this card at the start of your turn.",
      forbids: (self, { seat, kind, slot }) => slot === self.slot && seat !== self.seat && kind === "minion",
      after: {
        on: "turnStarts",
        if: myTurn,
        *do(self) {
          yield* self.destroyAll([self.card]);
        },
      },
    }),
    action("They Keep Coming", 2, {
      text: "Play an extra minion from your discard pile.",
      *onPlay(self) {
        const card = yield* self.may.pick(
          "playRevealed",
          self.discardPile(isMinion, (_, card) => self.canPlay(card, "minion")),
        );
        if (card !== null) yield* self.play(card);
      },
    }),
    actionOn("base", "They're Coming To Get You", 1, {
      text: "Ongoing: On your turn, you may play minions here from your discard pile instead of from your hand.",
      fromDiscard: true,
    }),
  ],
  [
    base("Evans City Cemetery", 20, [5, 3, 2], {
      text: "After this base scores, the winner discards their hand and draws five cards.",
      *afterScoring(self) {
        yield* self.each(self.winners(), (winner) => {
          winner.discardCards(winner.seat, [...winner.hand()]);
          winner.draw(5);
        });
      },
    }),
    base("Rhodes Plaza Mall", 24, [0, 0, 0], {
      text: "When this base scores, each player gains 1 VP for each of their minions here.",
      awards: (self, { seat }) =>
        self.minions((_, card) => self.state.controller[card] === seat && self.state.slot[card] === self.slot).length,
    }),
  ],
);

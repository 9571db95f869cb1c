// Robots come in numbers, and each one brings the next.
import { action, base, faction, minion } from "../../vocabulary/define.ts";
import { at, called, type Filter, here, mine, other, powerBelow, theirs, thisCard } from "../../vocabulary/filters.ts";

const isAlpha = called("microbot-alpha");
const isNamedMicrobot: Filter = (self, card) => self.def(card).id.startsWith("microbot-");

/** Your minions that are Microbots: all of them, while you have Microbot Alpha. */
const microbot: Filter = (self, card) => mine(self, card) && (isNamedMicrobot(self, card) || self.count(mine, isAlpha) > 0);

export const robots = faction(
  "Robots",
  [
    minion("Nukebot", 5, 1, {
      text: "Ongoing: After this minion is destroyed, destroy all other players' minions here.",
      after: {
        on: "destroyed",
        if: thisCard,
        *do(self, event) {
          yield* self.destroyAll(self.minions(at(event.slot), theirs));
        },
      },
    }),
    minion("Warbot", 4, 2, {
      text: "Ongoing: This minion can't be destroyed.",
      cannot: (_, how) => how === "destroy",
    }),
    minion("Hoverbot", 3, 3, {
      text: "Reveal the top card of your deck. If it is a minion, you may play it as an extra minion. Otherwise it stays on top.",
      *onPlay(self) {
        const top = self.revealTop();
        if (
          top !== null &&
          self.canPlay(top, "minion") &&
          (yield* self.pickWord("playRevealed", ["play", "keep"], { card: self.def(top).id })) === "play"
        )
          yield* self.play(top);
      },
    }),
    minion("Zapbot", 2, 4, {
      text: "You may play an extra minion of power 2 or less.",
      *onPlay(self) {
        yield* self.extra("minion", { most: 2 });
      },
    }),
    minion("Microbot Alpha", 1, 1, {
      text: "Ongoing: This minion has +1 power for each of your other Microbots. All of your minions count as Microbots.",
      power: (self) => self.count(mine, other),
    }),
    minion("Microbot Archive", 1, 1, {
      text: "Ongoing: After one of your Microbots is destroyed, this one included, draw a card.",
      after: { on: "destroyed", if: (self, { card }) => microbot(self, card), do: (self) => self.draw(1) },
    }),
    minion("Microbot Fixer", 1, 2, {
      text: "If this is the first minion you played this turn, you may play an extra minion. Ongoing: Your Microbots have +1 power.",
      *onPlay(self) {
        if (self.isFirstMinion) yield* self.extra("minion");
      },
      gives: (self, minion) => (microbot(self, minion) ? 1 : 0),
    }),
    minion("Microbot Guard", 1, 2, {
      text: "Destroy a minion here with less power than the number of your minions here.",
      *onPlay(self) {
        yield* self.destroy(self.minions(here, powerBelow(self.count(mine, here))));
      },
    }),
    minion("Microbot Reclaimer", 1, 2, {
      text: "If this is the first minion you played this turn, you may play an extra minion. Shuffle any number of Microbots from your discard pile into your deck.",
      *onPlay(self) {
        if (self.isFirstMinion) yield* self.extra("minion", { moreToCome: true });
        const chosen = yield* self.pickSome("shuffleIn", self.discardPile(isNamedMicrobot));
        if (chosen.length > 0) self.shuffleIn(chosen, "cards");
      },
    }),
    action("Tech Center", 2, {
      text: "Choose a base. Draw a card for each of your minions there.",
      *onPlay(self) {
        const slot = yield* self.pickBase(
          "chooseBase",
          self.slots((slot) => self.count(mine, at(slot)) > 0),
        );
        if (slot !== null) self.draw(self.count(mine, at(slot)));
      },
    }),
  ],
  [
    base("Factory 436-1337", 25, [2, 2, 1], {
      text: "When this base scores, the winner gains 1 VP for every 5 power they have here.",
      awards: (_, { place, power }) => (place === 1 ? Math.floor(power / 5) : 0),
    }),
    base("The Central Brain", 19, [4, 2, 1], {
      text: "Each minion here has +1 power.",
      gives: (self, minion) => (here(self, minion) ? 1 : 0),
    }),
  ],
);

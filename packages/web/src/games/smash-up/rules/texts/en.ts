import type { Player } from "../examples.ts";

export const en = {
  names: { anna: "Anna", boris: "Boris", chen: "Chen" } satisfies Record<Player, string> as Record<Player, string>,
  quick: {
    heading: "How to play",
    intro:
      "Everybody shuffles two factions into one deck, then all fight over the same bases. Whoever is strongest where a base breaks gets the most victory points (VP). **15 VP** win.",
    deck: {
      heading: "Two factions, one deck",
      text: "Take two different factions: 20 cards each make a deck of 40. Every pair plays differently. You start with five cards; one base more than there are players lies on the table.",
    },
    turn: {
      heading: "One minion, one action",
      text: "On your turn you may play **one minion** to a base and **one action**, in any order. Cards can grant extra plays, often with a limit. Most cards do something as soon as they are played. When you are done, you draw two cards; at that moment you keep ten at most.",
    },
    base: {
      heading: "Power breaks bases",
      text: "Minions add their power to their base. When all players' power there together reaches the base's **breakpoint** at the end of a Play Cards phase, the base scores, whoever's turn it is.",
    },
    score: {
      heading: "First, second, third",
      text: "Whoever has the most power there gets the first number on the base, then the second and the third. With equal power all of them take the better place. Then everything there is discarded and a new base comes.",
    },
    end: {
      heading: "15 points win",
      text: "At the end of a turn in which somebody has **15 VP** or more, the player with the most wins. If that is a tie, you play on.",
    },
    more: "Read a card by resting the mouse on it or pressing it long. Everything else is in the [reference](#reference).",
  },
  reference: {
    heading: "All rules",
    lead: "Everything there is to know, in the order in which you meet it. What a card says always beats it.",
  },
  /** What the drawings show, for those who don't see them, and the words inside them. */
  drawings: {
    yourDeck: "your deck",
    deck: {
      alt: "The 20 cards of the Robots and the 20 cards of the Dinosaurs together are one deck.",
      caption: "Robots and Dinosaurs: small ones in crowds, and very big ones.",
    },
    turn: {
      alt: "Laseratops, a minion, and Howl, an action, are the two free plays. Zapbot grants one more minion of power 2 or less.",
      caption: "The two free plays of a turn, and an extra one that Zapbot grants.",
    },
    base: {
      alt: "The Mothership with breakpoint 20. Boris has King Rex and Laseratops there, power 11. Anna has Nukebot and Zapbot, power 7. Chen has a Scout, power 3. Together that is 21.",
      caption: "11, 7 and 3 are 21: more than 20, so the base scores.",
    },
    score: {
      alt: "First: Boris with power 11 gets 4 VP. Second: Anna with power 7 gets 2 VP. Third: Chen with power 3 gets 1 VP.",
      caption: "What The Mothership awards: 4, 2 and 1.",
    },
    end: {
      alt: "At the end of a turn Anna has 16 VP, Boris 13 and Chen 9.",
      caption: "Anna has won.",
    },
  },
};

export type Texts = typeof en;

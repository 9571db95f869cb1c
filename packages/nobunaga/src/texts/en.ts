import type { Cast } from "@fracas/kernel";
import type { Who } from "../events.ts";
import type { HouseId } from "../houses.ts";
import { awardedOf, counted, houseCards, listing, subject, texts } from "./words.ts";

const NAMES: Readonly<Record<HouseId, string>> = {
  uesugi: "Uesugi",
  mouri: "Mouri",
  takeda: "Takeda",
  asai: "Asai + Asakura",
  ashikaga: "Ashikaga Bakufu",
  hongan: "Hongan Temple",
};

const house = (id: HouseId) => NAMES[id];
const cards = (houses: readonly HouseId[]) => listing(counted(houses, house), "and");
const who = (cast: Cast, one: Who) => (one === "nobunaga" ? "Nobunaga" : cast.you === one ? "you" : cast.name(one));
const does = subject("You");
const opening = (cast: Cast, one: Who) => (cast.you === one ? "You" : who(cast, one));
const TIES = { active: "active player first", nobunaga: "Nobunaga next", nearest: "nearest clockwise" } as const;

export const en = texts(
  {
    title: "Nobunaga",
    summary:
      "Six houses of feudal Japan, and a warlord who fights for all of them. Collect the houses he marches on, but if he scores best, everybody loses.",
    outsider: () => "Nobunaga",
    result: ({ winners, standings }, cast) => {
      const points = standings.map((place, at) => `${(at === 0 ? opening : who)(cast, place.who as Who)} ${place.points}`).join(", ");
      const [winner] = winners;
      return winner === undefined ? `Nobunaga wins and all players lose. ${points}.` : `${does(cast, winner, "wins", "win")}. ${points}.`;
    },
    options: {
      nobunagaExtraCard: {
        name: "Extra card for Nobunaga",
        help: "At the start and after the first campaign, one card from the pile joins Nobunaga's used cards. He becomes stronger.",
      },
      nobunagaBlocks: {
        name: "Nobunaga blocks",
        help: "When Nobunaga is awarded a card in an attack, everybody ranked below him gets nothing.",
      },
    },
    cards: {
      ...houseCards(house, (base, second) => `The first one laid down is worth ${base} points, the second ${second} more.`),
      active: { name: "Active card", text: "Its holder begins the round, chooses the house to attack and wins every tie." },
      nobunaga: {
        name: "Nobunaga",
        text: "To his right the cards of the next campaign, to his left the used ones, above him those he has won.",
      },
    },
    rules: [
      {
        heading: "The aim",
        paragraphs: [
          "You collect cards of six houses. In two campaigns the houses are attacked, and those who show the most cards of the attacked house lay one down for points.",
          "Nobunaga takes part like a player. Whoever has the most points at the end wins, but if that is Nobunaga, all players lose.",
        ],
      },
      {
        heading: "What the cards are worth",
        paragraphs: [
          "Each house has ten identical cards (eight with two players). The first card you lay down of a house scores its base value, the second its bonus.",
          "Uesugi and Mouri: 5, then 1 more. Takeda and Asai + Asakura: 4, then 3 more. Ashikaga Bakufu and Hongan Temple: 3, then 5 more.",
          "Cards still in hand at the end are worth nothing.",
        ],
      },
      {
        heading: "Preparation",
        paragraphs: [
          "A random player gets the Active card and becomes the active player. As many face-up pairs are laid out as there are players. Counter-clockwise from the active player's right, each takes a pair; the active player comes last.",
          "Then everybody secretly keeps one card of the pair. The other one goes under the pile and doesn't come back.",
        ],
      },
      {
        heading: "A round",
        paragraphs: [
          "One card more than there are players is laid out face up (six for two players). The active player takes one and lays the Active card on the table.",
          "Clockwise, each player takes one card, or the Active card in place of one. Two players go round twice.",
          "Whoever took the Active card chooses last: one of the two remaining cards. (With two players, the other player first gives Nobunaga one of the three that remain.) What is left goes to Nobunaga's campaign zone. If nobody took the Active card, it goes back to its holder, and what is left goes to Nobunaga.",
          "With 6, 6, 5 or 4 cards in his campaign zone (for 2, 3, 4 or 5 players) Nobunaga starts a campaign; otherwise a new round begins.",
        ],
      },
      {
        heading: "A campaign",
        paragraphs: [
          "Nobunaga's used cards join his campaign zone. Then the active player names a house that lies in the zone, and everybody shows all their cards of it.",
          "Everybody with at least one card is ranked by number, Nobunaga with the cards in his zone among them. Ties: the active player, then Nobunaga, then clockwise.",
          "In the first campaign the first two ranks lay down one card each, in the second the first three (with two players always two). The other cards go back to the hands; Nobunaga's go to his used cards.",
          "After every attack the Active card moves clockwise to the nearest player who got nothing in it; if all others got something, to the left neighbour. The campaign ends when the zone is empty. After the first one a new round begins, and everybody keeps their hand.",
        ],
      },
      {
        heading: "The end",
        paragraphs: [
          "After the second campaign the points are counted. Ties: the active player, then Nobunaga, then clockwise from the active player.",
        ],
      },
    ],
  },
  {
    takePair: "Take one of the pairs",
    keepOne: "Which card do you keep? The other one goes under the pile",
    pick: "Take a card from the centre",
    giveToNobunaga: "Give one of the remaining cards to Nobunaga",
    takerPick: "Take one of the last two cards; Nobunaga gets the other",
    attack: "Which house is attacked?",
  },
  {
    active: "Take the Active card",
    pair: (one, other) => `Take ${house(one)} and ${house(other)}`,
    house: {
      keepOne: (id) => `Keep ${house(id)}`,
      pick: (id) => `Take ${house(id)}`,
      giveToNobunaga: (id) => `Give ${house(id)} to Nobunaga`,
      takerPick: (id) => `Take ${house(id)}`,
      attack: (id) => `Attack ${house(id)}`,
    },
  },
  {
    started: ({ first }, cast) => `${does(cast, first, "is", "are")} the first active player.`,
    extraCard: (event) => `${house(event.house)} joins Nobunaga's used cards.`,
    pairsLaid: ({ pairs }) => `The pairs: ${pairs.map(([one, other]) => `${house(one)} and ${house(other)}`).join("; ")}.`,
    pairTaken: ({ seat, houses: [one, other] }, cast) => `${does(cast, seat, "takes", "take")} the pair ${house(one)} and ${house(other)}.`,
    kept: (event, cast) =>
      event.house
        ? `${does(cast, event.seat, "keeps", "keep")} ${house(event.house)}.`
        : `${does(cast, event.seat, "keeps", "keep")} one card of the pair.`,
    roundDealt: ({ round, houses }) => `Round ${round}: ${cards(houses)}.`,
    houseTaken: (event, cast) => `${does(cast, event.seat, "takes", "take")} ${house(event.house)}.`,
    activeLaid: ({ seat }, cast) => `${does(cast, seat, "lays", "lay")} the Active card on the table.`,
    activeTaken: ({ seat }, cast) => `${does(cast, seat, "takes", "take")} the Active card.`,
    activeKept: ({ seat }, cast) => `${does(cast, seat, "takes", "take")} the Active card back.`,
    given: (event, cast) => `${does(cast, event.seat, "gives", "give")} ${house(event.house)} to Nobunaga.`,
    leftOver: ({ houses }) => `${cards(houses)} ${houses.length > 1 ? "go" : "goes"} to Nobunaga.`,
    campaignStarted: ({ number, houses }) =>
      `The ${number === 1 ? "first" : "second"} campaign begins. Nobunaga marches with ${cards(houses)}.`,
    attacked: (event, cast) => `${does(cast, event.seat, "attacks", "attack")} ${house(event.house)}.`,
    ranked: (event, cast) => {
      const places = event.ranking.map(
        ({ who: one, count, tieBreak }) => `${who(cast, one)} ${count}${tieBreak ? ` (tie: ${TIES[tieBreak]})` : ""}`,
      );
      const awarded = awardedOf(event.ranking).map((one) => who(cast, one));
      return `${house(event.house)}: ${places.join(", ")}. A card for ${listing(awarded, "and")}.`;
    },
    activePassed: ({ to, why }, cast) =>
      why === "unawarded"
        ? `The Active card goes to ${who(cast, to)}, the nearest without a card.`
        : `All others got a card: the Active card goes to ${who(cast, to)}, on the left.`,
    campaignEnded: ({ number }) => `The ${number === 1 ? "first" : "second"} campaign is over.`,
    finished: ({ standings }, cast) => `Final points: ${standings.map((place) => `${who(cast, place.who)} ${place.points}`).join(", ")}.`,
  },
);

import type { About, Cast, SeatId } from "@fracas/kernel";
import type { CardRef, GrantRef } from "../events.ts";
import { DEFS, FACTIONS } from "../sets/index.ts";
import type { Award } from "../state.ts";
import {
  type Asked,
  type CardTexts,
  capital,
  counted,
  grantOf,
  isAction,
  isBase,
  isFromDiscard,
  isMinion,
  isUsed,
  listing,
  nameIn,
  signed,
  standing,
  subject,
  texts,
} from "./words.ts";

/** How each faction plays. */
const STYLES: Readonly<Record<string, string>> = {
  aliens: "They beam minions back into hands, collect easy points and even change the base under everybody's feet.",
  dinosaurs: "The greatest power in the game, plain and simple; what doesn't fit beside them gets eaten.",
  ninjas: "They appear just before a base scores and quietly remove whoever is in the way.",
  pirates: "They sail from base to base, also at the last moment, and sink everything small.",
  robots: "They come in swarms: one brings the next, and the Microbots make each other stronger.",
  tricksters: "They destroy what is weak, empty the others' hands and set traps at the bases.",
  wizards: "They draw more cards and play more actions than anybody else.",
  zombies: "Their discard pile is a second hand: whatever falls gets up again.",
};

const CARDS: CardTexts = {
  ...Object.fromEntries(DEFS.map(({ id, name, text }) => [id, { name, text }])),
  ...Object.fromEntries(FACTIONS.map(({ id, name }) => [id, { name, text: STYLES[id] ?? "" }])),
  counters: {
    name: "+1 power counters",
    text: "Each one gives the card that it lies on +1 power. They are discarded when the card leaves play.",
  },
};

const name = nameIn(CARDS);
const refs = (cards: readonly CardRef[]) => counted(cards, name);
const does = subject("You");
const whose = (cast: Cast, seat: SeatId) => (cast.you === seat ? "your" : `${cast.name(seat)}'s`);
/** The card that a question is about. */
const card = ({ card }: About, otherwise = "it") => (card === undefined ? otherwise : name(String(card)));
const cardsOf = (count: number) => (count === 1 ? "a card" : `${count} cards`);
/** "Beam Up: Anna draws": who caused it stands before what happened. */
const caused = (by: string | undefined, sentence: string) =>
  by === undefined ? capital(sentence) : `${name(by)}: ${sentence.replace(/^You\b/, "you")}`;

function play({ kind, most, base, lonely }: GrantRef): string {
  const power = most === undefined ? "" : ` of power ${most} or less`;
  const where = base === undefined ? (lonely ? " at a base where you have no minions" : "") : ` at ${name(base)}`;
  return `extra ${kind}${power}${where}`;
}

const of = (chosen: number | string | undefined, most: number | string | undefined) =>
  most === undefined ? "" : ` (${Number(chosen ?? 0)} of ${most} chosen)`;
const upTo = ({ about }: Asked) => (Number(about.most ?? 1) > 1 ? of(about.picked, about.most) : "");
const more = (none: string, enough: string) => (asked: Asked) => (asked.more ? enough : none);

const PLACES = ["", "first", "second", "third", "no place"];
const points = ({ vp, extra }: Award) => (vp > 0 && extra > 0 ? `${vp} + ${extra} VP` : `${vp + extra} VP`);

export const en = texts(
  {
    title: "Smash Up",
    summary:
      "Shuffle two factions into one deck, crowd the bases with minions and actions, and score whatever breaks. Whoever first has 15 points at the end of a turn wins.",
    result: (result, cast) => {
      const [first, ...tied] = result.winners;
      const points = standing(result, cast, "you", " ");
      if (first === undefined) return `${points}.`;
      const winners = result.winners.map((seat, at) => (cast.you === seat ? (at === 0 ? "You" : "you") : cast.name(seat)));
      return tied.length === 0 ? `${does(cast, first, "wins", "win")}. ${points}.` : `${listing(winners, "and")} win together. ${points}.`;
    },
    forbidden: {
      noMinionPlay: "no minion play is left this turn",
      noActionPlay: "no action play is left this turn",
      tooStrong: "the plays that are left are for minions of less power",
      wrongBase: "the plays that are left are for another base",
      forbidden: "a card in play forbids it",
      noTarget: "there is nothing to play it on",
      specialOnly: "it is only played at the time its Special names",
      actionsBarred: "you can't play actions this turn",
      notYours: "it isn't yours to play",
      notReady: "its ability can't be used now",
      protectedCard: "the card is protected from this",
      notTarget: "the text doesn't allow this one",
    },
    options: {
      factions: {
        name: "Factions",
        help: "Free choice: one after the other takes two of all factions. Draft: some factions are laid out; each takes one, then a second one in reverse order. Random: everybody is dealt two.",
        choices: { free: "Free choice", draft: "Draft", random: "Random" },
      },
      duplicates: {
        name: "Same factions allowed",
        help: "Several players may have the same faction, as if you owned the game twice. Nobody has one faction twice.",
      },
    },
    cards: CARDS,
    rules: [
      {
        heading: "The aim",
        paragraphs: [
          "Everybody shuffles two factions of 20 cards into one deck. With minions and actions you build up power at the bases. When the total power at a base reaches its breakpoint, the base scores, and those with the most power there get victory points (VP).",
          "At the end of a turn in which somebody has 15 VP or more, the player with the most VP wins.",
        ],
      },
      {
        heading: "Setting up",
        paragraphs: [
          "Everybody gets two different factions: by free choice, by draft or at random. Their 40 cards are that player's deck.",
          "The bases of every set that a chosen faction comes from make the base deck. One base more than there are players is turned up.",
          "Everybody draws five cards. If there is no minion among them, you may show and discard them and draw five others, once. A player drawn at random begins; turns pass clockwise.",
        ],
      },
      {
        heading: "A turn",
        paragraphs: [
          "1. Start of turn. What lasts until the start of your turn ends; then everything that happens at the start of the turn, in the order that the current player chooses.",
          "2. Play cards. In any order: one minion and one action for free, extra plays that you were given, each of your Talents once, and whatever else your cards let you do on your turn. All of it is optional.",
          "3. Score bases. Every base that is ready has to be scored, one after the other.",
          "4. Draw two cards, then discard down to ten. The limit doesn't count at any other time.",
          "5. End of turn. First what happens at the end of the turn, then everything that lasts until then ends. Then it is checked whether somebody has won.",
          "When your deck is empty and you need a card of it, your discard pile is shuffled and becomes your deck.",
        ],
      },
      {
        heading: "Playing cards",
        paragraphs: [
          "A minion is played on a base; then its ability happens. A standard action happens and is discarded. Other actions are played on a base or on a minion, stay there and leave together with it.",
          "You may play a card that can't do anything. But what it can do, it must do, even if that hurts you. Whatever says “may”, “up to” or “any number” can be declined; so can every extra play.",
          "An extra play doesn't use up your free minion or action. In your Play Cards phase you may keep it until the phase ends; at any other time, or if a Special gave it, you use it at once or lose it.",
          "If several plays fit a card, the one that allows least is used; where that isn't clear, you are asked.",
          "A card's text beats these rules, and “can't” beats “can”.",
        ],
      },
      {
        heading: "Abilities",
        paragraphs: [
          "Text without a label happens when the card is played, and only then: not when it is moved or comes back.",
          "Ongoing: works as long as the card is in play. The abilities of bases do so too, without the label.",
          "Special: can be used at the time that the text gives, on anybody's turn, also out of hand or discard pile if the text says so. It isn't one of your free plays.",
          "Talent: once in each of your Play Cards phases, also in the turn in which the card comes.",
          "“You” is the player who controls the card; on a base it is whoever the text describes. “Here” is the base at which the card is.",
        ],
      },
      {
        heading: "What happens in which order",
        paragraphs: [
          "A card that is played first comes to its place, then its ability is carried out completely. A card played in the middle of that goes first; after it the interrupted ability is finished.",
          "Only then come the abilities that wait for something that has just happened. The card played last is answered first. For each, the abilities of cards in play come one by one, in the order that the current player chooses; then Specials from hands and discard piles, clockwise from the current player, until everybody passes.",
          "What happens to several cards happens to all of them at once. If it can't happen to one of them, it still does to the others. Players who have to do the same thing do it clockwise from the current player.",
        ],
      },
      {
        heading: "Power",
        paragraphs: [
          "A minion's power is the number printed on it plus and minus all that changes it, never less than 0. Whenever a text speaks of power, this sum is meant; outside play it is the printed number.",
          "Your power at a base is that of all your minions there, with whatever else gives you power there. Breakpoints can change in the same way.",
        ],
      },
      {
        heading: "Scoring a base",
        paragraphs: [
          "1. In the Score Bases phase, a base is ready if the total power there is at least its breakpoint. If none is ready, go on to drawing.",
          "2. The current player picks one of the ready bases. From now on it scores, even if its power falls.",
          "3. Before scoring: cards in play may act, then Specials from hand, clockwise from the current player until everybody passes.",
          "4. The VP are awarded. Everybody with a minion or power there is ranked by power; the first three places get the three numbers on the base, later ones nothing. What happens when a base scores is added now.",
          "5. After scoring: once more the cards in play, then the round of Specials.",
          "6. All cards at the base go to their owners' discard piles at the same time. They are discarded, not destroyed.",
          "7. The base goes to the base discard pile.",
          "8. The next base of the base deck takes its place.",
          "9. Look again whether a base is ready.",
        ],
      },
      {
        heading: "Ties at a base",
        paragraphs: [
          "Players with the same power all get the best place that they tie for, and as many places after it are used up. On a base worth 4, 2 and 1: with 10, 10 and 5 power they get 4, 4 and 1 VP; with 10, 7 and 7 they get 4, 2 and 2, and nobody is third.",
          "If there is more than one winner, each of them does what the base lets its winner do, clockwise from the current player.",
        ],
      },
      {
        heading: "The end",
        paragraphs: [
          "If somebody has 15 VP or more at the end of a turn, the game is over and the most VP win. If several players share the most, the game goes on until a turn ends without that tie.",
        ],
      },
      {
        heading: "Words",
        paragraphs: [
          "Affect: move, destroy, return or place a card, change its power or who controls it, or play a card on it.",
          "Destroy: from play to its owner's discard pile. Discard: from a hand or a deck to the discard pile, or together with a scored base. Return: from play to its owner's hand. Whatever is on a card that leaves play is discarded.",
          "Move: a minion goes from one base to another with everything on it. It isn't played, so its on-play ability doesn't happen. Place: put a card anywhere else, such as under a deck.",
          "Owner: whose deck the card was in at the start; there it always goes back. Control: whose card it is in play, usually that of whoever played it.",
          "Look: only you see it. Reveal: everybody sees it. Search: look through your deck, show what you take, then shuffle.",
          "In play: the bases on the table and all cards at them. “A minion” is one in play, unless you play it.",
        ],
      },
      {
        heading: "What is hidden",
        paragraphs: [
          "Nobody but you sees your hand, and nobody sees the decks; how many cards they hold is open. Discard piles, the bases with everything at them and the points are open to all.",
          "What was revealed, everybody knows until it is shuffled away; what you looked at, only you know.",
        ],
      },
    ],
  },
  {
    colon: ":",
    inPlay: (card, base, seat, cast) => `${seat === undefined ? card : `${whose(cast, seat)} ${card}`} at ${base}`,
    questions: {
      chooseFaction: "choose a faction",
      keepHand: "do you keep your first hand?",
      play: "what do you play?",
      useGrant: "which play do you use for it?",
      playWhere: ({ about }) => `at which base do you play ${card(about)}?`,
      playOn: ({ about }) => `what do you play ${card(about)} on?`,
      playExtra: ({ about }) => `which ${play(grantOf(about))} do you play?`,
      order: "which ability comes first?",
      orderCards: "which ability comes first?",
      useAbility: ({ card }) => (isBase(card) ? "does its ability apply to you?" : "do you use its ability?"),
      useSpecial: ({ about: { base, when } }) =>
        `${when === "beforeScoring" ? "before" : "after"} ${name(String(base))} scores, which Special do you use?`,
      scoreBase: "which base scores next?",
      discardDown: ({ about: { over } }) =>
        Number(over) === 1
          ? "you have one card too many: which one do you discard?"
          : `you have ${over} cards too many: which one do you discard?`,
      destroy: (asked) => `destroy which minion?${upTo(asked)}`,
      destroyAction: (asked) => `destroy which action?${upTo(asked)}`,
      return: (asked) => `return which minion to its owner's hand?${upTo(asked)}`,
      putUnderDeck: "put which minion under its owner's deck?",
      move: (asked) => `move which minion?${upTo(asked)}`,
      moveTo: ({ about }) => `move ${card(about, "them")} to which base?`,
      moveFrom: "move the minions of which base?",
      strengthen: ({ about: { amount } }) => `which minion gets ${signed(Number(amount))} power?`,
      chooseOwn: "choose one of your minions",
      chooseBase: "choose a base",
      choosePlayer: "choose a player",
      nameFaction: "name a faction",
      discard: "which card do you discard?",
      discardTheirs: "which card has to be discarded?",
      takeBack: (asked) => `take which card from your discard pile?${upTo(asked)}`,
      shuffleIn: (asked) => `shuffle which card into your deck?${upTo(asked)}`,
      search: "which card do you take from your deck?",
      searchSame: "which cards do you look for in your deck?",
      searchHowMany: "how many of them?",
      searchBase: "which base comes into play?",
      takeRevealed: (asked) => `take which of the revealed cards?${upTo(asked)}`,
      topNext: "which card comes next on your deck, from the top down?",
      playRevealed: ({ about }) => (about.card === undefined ? "which card do you play?" : `what happens to ${card(about)}?`),
      playRevealedOrTake: ({ about }) => `what happens to ${card(about)}?`,
      discardOrKeep: "what happens to the card you looked at?",
      replaceBase: "which base comes into play next?",
      baseNext: "which base comes next on the base deck, from the top down?",
      shield: "which card gives itself up?",
    },
    options: {
      chooseFaction: (option) => option.name,
      play: (option) => {
        if (option.at.ability === undefined) return `Play ${option.name}`;
        return isFromDiscard(option) ? `Play ${option.name} from your discard pile` : `Use ${option.full}`;
      },
      useGrant: ({ at }) =>
        at.by === undefined ? `Use the free ${at.kind} of the turn` : `Use the ${play(grantOf(at))} from ${name(String(at.by))}`,
      playWhere: (option) => `Play ${card(option.about)} at ${option.name}`,
      playOn: (option) => `Play ${card(option.about)} on ${option.full}`,
      playExtra: (option) => `Play ${option.name}`,
      order: (option) =>
        `${capital(option.full)} first${option.at.about === undefined ? "" : `, in answer to ${name(String(option.at.about))}`}`,
      orderCards: (option) => `${capital(option.full)} first`,
      useSpecial: (option) => {
        if (option.at.ability !== undefined) return `Use ${option.full}`;
        return isMinion(option) ? `Play ${option.name} at ${name(String(option.about.base))}` : `Play ${option.name}`;
      },
      scoreBase: (option) => `Score ${option.name}`,
      discardDown: (option) => `Discard ${option.name}`,
      destroy: (option) => `Destroy ${option.full}`,
      destroyAction: (option) => `Destroy ${option.full}`,
      return: (option) => `Return ${option.full}`,
      putUnderDeck: (option) => `Put ${option.full} under the deck`,
      move: (option) => `Move ${option.full}`,
      moveTo: (option) => `Move ${card(option.about, "them")} to ${option.name}`,
      moveFrom: (option) => `Move the minions of ${option.name}`,
      strengthen: (option) => `${signed(Number(option.about.amount))} power for ${option.full}`,
      chooseOwn: (option) => `Choose ${option.full}`,
      chooseBase: (option) => `Choose ${option.name}`,
      choosePlayer: ({ name, at, cast }) => (at.seat === cast.you ? "Choose yourself" : `Choose ${name}`),
      nameFaction: (option) => `Name ${option.name}`,
      discard: (option) => `Discard ${option.name}`,
      discardTheirs: (option) => `Make them discard ${option.name}`,
      takeBack: (option) => `Take ${option.name} into your hand`,
      shuffleIn: (option) => `Shuffle in ${option.name}`,
      search: (option) => `Take ${option.name}`,
      searchSame: (option) => `Look for ${option.name}`,
      searchHowMany: ({ at }) => (at.number === 1 ? "Only one" : `${at.number} of them`),
      searchBase: (option) => `Bring ${option.name} into play`,
      takeRevealed: (option) => `Take ${option.name} into your hand`,
      topNext: (option) => `${option.name} next`,
      playRevealed: ({ name, at, cast }) =>
        at.seat === undefined || cast.you === undefined || at.seat === cast.you
          ? `Play ${name}`
          : `Play ${whose(cast, at.seat as SeatId)} ${name}`,
      replaceBase: (option) => `Bring ${option.name} into play`,
      baseNext: (option) => `${option.name} next`,
      shield: (option) => `Give up ${option.full}`,
    },
    words: {
      keepHand: { keep: "Keep this hand", replace: "Show it and draw five others" },
      play: { end: "Play nothing more" },
      playExtra: { decline: "Play nothing" },
      useAbility: {
        use: ({ card, by }) => (isBase(card) ? "Let it apply" : `Use ${by}`),
        decline: ({ card }) => (isBase(card) ? "Ignore it" : "Don't use it"),
      },
      useSpecial: { pass: "Pass" },
      destroy: { decline: more("Destroy nothing", "Destroy no more") },
      destroyAction: { decline: more("Destroy nothing", "Destroy no more") },
      return: { decline: more("Return nothing", "Return no more") },
      putUnderDeck: { decline: "Leave them all in play" },
      move: { decline: more("Move nothing", "Move no more") },
      moveTo: { decline: "Don't move it" },
      moveFrom: { decline: "Move nothing" },
      strengthen: { decline: "Strengthen nobody" },
      chooseOwn: { decline: "Choose none" },
      chooseBase: { decline: "Choose no base" },
      choosePlayer: { decline: "Choose nobody" },
      nameFaction: { decline: "Name none" },
      discard: { decline: more("Discard nothing", "Discard no more") },
      discardTheirs: { decline: "Nothing to discard" },
      takeBack: { decline: more("Take nothing", "Take no more") },
      shuffleIn: { decline: more("Shuffle in nothing", "Shuffle in no more") },
      search: { decline: "Take nothing" },
      searchSame: { decline: "Look for nothing" },
      searchHowMany: { decline: "None of them" },
      searchBase: { decline: "Leave the base as it is" },
      takeRevealed: { decline: more("Take nothing", "Take no more") },
      topNext: { decline: "Leave the order as it is" },
      playRevealed: {
        play: ({ about }) => `Play ${card(about)}`,
        keep: "Leave it on top of your deck",
        decline: "Play nothing",
      },
      playRevealedOrTake: {
        play: ({ about }) => `Play ${card(about)}`,
        take: "Take it into your hand",
        keep: "Leave it on top of your deck",
      },
      discardOrKeep: { discard: "Discard it", keep: "Put it back on top" },
      replaceBase: { decline: "Take the top base" },
      baseNext: { decline: "Leave the order as it is" },
    },
    own: {
      "chooseOwn natural-selection": { question: "which of your minions strikes?", option: ({ full }) => `Strike with ${full}` },
      "chooseOwn rampage": { question: "which of your minions runs wild?", option: ({ full }) => `Let ${full} run wild` },
      "chooseOwn disguise": {
        question: "replace which of your minions, one or two at the same base?",
        option: ({ full }) => `Replace ${full}`,
        words: { decline: "Only that one" },
      },
      "chooseOwn powderkeg": { question: "which of your minions blows up?", option: ({ full }) => `Blow up ${full}` },
      "chooseOwn sacrifice": { question: "which of your minions is sacrificed?", option: ({ full }) => `Sacrifice ${full}` },
      "chooseBase crop-circles": { question: "return all minions of which base?", option: ({ name }) => `Return all minions at ${name}` },
      "chooseBase terraforming": { question: "swap which base?", option: ({ name }) => `Swap ${name}` },
      "chooseBase broadside": { question: "fire at which base?", option: ({ name }) => `Fire at ${name}` },
      "chooseBase tech-center": { question: "draw for your minions at which base?", option: ({ name }) => `Draw for ${name}` },
      "choosePlayer probe": { question: "look at whose hand?", option: ({ name }) => `Look at ${name}'s hand` },
      "choosePlayer broadside": {
        question: "destroy whose minions of power 2 or less?",
        option: ({ at, cast }) => `Destroy ${whose(cast, at.seat as SeatId)} minions`,
      },
      "choosePlayer mark-of-sleep": {
        question: "who can't play actions next turn?",
        option: ({ name, at, cast }) => (at.seat === cast.you ? "No actions for yourself" : `No actions for ${name}`),
      },
      "move mushroom-kingdom": { question: "move which minion here?", words: { decline: "Move nothing" } },
      "move tortuga": { question: "move which minion to the new base?", words: { decline: "Move nothing" } },
      "useAbility scout": {
        question: "does it come back to your hand?",
        words: { use: "Take Scout into your hand", decline: "Let it be discarded" },
      },
      "useAbility pirate-king": {
        question: "does he come to the base that scores?",
        words: { use: "Move Pirate King there", decline: "Leave him where he is" },
      },
      "useAbility first-mate": {
        question: "does he move on to another base?",
        words: { use: "Move First Mate to another base", decline: "Let him be discarded" },
      },
      "useAbility the-great-library": { question: "do you draw a card?", words: { use: "Draw a card", decline: "Draw nothing" } },
      "takeBack not-enough-bullets": {
        question: ({ about }) => (about.most === undefined ? "take minions of which name?" : "take another one of that name?"),
        words: { decline: ({ about }) => (about.most === undefined ? "Take nothing" : "Take no more") },
      },
      "searchHowMany mall-crawl": {
        question: "how many of them go to your discard pile?",
        option: ({ at }) => (at.number === 1 ? "Discard one" : `Discard ${at.number} of them`),
      },
    },
    events: {
      factionsOffered: ({ factions, first }, cast) =>
        `${does(cast, first, "chooses", "choose")} first. The factions: ${factions.map(name).join(", ")}.`,
      factionChosen: ({ seat, faction }, cast) => `${does(cast, seat, "takes", "take")} the ${name(faction)}.`,
      basesLaid: ({ bases }) => `The bases: ${bases.map(({ base }) => name(base)).join(", ")}.`,
      handReplaced: ({ seat, cards }, cast) =>
        `${does(cast, seat, "shows", "show")} a hand without minions (${refs(cards)}), ${cast.you === seat ? "discard it and draw" : "discards it and draws"} another one.`,
      turnBegan: ({ seat, turn }, cast) => (cast.you === seat ? `Turn ${turn}: it's your turn.` : `Turn ${turn}: ${cast.name(seat)}.`),
      played: ({ seat, card, at, on, from, by }, cast) => {
        const where =
          at === undefined
            ? ""
            : on === undefined
              ? ` ${isAction(card.face) ? "on" : "at"} ${name(at.base)}`
              : ` on ${name(on.face)} at ${name(at.base)}`;
        const out = from === "hand" ? "" : from === "deck" ? " from the deck" : " from the discard pile";
        return caused(by, `${does(cast, seat, "plays", "play")} ${name(card.face)}${out}${where}.`);
      },
      fizzled: ({ card }) => `${name(card.face)} has no effect and is discarded.`,
      destroyed: ({ card, owner, at, by }, cast) => {
        const what = `${whose(cast, owner)} ${name(card.face)} at ${name(at.base)}`;
        return by === undefined || by === card.face ? `${capital(what)} is destroyed.` : `${name(by)} destroys ${what}.`;
      },
      returned: ({ card, owner, at, by }, cast) =>
        by === undefined || by === card.face
          ? `${name(card.face)} returns from ${name(at.base)} to ${whose(cast, owner)} hand.`
          : `${name(by)} returns ${name(card.face)} from ${name(at.base)} to ${whose(cast, owner)} hand.`,
      putUnderDeck: ({ card, owner, by }, cast) =>
        by === undefined || by === card.face
          ? `${name(card.face)} goes under ${whose(cast, owner)} deck.`
          : `${name(by)} puts ${name(card.face)} under ${whose(cast, owner)} deck.`,
      moved: ({ card, from, to, by }) =>
        by === undefined || by === card.face
          ? `${name(card.face)} moves from ${name(from.base)} to ${name(to.base)}.`
          : `${name(by)} moves ${name(card.face)} from ${name(from.base)} to ${name(to.base)}.`,
      spared: ({ card, shield, by }) =>
        `${name(shield.face)} gives itself up: ${name(card.face)} isn't affected${by === undefined ? "" : ` by ${name(by)}`}.`,
      drew: ({ seat, count, cards, by }, cast) =>
        caused(by, `${does(cast, seat, "draws", "draw")} ${cardsOf(count)}${cards ? `: ${refs(cards)}` : ""}.`),
      discarded: ({ seat, cards, from, atRandom, by }, cast) =>
        caused(
          by,
          `${does(cast, seat, "discards", "discard")} ${refs(cards)}${from === "deck" ? " from the deck" : ""}${atRandom ? " at random" : ""}.`,
        ),
      revealed: ({ seat, cards, by }, cast) => caused(by, `${does(cast, seat, "reveals", "reveal")} ${refs(cards)}.`),
      looked: ({ seat, at, whose: owner, count, cards, by }, cast) => {
        const own = owner === seat ? (cast.you === seat ? "your" : "their own") : whose(cast, owner);
        const what =
          at === "hand"
            ? `${own} hand`
            : at === "baseDeck"
              ? `the top ${count === 1 ? "base" : `${count} bases`} of the base deck`
              : `the top ${count === 1 ? "card" : `${count} cards`} of ${own} deck`;
        return caused(by, `${does(cast, seat, "looks", "look")} at ${what}${cards && cards.length > 0 ? `: ${refs(cards)}` : ""}.`);
      },
      tookFrom: ({ seat, pile, cards, by }, cast) =>
        caused(
          by,
          `${does(cast, seat, "takes", "take")} ${refs(cards)} from the ${pile === "deck" ? "deck" : "discard pile"} into ${cast.you === seat ? "your" : "their"} hand.`,
        ),
      shuffled: ({ seat, what, count }, cast) => {
        if (what === "discardPile") return `${capital(whose(cast, seat))} discard pile is shuffled and becomes the deck.`;
        const shuffle = does(cast, seat, "shuffles", "shuffle");
        if (what === "deck") return `${shuffle} the deck.`;
        return `${shuffle} ${cardsOf(count)} from the ${what === "hand" ? "hand" : "discard pile"} into the deck.`;
      },
      gained: ({ seat, vp, by }, cast) => caused(by, `${does(cast, seat, "gains", "gain")} ${vp} VP.`),
      powerChanged: ({ cards, amount, by }) => caused(by, `${signed(amount)} power for ${refs(cards)}.`),
      breakpointChanged: ({ at, amount, by }) =>
        caused(
          by,
          `the breakpoint of ${name(at.base)} ${amount < 0 ? "falls" : "rises"} by ${Math.abs(amount)} until the end of the turn.`,
        ),
      granted: ({ seat, grant, by }, cast) => {
        const where = cast.you === seat ? play(grant) : play(grant).replace("you have", "they have");
        return caused(by, `${does(cast, seat, "may play", "may play")} an ${where}.`);
      },
      named: ({ seat, faction, by }, cast) => caused(by, `${does(cast, seat, "names", "name")} the ${name(faction)}.`),
      actionsBarred: ({ seat, by }, cast) =>
        caused(by, `${does(cast, seat, "can't", "can't")} play actions on ${cast.you === seat ? "your" : "their"} next turn.`),
      abilityUsed: ({ seat, card }, cast) =>
        isUsed(card.face) ? `${does(cast, seat, "uses", "use")} ${name(card.face)}.` : `The ability of ${name(card.face)} takes effect.`,
      passed: ({ seat }, cast) => `${does(cast, seat, "passes", "pass")}.`,
      scoringBegan: ({ seat, at, total, breakpoint }, cast) =>
        `${does(cast, seat, "scores", "score")} ${name(at.base)}: ${total} power against a breakpoint of ${breakpoint}.`,
      scored: ({ at, awards }, cast) => {
        const places = awards.map(
          (award) =>
            `${cast.you === award.seat ? "you" : cast.name(award.seat)} ${PLACES[award.place]} with ${award.power} power, ${points(award)}`,
        );
        return awards.length === 0 ? `${name(at.base)} scores for nobody.` : `${name(at.base)}: ${places.join("; ")}.`;
      },
      baseCleared: ({ at, cards }) =>
        cards.length === 0 ? `No cards are left at ${name(at.base)}.` : `From ${name(at.base)} to the discard piles: ${refs(cards)}.`,
      savedFromDiscard: ({ card, owner, from, to }, cast) =>
        to === undefined
          ? `${name(card.face)} returns from ${name(from.base)} to ${whose(cast, owner)} hand instead of being discarded.`
          : `${name(card.face)} moves from ${name(from.base)} to ${name(to.base)} instead of being discarded.`,
      baseReplaced: ({ old, base }) => `${name(base)} replaces ${name(old)}.`,
      baseSwapped: ({ old, base, by }) => caused(by, `${name(base)} takes the place of ${name(old)}.`),
      baseDeckShuffled: () => "The base deck is shuffled.",
      finished: ({ vp }, cast) =>
        `Final points: ${vp.map((points, seat) => `${cast.you === seat ? "you" : cast.name(seat as SeatId)} ${points}`).join(", ")}.`,
    },
  },
);

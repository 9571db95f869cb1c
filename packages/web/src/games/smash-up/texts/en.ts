import type { GrantRef, Phase, Unplayable } from "@fracas/smash-up";

const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const en = {
  rivals: "The other players",
  phases: {
    factions: "Choosing factions",
    setup: "First hands",
    start: "Start",
    play: "Play",
    score: "Score",
    draw: "Draw",
    end: "End",
  } satisfies Record<Phase, string> as Record<Phase, string>,
  picks: {
    title: "Who takes which factions",
    pick: (number: number) => `Pick ${number}`,
  },
  phaseTrack: "The phases of a turn",
  turnOf: (turn: number, name: string) => `Turn ${turn}: ${name}`,
  over: "The end",
  vpGoal: (vp: number, goal: number) => `${vp} of ${goal} victory points`,
  inHand: (count: number) => `${cards(count)} in hand`,
  inDeck: (count: number) => `${cards(count)} in the deck`,
  inDiscard: (count: number) => `${cards(count)} in the discard pile`,
  hands: "Hand",
  deck: "Deck",
  discard: "Discard",
  openDiscard: (name: string, count: number) => `Look through ${name}'s discard pile (${count})`,
  openOwnDiscard: (count: number) => `Look through your discard pile (${count})`,
  discardOf: (name: string) => `${name}'s discard pile`,
  ownDiscard: "Your discard pile",
  discardEmpty: "Nothing has been discarded yet.",
  discardHelp: "The latest card first.",
  barred: "Can't play actions",
  /** A player in one sentence, for those who don't see the board. */
  player: (facts: {
    vp: number;
    goal: number;
    hand: number;
    deck: number;
    discard: number;
    factions: string;
    barred: boolean;
    turn: boolean;
  }) =>
    [
      `${facts.vp} of ${facts.goal} victory points.`,
      facts.factions && `${facts.factions}.`,
      `${cards(facts.hand)} in hand, ${facts.deck} in the deck, ${facts.discard} discarded.`,
      facts.barred && "Can't play actions.",
      facts.turn && "Their turn.",
    ]
      .filter(Boolean)
      .join(" "),
  bases: "The bases",
  baseMap: "All bases at a glance",
  baseDeck: (count: number) => (count === 1 ? "1 base to come" : `${count} bases to come`),
  breakpoint: (total: number, breakpoint: number) => `${total} of ${breakpoint}`,
  breakpointChanged: (by: string, amount: number) => `${by}: ${signed(amount)}`,
  base: (name: string, total: number, breakpoint: number) => `${name}: power ${total} of ${breakpoint}`,
  now: "Now:",
  nowWho: (name: string, power: number, vp: number) => `${name}: power ${power}, would get ${vp}`,
  nobodyHere: "Nobody here yet",
  ready: "Scores next",
  scoring: "Scoring",
  minionsOf: (name: string) => `${name}'s minions`,
  yourMinions: "Your minions",
  onBase: "Actions on this base",
  place: (place: number): string => (["1st", "2nd", "3rd"] as const)[place - 1] ?? "–",
  awards: "What the base awards",
  power: (power: number) => `power ${power}`,
  /** How a minion comes to its power: "4 = 2 printed, +1 Howl, +1 counters". */
  powerParts: (power: number, printed: number, parts: readonly { name: string; amount: number }[]) =>
    `${power} = ${[`${printed} printed`, ...parts.map(({ name, amount }) => `${signed(amount)} ${name}`)].join(", ")}`,
  counters: "power counters",
  namedFaction: (name: string) => `Named: ${name}`,
  talentReady: "Can be used",
  attachedTo: (action: string, minion: string) => `${action}, on ${minion}`,
  ofSomebody: (card: string, name: string) => `${card}, ${name}`,
  resolving: "Being played",
  asking: "Asks",
  hand: (name: string) => `${name}'s hand`,
  yourHand: "Your hand",
  handEmpty: "No cards in hand.",
  handHidden: (name: string, count: number) => `${name} holds ${cards(count)}.`,
  unplayable: {
    noMinionPlay: "No minion left to play this turn",
    noActionPlay: "No action left to play this turn",
    tooStrong: "Too strong for the plays left",
    wrongBase: "Not at the bases where it is still allowed",
    forbidden: "Forbidden at every base",
    noTarget: "Nothing to play it on",
    specialOnly: "Only at its own time: see the card",
    actionsBarred: "You can't play actions this turn",
  } satisfies Record<Unplayable, string> as Record<Unplayable, string>,
  plays: "You may still play",
  theirPlays: (name: string) => `${name} may still play`,
  noPlays: "Nothing left to play",
  play: { minion: "Minion", action: "Action" },
  /** An extra play with its limits. */
  extra: ({ kind, most, base, lonely, by }: GrantRef & { by?: string | undefined }) =>
    [
      `+1 ${kind}`,
      most !== undefined && `of power ${most} or less`,
      base !== undefined && `at ${base}`,
      lonely && "where you have none",
      by !== undefined && `(${by})`,
    ]
      .filter(Boolean)
      .join(" "),
  dragHelp: "Click a card and then a base, or drag it there.",
  chooser: "To choose from",
  shown: (name: string) => `${name} shows`,
  seen: "You see",
  hideChooser: "Look at the table",
  showChooser: "Back to the cards",
  special: {
    region: "Specials in this scoring",
    nothing: "Nothing to use, passing…",
    formal: "Only one thing to do, done for you…",
    scoring: "Passing for this base…",
    turn: "Passing for this turn…",
    passScoring: "Pass for this base",
    passTurn: "Pass for this turn",
    stop: "Stop me at every scoring",
  },
  score: {
    caption: "The final standing",
    player: "Player",
    factions: "Factions",
    bases: "From bases",
    cards: "From cards",
    total: "VP",
    you: "you",
  },
  large: {
    hand: (known: number, count: number) => (known === count ? "Hand" : `Hand: ${known} of ${count} known`),
  },
};

export type Texts = typeof en;

// The positions of the drawings. A test holds them to what is printed on the cards and to the rules of scoring.

/** The seats of the examples, clockwise. */
export const PLAYERS = ["anna", "boris", "chen"] as const;
export type Player = (typeof PLAYERS)[number];

export const FACTIONS = ["robots", "dinosaurs"] as const;

/** One card of each kind of free play, and a card that grants an extra one. */
export const TURN = { minion: "laseratops", action: "howl", extra: "zapbot", most: 2 } as const;

/** A base at its breakpoint: whose minions are there, and what that is worth. */
export const SCORED: {
  readonly base: string;
  readonly players: readonly { readonly who: Player; readonly minions: readonly string[]; readonly power: number; readonly vp: number }[];
} = {
  base: "the-mothership",
  players: [
    { who: "boris", minions: ["king-rex", "laseratops"], power: 11, vp: 4 },
    { who: "anna", minions: ["nukebot", "zapbot"], power: 7, vp: 2 },
    { who: "chen", minions: ["scout"], power: 3, vp: 1 },
  ],
};

/** The end of a turn. */
export const END: readonly { readonly who: Player; readonly vp: number }[] = [
  { who: "anna", vp: 16 },
  { who: "boris", vp: 13 },
  { who: "chen", vp: 9 },
];

// What depends on the number of players. A test plays matches and holds every number to what happens in them.

interface Numbers {
  readonly players: number;
  /** House cards in the game. */
  readonly deck: number;
  /** Cards laid out each round; of these each player takes, and Nobunaga gets. */
  readonly perRound: number;
  readonly taken: number;
  readonly toNobunaga: number;
  /** Cards in the campaign zone with which a campaign begins, and rounds until then. */
  readonly threshold: number;
  readonly rounds: number;
  /** Ranks that lay a card down in the first and in the second campaign. */
  readonly awardsFirst: number;
  readonly awardsSecond: number;
  /** Cards left in the pile at the end. */
  readonly left: number;
}

export const NUMBERS: readonly Numbers[] = [
  { players: 2, deck: 48, perRound: 6, taken: 2, toNobunaga: 2, threshold: 6, rounds: 3, awardsFirst: 2, awardsSecond: 2, left: 10 },
  { players: 3, deck: 60, perRound: 4, taken: 1, toNobunaga: 1, threshold: 6, rounds: 6, awardsFirst: 2, awardsSecond: 3, left: 9 },
  { players: 4, deck: 60, perRound: 5, taken: 1, toNobunaga: 1, threshold: 5, rounds: 5, awardsFirst: 2, awardsSecond: 3, left: 6 },
  { players: 5, deck: 60, perRound: 6, taken: 1, toNobunaga: 1, threshold: 4, rounds: 4, awardsFirst: 2, awardsSecond: 3, left: 7 },
];

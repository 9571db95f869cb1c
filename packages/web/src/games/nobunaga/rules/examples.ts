// The positions of the drawings and examples. A test plays each of them with the real rules.
import type { HouseId, Ranked } from "@fracas/nobunaga";

/** The seats of the examples, clockwise. */
export const PLAYERS = ["anna", "boris", "chen"] as const;
type Player = (typeof PLAYERS)[number];
export type Someone = Player | "nobunaga";

/** Preparation with three players, Anna being active: the pairs in the order in which they are taken, and what becomes of the first. */
export const PAIRS: readonly { readonly by: Player; readonly houses: readonly [HouseId, HouseId] }[] = [
  { by: "chen", houses: ["takeda", "hongan"] },
  { by: "boris", houses: ["uesugi", "mouri"] },
  { by: "anna", houses: ["asai", "ashikaga"] },
];
export const KEPT: HouseId = "hongan";
export const PUT_UNDER: HouseId = "takeda";

export interface Take {
  readonly card: HouseId | "active";
  readonly by: Someone;
  /** With two players: given to Nobunaga. */
  readonly given?: true;
}

/** A round with three players, Anna being active: what is taken, in order; the last card is left over. */
export const ROUND: readonly Take[] = [
  { card: "takeda", by: "anna" },
  { card: "active", by: "boris" },
  { card: "uesugi", by: "chen" },
  { card: "hongan", by: "boris" },
  { card: "mouri", by: "nobunaga" },
];

/** A round with two players, Anna being active. */
export const ROUND_FOR_TWO: readonly Take[] = [
  { card: "takeda", by: "anna" },
  { card: "active", by: "boris" },
  { card: "takeda", by: "anna" },
  { card: "uesugi", by: "boris" },
  { card: "hongan", by: "anna", given: true },
  { card: "asai", by: "boris" },
  { card: "mouri", by: "nobunaga" },
];

/** Nobunaga between the two campaigns of three players. */
export const ZONES = {
  campaign: ["takeda", "mouri", "mouri", "ashikaga"],
  used: ["takeda", "takeda", "mouri", "asai"],
  won: ["uesugi", "hongan"],
  threshold: 6,
} as const satisfies { [zone: string]: readonly HouseId[] | number };

type Place = Omit<Ranked, "who"> & { readonly who: Someone };

/** The first campaign of three players: Anna is active and attacks; Chen gets the Active card. */
export const ATTACK: { readonly house: HouseId; readonly ranking: readonly Place[]; readonly next: Player } = {
  house: "takeda",
  ranking: [
    { who: "boris", count: 3, awarded: true, tieBreak: null },
    { who: "anna", count: 2, awarded: true, tieBreak: "active" },
    { who: "nobunaga", count: 2, awarded: false, tieBreak: "nobunaga" },
    { who: "chen", count: 2, awarded: false, tieBreak: null },
  ],
  next: "chen",
};

/** The same points, ranked by who holds the Active card at the end. */
export const ENDINGS: readonly {
  readonly active: Player;
  readonly standing: readonly { readonly who: Someone; readonly points: number }[];
}[] = [
  {
    active: "anna",
    standing: [
      { who: "nobunaga", points: 17 },
      { who: "boris", points: 17 },
      { who: "anna", points: 14 },
    ],
  },
  {
    active: "boris",
    standing: [
      { who: "boris", points: 17 },
      { who: "nobunaga", points: 17 },
      { who: "anna", points: 14 },
    ],
  },
];

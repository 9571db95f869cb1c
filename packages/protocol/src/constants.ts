/** Goes up when a client of the previous version would misunderstand. */
export const PROTOCOL = 1;

/** How long players may think: without limit, with an ample bank, with a short one, or days for each answer. */
export const CLOCKS = ["none", "relaxed", "blitz", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** A bank of time per player; each answer adds something to it. In milliseconds. */
export const CLOCK_TIMES: Readonly<Record<Exclude<ClockKind, "none">, { readonly bank: number; readonly perAnswer: number }>> = {
  relaxed: { bank: 15 * 60_000, perAnswer: 20_000 },
  blitz: { bank: 90_000, perAnswer: 6_000 },
  days: { bank: 3 * 24 * 3_600_000, perAnswer: 24 * 3_600_000 },
};

export const EMOTES = ["hello", "thanks", "wellPlayed", "wow", "oops", "thinking", "hurry", "goodbye"] as const;
export type Emote = (typeof EMOTES)[number];

export const LIMITS = {
  /** Bytes of one message. */
  message: 4_096,
  name: 24,
  chat: 300,
} as const;

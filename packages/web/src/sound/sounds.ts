// What each sound is made of: tones and hisses, with times in seconds and pitches in hertz.

/** A tone that may glide. */
export interface Tone {
  readonly wave?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  /** Up to 1. */
  readonly loud: number;
}

/** A hiss around a pitch, like paper on cloth. */
export interface Noise {
  readonly hiss: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

export type Sound = "take" | "deal" | "turn" | "attack" | "win" | "lose" | "chat" | "join";

export const SOUNDS: Readonly<Record<Sound, readonly (Tone | Noise)[]>> = {
  take: [
    { hiss: 2600, to: 900, lasts: 0.11, loud: 0.7 },
    { wave: "sine", from: 190, to: 120, at: 0.07, lasts: 0.07, loud: 0.4 },
  ],
  deal: [0, 0.08, 0.16].map((at) => ({ hiss: 3200, to: 1400, at, lasts: 0.07, loud: 0.5 })),
  turn: [
    { from: 660, lasts: 0.12, loud: 0.5 },
    { from: 880, at: 0.11, lasts: 0.22, loud: 0.5 },
  ],
  attack: [
    { wave: "sine", from: 130, to: 48, lasts: 0.38, loud: 1 },
    { hiss: 420, to: 160, lasts: 0.12, loud: 0.8 },
    { wave: "sine", from: 118, to: 45, at: 0.17, lasts: 0.42, loud: 0.8 },
  ],
  win: [523, 659, 784, 1047].map((from, step) => ({ from, at: step * 0.11, lasts: step === 3 ? 0.6 : 0.2, loud: 0.5 })),
  lose: [392, 330, 262].map((from, step) => ({ from, to: from * 0.97, at: step * 0.18, lasts: step === 2 ? 0.6 : 0.25, loud: 0.45 })),
  chat: [{ wave: "sine", from: 620, to: 980, lasts: 0.09, loud: 0.4 }],
  join: [0, 0.14].flatMap((at) => [
    { wave: "sine" as const, from: 240, to: 150, at, lasts: 0.09, loud: 0.8 },
    { hiss: 900, at, lasts: 0.04, loud: 0.5 },
  ]),
};

// How factions look: two colours that no other faction has in this pair, an emblem, and how hard they are to play.

export interface FactionLook {
  /** The frame of its cards, and what is written on it. */
  readonly ground: string;
  readonly on: string;
  /** The paper behind its pictures, and what is written on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** One of game-icons. */
  readonly emblem: string;
  readonly difficulty: 1 | 2 | 3;
}

export const FACTION_LOOKS: Readonly<Record<string, FactionLook>> = {
  aliens: { ground: "#b4dd3c", on: "#22104a", accent: "#5a2d9e", onAccent: "#ffffff", emblem: "ufo", difficulty: 2 },
  dinosaurs: { ground: "#ef7d2d", on: "#24150a", accent: "#3d4a1c", onAccent: "#fff6e0", emblem: "dinosaur-rex", difficulty: 1 },
  ninjas: { ground: "#25212b", on: "#ffffff", accent: "#d8334f", onAccent: "#ffffff", emblem: "ninja-star", difficulty: 2 },
  pirates: { ground: "#16335f", on: "#ffffff", accent: "#efbf45", onAccent: "#14213a", emblem: "pirate-flag", difficulty: 1 },
  robots: { ground: "#a9bac6", on: "#10222e", accent: "#0a5c6c", onAccent: "#e6fbff", emblem: "vintage-robot", difficulty: 1 },
  tricksters: { ground: "#0b6a45", on: "#ffffff", accent: "#f6b84a", onAccent: "#1d2410", emblem: "shamrock", difficulty: 3 },
  wizards: { ground: "#5347c4", on: "#ffffff", accent: "#d9dbe6", onAccent: "#241d66", emblem: "pointy-hat", difficulty: 3 },
  zombies: { ground: "#5a3f2b", on: "#fbf1dc", accent: "#b9c98c", onAccent: "#2b1d10", emblem: "raise-zombie", difficulty: 2 },
};

export function lookOf(faction: string): FactionLook {
  const look = FACTION_LOOKS[faction];
  if (!look) throw new Error(`the faction "${faction}" has no look`);
  return look;
}

// What is drawn on each card: icons laid over each other, and the sign of what the card does.

/** What a card mostly does, as one sign on its small face. */
export const SIGNS = {
  destroy: "death-skull",
  return: "return-arrow",
  move: "walking-boot",
  draw: "card-draw",
  discard: "card-discard",
  extra: "card-play",
  stronger: "upgrade",
  weaker: "plain-arrow",
  protect: "shield",
  points: "trophy",
  revive: "tombstone",
  search: "magnifying-glass",
  forbid: "interdiction",
  base: "stone-tower",
} as const;

export type Does = keyof typeof SIGNS;

/** An icon in a square of 100, by its middle. */
export interface Drawn {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Left and right exchanged. */
  readonly flip: boolean;
}

export interface Picture {
  /** Null: nothing but its numbers. */
  readonly does: Does | null;
  /** The main one first; the others lie on top of it. */
  readonly drawn: readonly Drawn[];
}

type Placed = Partial<Omit<Drawn, "icon">>;

const MAIN = { x: 50, y: 50, size: 84, turn: 0, flip: false };
const ASIDE = { x: 81, y: 22, size: 38, turn: 0, flip: false };

/** A picture with its main icon in the middle, unless it is placed elsewhere. */
const draw = (does: Does | null, icon: string, placed: Placed = {}, ...others: readonly Drawn[]): Picture => ({
  does,
  drawn: [{ icon, ...MAIN, ...placed }, ...others],
});

/** A second icon, smaller and at the upper right unless it is placed elsewhere. */
const and = (icon: string, placed: Placed = {}): Drawn => ({ icon, ...ASIDE, ...placed });

const ALIENS = {
  "supreme-overlord": draw("return", "alien-stare", { y: 58, size: 80 }, and("crown", { x: 50, y: 15, size: 46 })),
  invader: draw("points", "alien-skull", { x: 42 }, and("ray-gun", { x: 74, y: 58, size: 50, turn: -12 })),
  scout: draw("return", "alien-bug", { x: 46, y: 48, size: 82 }, and("binoculars", { x: 74, y: 72, size: 44, turn: 8 })),
  collector: draw("return", "bug-net", { turn: 4 }, and("meeple", { x: 28, y: 60, size: 34, turn: -14 })),
  abduction: draw("return", "ufo", { y: 36, size: 72 }, and("cow", { x: 50, y: 80, size: 46, turn: -16 })),
  "beam-up": draw("return", "teleport", { size: 88 }),
  "crop-circles": draw("return", "divided-spiral", { x: 56, size: 80 }, and("wheat", { x: 20, y: 62, size: 52, turn: -10 })),
  disintegrator: draw("return", "disintegrate", { size: 80 }),
  invasion: draw("move", "planet-conquest", { size: 90 }),
  "jammed-signal": draw("forbid", "radar-dish", { x: 46, y: 54 }, and("interdiction", { x: 80, y: 26, size: 40 })),
  probe: draw("discard", "eyestalk", { size: 80 }, and("magnifying-glass", { x: 76, y: 70, size: 44 })),
  terraforming: draw("base", "habitat-dome", { y: 60, size: 82 }, and("sprout", { x: 50, y: 17, size: 36 })),
  "the-homeworld": draw("extra", "ringed-planet", { size: 92, turn: -8 }, and("alien-stare", { x: 80, y: 22, size: 28 })),
  "the-mothership": draw("return", "ufo", { size: 88 }, and("ufo", { x: 84, y: 80, size: 28, turn: 10 })),
};

const DINOSAURS = {
  "king-rex": draw(null, "dinosaur-rex", { x: 47, y: 58, size: 80 }, and("crown", { x: 58, y: 16, size: 40, turn: 10 })),
  laseratops: draw("destroy", "triceratops-head", { x: 46, y: 54, size: 82 }, and("laser-burst", { x: 80, y: 22, size: 44 })),
  "armor-stego": draw("stronger", "dimetrodon", { size: 92 }, and("checked-shield", { x: 74, y: 72, size: 38 })),
  "war-raptor": draw("stronger", "velociraptor", { x: 58, y: 44, size: 80 }, and("velociraptor", { x: 32, y: 72, size: 48 })),
  augmentation: draw("stronger", "biceps", { x: 48, y: 54 }, and("dna2", { x: 80, y: 24, size: 40 })),
  howl: draw("stronger", "parasaurolophus", { x: 42, y: 54 }, and("megaphone", { x: 80, y: 24, size: 40 })),
  "natural-selection": draw("destroy", "ninja-velociraptor", { x: 46, y: 48 }, and("rat", { x: 72, y: 72, size: 42 })),
  rampage: draw("base", "damaged-house", { x: 38, y: 66, size: 66 }, and("dinosaur-rex", { x: 70, y: 34, size: 54, flip: true })),
  "survival-of-the-fittest": draw("destroy", "t-rex-skull", { x: 46, y: 56 }, and("trophy", { x: 80, y: 24, size: 38 })),
  "tooth-and-claw-and-guns": draw("protect", "velociraptor", { x: 46, y: 50, size: 90 }, and("minigun", { x: 72, y: 54, size: 56 })),
  upgrade: draw("stronger", "diplodocus", { x: 48, y: 56, size: 86 }, and("laser-turret", { x: 28, y: 34, size: 42 })),
  "wildlife-preserve": draw("protect", "wooden-sign", { x: 60, y: 54 }, and("dinosaur-egg", { x: 24, y: 78, size: 38 })),
  "jungle-oasis": draw(null, "oasis", { size: 92 }),
  "tar-pits": draw("destroy", "sauropod-skeleton", { y: 44, size: 84 }, and("dripping-goo", { x: 28, y: 80, size: 44 })),
};

const NINJAS = {
  "ninja-master": draw("destroy", "ninja-heroic-stance", { size: 92 }),
  "tiger-assassin": draw("destroy", "tiger-head", { size: 80 }, and("katana", { x: 74, y: 62, size: 70, turn: 20 })),
  shinobi: draw("extra", "running-ninja", { x: 52, y: 50, size: 92 }, and("ninja-star", { x: 20, y: 24, size: 28 })),
  "ninja-acolyte": draw("extra", "meditation", { y: 60, size: 82 }, and("ninja-mask", { x: 50, y: 26, size: 32 })),
  assassination: draw("destroy", "backstab", { size: 90 }),
  disguise: draw("extra", "ninja-head", { size: 86 }, and("prank-glasses", { x: 54, y: 60, size: 58, turn: -4 })),
  "hidden-ninja": draw("extra", "hidden", { size: 88 }),
  infiltrate: draw("forbid", "window", { x: 42, y: 56, size: 76 }, and("grapple", { x: 70, y: 32, size: 52 })),
  poison: draw("weaker", "poison-bottle", { turn: 14, size: 82 }),
  "seeing-stars": draw("destroy", "dead-head", { y: 60, size: 72 }, and("knocked-out-stars", { x: 50, y: 20, size: 66 })),
  "smoke-bomb": draw("protect", "smoke-bomb", { x: 54, size: 90 }, and("evil-eyes", { x: 55, y: 36, size: 30 })),
  "way-of-deception": draw("move", "log", { x: 42, y: 58, size: 76 }, and("running-ninja", { x: 74, y: 28, size: 54 })),
  "ninja-dojo": draw("destroy", "pagoda", { x: 46, size: 86 }, and("ninja-star", { x: 82, y: 24, size: 32 })),
  "temple-of-goju": draw("destroy", "shinto-shrine", { size: 88 }),
};

const PIRATES = {
  "pirate-king": draw("move", "pirate-captain", { y: 58, size: 82 }, and("crown", { x: 80, y: 18, size: 38, turn: 14 })),
  buccaneer: draw("move", "pirate-skull", { x: 46, size: 82 }, and("pirate-hook", { x: 80, y: 58, size: 48 })),
  "saucy-wench": draw("destroy", "swordwoman", { x: 46, size: 88 }, and("beer-stein", { x: 80, y: 74, size: 38, turn: 10 })),
  "first-mate": draw("move", "ship-wheel", { size: 86 }, and("spyglass", { x: 72, y: 66, size: 52 })),
  broadside: draw("destroy", "galleon", { x: 46, y: 46, size: 84 }, and("cannon-shot", { x: 76, y: 76, size: 40, turn: -30 })),
  cannon: draw("destroy", "pirate-cannon", { size: 90 }),
  dinghy: draw("move", "canoe", { size: 92 }),
  "full-sail": draw("move", "caravel", { size: 92 }),
  powderkeg: draw("destroy", "barrel", { x: 44, y: 56, size: 80 }, and("sparky-bomb", { x: 76, y: 30, size: 50 })),
  "sea-dogs": draw("move", "sitting-dog", { y: 58, size: 80 }, and("pirate-hat", { x: 62, y: 20, size: 44, turn: 8 })),
  shanghai: draw("move", "robber", { y: 54, size: 88 }, and("anchor", { x: 22, y: 76, size: 36 })),
  swashbuckling: draw("stronger", "crossed-sabres", { size: 88 }),
  "the-grey-opal": draw("move", "shooner-sailboat", { y: 46, size: 86 }, and("oyster-pearl", { x: 76, y: 78, size: 38 })),
  tortuga: draw("move", "tortoise", { x: 48, y: 64, size: 88 }, and("palm-tree", { x: 40, y: 26, size: 50 })),
};

const ROBOTS = {
  nukebot: draw("destroy", "megabot", { x: 46, size: 90 }, and("nuclear-bomb", { x: 80, y: 26, size: 42 })),
  warbot: draw("protect", "missile-mech", { size: 90 }),
  hoverbot: draw("extra", "delivery-drone", { size: 92 }),
  zapbot: draw("extra", "robot-antennas", { x: 44, size: 82 }, and("electric", { x: 80, y: 44, size: 54, turn: 12 })),
  "microbot-alpha": draw("stronger", "tracked-robot", { x: 46, y: 54, size: 78 }, and("round-star", { x: 78, y: 22, size: 38 })),
  "microbot-archive": draw("draw", "mono-wheel-robot", { x: 40, size: 84 }, and("files", { x: 76, y: 60, size: 46 })),
  "microbot-fixer": draw("stronger", "vintage-robot", { x: 42, size: 82 }, and("spanner", { x: 76, y: 34, size: 50 })),
  "microbot-guard": draw("destroy", "robot-golem", { x: 56, size: 84 }, and("riot-shield", { x: 26, y: 60, size: 50, turn: -8 })),
  "microbot-reclaimer": draw("extra", "nano-bot", { x: 46, size: 84 }, and("recycle", { x: 78, y: 68, size: 42 })),
  "tech-center": draw("draw", "cpu", { size: 82 }, and("electric", { x: 50, y: 50, size: 34 })),
  "factory-436-1337": draw("points", "factory", { x: 46, y: 56, size: 82 }, and("cog", { x: 76, y: 76, size: 40 })),
  "the-central-brain": draw("stronger", "artificial-intelligence", { size: 90 }),
};

const TRICKSTERS = {
  leprechaun: draw(
    "destroy",
    "sly",
    { y: 66, size: 70 },
    and("top-hat", { x: 50, y: 26, size: 64, turn: -6 }),
    and("shamrock", { x: 49, y: 20, size: 24, turn: -6 }),
  ),
  brownie: draw("discard", "goblin-head", { size: 82 }, and("chocolate-bar", { x: 76, y: 76, size: 44 })),
  gnome: draw("destroy", "bad-gnome", { size: 90 }),
  gremlin: draw("discard", "goblin", { y: 44, size: 88 }, and("wrench", { x: 74, y: 76, size: 42, turn: 40 })),
  "block-the-path": draw("forbid", "direction-sign", { x: 46, y: 54 }, and("interdiction", { x: 76, y: 28, size: 46 })),
  disenchant: draw("destroy", "fairy-wand", { x: 46, y: 54, size: 84, flip: true }, and("fairy", { x: 80, y: 26, size: 42 })),
  "enshrouding-mist": draw("extra", "fog", { size: 90 }, and("goblin", { x: 50, y: 46, size: 44 })),
  "flame-trap": draw("destroy", "mantrap", { y: 66, size: 86 }, and("flame", { x: 50, y: 30, size: 52 })),
  hideout: draw("protect", "mushroom-house", { size: 88 }),
  "mark-of-sleep": draw("forbid", "night-sleep", { size: 84 }),
  "pay-the-piper": draw(
    "discard",
    "flute",
    { x: 52, y: 42, size: 80 },
    and("rat", { x: 76, y: 74, size: 42 }),
    and("coins", { x: 24, y: 74, size: 34 }),
  ),
  "take-the-shinies": draw("discard", "robber-hand", { x: 46, y: 54, size: 82 }, and("gems", { x: 78, y: 24, size: 42 })),
  "cave-of-shinies": draw("points", "cave-entrance", { size: 88 }, and("gems", { x: 72, y: 74, size: 42 })),
  "mushroom-kingdom": draw("move", "mushrooms-cluster", { y: 60, size: 78 }, and("crown", { x: 50, y: 17, size: 42 })),
};

const WIZARDS = {
  archmage: draw("extra", "wizard-face", { size: 90 }),
  chronomage: draw("extra", "sands-of-time", { y: 64, size: 68 }, and("pointy-hat", { x: 50, y: 24, size: 58 })),
  enchantress: draw("draw", "woman-elf-face", { x: 46, size: 86 }, and("crystal-wand", { x: 78, y: 66, size: 50 })),
  neophyte: draw("draw", "pointy-hat", { y: 40, size: 84 }, and("worried-eyes", { x: 48, y: 84, size: 46 })),
  "mass-enchantment": draw("extra", "minions", { y: 60, size: 78 }, and("sparkles", { x: 50, y: 22, size: 50 })),
  "mystic-studies": draw("draw", "spell-book", { size: 88 }),
  portal: draw("draw", "magic-portal", { size: 86 }),
  sacrifice: draw("draw", "chicken", { x: 46, y: 58, size: 80 }, and("sacrificial-dagger", { x: 76, y: 30, size: 54, flip: true })),
  scry: draw("search", "crystal-ball", { size: 88 }, and("semi-closed-eye", { x: 49, y: 37, size: 40 })),
  summon: draw("extra", "djinn", { x: 54, y: 44, size: 82 }, and("magic-lamp", { x: 28, y: 76, size: 50 })),
  "time-loop": draw("extra", "backward-time", { x: 50, y: 46, size: 78 }, and("infinity", { x: 50, y: 80, size: 46 })),
  "winds-of-change": draw("draw", "whirlwind", { x: 50, y: 52, size: 86 }, and("card-random", { x: 76, y: 66, size: 42, turn: 18 })),
  "school-of-wizardry": draw("base", "castle", { y: 56, size: 80 }, and("graduate-cap", { x: 50, y: 18, size: 50 })),
  "the-great-library": draw("draw", "bookshelf", { x: 46, size: 82 }, and("candle-light", { x: 80, y: 58, size: 48 })),
};

const ZOMBIES = {
  "zombie-lord": draw("revive", "half-dead", { y: 58, size: 78 }, and("crown", { x: 50, y: 16, size: 46 })),
  "grave-digger": draw("revive", "hasty-grave", { x: 42, y: 50, size: 84 }, and("spade", { x: 74, y: 58, size: 56, turn: 16 })),
  "tenacious-z": draw("revive", "half-body-crawling", { size: 92 }),
  walker: draw("search", "shambling-zombie", { size: 92 }),
  "grave-robbing": draw("revive", "coffin", { size: 88 }, and("robber-mask", { x: 52, y: 42, size: 42 })),
  "lend-a-hand": draw("revive", "severed-hand", { size: 88 }),
  "mall-crawl": draw("search", "shopping-cart", { y: 60, size: 80 }, and("brain", { x: 56, y: 28, size: 44 })),
  "not-enough-bullets": draw("revive", "revolver", { y: 44, size: 90 }, and("bullets", { x: 66, y: 76, size: 42 })),
  outbreak: draw("extra", "biohazard", { size: 84 }),
  overrun: draw("forbid", "window-bars", { x: 46, y: 46, size: 80 }, and("triple-skulls", { x: 68, y: 72, size: 52 })),
  "they-keep-coming": draw(
    "revive",
    "raise-zombie",
    { y: 40, size: 76 },
    and("raise-zombie", { x: 24, y: 74, size: 46, flip: true }),
    and("raise-zombie", { x: 76, y: 74, size: 46 }),
  ),
  "theyre-coming-to-get-you": draw("revive", "screaming", { size: 84 }, and("skeletal-hand", { x: 82, y: 66, size: 46, turn: -20 })),
  "evans-city-cemetery": draw("draw", "graveyard", { y: 58, size: 82 }, and("moon", { x: 82, y: 18, size: 28 })),
  "rhodes-plaza-mall": draw("points", "shop", { x: 50, y: 48, size: 84 }, and("severed-hand", { x: 78, y: 78, size: 40, turn: -20 })),
};

const PICTURES: Readonly<Record<string, Picture>> = {
  ...ALIENS,
  ...DINOSAURS,
  ...NINJAS,
  ...PIRATES,
  ...ROBOTS,
  ...TRICKSTERS,
  ...WIZARDS,
  ...ZOMBIES,
};

export function pictureOf(face: string): Picture {
  const picture = PICTURES[face];
  if (!picture) throw new Error(`the card "${face}" has no picture`);
  return picture;
}

/** Every icon in any picture. */
export const PICTURED: readonly string[] = Object.values(PICTURES).flatMap(({ drawn }) => drawn.map(({ icon }) => icon));

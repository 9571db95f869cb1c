// A vite plugin: lists of icons as SVG files of symbols. `virtual:icons` tells the address of those in src/design/icons.ts, and
// `virtual:icons/smash-up` of those on Smash Up's cards, which aren't fetched before a card is shown.
import type { Plugin } from "vite";
import { GAME_ICONS, OWN_ICONS } from "../src/design/icons.ts";
import { CARD_ICONS } from "../src/games/smash-up/cards/icons.ts";

interface Sprite {
  readonly file: string;
  /** Names of game-icons. */
  readonly theirs: readonly string[];
  /** Bodies of our own, 24 by 24. */
  readonly ours: Readonly<Record<string, string>>;
}

const SPRITES: Readonly<Record<string, Sprite>> = {
  "virtual:icons": { file: "icons.svg", theirs: GAME_ICONS, ours: OWN_ICONS },
  "virtual:icons/smash-up": { file: "smash-up-icons.svg", theirs: CARD_ICONS, ours: {} },
};

/** Marks an id as resolved. */
const OWN = "\0";
const devAddress = ({ file }: Sprite) => `/@${file}`;

export function icons(): Plugin {
  let building = false;
  const emitted = new Map<Sprite, string>();
  return {
    name: "icons",
    config: (_, { command }) => {
      building = command === "build";
    },
    async buildStart() {
      if (!building) return;
      for (const sprite of Object.values(SPRITES))
        emitted.set(sprite, this.emitFile({ type: "asset", name: sprite.file, source: await draw(sprite) }));
    },
    resolveId: (id) => (id in SPRITES ? OWN + id : null),
    load: (id) => {
      const sprite = id.startsWith(OWN) && SPRITES[id.slice(OWN.length)];
      if (!sprite) return null;
      return `export default ${building ? `import.meta.ROLLUP_FILE_URL_${emitted.get(sprite)}` : JSON.stringify(devAddress(sprite))};`;
    },
    configureServer(server) {
      for (const sprite of Object.values(SPRITES))
        server.middlewares.use(devAddress(sprite), async (_, response) => {
          response.setHeader("content-type", "image/svg+xml").end(await draw(sprite));
        });
    },
  };
}

async function draw({ theirs, ours }: Sprite): Promise<string> {
  const { default: set } = await import("@iconify-json/game-icons/icons.json", { with: { type: "json" } });
  const all: Readonly<Record<string, { readonly body: string } | undefined>> = set.icons;
  const symbols = theirs.map((name) => {
    const icon = all[name];
    if (!icon) throw new Error(`game-icons has no "${name}"; near it: ${near(name, Object.keys(all))}`);
    return symbol(name, 512, icon.body.replace(FINER_THAN_SEEN, "$1"));
  });
  const own = Object.entries(ours).map(([name, body]) => symbol(name, 24, body));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...own].join("")}</svg>`;
}

/** Hundredths of a unit, of which an icon is 512 wide. */
const FINER_THAN_SEEN = /(\.\d)\d+/g;

const symbol = (name: string, size: number, body: string) => `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;

const near = (name: string, all: readonly string[]) =>
  all
    .filter((other) => name.split("-").some((part) => other.includes(part)))
    .slice(0, 12)
    .join(", ");

// A vite plugin: the icons listed in src/design/icons.ts as one SVG file of symbols. `virtual:icons` tells its address.
import type { Plugin } from "vite";
import { GAME_ICONS, OWN_ICONS } from "../src/design/icons.ts";

const MODULE = "virtual:icons";
const DEV_ADDRESS = "/@icons.svg";

export function icons(): Plugin {
  let building = false;
  let file = "";
  return {
    name: "icons",
    config: (_, { command }) => {
      building = command === "build";
    },
    async buildStart() {
      if (building) file = this.emitFile({ type: "asset", name: "icons.svg", source: await sprite() });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${building ? `import.meta.ROLLUP_FILE_URL_${file}` : JSON.stringify(DEV_ADDRESS)};` : null,
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, async (_, response) => {
        response.setHeader("content-type", "image/svg+xml").end(await sprite());
      });
    },
  };
}

async function sprite(): Promise<string> {
  const { default: set } = await import("@iconify-json/game-icons/icons.json", { with: { type: "json" } });
  const all: Readonly<Record<string, { readonly body: string } | undefined>> = set.icons;
  const theirs = GAME_ICONS.map((name) => {
    const icon = all[name];
    if (!icon) throw new Error(`src/design/icons.ts: game-icons has no "${name}"; near it: ${near(name, Object.keys(all))}`);
    return symbol(name, 512, icon.body);
  });
  const ours = Object.entries(OWN_ICONS).map(([name, body]) => symbol(name, 24, body));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...theirs, ...ours].join("")}</svg>`;
}

const symbol = (name: string, size: number, body: string) => `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;

const near = (name: string, all: readonly string[]) =>
  all
    .filter((other) => name.split("-").some((part) => other.includes(part)))
    .slice(0, 12)
    .join(", ");

// Checks that imports point one way: kernel ← games ← bots ← server ← cli, and that nothing in kernel, games, bots or protocol touches Node.
// Packages declare what they may use in package.json; this holds their files to it, and the declarations to the design.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GAMES = ["nobunaga", "smash-up"];

/** What each package may import of the others. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ["kernel"]])),
  bots: ["kernel", ...GAMES],
  protocol: ["kernel"],
  server: ["kernel", ...GAMES, "bots", "protocol"],
  web: ["kernel", ...GAMES, "protocol"],
  cli: ["kernel", ...GAMES, "bots", "server"],
};

/** Packages that run in a browser and a worker as well as in Node. */
const PURE = ["kernel", ...GAMES, "bots", "protocol"];

const root = join(import.meta.dirname, "..", "packages");
const wrong: string[] = [];

const pureTypes = readFileSync(join(root, "..", "tsconfig.pure.json"), "utf8");
for (const name of PURE)
  if (!pureTypes.includes(`"packages/${name}/src"`)) wrong.push(`tsconfig.pure.json: packages/${name}/src is missing`);

for (const name of readdirSync(root)) {
  const allowed = MAY_IMPORT[name];
  if (!allowed) {
    wrong.push(`packages/${name}: say in tools/arrows.ts what it may import`);
    continue;
  }
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8"));
  for (const file of readdirSync(join(root, name, "src"), { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file)) checkFile(name, file, allowed, dependencies);
  }
}

function checkFile(name: string, file: string, allowed: readonly string[], dependencies: Readonly<Record<string, string>>): void {
  const text = readFileSync(join(root, name, "src", file), "utf8");
  for (const [, from] of text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)"([^"\s]+)"/g)) {
    const complain = (why: string) => wrong.push(`packages/${name}/src/${file}: imports "${from}", ${why}`);
    if (from.startsWith(".")) {
      if (join(name, "src", file, "..", from).split(/[\\/]/)[0] !== name) complain("which lies in another package");
      else if (!/\.(tsx?|css|svg)$/.test(from)) complain("which should end in .ts");
      continue;
    }
    if (from.startsWith("virtual:")) continue;
    const [, sibling] = from.match(/^@fracas\/([^/]+)/) ?? [];
    const dependency = from.startsWith("@") ? from.split("/").slice(0, 2).join("/") : from.split("/")[0];
    if (from.startsWith("node:")) {
      if (PURE.includes(name)) complain(`but ${name} has to run in a browser too`);
    } else if (sibling && !allowed.includes(sibling)) complain(`but ${name} may only use ${allowed.join(", ") || "itself"}`);
    else if (!(dependency in dependencies)) complain("which its package.json doesn't declare");
  }
}

if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
console.log(`arrows: ${Object.keys(MAY_IMPORT).length} packages, every import points the right way`);

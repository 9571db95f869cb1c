// `npm run build`: builds the client when its sources changed since the last time, and packs its files for the browsers that take them so.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const client = join(root, "packages", "web");
const dist = join(client, "dist");
const stamp = join(dist, ".sources");
/** Whatever ends up in the client. */
const SOURCES = ["package-lock.json", "packages"];
const IGNORED = /(^|\/)(node_modules|dist|test|cli|server|bots)(\/|$)|\.tmp/;
const PACKED = /\.(js|css|html|svg|json|txt|webmanifest)$/;

const wanted = hashOf(SOURCES);
if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) process.exit(0);

console.log("Building the client (once, or after it changed)…");
await build({ root: client, logLevel: "warn" });
for (const file of filesIn(dist)) if (PACKED.test(file)) pack(file);
writeFileSync(stamp, wanted);

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    const full = join(root, path);
    const files = statSync(full).isDirectory() ? filesIn(full).filter((file) => !IGNORED.test(file.slice(root.length + 1))) : [full];
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.test(`${entry.name}/`) && folder !== dist ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

function pack(file: string): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}

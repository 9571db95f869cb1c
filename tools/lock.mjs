// `npm run lock`, after changing dependencies: writes package-lock.json anew and completes it for other platforms.
// npm leaves out an optional package that it can't fetch here, and "npm ci" then refuses the lock file everywhere.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const file = join(root, "package-lock.json");

const { status } = spawnSync("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;
for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !/^\d/.test(version)) continue;
    lock.packages[path] = { version, ...platformOf(name), optional: true, dev: true };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages for other platforms added`);

/** Platform packages are named after their platform: "cli-linux-arm64-musl", "binding-win32-x64-msvc". */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const find = (known) => words.find((word) => known.includes(word));
  const os = find(["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "aix", "win32"]);
  const cpu = find(["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"]);
  const libc =
    words.includes("musl") || words.includes("musleabihf")
      ? "musl"
      : words.includes("gnu") || words.includes("gnueabihf")
        ? "glibc"
        : undefined;
  if (!os && !cpu) throw new Error(`no platform can be read from the name ${name}`);
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

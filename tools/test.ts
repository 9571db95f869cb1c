// `npm test`: everything that has to hold, in order of speed, stopping at the first that doesn't.
import { spawnSync } from "node:child_process";

const CHECKS = [
  ["types", "npm", "run", "--silent", "typecheck"],
  ["lint and format", "npm", "run", "--silent", "lint"],
  ["import directions", "npm", "run", "--silent", "arrows"],
  ["unused code", "npm", "run", "--silent", "unused"],
  ["client", "npm", "run", "--silent", "build"],
  ["tests", "npm", "run", "--silent", "unit"],
] as const;

for (const [what, command, ...args] of CHECKS) {
  const started = performance.now();
  console.log(`\n— ${what}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error(`\n${what}: failed. Again with: npm ${args.join(" ")}`);
    process.exit(status ?? 1);
  }
  console.log(`  ${what}: fine, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

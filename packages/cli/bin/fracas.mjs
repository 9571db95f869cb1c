#!/usr/bin/env node
// Plain JavaScript, so that an old Node can say what is wrong instead of choking on TypeScript.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `fracas: needs Node 24 or newer, this is ${process.versions.node}. Run "npm run setup" once, then "npx fracas": it brings its own.`,
  );
  process.exit(1);
}
// Whoever reads the output may have heard enough ("fracas … | head -1"), or the disk may be full.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") console.error(`fracas: ${error.message}`);
  process.exit(error.code === "EPIPE" ? 0 : 1);
});
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));

import { Match, QuickDice } from "@fracas/kernel";
import { smashUp } from "./src/index.ts";

const kinds = (a) => (%HasSmiElements(a) ? "smi" : %HasDoubleElements(a) ? "DOUBLE" : "obj") + (%HasHoleyElements(a) ? "-holey" : "");
const count = {};
for (let g = 0; g < 1500; g++) {
  const dice = new QuickDice(`1/${g}/bots`);
  const match = Match.start(smashUp, { players: 2, options: { factions: "free", duplicates: false }, seed: `1/${g}` }, { quick: true });
  while (!match.over) { const seat = match.next; const options = match.options(seat); match.answer(seat, options[dice.below(options.length)]); }
  if (g < 1000) continue;
  for (const [k, v] of Object.entries(match.state)) { if (!Array.isArray(v)) continue;
    const add = (n, a) => { const key = n + " " + kinds(a); count[key] = (count[key] ?? 0) + 1; };
    add(k, v); if (Array.isArray(v[0])) for (const x of v) add(k + "[]", x); }
}
console.log(count);

import { Match, QuickDice } from "@fracas/kernel";
import { smashUp } from "./src/index.ts";

const kinds = (a) => (%HasSmiElements(a) ? "smi" : %HasDoubleElements(a) ? "DOUBLE" : "obj") + (%HasHoleyElements(a) ? "-holey" : "");
const seen = new Set();
console.log(smashUp.start(2, {}).state.hands.map(kinds));
for (let g = 0; g < 1500; g++) {
  const dice = new QuickDice(`1/${g}/bots`);
  const match = Match.start(smashUp, { players: 2, options: { factions: "free", duplicates: false }, seed: `1/${g}` }, { quick: true });
  let last = "";
  while (!match.over) { const seat = match.next; const options = match.options(seat); last = match.prompt.prompt; 
    const s = match.state;
    for (const n of ["hands", "decks", "discards", "at"]) for (const x of s[n]) { const k = n + kinds(x); if (!seen.has(k)) { seen.add(k); console.log(g, match.answerCount, last, k, x.length); } }
    if (g === 0 && match.answerCount > 136 && match.answerCount < 155) console.log(match.answerCount, last, JSON.stringify(match.prompt.about), s.hands.map(kinds), s.discards.map(kinds), s.decks.map(kinds));
    match.answer(seat, options[dice.below(options.length)]); }
}

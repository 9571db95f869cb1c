// All sets, factions and definitions, numbered once.
import type { Def, Faction } from "../vocabulary/define.ts";
import { core } from "./core/index.ts";

export interface CardSet {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly Faction[];
}

export const SETS: readonly CardSet[] = [core];
export const FACTIONS: readonly Faction[] = SETS.flatMap(({ factions }) => factions);
export const DEFS: readonly Def[] = FACTIONS.flatMap(({ cards, bases }) => [...cards, ...bases]);

for (const [index, def] of DEFS.entries()) def.index = index;
for (const { id, factions } of SETS)
  for (const faction of factions)
    for (const def of [...faction.cards, ...faction.bases]) {
      def.set = id;
      def.factionIndex = FACTIONS.indexOf(faction);
    }

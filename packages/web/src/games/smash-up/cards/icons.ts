// The icons of the cards, for the sprite that is fetched with them: see tools/icons.ts. Game-icons: CC BY 3.0, see NOTICE.md.
import { FACTION_LOOKS } from "./factions.ts";
import { BACK_SIGN, KIND_SIGNS } from "./kinds.ts";
import { PICTURED, SIGNS } from "./pictures.ts";

const emblems = Object.values(FACTION_LOOKS).map(({ emblem }) => emblem);

export const CARD_ICONS: readonly string[] = [
  ...new Set([...emblems, BACK_SIGN, ...Object.values(KIND_SIGNS), ...Object.values(SIGNS), ...PICTURED]),
].sort();

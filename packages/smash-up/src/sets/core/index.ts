import type { CardSet } from "../index.ts";
import { aliens } from "./aliens.ts";
import { dinosaurs } from "./dinosaurs.ts";
import { ninjas } from "./ninjas.ts";
import { pirates } from "./pirates.ts";
import { robots } from "./robots.ts";
import { tricksters } from "./tricksters.ts";
import { wizards } from "./wizards.ts";
import { zombies } from "./zombies.ts";

export const core: CardSet = {
  id: "core",
  name: "Core set",
  factions: [aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies],
};

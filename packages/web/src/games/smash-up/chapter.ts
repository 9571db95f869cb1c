// The parts of a match: choosing factions, then turn by turn.
import type { Cast, GameEvent, Lang } from "@fracas/kernel";
import type { SmashUpEvent } from "@fracas/smash-up";
import type { Chapter } from "../client.ts";
import { texts } from "./texts/index.ts";

export function chapter(given: GameEvent, lang: Lang, cast: Cast): Chapter | null {
  const event = given as SmashUpEvent;
  const words = texts[lang];
  if (event.type === "factionsOffered") return { title: words.phases.factions };
  if (event.type === "basesLaid") return { title: words.phases.setup };
  if (event.type === "turnBegan") return { title: words.turnOf(event.turn, cast.name(event.seat)) };
  return event.type === "finished" ? { title: words.over } : null;
}

// The parts of a match: Preparation, rounds, campaigns.
import type { GameEvent, Lang } from "@fracas/kernel";
import type { NobunagaEvent } from "@fracas/nobunaga";
import type { Chapter } from "../client.ts";
import { texts } from "./texts/index.ts";

export function chapter(given: GameEvent, lang: Lang): Chapter | null {
  const event = given as NobunagaEvent;
  const words = texts[lang];
  if (event.type === "started") return { title: words.preparation };
  if (event.type === "roundDealt") return { title: words.round(event.round) };
  if (event.type === "campaignStarted") return { title: words.campaign(event.number) };
  return event.type === "finished" ? { title: words.end } : null;
}

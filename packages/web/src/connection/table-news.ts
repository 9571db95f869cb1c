// How news from the server changes what the client knows of a table. Pure.
import { applyPatch, type ChatNews, type MatchNews, type MovedNews, type TableNews } from "@fracas/protocol";
import type { TableModel } from "./model.ts";

export type News = MatchNews | MovedNews | TableNews | ChatNews;

export const tableOf = (news: News): string => (news.type === "table" ? news.table.id : news.table);

/** The model after the news, or null if there is a gap: something before it was missed. */
export function after(model: TableModel, news: News, now: number): TableModel | null {
  switch (news.type) {
    case "table":
      return { ...model, table: news.table, refusal: null };
    case "chat": {
      const last = model.chat.at(-1)?.number ?? 0;
      const fresh = news.lines.filter(({ number }) => number > last);
      return fresh.length === 0 ? model : { ...model, chat: [...model.chat, ...fresh] };
    }
    case "match": {
      const { match: id, moment, commitment, view, steps, clock } = news;
      return { ...model, match: { id, moment, commitment, view, steps, clock, clockAt: now } };
    }
    case "moved": {
      const { match } = model;
      if (match?.id !== news.match || match.moment !== news.from) return null;
      const steps = [...match.steps.filter(({ answers }) => answers <= news.kept), ...news.steps];
      const view = applyPatch(match.view, news.patch);
      return { ...model, match: { ...match, moment: news.moment, view, steps, clock: news.clock, clockAt: now } };
    }
  }
}

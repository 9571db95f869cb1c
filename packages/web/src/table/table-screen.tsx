// The page of a table once a match is on it.
import { Waiting } from "../app/notice.tsx";
import { useTable } from "../connection/index.ts";
import { findGame } from "../games/index.ts";
import { useGame } from "../lobby/use-game.ts";
import { MatchScreen } from "./match-screen.tsx";

export function TableScreen({ id }: { id: string }) {
  const { model, send } = useTable(id);
  const { table, match, chat } = model;
  const entry = findGame(table?.game ?? "");
  const client = useGame(table?.game ?? "");
  if (!table || !match || !client || !entry) return <Waiting />;
  return <MatchScreen key={match.id} entry={entry} client={client} table={table} match={match} chat={chat} send={send} />;
}

// The page of a table: a waiting room until the match starts, then the match; or why there is none.
import { explain, type Refusal } from "@fracas/protocol";
import { useEffect } from "preact/hooks";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { lazy } from "../app/lazy.tsx";
import { Notice, Waiting } from "../app/notice.tsx";
import { useTable } from "../connection/index.ts";
import { LinkButton } from "../design/button.tsx";
import { texts } from "./texts/index.ts";
import { WaitingRoom } from "./waiting-room.tsx";

const loadTableScreen = async () => (await import("../table/table-screen.tsx")).TableScreen;
const TableScreen = lazy(loadTableScreen, Waiting);

export function TableRoute({ id }: { id: string }) {
  const { model } = useTable(id);
  const { table, match, chat, refusal } = model;

  // The match can start any moment; its screen should be there by then. If it can't be fetched now, it is tried again then.
  useEffect(() => void loadTableScreen().catch(() => {}), []);

  if (refusal) return <WrongLink refusal={refusal} />;
  if (!table) return <Waiting />;
  // A match that was stopped can still be looked at.
  if (table.phase === "closed" && !match) return <Closed game={table.game} />;
  if (table.phase === "open") return <WaitingRoom table={table} chat={chat} />;
  return <TableScreen id={id} />;
}

function WrongLink({ refusal }: { refusal: Refusal }) {
  const { wrongLink: words } = useTexts(texts);
  const lang = useLang();
  return (
    <Notice
      title={words.title}
      actions={
        <LinkButton kind="call" href="/">
          {words.home}
        </LinkButton>
      }
    >
      <p>{typeset(lang, explain(refusal, lang))}</p>
    </Notice>
  );
}

function Closed({ game }: { game: string }) {
  const { closed: words } = useTexts(texts);
  return (
    <Notice
      title={words.title}
      actions={
        <>
          <LinkButton kind="call" href={`/new/${game}`}>
            {words.another}
          </LinkButton>
          <LinkButton href="/">{words.home}</LinkButton>
        </>
      }
    >
      <p>{words.text}</p>
    </Notice>
  );
}

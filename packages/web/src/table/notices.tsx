// Short facts about the table that somebody may want to act on: who is away, who asks for something, that one is only watching.
import type { SeatId } from "@fracas/kernel";
import type { Table } from "@fracas/protocol";
import type { ComponentChildren } from "preact";
import { useTexts } from "../app/language.ts";
import { type Send, told } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import style from "./notices.module.css";
import { texts } from "./texts/index.ts";

interface NoticeProps {
  text: string;
  actions?: ComponentChildren;
  /** The person is asked something. */
  call?: boolean;
}

export function Notice({ text, actions, call = false }: NoticeProps) {
  return (
    <div class={`${style.notice} ${call ? style.call : ""}`} role="status">
      <p class={style.text}>{text}</p>
      {actions && <div class={style.actions}>{actions}</div>}
    </div>
  );
}

/** `level`: the bot that plays for whoever is away. Seats whose person is away, or for whom a bot plays. */
export function Absences({ table, level, send }: { table: Table; level: string; send: Send }) {
  const words = useTexts(texts);
  const { you, seats } = table;
  if (table.phase !== "playing" || you.seat === null) return null;
  const own = seats[you.seat];
  return (
    <>
      {own.kind === "person" && own.replacedBy !== null && (
        <Notice
          call
          text={words.seat.replacedYou}
          actions={<Button onClick={() => void told(send({ type: "return", table: table.id }))}>{words.seat.return}</Button>}
        />
      )}
      {seats.map((seat, at) =>
        seat.kind === "person" && !seat.here && seat.replacedBy === null && at !== you.seat ? (
          <Notice
            key={seat.guest}
            text={words.seat.isAway(seat.name)}
            actions={
              <Button
                title={words.seat.replaceHelp(seat.name)}
                onClick={() => void told(send({ type: "replace", table: table.id, seat: at as SeatId, level }))}
              >
                {words.seat.replace}
              </Button>
            }
          />
        ) : null,
      )}
    </>
  );
}

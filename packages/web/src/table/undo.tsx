// Taking back: by right where nothing was learned since, otherwise if the others agree.

import type { Cast, SeatId } from "@fracas/kernel";
import type { Table } from "@fracas/protocol";
import { useState } from "preact/hooks";
import { useLang, useTexts } from "../app/language.ts";
import { type MatchModel, type Send, told } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "./notices.tsx";
import { listNames } from "./people.ts";
import { texts } from "./texts/index.ts";
import style from "./undo.module.css";

/** How taking back stands for the person: not possible, by right as far as can be seen from here, or only by asking. */
export function undoState(table: Table, { view, steps }: MatchModel): "none" | "take" | "ask" {
  const { seat } = table.you;
  if (seat === null || view.result || table.phase !== "playing" || table.ask) return "none";
  if (!steps.some((step) => step.seat === seat)) return "none";
  return steps.at(-1)?.seat === seat || others(table).length === 0 ? "take" : "ask";
}

export function undo(table: Table, { id, moment }: MatchModel, send: Send): Promise<boolean> {
  return told(send({ type: "undo", table: table.id, match: id, moment }));
}

export function UndoButton({ table, match, send }: { table: Table; match: MatchModel; send: Send }) {
  const { undo: words } = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const state = undoState(table, match);
  const take = async () => {
    setBusy(true);
    await undo(table, match, send);
    setBusy(false);
  };
  return (
    <Button
      kind="quiet"
      icon="anticlockwise-rotation"
      class={style.undo}
      disabled={busy || state === "none"}
      title={state === "none" ? words.nothing : words[state]}
      onClick={() => void take()}
    >
      <span class={style.label}>{words.button}</span>
    </Button>
  );
}

/** Somebody asks the others to let them take back an answer. */
export function UndoRequest({ table, cast, send }: { table: Table; cast: Cast; send: Send }) {
  const { undo: words } = useTexts(texts);
  const lang = useLang();
  const { ask, you } = table;
  if (!ask) return null;
  const consent = (agree: boolean) => void told(send({ type: "consent", table: table.id, ask: ask.number, agree }));
  if (ask.seat === you.seat)
    return (
      <Notice
        text={words.waiting(
          listNames(
            others(table)
              .filter((seat) => !ask.agreed.includes(seat))
              .map(cast.name),
            lang,
          ),
        )}
        actions={<Button onClick={() => consent(false)}>{words.withdraw}</Button>}
      />
    );
  const toAnswer = you.seat !== null && !ask.agreed.includes(you.seat);
  return (
    <Notice
      call={toAnswer}
      text={you.seat !== null && !toAnswer ? words.agreed : words.asks(cast.name(ask.seat))}
      actions={
        toAnswer && (
          <>
            <Button onClick={() => consent(true)}>{words.allow}</Button>
            <Button onClick={() => consent(false)}>{words.refuse}</Button>
          </>
        )
      }
    />
  );
}

/** The other people at the table; bots don't mind. */
function others({ seats, you }: Table): SeatId[] {
  return seats.flatMap((seat, at) => (seat.kind === "person" && seat.replacedBy === null && at !== you.seat ? [at as SeatId] : []));
}

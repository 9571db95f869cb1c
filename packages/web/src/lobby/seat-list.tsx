// The seats of a table that waits: sit, stand, and for the host, who may.
import type { Seat, Table } from "@fracas/protocol";
import { useTexts } from "../app/language.ts";
import { texts as appTexts } from "../app/texts/index.ts";
import { send, told } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { fromValue, planOf, withSeat } from "./plan.ts";
import style from "./seat-list.module.css";
import { texts } from "./texts/index.ts";

export function SeatList({ table, levels }: { table: Table; levels: readonly string[] }) {
  return (
    <ol class={style.seats}>
      {table.seats.map((seat, at) => (
        <li key={at} class={`${style.seat} ${seat.kind === "open" ? style.open : ""}`}>
          <SeatMark seat={at} size="1.8rem" />
          <Face seat={seat} table={table} at={at} />
          <div class={style.actions}>
            <Actions seat={seat} table={table} at={at} levels={levels} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface SeatProps {
  seat: Seat;
  table: Table;
  at: number;
}

function Face({ seat, table, at }: SeatProps) {
  const { waiting: words } = useTexts(texts);
  const { levels } = useTexts(appTexts);
  if (seat.kind === "open") return <span class={style.free}>{words.free}</span>;
  const notes =
    seat.kind === "bot"
      ? [levels[seat.level] ?? seat.level]
      : [
          at === table.you.seat && words.you,
          seat.guest === table.host && words.host,
          seat.program && words.program,
          !seat.here && words.away,
        ].filter((note) => note !== false);
  return (
    <span class={style.face}>
      <span class={style.name}>
        <Icon name={seat.kind === "bot" ? "robot" : "person"} /> {seat.name}
      </span>
      {notes.length > 0 && <span class={style.notes}>{notes.join(" · ")}</span>}
    </span>
  );
}

function Actions({ seat, table, at, levels }: SeatProps & { levels: readonly string[] }) {
  const { waiting: words, bot } = useTexts(texts);
  const { levels: names } = useTexts(appTexts);
  const { id, you } = table;
  const leave = (from: number) => told(send({ type: "stand", table: id, seat: from }));
  const sit = async () => {
    if (you.seat === null || (await leave(you.seat))) await told(send({ type: "sit", table: id, seat: at }));
  };
  const put = (value: string) => {
    const plan = withSeat(planOf(table), at, fromValue(value));
    void told(send({ type: "arrange", table: id, ...plan, seats: [...plan.seats] }));
  };

  const firstFree = table.seats.findIndex(({ kind }) => kind === "open");
  if (seat.kind === "person")
    return at === you.seat ? (
      <Button kind="quiet" onClick={() => leave(at)}>
        {words.stand}
      </Button>
    ) : you.host ? (
      <Button kind="quiet" aria-label={words.remove(seat.name)} onClick={() => leave(at)}>
        {words.removeShort}
      </Button>
    ) : null;
  return (
    <>
      {seat.kind === "open" && (
        <Button kind={you.seat !== null ? "quiet" : at === firstFree ? "call" : "plain"} onClick={sit}>
          {you.seat === null ? words.sit : words.move}
        </Button>
      )}
      {you.host && (
        <select
          class={style.select}
          aria-label={words.seatFor(at + 1)}
          value={seat.kind === "bot" ? `bot:${seat.level}` : "anyone"}
          onChange={(event) => put(event.currentTarget.value)}
        >
          <option value="anyone">{words.openSeat}</option>
          {levels.map((level) => (
            <option key={level} value={`bot:${level}`}>
              {bot(names[level] ?? level)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

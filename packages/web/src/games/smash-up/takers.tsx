// Everybody at the table while factions are chosen: what they took, and when they take the next one.
import { seatId } from "@fracas/kernel";
import { useTexts } from "../../app/language.ts";
import { SeatPlate } from "../../table/seat-plate.tsx";
import { colours } from "./cards/colours.ts";
import { Sign } from "./cards/drawing.tsx";
import { lookOf } from "./cards/factions.ts";
import { nameOf } from "./cards/names.ts";
import { pickOrder } from "./picks.ts";
import type { SmashUpBoardProps } from "./props.ts";
import style from "./takers.module.css";
import { texts } from "./texts/index.ts";

export function Takers({ board }: { board: SmashUpBoardProps }) {
  const { picks: words } = useTexts(texts);
  const { view, told, seats, lang } = board;
  const offer = told.find((event) => event.type === "factionsOffered");
  const order = pickOrder(offer?.first ?? seatId(0), view.players, view.options.factions === "draft");
  const done = view.state.seats.reduce((sum, { factions }) => sum + factions.length, 0);
  return (
    <ol class={style.takers} aria-label={words.title}>
      {order.slice(0, view.players).map((seat) => {
        const taken = view.state.seats[seat].factions;
        const turns = order.flatMap((whose, at) => (whose === seat ? [at] : []));
        return (
          <li key={seat}>
            <SeatPlate face={seats[seat]} class={style.plate} score={null}>
              <ul class={style.slots}>
                {turns.map((turn, nth) =>
                  nth < taken.length ? (
                    <li key={turn} class={style.taken} style={colours(taken[nth])}>
                      <Sign icon={lookOf(taken[nth]).emblem} />
                      <span class={style.name}>{nameOf(taken[nth], lang)}</span>
                    </li>
                  ) : (
                    <li key={turn} class={`${style.open} ${turn === done ? style.now : ""}`}>
                      {offer ? words.pick(turn + 1) : "…"}
                    </li>
                  ),
                )}
              </ul>
            </SeatPlate>
          </li>
        );
      })}
    </ol>
  );
}

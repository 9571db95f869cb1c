// The two tables of numbers: what the cards are worth, and what depends on the number of players.
import { HOUSES } from "@fracas/nobunaga";
import { useLang, useTexts } from "../../../app/language.ts";
import { HouseCard, nameOf } from "../card.tsx";
import { NUMBERS } from "./numbers.ts";
import style from "./tables.module.css";
import { texts } from "./texts/index.ts";

export function ValuesTable() {
  const { values } = useTexts(texts);
  const lang = useLang();
  return (
    <table class={`${style.table} ${style.values}`}>
      <caption class="unseen">{values.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{values.house}</th>
          <th scope="col">{values.first}</th>
          <th scope="col">{values.second}</th>
          <th scope="col">{values.both}</th>
        </tr>
      </thead>
      <tbody>
        {HOUSES.map(({ id, base, second }) => (
          <tr key={id}>
            <th scope="row">
              <span class={style.house}>
                <HouseCard house={id} lang={lang} />
                {nameOf(id, lang)}
              </span>
            </th>
            <td class={style.base}>{base}</td>
            <td>+{second}</td>
            <td>{base + second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ROWS = ["deck", "perRound", "taken", "toNobunaga", "threshold", "rounds", "awardsFirst", "awardsSecond", "left"] as const;

export function NumbersTable() {
  const { numbers } = useTexts(texts);
  return (
    <table class={style.table}>
      <caption class="unseen">{numbers.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{numbers.players}</th>
          {NUMBERS.map(({ players }) => (
            <th key={players} scope="col">
              {players}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{numbers[row]}</th>
            {NUMBERS.map((column) => (
              <td key={column.players}>{column[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

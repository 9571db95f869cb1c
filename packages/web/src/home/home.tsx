// The front page: what this is, three games, and what goes on.
import { useTexts } from "../app/language.ts";
import { useTitle } from "../app/title.ts";
import { useLobby } from "../connection/index.ts";
import { Icon } from "../design/icon.tsx";
import style from "./home.module.css";
import { Lists, TableRow } from "./lists.tsx";
import { Posters } from "./posters.tsx";
import { texts } from "./texts/index.ts";

export function Home() {
  const words = useTexts(texts);
  useTitle(null);
  return (
    <div class={style.home}>
      <div class={style.hero}>
        <h1 class={style.name}>{words.title}</h1>
        <p class={style.pitch}>{words.pitch}</p>
        <YoursOrFacts />
      </div>
      <Posters />
      <Lists />
    </div>
  );
}

/** Those who have tables see them first; the others what to expect. */
function YoursOrFacts() {
  const { facts, yourTables: words } = useTexts(texts);
  const yours = useLobby()?.yours ?? [];
  const tables = yours.filter(({ phase }) => phase === "open" || phase === "playing");
  if (tables.length === 0)
    return (
      <ul class={style.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" class={style.tick} /> {fact}
          </li>
        ))}
      </ul>
    );
  return (
    <section class={style.yours} aria-labelledby="your-tables">
      <h2 id="your-tables" class={style.heading}>
        {words.title}
      </h2>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} state={table.phase === "open" ? words.waiting : words.playing} />
        ))}
      </ul>
    </section>
  );
}

// The page with a game's rules, to be read, linked to and printed.
import { useEffect, useState } from "preact/hooks";
import { cardListOf } from "../app/card-lists.ts";
import { useTexts } from "../app/language.ts";
import { Missing, Waiting } from "../app/notice.tsx";
import { useTitle } from "../app/title.ts";
import { Button, LinkButton } from "../design/button.tsx";
import { findGame, type GameClient, type GameEntry } from "../games/index.ts";
import { RulesPlace } from "./place.ts";
import style from "./rules-screen.module.css";
import { texts } from "./texts/index.ts";

export function RulesScreen({ game }: { game: string }) {
  const entry = findGame(game);
  return entry ? <Fetched key={game} entry={entry} /> : <Missing />;
}

function Fetched({ entry }: { entry: GameEntry }) {
  const [client, setClient] = useState<GameClient | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    entry.load().then(setClient, setError);
  }, [entry]);
  // The error boundary around every screen says what to do.
  if (error) throw error;
  return client ? <Page client={client} /> : <Waiting />;
}

function Page({ client: { game, Rules } }: { client: GameClient }) {
  const words = useTexts(texts);
  const { title } = useTexts(game.texts);
  useTitle(words.title(title));
  const cards = cardListOf(game.id);

  // The section that the address names wasn't there yet when the browser looked for it.
  useEffect(() => {
    const section = location.hash.slice(1);
    if (section) document.getElementById(section)?.scrollIntoView();
  }, []);

  return (
    <div class={style.page}>
      <header class={style.header}>
        <h1>{words.title(title)}</h1>
        <div class={style.actions}>
          <LinkButton kind="call" icon="play-button" href={`/new/${game.id}`}>
            {words.play}
          </LinkButton>
          {cards && <LinkButton href={cards}>{words.cards}</LinkButton>}
          <Button class={style.print} icon="scroll-unfurled" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </header>
      <RulesPlace.Provider value="page">
        <Rules />
      </RulesPlace.Provider>
    </div>
  );
}

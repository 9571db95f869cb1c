// One poster for each game: what it is about, and the way in.
import { useState } from "preact/hooks";
import { cardListOf } from "../app/card-lists.ts";
import { currentLang, useTexts } from "../app/language.ts";
import { go } from "../app/router.ts";
import { texts as appTexts } from "../app/texts/index.ts";
import { complaint, send } from "../connection/index.ts";
import { Button, LinkButton } from "../design/button.tsx";
import { toast } from "../design/toast.tsx";
import { findGame, type GameEntry } from "../games/index.ts";
import godzilla from "./art/godzilla-total-war.svg";
import nobunaga from "./art/nobunaga.svg";
import smashUp from "./art/smash-up.svg";
import style from "./posters.module.css";
import type { Texts } from "./texts/en.ts";
import { texts } from "./texts/index.ts";

const POSTERS: readonly { readonly id: keyof Texts["posters"]; readonly art: string }[] = [
  { id: "smash-up", art: smashUp },
  { id: "nobunaga", art: nobunaga },
  { id: "godzilla-total-war", art: godzilla },
];

export function Posters() {
  const words = useTexts(texts);
  return (
    <section aria-label={words.games}>
      <ul class={style.posters}>
        {POSTERS.map(({ id, art }) => (
          <Poster key={id} id={id} art={art} />
        ))}
      </ul>
    </section>
  );
}

function Poster({ id, art }: (typeof POSTERS)[number]) {
  const words = useTexts(texts);
  const { games } = useTexts(appTexts);
  const game = findGame(id);
  const cards = cardListOf(id);
  return (
    <li class={`${style.poster} ${game ? style.playable : ""}`}>
      <div class={style.picture}>
        <img src={art} alt="" class={style.art} />
        {!game && <p class={style.stamp}>{words.coming}</p>}
      </div>
      <div class={style.words}>
        <h2 class={style.title}>{games[id]}</h2>
        <p class={style.about}>{words.posters[id]}</p>
        {(game || cards) && (
          <p class={style.facts}>
            {game && <span class={style.players}>{words.players(game.players.min, game.players.max)}</span>}
            {cards && (
              <LinkButton kind="quiet" href={cards}>
                {words.cards}
              </LinkButton>
            )}
            {game && (
              <LinkButton kind="quiet" icon="open-book" href={`/rules/${game.id}`}>
                {words.rules}
              </LinkButton>
            )}
          </p>
        )}
        {game && <Ways game={game} />}
      </div>
    </li>
  );
}

/** In: at once against bots, or with friends. */
function Ways({ game }: { game: GameEntry }) {
  const words = useTexts(texts);
  const [starting, setStarting] = useState(false);

  const playNow = async () => {
    setStarting(true);
    try {
      go(`/t/${await tableAgainstBots(game)}`);
    } catch (error) {
      setStarting(false);
      toast(complaint(error, currentLang()));
    }
  };

  return (
    <div class={style.ways}>
      <Button kind="call" class={style.now} disabled={starting} onClick={playNow}>
        {starting ? words.starting : words.playNow}
        {!starting && <small class={style.help}>{words.playNowHelp}</small>}
      </Button>
      <LinkButton href={`/new/${game.id}`}>{words.withFriends}</LinkButton>
    </div>
  );
}

/** A match against three bots that has already started. */
async function tableAgainstBots({ id, levels, players }: GameEntry): Promise<string> {
  const bot = { for: "bot", level: levels.at(-1) ?? "" } as const;
  const seats = [{ for: "me" } as const, ...Array.from({ length: Math.min(3, players.max - 1) }, () => bot)];
  const { table } = await send({ type: "create", game: id, options: {}, seats, public: false, clock: "none", start: true });
  return table;
}

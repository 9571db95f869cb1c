// What may still be played this turn: the free minion and action, and every extra play with its limits.
import type { PlayView } from "@fracas/smash-up";
import { typeset, useTexts } from "../../app/language.ts";
import { nameOf } from "./cards/names.ts";
import style from "./plays.module.css";
import type { SmashUpBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

export function Plays({ board }: { board: SmashUpBoardProps }) {
  const words = useTexts(texts);
  const { view, cast, lang, question } = board;
  const { phase, plays, current, turn } = view.state;
  if (phase !== "play" || view.result) return null;
  const said = (play: PlayView): string => {
    if (isFree(play)) return words.play[play.kind];
    const { base, by, ...limits } = play;
    return typeset(
      lang,
      words.extra({
        ...limits,
        ...(base !== undefined && { base: nameOf(base, lang) }),
        ...(by !== undefined && { by: nameOf(by, lang) }),
      }),
    );
  };
  return (
    <div class={style.plays}>
      <h3 class={style.title}>
        {plays.length === 0 ? words.noPlays : cast.you === current ? words.plays : words.theirPlays(cast.name(current))}
      </h3>
      <ul class={style.list}>
        {plays.map((play, at) => (
          <li key={at} class={`${style.play} ${isFree(play) ? "" : style.extra}`}>
            {said(play)}
          </li>
        ))}
      </ul>
      {question?.prompt === "play" && turn <= view.players && <p class={style.help}>{words.dragHelp}</p>}
    </div>
  );
}

const isFree = ({ by, most, base, lonely }: PlayView): boolean => by === undefined && most === undefined && base === undefined && !lonely;

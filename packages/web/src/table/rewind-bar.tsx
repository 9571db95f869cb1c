// Shown while looking at an earlier moment: where that is, and the ways from there.
import { useTexts } from "../app/language.ts";
import { Button, IconButton } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import style from "./rewind-bar.module.css";
import { texts } from "./texts/index.ts";
import type { Rewind } from "./use-rewind.ts";

interface Props {
  rewind: Rewind;
  at: number;
  of: number;
  /** How many answers were given since the person began to look back. */
  fresh: number;
  yourTurn: boolean;
}

export function RewindBar({ rewind, at, of, fresh, yourTurn }: Props) {
  const { rewind: words } = useTexts(texts);
  return (
    <section class={style.bar} aria-label={words.banner}>
      <p class={style.text}>
        <Icon name="anticlockwise-rotation" />
        <strong>{words.banner}</strong> <span>({words.at(at, of)})</span>
      </p>
      <p class={style.news} role="status">
        {yourTurn ? words.yourTurn : fresh > 0 ? words.news(fresh) : ""}
      </p>
      <div class={style.actions}>
        <IconButton icon="left" label={words.back} disabled={at === 0} onClick={rewind.back} />
        <IconButton icon="right" label={words.forward} onClick={rewind.forward} />
        <Button kind="call" onClick={rewind.now}>
          {words.now}
        </Button>
      </div>
    </section>
  );
}

// The replay's bar: step, play, scrub, jump, and whose eyes to look with.
import type { MatchRecord, Viewer } from "@fracas/kernel";
import type { ComponentChildren } from "preact";
import { useTexts } from "../app/language.ts";
import { IconButton } from "../design/button.tsx";
import style from "./controls.module.css";
import { texts } from "./texts/index.ts";
import { eyesOf, eyesText } from "./timeline.ts";

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Props {
  record: MatchRecord;
  at: number;
  go(at: number): void;
  playing: boolean;
  setPlaying(playing: boolean): void;
  speed: Speed;
  setSpeed(speed: Speed): void;
  eyes: Viewer;
  setEyes(eyes: Viewer): void;
  chapters: readonly { readonly title: string; readonly answers: number }[];
  /** What is asked at this moment; at the end, how it ended. */
  status: string;
  /** Beside it. */
  children: ComponentChildren;
}

export function Controls({ record, at, go, playing, setPlaying, speed, setSpeed, eyes, setEyes, chapters, status, children }: Props) {
  const { controls: words, keys } = useTexts(texts);
  const last = record.answers.length;
  const chapter = chapters.findLast(({ answers }) => answers <= at) ?? chapters[0];
  return (
    <section class={style.controls} aria-label={words.region} title={keys}>
      <div class={style.bottom}>
        <p class={style.status}>{status}</p>
        <div class={style.more}>{children}</div>
      </div>
      <div class={style.buttons}>
        <IconButton icon="previous-button" label={words.first} disabled={at === 0} onClick={() => go(0)} />
        <IconButton icon="left" label={words.back} disabled={at === 0} onClick={() => go(at - 1)} />
        <IconButton
          icon={playing ? "pause-button" : "play-button"}
          label={playing ? words.pause : words.play}
          class={style.play}
          disabled={at === last}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton icon="right" label={words.forward} disabled={at === last} onClick={() => go(at + 1)} />
        <IconButton icon="next-button" label={words.last} disabled={at === last} onClick={() => go(last)} />
      </div>
      <div class={style.scrub}>
        <input
          class={style.slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.at}
          aria-valuetext={words.atValue(at, last, chapter?.title ?? "")}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <output class={style.number}>{words.position(at, last)}</output>
      </div>
      <div class={style.choices}>
        <label class={style.choice}>
          <span>{words.chapter}</span>
          <select value={chapters.indexOf(chapter)} onChange={({ currentTarget }) => go(chapters[Number(currentTarget.value)].answers)}>
            {chapters.map(({ title }, index) => (
              <option key={index} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class={style.choice}>
          <span>{words.eyes}</span>
          <select value={eyesText(eyes)} onChange={({ currentTarget }) => setEyes(eyesOf(currentTarget.value, record.players))}>
            <option value="open">{words.open}</option>
            <option value="spectator">{words.spectator}</option>
            {record.seats.map((name, seat) => (
              <option key={seat} value={String(seat + 1)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class={style.choice}>
          <span>{words.speed}</span>
          <select value={String(speed)} onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value) as Speed)}>
            {SPEEDS.map((value) => (
              <option key={value} value={String(value)}>
                ×{value}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

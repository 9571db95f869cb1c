// What people at a table say to each other. Everything is text; nothing anybody writes is markup.
import { type ChatLine, EMOTES, LIMITS } from "@fracas/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLang, useTexts } from "../app/language.ts";
import { type Send, told } from "../connection/index.ts";
import { Button, IconButton } from "../design/button.tsx";
import style from "./chat.module.css";
import { mute, unmute, useMuted } from "./muted.ts";
import { texts } from "./texts/index.ts";

interface Props {
  table: string;
  lines: readonly ChatLine[];
  /** The reader's own guest id. */
  you: string;
  send: Send;
  /** The person came here to write. */
  focus?: boolean;
}

export function Chat({ table, lines, you, send, focus = false }: Props) {
  const { chat: words } = useTexts(texts);
  const lang = useLang();
  const muted = useMuted();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const heard = lines.filter(({ guest }) => !muted.some((one) => one.guest === guest));
  const mutedHere = muted.filter(({ guest }) => lines.some((line) => line.guest === guest));

  useLayoutEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [heard.length]);

  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focus) input.current?.focus({ preventScroll: true });
  }, [focus]);

  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    setText("");
    // What couldn't be sent is still there to be sent again.
    if (!(await told(send({ type: "say", table, text: said })))) setText((now) => now || said);
  };

  return (
    <div class={style.chat}>
      <ol ref={list} class={style.lines}>
        {heard.length === 0 && <li class={style.empty}>{words.empty}</li>}
        {heard.map(({ number, guest, name, at, said }) => (
          <li key={number} class={guest === you ? style.own : style.line}>
            <span class={style.name}>{guest === you ? words.you : name}</span>{" "}
            <time class={style.time} dateTime={new Date(at).toISOString()}>
              {new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(at)}
            </time>
            {guest !== you && <IconButton icon="close" label={words.mute(name)} class={style.mute} onClick={() => mute(guest, name)} />}
            <p class={style.said}>{"text" in said ? said.text : words.says[said.emote]}</p>
          </li>
        ))}
      </ol>
      {mutedHere.length > 0 && (
        <p class={style.muted}>
          {words.muted}{" "}
          {mutedHere.map(({ guest, name }) => (
            <Button key={guest} kind="quiet" class={style.unmute} onClick={() => unmute(guest)}>
              {words.unmute(name)}
            </Button>
          ))}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and these are sent at once. */}
      <div class={style.emotes} role="group" aria-label={words.emotes}>
        {EMOTES.map((emote) => (
          <button key={emote} type="button" class={style.emote} onClick={() => void told(send({ type: "emote", table, emote }))}>
            {words.says[emote]}
          </button>
        ))}
      </div>
      <form class={style.form} onSubmit={(event) => void say(event)}>
        <input
          ref={input}
          class={style.input}
          aria-label={words.write}
          placeholder={words.write}
          value={text}
          maxLength={LIMITS.chat}
          autocomplete="off"
          enterkeyhint="send"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit">{words.send}</Button>
      </form>
    </div>
  );
}

/** How many lines of others came since the chat was last open. */
export function useUnread(lines: readonly ChatLine[], you: string, open: boolean): number {
  const muted = useMuted();
  const last = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  if (open) return 0;
  return lines.filter(({ number, guest }) => number > read && guest !== you && !muted.some((one) => one.guest === guest)).length;
}

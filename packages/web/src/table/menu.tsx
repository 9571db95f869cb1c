// Everything one may want at a table besides playing.
import type { Table } from "@fracas/protocol";
import { useState } from "preact/hooks";
import { cardListOf } from "../app/card-lists.ts";
import { useTexts } from "../app/language.ts";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import { type Send, told } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { copy } from "./copy.ts";
import style from "./menu.module.css";
import { texts } from "./texts/index.ts";

interface Props {
  open: boolean;
  table: Table;
  /** The bot that plays for whoever goes away. */
  level: string;
  send: Send;
  onClose(): void;
  showRules(): void;
  showKeys(): void;
}

export function Menu({ open, table, level, send, onClose, showRules, showKeys }: Props) {
  const { menu: words, state } = useTexts(texts);
  const { sound } = useSettings();
  const [closing, setClosing] = useState(false);
  const { you } = table;
  const cards = cardListOf(table.game);
  const own = you.seat === null ? null : table.seats[you.seat];
  const letBotPlay = () => {
    if (you.seat !== null) void told(send({ type: "replace", table: table.id, seat: you.seat, level }));
  };
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      <Dialog open={open} title={words.title} onClose={onClose}>
        <ul class={style.menu}>
          <li>
            <Button wide icon="open-book" onClick={after(showRules)}>
              {words.rules}
            </Button>
          </li>
          {cards && (
            <li>
              <Button wide onClick={after(() => void window.open(cards, "_blank", "noopener"))}>
                {words.cards}
              </Button>
            </li>
          )}
          <li>
            <Button wide icon={sound ? "speaker" : "speaker-off"} aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
              {sound ? words.soundOn : words.soundOff}
            </Button>
          </li>
          <li>
            <Button wide onClick={after(showKeys)}>
              {words.keys}
            </Button>
          </li>
          <li>
            <Button wide icon="link" onClick={after(() => void copy(`${location.origin}/t/${table.id}`, words))}>
              {words.share}
            </Button>
          </li>
          {own?.kind === "person" && own.replacedBy === null && table.phase === "playing" && (
            <li>
              <Button wide icon="robot" onClick={after(letBotPlay)}>
                {words.bot}
              </Button>
            </li>
          )}
          <li>
            <Button wide icon="house" onClick={after(() => go("/"))}>
              {you.seat === null ? words.leaveWatching : words.leave}
            </Button>
            {you.seat !== null && <p class={style.help}>{words.leaveHelp}</p>}
          </li>
          {you.host && table.phase !== "closed" && (
            <li>
              <Button wide icon="close" onClick={after(() => setClosing(true))}>
                {words.close}
              </Button>
            </li>
          )}
        </ul>
        {table.spectators > 0 && <p class={style.help}>{state.spectators(table.spectators)}</p>}
      </Dialog>
      <Dialog
        open={closing}
        title={words.closeTitle}
        onClose={() => setClosing(false)}
        actions={
          <>
            <Button onClick={() => setClosing(false)}>{words.keep}</Button>
            <Button
              kind="call"
              onClick={() => {
                setClosing(false);
                void told(send({ type: "close", table: table.id }));
              }}
            >
              {words.closeSure}
            </Button>
          </>
        }
      >
        <p>{words.closeHelp}</p>
      </Dialog>
    </>
  );
}

// Log and chat: beside the board where there is room, otherwise sliding over it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { IconButton } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import { texts as designTexts } from "../design/texts/index.ts";
import style from "./side.module.css";

const ROOM = "(width >= 75rem)";

/** Whether there is room for more than the board. */
export function useRoom(): boolean {
  const [room, setRoom] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setRoom(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return room;
}

interface Props {
  room: boolean;
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Side({ room, open, title, onClose, children }: Props) {
  const { close } = useTexts(designTexts);
  if (!room)
    return (
      <Panel open={open} title={title} onClose={onClose}>
        {children}
      </Panel>
    );
  return open ? (
    <aside
      class={style.side}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <header class={style.header}>
        <h2 class={style.title}>{title}</h2>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      <div class={style.body}>{children}</div>
    </aside>
  ) : null;
}

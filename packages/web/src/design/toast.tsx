// Short news at the edge of the page: shown for a while, read aloud when the reader pauses.
import { createPortal } from "preact";
import { useTexts } from "../app/language.ts";
import { createStore, useStore } from "../app/store.ts";
import { Button, IconButton } from "./button.tsx";
import { openDialogs } from "./dialog.tsx";
import { texts } from "./texts/index.ts";
import style from "./toast.module.css";

interface Action {
  readonly label: string;
  do(): void;
}

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly action: Action | null;
}

const MOST = 3;
const SHOWN_FOR = 6_000;

const shown = createStore<readonly Toast[]>([]);
let last = 0;

/** Says something; with an action it stays until answered. The same text isn't shown twice. Returns how to take it away. */
export function toast(text: string, action: Action | null = null): () => void {
  const same = shown.get().find((other) => other.text === text);
  if (same) return () => dismiss(same.number);
  last += 1;
  const number = last;
  shown.set([...shown.get(), { number, text, action }].slice(-MOST));
  if (!action) setTimeout(dismiss, SHOWN_FOR + 40 * text.length, number);
  return () => dismiss(number);
}

function dismiss(number: number): void {
  shown.set(shown.get().filter((other) => other.number !== number));
}

/** Where toasts appear: in the page, or in the window over it. Stands once in the page. */
export function Toasts() {
  const { close } = useTexts(texts);
  const toasts = useStore(shown);
  const dialog = useStore(openDialogs).at(-1);
  const list = (
    <div class={style.toasts} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map(({ number, text, action }) => (
        <div key={number} class={style.toast}>
          <p class={style.text}>{text}</p>
          {action && (
            <Button
              kind="call"
              onClick={() => {
                dismiss(number);
                action.do();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="close" label={close} onClick={() => dismiss(number)} />
        </div>
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}

// A window over the page, on the browser's own <dialog>: focus stays inside, Escape and a click beside it close it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { createStore } from "../app/store.ts";
import { IconButton } from "./button.tsx";
import style from "./dialog.module.css";
import { texts } from "./texts/index.ts";

/** Those that are open, the topmost last. Whatever lies outside of it can't be reached. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the bottom. */
  actions?: ComponentChildren;
  /** `side`: slides in from the edge and keeps the page in view. */
  place?: "middle" | "side";
}

export function Dialog({ open, title, onClose, children, actions, place = "middle" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { close } = useTexts(texts);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => {
      openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
      dialog.close();
    };
  }, [open]);

  /** A press that begins and ends on the backdrop, not a selection dragged out of the window. */
  const pressedBeside = useRef(false);
  const beside = (event: Event) => event.target === ref.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button.
    <dialog
      ref={ref}
      class={`${style.dialog} ${style[place]}`}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => {
        // The event comes late: by then it may be open again.
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && beside(event)) onClose();
      }}
    >
      {open && (
        <div class={style.sheet}>
          <div class={style.header}>
            <h2 id={heading} class={style.title}>
              {title}
            </h2>
            <IconButton icon="close" label={close} onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
          <section class={style.body} aria-labelledby={heading} tabIndex={0}>
            {children}
          </section>
          {actions && <div class={style.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

// A closer look: rest the mouse on a card, press it long, click it when it can't be chosen, or press E on it.
// Boards mark what can be enlarged with `data-enlarge`, and what a click chooses instead with `data-lit`.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { IconButton } from "../design/button.tsx";
import { texts as designTexts } from "../design/texts/index.ts";
import style from "./enlarge.module.css";
import { placeBeside } from "./place-beside.ts";
import { texts } from "./texts/index.ts";

const REST = 550;

interface Look {
  readonly card: string;
  readonly near: HTMLElement;
  /** Stays until closed. */
  readonly pinned: boolean;
}

interface Props {
  children: ComponentChildren;
  large(card: string): ComponentChildren;
  class?: string | undefined;
}

export function Enlarge({ children, large, class: more = "" }: Props) {
  const [look, setLook] = useState<Look | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedLong = useRef(false);
  const pinned = look?.pinned ?? false;

  const later = (near: HTMLElement, pin: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressedLong.current = pin;
      setLook({ card: near.dataset.enlarge ?? "", near, pinned: pin });
    }, REST);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (!pinned) setLook(null);
  };
  const close = () => {
    setLook(null);
    if (look?.pinned) look.near.focus({ preventScroll: true });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons inside; each of them works by keyboard.
    <div
      class={`${style.root} ${more}`}
      onPointerOver={(event) => {
        const card = enlargeable(event.target);
        if (event.pointerType === "mouse" && card && !pinned) later(card, false);
      }}
      onPointerOut={(event) => {
        if (event.pointerType === "mouse") leave();
      }}
      onPointerDown={(event) => {
        const card = enlargeable(event.target);
        pressedLong.current = false;
        if (event.pointerType === "mouse") leave();
        else if (card) later(card, true);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => {
        if (pressedLong.current) event.preventDefault();
      }}
      onClickCapture={(event) => {
        const card = enlargeable(event.target);
        if (pressedLong.current) {
          pressedLong.current = false;
          event.preventDefault();
          event.stopPropagation();
        } else if (card && !card.hasAttribute("data-lit")) setLook({ card: card.dataset.enlarge ?? "", near: card, pinned: true });
      }}
      onKeyDown={(event) => {
        const card = enlargeable(document.activeElement);
        if (event.key === "Escape" && look) {
          event.stopPropagation();
          close();
        } else if (
          (event.key.toLowerCase() === "e" || event.code === "KeyE") &&
          card &&
          !event.ctrlKey &&
          !event.metaKey &&
          !event.altKey
        ) {
          event.preventDefault();
          setLook({ card: card.dataset.enlarge ?? "", near: card, pinned: true });
        }
      }}
    >
      {children}
      {look && (
        <Large key={look.card} near={look.near} pinned={pinned} onClose={close}>
          {large(look.card)}
        </Large>
      )}
    </div>
  );
}

function enlargeable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-enlarge]") : null;
}

function Large({
  near,
  pinned,
  onClose,
  children,
}: {
  near: HTMLElement;
  pinned: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const { close } = useTexts(designTexts);
  const { enlarged } = useTexts(texts);
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    // Its size without the scaling with which it appears.
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const at = placeBeside(near.getBoundingClientRect(), size, innerWidth, innerHeight);
    Object.assign(sheet.style, { left: `${at.left}px`, top: `${at.top}px` });
    if (pinned) sheet.focus({ preventScroll: true });
  }, [near, pinned]);

  useEffect(() => {
    if (!pinned) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onClose();
    };
    // The press that opened it is still going on.
    const start = setTimeout(() => addEventListener("pointerdown", outside, true));
    return () => {
      clearTimeout(start);
      removeEventListener("pointerdown", outside, true);
    };
  }, [pinned, onClose]);

  return (
    <div
      ref={ref}
      class={`${style.large} ${pinned ? style.pinned : ""}`}
      {...(pinned && { role: "dialog", "aria-label": enlarged, tabIndex: -1 })}
    >
      {pinned && <IconButton icon="close" label={close} class={style.close} onClick={onClose} />}
      {children}
    </div>
  );
}

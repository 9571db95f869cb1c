// Dragging a card from the hand to a base or a minion, with a mouse or a finger.
import type { HandCardView } from "@fracas/smash-up";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { playedOn } from "./facts.ts";

/** A press that moves less than this is a click. */
const FAR = 10;

type Handlers = Pick<
  JSX.IntrinsicElements["button"],
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onDragStart"
>;

export interface Drag {
  /** The card that is being dragged, and the base or minion that it is held over. */
  readonly card: HandCardView | null;
  readonly over: number | null;
  handlers(card: HandCardView): Handlers;
}

interface Press {
  readonly card: HandCardView;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  ghost: HTMLElement | null;
}

/** `drop` is told what a card was dropped on; null: on the table, but on nothing that it could be played on. */
export function useDrag(drop: (card: HandCardView, on: number | null) => void): Drag {
  const press = useRef<Press | null>(null);
  const [card, setCard] = useState<HandCardView | null>(null);
  const [over, setOver] = useState<number | null>(null);

  const end = () => {
    press.current?.ghost?.remove();
    press.current = null;
    setCard(null);
    setOver(null);
  };
  useEffect(() => end, []);

  const handlers = (held: HandCardView): Handlers => ({
    onDragStart: (event) => event.preventDefault(),
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      press.current = { card: held, x: event.clientX, y: event.clientY, element: event.currentTarget, ghost: null };
      // Whoever is quick is beyond the card before it is told that they moved.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const now = press.current;
      if (!now) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        now.ghost = lift(now.element);
        // Whoever drags doesn't want a closer look.
        now.element.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerType: event.pointerType }));
        setCard(held);
      }
      now.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      setOver(targetAt(event.clientX, event.clientY, held)?.card ?? null);
    },
    onPointerUp: (event) => {
      const now = press.current;
      if (!now?.ghost) {
        press.current = null;
        return;
      }
      const target = targetAt(event.clientX, event.clientY, held);
      swallowClick();
      end();
      if (target) drop(held, target.card);
    },
    onPointerCancel: (event) => {
      if (event.isTrusted) end();
    },
  });
  return { card, over, handlers };
}

/** The press ends on the card itself, which the browser takes for a click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  // It comes right after; if it doesn't, the next one is meant.
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** A copy that follows the pointer. */
function lift(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect();
  const face = element.querySelector("[data-card]") ?? element;
  const ghost = face.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${element.offsetWidth}px`,
    pointerEvents: "none",
    filter: "drop-shadow(4px 6px 0 rgb(0 0 0 / 30%))",
  });
  ghost.style.setProperty("--card-width", `${element.offsetWidth}px`);
  document.body.append(ghost);
  return ghost;
}

/** What is under the pointer; nothing if that isn't the table at all. */
function targetAt(x: number, y: number, { face, where }: HandCardView): { card: number | null } | null {
  const element = document.elementFromPoint(x, y);
  if (!element?.closest("[data-table]")) return null;
  const on = playedOn(face);
  if (on === "nothing") return { card: null };
  const found = on === "minion" ? element.closest<HTMLElement>("[data-minion]") : element.closest<HTMLElement>("[data-base]");
  const id = found?.dataset[on];
  const card = id === undefined ? null : Number(id);
  // Where it can't be played, it goes back to the hand.
  if (card !== null && where && !where.includes(card)) return null;
  return { card };
}

// Cards fly from where they were to where they are. The board is drawn in its new state at once; copies of the cards cover the way.
import { Component, type ComponentChildren, createRef } from "preact";
import { motionOff } from "../app/settings.ts";
import type { Move } from "../games/client.ts";
import style from "./flights.module.css";
import type { Shown } from "./playback.ts";

const DURATION = 280;
/** Between the cards of one moment. */
const STAGGER = 70;

interface Props {
  shown: Shown;
  children: ComponentChildren;
}

interface Source {
  readonly rect: DOMRect;
  /** A picture of the card as it left, if it could be seen. */
  readonly copy: HTMLElement | null;
}

export class Flights extends Component<Props> {
  readonly root = createRef<HTMLDivElement>();
  readonly layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): readonly (Source | null)[] | null {
    const { moves } = this.props.shown;
    if (before.shown === this.props.shown || moves.length === 0 || motionOff()) return null;
    return moves.map((move, index) => this.#source(move, earlier(moves, index, "from")));
  }

  override componentDidUpdate(before: Props, _state: unknown, sources: readonly (Source | null)[] | null): void {
    if (before.shown === this.props.shown) return;
    this.layer.current?.replaceChildren();
    sources?.forEach((source, index) => {
      if (source) this.#fly(source, index);
    });
  }

  override render() {
    return (
      <div ref={this.root} class={style.root}>
        {this.props.children}
        <div ref={this.layer} class={style.layer} aria-hidden="true" />
      </div>
    );
  }

  #source({ card, from }: Move, nth: number): Source | null {
    const place = this.#place(from);
    const found = place && cardIn(place, card, nth);
    const seen = found ?? place;
    if (!seen) return null;
    return { rect: seen.getBoundingClientRect(), copy: found ? (found.cloneNode(true) as HTMLElement) : null };
  }

  #fly(source: Source, index: number): void {
    const { moves } = this.props.shown;
    const { card, to } = moves[index];
    const place = this.#place(to);
    const target = place && cardIn(place, card, earlier(moves, index, "to"));
    const landing = target ?? place?.querySelector(`[data-slot="${card}"]`) ?? place;
    const copy = (target?.cloneNode(true) as HTMLElement | undefined) ?? source.copy;
    if (!landing || !copy || !this.layer.current) return;
    const rect = landing.getBoundingClientRect();
    const size = target ? rect : source.rect;
    copy.removeAttribute("data-card");
    copy.classList.add(style.flying);
    copy.style.setProperty("--card-width", `${size.width}px`);
    Object.assign(copy.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${size.width}px`, height: `${size.height}px` });
    this.layer.current.append(copy);

    const timing: KeyframeAnimationOptions = {
      duration: DURATION,
      delay: STAGGER * index,
      easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
      fill: "both",
    };
    const flight = copy.animate(
      [{ transform: over(source.rect, rect, size) }, { transform: over(rect, rect, size), opacity: target ? 1 : 0.4 }],
      timing,
    );
    flight.onfinish = () => copy.remove();
    target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + STAGGER * index });
  }

  /** A place may be shown in more than one way; the last one that is visible counts. */
  #place(name: string): HTMLElement | null {
    const places = this.root.current?.querySelectorAll<HTMLElement>(`[data-place="${name}"]`) ?? [];
    return [...places].findLast((place) => place.getClientRects().length > 0) ?? null;
  }
}

/** How many cards of the same kind leave or reach the same place before this one. */
function earlier(moves: readonly Move[], index: number, end: "from" | "to"): number {
  const { card } = moves[index];
  return moves.slice(0, index).filter((move) => move.card === card && move[end] === moves[index][end]).length;
}

/** Cards come and go at the end of their row. */
function cardIn(place: HTMLElement, card: string, nth: number): HTMLElement | null {
  return [...place.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)].at(-1 - nth) ?? null;
}

/** Lays something of this size, standing at `origin`, over a rectangle. */
function over(rect: DOMRect, origin: DOMRect, size: DOMRect): string {
  const scale = Math.min(rect.width / size.width, rect.height / size.height);
  const x = rect.left + rect.width / 2 - (origin.left + size.width / 2);
  const y = rect.top + rect.height / 2 - (origin.top + size.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

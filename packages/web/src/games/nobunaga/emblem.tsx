// The emblems of the six houses and of the Active card, drawn by us in the manner of family crests: each has a silhouette of its own,
// so that colour never has to tell houses apart.
import type { HouseId } from "@fracas/nobunaga";
import type { JSX } from "preact";

const LEAF = "M32 58C21 45 22 26 32 7c10 19 11 38 0 51Z";

const EMBLEMS: Readonly<Record<HouseId | "active", () => JSX.Element>> = {
  uesugi: () => (
    <>
      <path d={LEAF} />
      <path d={LEAF} transform="rotate(-44 32 58) translate(0 4) scale(1 .94)" />
      <path d={LEAF} transform="rotate(44 32 58) translate(0 4) scale(1 .94)" />
    </>
  ),
  mouri: () => (
    <>
      <path d="M8 10h48v12H8z" />
      <circle cx="32" cy="34.5" r="8.5" />
      <circle cx="18" cy="50" r="8.5" />
      <circle cx="46" cy="50" r="8.5" />
    </>
  ),
  takeda: () => (
    <>
      <path d="M32 3l12 12.5L32 28 20 15.5z" />
      <path d="M32 36l12 12.5L32 61 20 48.5z" />
      <path d="M16 19.5L28 32 16 44.5 4 32z" />
      <path d="M48 19.5L60 32 48 44.5 36 32z" />
    </>
  ),
  asai: () => (
    <path
      fill-rule="evenodd"
      d="M32 3l25 14.5v29L32 61 7 46.5v-29zM32 11L14 21.5v21L32 53l18-10.5v-21zM32 18l12 7v14l-12 7-12-7V25zM32 26l-5 3v6l5 3 5-3v-6z"
    />
  ),
  ashikaga: () => <path d="M8.7 22a26 26 0 0 1 46.6 0zM6 28h52v8H6zM8.7 42h46.6a26 26 0 0 1-46.6 0z" />,
  hongan: () => (
    <>
      <path fill-rule="evenodd" d="M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 8a20 20 0 1 0 0 40 20 20 0 0 0 0-40z" />
      <circle cx="32" cy="32" r="8" />
      <path
        d="M32 10v44M10 32h44M16.4 16.4l31.2 31.2M47.6 16.4l-31.2 31.2"
        fill="none"
        stroke="currentColor"
        stroke-width="4.6"
        stroke-linecap="round"
      />
    </>
  ),
  active: () => (
    <>
      <path
        fill-rule="evenodd"
        d="M28.5 6C16 3 7 12 10 22c1.3 4.5 1 6.5-1.5 10C14 39 22 42.5 28.5 42.5h7C42 42.5 50 39 55.5 32c-2.5-3.5-2.8-5.5-1.5-10 3-10-6-19-18.5-16v9h-7zM32 19a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
      />
      <path d="M28.5 45h7v16.5h-7z" />
    </>
  ),
};

export function Emblem({ of, class: className = "" }: { of: HouseId | "active"; class?: string | undefined }) {
  return (
    <svg class={className} viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" focusable="false">
      {EMBLEMS[of]()}
    </svg>
  );
}

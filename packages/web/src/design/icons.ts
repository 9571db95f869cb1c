// The icons this client uses. Only these are put into the sprite at build time; a name that game-icons lacks fails the build,
// a name that isn't listed here fails the type check. Game-icons: CC BY 3.0, their authors are named in NOTICE.md.

export const GAME_ICONS = [
  // Everywhere.
  "house",
  "cog",
  "speaker",
  "speaker-off",
  "sun",
  "moon",
  "share",
  "chat-bubble",
  "hamburger-menu",
  "quill-ink",
  "crown",
  "trophy",
  "hourglass",
  "stopwatch",
  "infinity",
  "padlock",
  "scroll-unfurled",
  "open-book",
  "clockwise-rotation",
  "anticlockwise-rotation",
  "play-button",
  "pause-button",
  "next-button",
  "previous-button",
] as const;

/** Drawn by us, 24 by 24: the plain signs of a page. */
export const OWN_ICONS = {
  robot:
    '<path d="M12 2v4M5.5 8.5h13a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V10.5a2 2 0 0 1 2-2z" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" fill="none"/><circle cx="12" cy="2.6" r="1.8"/><circle cx="8.5" cy="13" r="1.7"/><circle cx="15.5" cy="13" r="1.7"/><path d="M9 17h6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  person: '<circle cx="12" cy="7.2" r="5.2"/><path d="M2 23c0-5.8 4.2-9.2 10-9.2s10 3.4 10 9.2z"/>',
  eye: '<path d="M1.5 12C5 6.2 8.5 4.5 12 4.5S19 6.2 22.5 12C19 17.8 15.5 19.5 12 19.5S5 17.8 1.5 12z" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" fill="none"/><circle cx="12" cy="12" r="3.7"/>',
  calendar:
    '<path d="M3 5.5h18v15.5H3zM3 10.5h18M8 2.5v5M16 2.5v5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M7 13.5h3v3H7zM14 13.5h3v3h-3z"/>',
  globe:
    '<path d="M12 2.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 1 0 0-19.6zM2.5 12h19M12 2.5c-5.300 6-5.300 13 0 19c5.300-6 5.300-13 0-19z" stroke="currentColor" stroke-width="2.4" fill="none"/>',
  close: '<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  check:
    '<path d="M4 13l5.5 5.5L20 6" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  left: '<path d="M15 4l-8 8 8 8" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  right: '<path d="M9 4l8 8-8 8" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  down: '<path d="M4 9l8 8 8-8" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  plus: '<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  copy: '<path d="M8 8h12v13H8zM16 8V3H4v13h4" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" fill="none"/>',
  download:
    '<path d="M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20.5h16" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  upload:
    '<path d="M12 16V4M6.5 9L12 3.5 17.5 9M4 20.5h16" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3.5-3.5a4.1 4.1 0 0 0-5.8-5.8L12 6.8M14 10a4 4 0 0 0-6-.4l-3.5 3.5a4.1 4.1 0 0 0 5.8 5.8L12 17.2" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" fill="none"/>',
} as const;

export type IconName = (typeof GAME_ICONS)[number] | keyof typeof OWN_ICONS;

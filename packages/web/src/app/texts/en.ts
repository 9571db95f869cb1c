export const en = {
  skip: "Skip to the content",
  home: "Home",
  loading: "One moment…",
  settings: {
    title: "Settings",
    open: "Settings",
    name: "Your name",
    nameHelp: "Others at the table see it. No account, no password.",
    saveName: "Use this name",
    language: "Language",
    theme: "Theme",
    themes: { system: "Like my device", light: "Day", dark: "Night" },
    sound: "Sounds",
    motion: "Less movement",
    motionHelp: "Cards appear in their new place instead of flying there.",
    motionBySystem: "Your device asks for less movement.",
    renamed: (name: string) => `You are ${name} now.`,
  },
  link: {
    connecting: "Connecting…",
    lost: "The connection is lost. Nothing you did is; we are trying to get it back.",
    offline: "Your device is offline. The table goes on as soon as it is back.",
    restarting: "The server is restarting. Everything is kept; this takes a few seconds.",
    tryNow: "Try now",
  },
  outdated: { text: "There is a new version of Fracas. Your match isn't lost by reloading.", reload: "Reload now" },
  missing: {
    title: "There is nothing here",
    text: "The address may be mistyped, or the page has moved.",
    back: "To the home page",
  },
  failed: {
    title: "Something broke",
    text: "That's our fault, not yours. Reloading usually helps; a running match goes on where it was.",
    offline: "A part of the page couldn't be fetched. Look whether you are online, then reload; a running match goes on where it was.",
    reload: "Reload the page",
    details: "For those who want to report it",
  },
  footer: {
    unofficial:
      "An unofficial fan project without any link to the games' owners. Smash Up belongs to AEG and is published by IELLO and Hobby World among others; Nobunaga to Grimpeur; Godzilla Total War to Gen X Games and Don't Panic Games, and Godzilla to Toho. All drawings and words here are our own. If you like a game, buy the real one.",
    licence: "Fracas is free software under the AGPL-3.0-or-later.",
  },
  /** Names of games, for lists that show a game before it is loaded. */
  games: { nobunaga: "Nobunaga", "smash-up": "Smash Up", "godzilla-total-war": "Godzilla Total War" } as Record<string, string>,
  /** How well a bot plays. */
  levels: { random: "Easy", greedy: "Normal" } as Record<string, string>,
  clocks: { none: "No clock", relaxed: "Relaxed", blitz: "Blitz", days: "Days" },
  /** The first name of a guest; a number follows. */
  firstNames: ["Badger", "Crane", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Magpie", "Marten", "Otter", "Raven", "Tiger"],
};

export type Texts = typeof en;

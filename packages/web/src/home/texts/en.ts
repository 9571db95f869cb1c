export const en = {
  title: "Card games for tonight",
  pitch: "Right in the browser: with friends by link, or against bots that play fair.",
  facts: ["No account, no waiting", "Every rule enforced", "Undo, rewind and replays"],
  games: "Games",
  playNow: "Play now",
  playNowHelp: "Against three bots",
  withFriends: "Play with friends",
  rules: "Rules",
  cards: "Cards",
  starting: "Laying out the cards…",
  coming: "In the making",
  players: (min: number, max: number) => `${min} to ${max} players`,
  posters: {
    nobunaga: "Gather the houses the warlord marches against. But if he comes out on top, everybody loses.",
    "smash-up": "Shuffle two factions into one deck and take the bases together: robots that are ninjas, pirates that are dinosaurs.",
    "godzilla-total-war": "Everybody is a monster, and the threat goes round the table until somebody can't take any more.",
  },
  yourTables: {
    title: "Your tables",
    yourTurn: "Your turn",
    waiting: "Waiting for players",
    playing: "Being played",
  },
  open: {
    title: "Open tables",
    empty: "Nobody is looking for players right now. Set up a public table: it appears here, and bots can fill the seats.",
    setUp: "Set up a table",
    seats: (free: number) => (free === 1 ? "1 seat free" : `${free} seats free`),
  },
  watch: {
    title: "Watch",
    empty: "No public match is running. When one does, anybody can look on from here.",
  },
  finished: {
    title: "Your finished matches",
    empty: "The matches you finish are kept here, each with a replay to step through.",
    won: "Won",
    lost: "Lost",
    lostByAll: "Lost by all",
    openFile: "Open a replay file",
    more: "Show all",
  },
  bots: (count: number) => (count === 1 ? "1 bot" : `${count} bots`),
  loading: "Looking around…",
  away: "This comes back with the connection.",
};

export type Texts = typeof en;

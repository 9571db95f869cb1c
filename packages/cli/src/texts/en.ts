import type { Texts } from "./index.ts";

const n = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

export const en: Texts = {
  tagline: "Fracas: card games with every rule enforced, against bots that play fair.",
  unofficial: "An unofficial fan project; the games belong to their owners (see README.md).",
  examples: "For example:",
  exitCodes: "Exit codes: 0 fine, 1 something failed or differs, 2 the call or a file is wrong.",
  commands: {
    play: "Play a match in the terminal against bots.",
    simulate: "Let bots play many matches: speed, and who wins how often.",
    replay: "Show a recorded match, or check it.",
    scenario: "Run scenario files.",
    check: "Check a game against the nine properties of the kernel, in random matches.",
  },
  options: {
    help: "show this page",
    lang: "the language (default: the system's)",
    json: "print one JSON object for programs",
    seed: "what all randomness comes from; the same seed gives the same result",
    players: "how many players",
    bot: "which bot plays, random or greedy; one for all, or one for each seat: greedy,random,random",
    option: "an option of the game; may be given several times",
    games: "how many matches (default 1000)",
    jobs: "how many threads (default 1)",
    to: "only the first N answers",
    seat: "as this player saw it: a name, or a number from 1",
    check: "run the match again and compare with what the record says",
    matches: "how many random matches (default 1000)",
    sample: "check everything in each N-th match (default 50), the rest quickly",
    record: "check one recorded match instead; - reads standard input",
    name: "your name at the table",
    resume: "go on with a saved match",
    save: "the file to save the match to",
  },
  valueNames: { seed: "SEED", bot: "BOT", seat: "SEAT", record: "FILE", name: "NAME", resume: "FILE", save: "FILE" },
  placeholders: { GAME: "GAME", FILE: "FILE", "NAME=VALUE": "NAME=VALUE" },
  overviewHint: (games) =>
    `Begin with: npx fracas play nobunaga\nGames: ${games}. "fracas COMMAND --help" tells more; --lang en|fr|ru works everywhere.`,

  unknownCommand: (given, known) => `There is no command "${given}"; there is: ${known}.`,
  unknownLang: (given, known) => `There is no language "${given}"; there is: ${known}.`,
  unknownFlag: (given, known) => `"${given}" isn't understood here; there is: ${known}.`,
  unknownBot: (given, known) => `There is no bot "${given}" for this game; there is: ${known}.`,
  wrongBots: (given, players) => `${given} bots are named for ${players} players; name one for all, or one for each seat.`,
  flagTakesNothing: (name) => `--${name} takes no value.`,
  givenTwice: (name) => `--${name} can only be given once.`,
  gameOrRecord: "Name a game or a record, not both.",
  tooLarge: (file, most) => `${file} is larger than a record or scenario can be (${most}).`,
  checkNoEnd: (file, answers) => `${file}: ${n(answers, "answer")} to the end of the match; the record names no result to compare with.`,
  valueMissing: (name) => `--${name} needs a value.`,
  notANumber: (name, given, range) => `--${name} can't be "${given}"; it takes a whole number, ${range}.`,
  atLeast: (min) => `at least ${min}`,
  optionPair: (given) => `--option takes NAME=VALUE, not "${given}".`,
  oneGame: (command) => `Name one game: fracas ${command} nobunaga.`,
  oneFile: "Name one record: fracas replay FILE (or - for standard input).",
  someFiles: "Name scenario files or folders: fracas scenario scenarios.",
  noScenarios: (where) => `There are no .scenario files in ${where}.`,
  resumeAlone: "A resumed match brings its game, players, seed and options along: fracas play --resume FILE.",
  unreadable: (file, why) => `${file} can't be read: ${why}.`,
  noSuchFile: "there is no such file",
  isFolder: "it is a folder",
  notAllowed: "reading it isn't allowed",
  tooFar: (to, answers) => `--to ${to} is too far; the record has ${n(answers, "answer")}.`,
  fault: (message) => `This is a fault in Fracas itself: ${message}`,

  yourName: "Player",
  seat: (number) => `Seat ${number}`,
  simulated: (game, players, games, bot, seed) =>
    `${game}: ${games} ${games === "1" ? "match" : "matches"} of ${players} ${bot} bots, seed ${seed}`,
  speed: (games, decisions, perGame, seconds) => `${games} matches/s, ${decisions} decisions/s, ${perGame} decisions a match, ${seconds} s`,
  scenarios: (passed, failed) =>
    failed === 0
      ? `${n(passed, "scenario")} passed, straight and with save and restore.`
      : `${n(passed, "scenario")} passed, ${failed} failed.`,
  checked: (game, matches, checked, decisions) =>
    `${game}: ${n(matches, "match", "matches")} (${n(decisions, "decision")}) without a fault; all nine properties held in the ${n(checked, "match", "matches")} sampled.`,
  checkSame: (file, answers) => `${file}: ${n(answers, "answer")}, everything happened as recorded.`,
  checkLegal: (file, answers) => `${file}: ${n(answers, "answer")}, all legal; the match isn't over, so there is no result to compare.`,
  checkDiffers: (file) => `${file}: run again, the match goes another way than the record says.`,
  seedShown: (seed, commitment) => `The cards came from the seed "${seed}", to which the match was committed as ${commitment}.`,
};

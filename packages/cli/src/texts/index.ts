// The command line's own words in the three languages. A missing one doesn't compile.
import type { Lang } from "@fracas/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export type CommandName = "play" | "simulate" | "replay" | "scenario" | "check" | "serve";

export type OptionName =
  | ("help" | "lang" | "json" | "seed" | "players" | "bot" | "option" | "games" | "jobs")
  | ("to" | "seat" | "check" | "matches" | "sample" | "record" | "name" | "resume" | "save")
  | ("port" | "host" | "data" | "origin" | "trust-proxy" | "log" | "bot-delay" | "bot-threads");

export interface Texts {
  readonly tagline: string;
  readonly unofficial: string;
  readonly examples: string;
  readonly exitCodes: string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly options: Readonly<Record<OptionName, string>>;
  /** What stands for an option's value in the help. */
  readonly valueNames: Readonly<Partial<Record<OptionName, string>>>;
  /** What the words in capitals are called in the help. */
  readonly placeholders: Readonly<Record<"GAME" | "FILE" | "NAME=VALUE", string>>;
  overviewHint(games: string): string;

  unknownCommand(given: string, known: string): string;
  unknownLang(given: string, known: string): string;
  unknownFlag(given: string, known: string): string;
  unknownBot(given: string, known: string): string;
  wrongBots(given: number, players: number): string;
  flagTakesNothing(name: string): string;
  givenTwice(name: string): string;
  readonly gameOrRecord: string;
  tooLarge(file: string, most: string): string;
  checkNoEnd(file: string, answers: number): string;
  valueMissing(name: string): string;
  notANumber(name: string, given: string, range: string): string;
  atLeast(min: number): string;
  optionPair(given: string): string;
  oneGame(command: CommandName): string;
  readonly oneFile: string;
  readonly someFiles: string;
  noScenarios(where: string): string;
  readonly resumeAlone: string;
  unreadable(file: string, why: string): string;
  readonly noSuchFile: string;
  readonly isFolder: string;
  readonly notAllowed: string;
  tooFar(to: number, answers: number): string;
  fault(message: string): string;

  readonly yourName: string;
  seat(number: number): string;
  simulated(game: string, players: number, games: string, bot: string, seed: string): string;
  speed(games: string, decisions: string, perGame: string, seconds: string): string;
  scenarios(passed: number, failed: number): string;
  checked(game: string, matches: number, checked: number, decisions: number): string;
  checkSame(file: string, answers: number): string;
  checkLegal(file: string, answers: number): string;
  checkDiffers(file: string): string;
  serving(url: string): string;
  readonly noClient: string;
  readonly stopping: string;
  portTaken(port: number): string;
  seedShown(seed: string, commitment: string): string;
}

export const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr, ru };

// A match between one person and bots, without any terminal: who answers next, going back, saving, and what to say about it.
import type { Bot } from "@fracas/bots";
import {
  type Answer,
  type Cast,
  type Game,
  type Lang,
  Match,
  QuickDice,
  Refused,
  type SeatId,
  type Setup,
  type View,
} from "@fracas/kernel";
import { resumeCommand, saveMatch } from "./save.ts";
import { type PlayTexts, TEXTS } from "./texts.ts";

export interface PlayRequest {
  readonly game: Game;
  readonly setup: Setup;
  /** By seat. */
  readonly names: readonly string[];
  /** The person's seat; bots sit on all others. */
  readonly you: SeatId;
  readonly bot: Bot;
  readonly lang: Lang;
  /** Given already, when a saved match is resumed. */
  readonly answers: readonly Answer[];
  /** How often the person went back before the match was saved. */
  readonly wentBack: number;
  readonly saveTo: string;
}

/** An option as the person reads it. */
export interface Choice {
  readonly option: number;
  readonly id: string;
  readonly words: string;
}

export class Session {
  readonly request: PlayRequest;
  readonly match: Match;
  readonly cast: Cast;
  readonly texts: PlayTexts;
  /** How often the person went back behind other answers or seen cards. */
  takenBack: number;
  /** Sentences of the log from this one on are new since the person's last answer. */
  freshFrom = 0;
  /** How many answers the saved record holds. */
  #savedAnswers: number | undefined;

  constructor(request: PlayRequest) {
    this.request = request;
    this.takenBack = request.wentBack;
    this.texts = TEXTS[request.lang];
    this.cast = { name: (seat) => request.names[seat], you: request.you };
    this.match = Match.start(request.game, request.setup);
    for (const [seat, option] of request.answers) this.#give(seat, option);
    this.#botsAskedWithYou();
  }

  // ————— answering —————

  get asked(): boolean {
    return this.match.waiting.includes(this.request.you);
  }

  /** The bot that answers next, unless the table waits for the person alone. */
  get nextBot(): SeatId | undefined {
    return this.match.waiting.find((seat) => seat !== this.request.you);
  }

  botAnswers(seat: SeatId): void {
    this.#botAnswers(seat);
    this.#botsAskedWithYou();
  }

  /** Lets the bots answer until the person is asked or the match is over. */
  botsGoOn(): void {
    for (let seat = this.nextBot; seat !== undefined; seat = this.nextBot) this.#botAnswers(seat);
  }

  answer(option: number): void {
    this.freshFrom = this.log().length;
    this.#give(this.request.you, option);
    this.#botsAskedWithYou();
  }

  /** Bots asked together with the person answer first and at once: their order must not depend on who is quicker. */
  #botsAskedWithYou(): void {
    if (this.asked) this.botsGoOn();
  }

  #botAnswers(seat: SeatId): void {
    const { bot, setup } = this.request;
    // Dice of its own for each answer, so that a resumed match goes on as it would have.
    const dice = new QuickDice(`${setup.seed}/bot/${seat}/${this.match.answerCount}`);
    this.#give(seat, bot.choose(this.match.eyes(seat), dice));
  }

  #give(seat: SeatId, option: number): void {
    const refused = this.match.answer(seat, option);
    if (refused) throw refused;
  }

  // ————— going back —————

  /** Takes the person's last answer back, as at a table of people; or says why not. */
  undo(): Refused | undefined {
    const refused = this.match.undo(this.request.you);
    if (!refused) this.freshFrom = this.log().length;
    return refused;
  }

  /** Goes back to the person's previous decision: against bots that is a courtesy, but the match is marked. */
  goBack(): Refused | undefined {
    const last = this.match.answers.findLastIndex(([seat]) => seat === this.request.you);
    if (last < 0) return new Refused("nothing-to-take-back", {});
    this.match.rewind(last);
    this.takenBack++;
    this.freshFrom = this.log().length;
    return undefined;
  }

  // ————— words —————

  view(): View {
    return this.match.eyes(this.request.you).view();
  }

  question(): { words: string; choices: readonly Choice[] } | undefined {
    const { game, lang, you } = this.request;
    const question = this.match.eyes(you).question();
    if (!question) return undefined;
    const texts = game.texts[lang];
    const options = this.match.options(you);
    const choices = question.options.map((face, index) => ({
      option: options[index],
      id: face.id,
      words: texts.option(question, face, this.cast),
    }));
    return { words: texts.question(question, this.cast), choices };
  }

  /** Everything that happened, as far as the person may know it. */
  log(): string[] {
    const { game, lang, you } = this.request;
    return this.match
      .eyes(you)
      .events()
      .map((event) => game.texts[lang].event(event, this.cast));
  }

  result(): string | undefined {
    const { game, lang } = this.request;
    return this.match.result && game.texts[lang].result(this.match.result, this.cast);
  }

  waitingFor(): string {
    return this.texts.waitingFor(this.match.waiting.map((seat) => this.cast.name(seat)).join(", "));
  }

  // ————— saving —————

  /** Saves, and says how to go on or what went wrong. */
  async save(): Promise<{ saved: boolean; words: string }> {
    const { names, saveTo } = this.request;
    try {
      await saveMatch(this.match, names, this.takenBack, saveTo);
      this.#savedAnswers = this.match.answerCount;
      return { saved: true, words: this.whatIsSaved() };
    } catch (error) {
      return { saved: false, words: this.texts.notSaved(saveTo, error instanceof Error ? error.message : String(error)) };
    }
  }

  /** For somebody who is leaving. */
  whatIsSaved(): string {
    const { saveTo } = this.request;
    if (this.#savedAnswers === undefined) return this.texts.nothingSaved;
    if (this.#savedAnswers !== this.match.answerCount) return this.texts.savedEarlier(resumeCommand(saveTo));
    return this.match.over ? this.texts.savedRecord(saveTo) : this.texts.saved(resumeCommand(saveTo));
  }
}

// The game in plain lines, for pipes, scripts, screen readers and terminals that can do no more.
import { createInterface } from "node:readline";
import { boardOf } from "./boards/board.ts";
import { wordsOf } from "./line.ts";
import { type Choice, type PlayRequest, Session } from "./session.ts";
import type { Io } from "./terminal.ts";
import { COMMANDS, type Command } from "./texts.ts";

const INPUT_ENDED = 1;
/** What a table is drawn for when the output has no width. */
const WIDTH = 80;

export async function playInLines(request: PlayRequest, { input, output }: Io): Promise<number> {
  const talk = new Talk(new Session(request), output);
  const lines = createInterface({ input, terminal: false });
  // Whoever reads the output may have heard enough. Stays for good: each line written meanwhile reports it again.
  output.on("error", () => lines.close());
  const typed = lines[Symbol.asyncIterator]();
  try {
    talk.begin();
    while (talk.ask()) {
      if (input.isTTY) output.write("> ");
      const { value, done } = await typed.next();
      if (done && input.isTTY) output.write("\n");
      if (done) return talk.inputEnded();
      if ((await talk.hear(value.trim())) === "quit") return 0;
    }
    return 0;
  } finally {
    lines.close();
    input.pause();
  }
}

class Talk {
  readonly #session: Session;
  readonly #output: NodeJS.WriteStream;
  /** How many sentences of the log were printed. */
  #told = 0;

  constructor(session: Session, output: NodeJS.WriteStream) {
    this.#session = session;
    this.#output = output;
  }

  #print(text = ""): void {
    this.#output.write(`${text}\n`);
  }

  begin(): void {
    const { texts, request } = this.#session;
    const { game, lang, names, you } = request;
    this.#print(game.texts[lang].title);
    this.#print(
      texts.welcome(names[you], new Intl.ListFormat(lang === "en" ? "en-GB" : lang).format(names.filter((_, seat) => seat !== you))),
    );
    this.#print(texts.plainHint(this.#commandWords()));
    this.#print();
  }

  /** Lets the bots answer, tells what happened, and asks; false when the match is over. */
  ask(): boolean {
    const session = this.#session;
    session.botsGoOn();
    const log = session.log();
    for (const sentence of log.slice(this.#told)) this.#print(sentence);
    this.#told = log.length;
    const question = session.question();
    if (!question) {
      this.#print();
      this.#print(session.result());
      return false;
    }
    this.#print();
    this.#print(question.words);
    for (const [index, { words, id }] of question.choices.entries()) this.#print(`  ${index + 1}  ${words} [${id}]`);
    return true;
  }

  async hear(typed: string): Promise<"quit" | undefined> {
    const session = this.#session;
    const choice = this.#choice(typed);
    if (choice) session.answer(choice.option);
    else {
      const command = this.#command(typed);
      if (command === "quit") {
        this.#print(`${session.texts.left} ${session.whatIsSaved()}`);
        return command;
      }
      this.#print(command ? await this.#obey(command) : this.#notUnderstood(typed));
    }
    return undefined;
  }

  inputEnded(): number {
    const { match, texts } = this.#session;
    this.#print(`${texts.inputEnded(match.answerCount, this.#session.question()?.words ?? "")} ${this.#session.whatIsSaved()}`);
    return INPUT_ENDED;
  }

  #choice(typed: string): Choice | undefined {
    const choices = this.#session.question()?.choices ?? [];
    return /^\d+$/.test(typed) ? choices[Number(typed) - 1] : choices.find(({ id }) => id === typed.toLowerCase());
  }

  #command(typed: string): Command | undefined {
    const word = typed.toLowerCase();
    return COMMANDS.find((command) => word === command || word === this.#session.texts.commands[command]);
  }

  #notUnderstood(typed: string): string {
    const choices = this.#session.question()?.choices ?? [];
    return this.#session.texts.notUnderstood(typed, choices.length, choices.map(({ id }) => id).join(", "), this.#commandWords());
  }

  #commandWords(): string {
    return COMMANDS.map((command) => this.#session.texts.commands[command]).join(", ");
  }

  async #obey(command: Exclude<Command, "quit">): Promise<string> {
    const session = this.#session;
    switch (command) {
      case "help":
        return this.#help();
      case "table":
        return this.#table();
      case "log":
        return session.log().join("\n");
      case "save":
        return (await session.save()).words;
      case "undo":
        return this.#undo();
      case "back":
        return this.#back();
    }
  }

  #undo(): string {
    const { texts, request } = this.#session;
    const refused = this.#session.undo();
    this.#told = this.#session.log().length;
    if (!refused) return texts.undone;
    const why = refused.explain(request.lang);
    return refused.code === "nothing-to-take-back" ? why : `${why} ${texts.offerCommand}`;
  }

  #back(): string {
    const session = this.#session;
    const refused = session.goBack();
    this.#told = session.log().length;
    return refused?.explain(session.request.lang) ?? `${session.texts.wentBack} (${session.texts.takenBack(session.takenBack)})`;
  }

  #table(): string {
    const { request, cast } = this.#session;
    const width = Math.max(60, this.#output.columns ?? WIDTH);
    const lines = boardOf(request.game)(this.#session.view(), cast, request.lang, width);
    return lines.map(wordsOf).join("\n");
  }

  #help(): string {
    const { texts, request } = this.#session;
    const { title, rules } = request.game.texts[request.lang];
    const commands = COMMANDS.map((command) => `  ${texts.commands[command]} — ${texts.commandHelp[command]}`);
    const sections = rules.flatMap(({ heading, paragraphs }) => ["", heading, ...paragraphs]);
    return [texts.commandsTitle, `  ${texts.commandHelp.answer}`, ...commands, "", texts.rulesOf(title), ...sections].join("\n");
  }
}

// All words of the interactive game that aren't a game's own, in every language: a missing message doesn't compile.
import type { Lang } from "@fracas/kernel";

/** What a person can type in plain mode besides an answer. The English word is understood in every language. */
export const COMMANDS = ["help", "table", "log", "undo", "back", "save", "quit"] as const;
export type Command = (typeof COMMANDS)[number];

export interface PlayTexts {
  /** Under the title of a match. */
  welcome(you: string, others: string): string;
  waitingFor(names: string): string;

  undone: string;
  /** How to go back when an answer can't be taken back, in full-screen and in plain mode. */
  offerKey: string;
  offerCommand: string;
  wentBack: string;
  /** The mark of a match in which somebody went back. */
  takenBack(times: number): string;
  saved(command: string): string;
  savedRecord(file: string): string;
  savedEarlier(command: string): string;
  nothingSaved: string;
  notSaved(file: string, why: string): string;

  /** Leaving, and what each key does. */
  leave: { question: string; save: string; lose: string; stay: string };
  /** After the end. */
  end: { again: string; save: string; log: string; quit: string };
  /** What stands on the terminal afterwards. */
  left: string;

  tooSmall(columns: number, rows: number, needed: string): string;
  logTitle: string;
  rulesOf(game: string): string;
  /** For the bottom line. */
  hints: Readonly<Record<"help" | "quit" | "save" | "undo" | "back" | "log", string>>;
  pageHints: readonly string[];
  keysTitle: string;
  keys: readonly (readonly [key: string, meaning: string])[];

  commands: Readonly<Record<Command, string>>;
  commandsTitle: string;
  commandHelp: Readonly<Record<Command | "answer", string>>;
  /** The first lines of plain mode. */
  plainHint(commands: string): string;
  notUnderstood(given: string, options: number, ids: string, commands: string): string;
  inputEnded(answers: number, question: string): string;
}

export const TEXTS: Readonly<Record<Lang, PlayTexts>> = {
  en: {
    welcome: (you, others) => `You are ${you}, playing with ${others}.`,
    waitingFor: (names) => `Waiting for ${names}…`,
    undone: "Your answer is taken back.",
    offerKey: "Press r to go back to your previous decision anyway.",
    offerCommand: 'Type "back" to go back to your previous decision anyway.',
    wentBack: "You are back at your previous decision.",
    takenBack: (times) => (times === 1 ? "taken back once" : `taken back ${times} times`),
    saved: (command) => `Saved. To go on later: ${command}`,
    savedRecord: (file) => `Saved as ${file}.`,
    savedEarlier: (command) => `What happened since the last save isn't saved. To go on from there: ${command}`,
    nothingSaved: "Nothing was saved.",
    notSaved: (file, why) => `Couldn't save as ${file}: ${why}`,
    leave: { question: "Leave the match?", save: "Save and quit", lose: "Quit without saving", stay: "Keep playing" },
    end: { again: "Play again", save: "Save the record", log: "Read the log", quit: "Quit" },
    left: "You left the match.",
    tooSmall: (columns, rows, needed) =>
      `This window has ${columns}×${rows} characters, the table needs ${needed}. Please enlarge it, or press Ctrl-C to quit.`,
    logTitle: "Log",
    rulesOf: (game) => `How to play ${game}`,
    hints: { help: "? help", quit: "q quit", save: "s save", undo: "u undo", back: "r go back", log: "l log" },
    pageHints: ["Esc back", "↑ ↓ scroll", "PgUp PgDn", "Home End"],
    keysTitle: "Keys",
    keys: [
      ["1 2 3…", "choose the option with this number"],
      ["↑ ↓ Enter", "move among the options and choose (also j and k)"],
      ["any key", "while others think: don't wait for them"],
      ["u", "undo: take your answer back before anybody reacts to it"],
      ["r", "go back to your previous decision, whatever happened since; the match is marked"],
      ["s", "save the match to a file"],
      ["l", "read the log of the whole match"],
      ["?", "this help"],
      ["q", "quit, with or without saving"],
      ["Ctrl-C", "quit at once, without saving"],
    ],
    commands: { help: "help", table: "table", log: "log", undo: "undo", back: "back", save: "save", quit: "quit" },
    commandsTitle: "What you can type",
    commandHelp: {
      answer: "a number or the name in brackets: choose this option",
      help: "this help",
      table: "show the table",
      log: "everything that happened so far",
      undo: "take your answer back, before anybody reacts to it",
      back: "go back to your previous decision, whatever happened since",
      save: "save the match to a file",
      quit: "leave the match, without saving",
    },
    plainHint: (commands) => `Answer with a number. You can also type: ${commands}.`,
    notUnderstood: (given, options, ids, commands) =>
      `"${given}" is no answer here. Type a number from 1 to ${options}, or one of: ${ids}; or a command: ${commands}.`,
    inputEnded: (answers, question) =>
      `The input ended before the match did, after ${answers} ${answers === 1 ? "answer" : "answers"}, at the question "${question}".`,
  },
  fr: {
    welcome: (you, others) => `Vous êtes ${you} et jouez avec ${others}.`,
    waitingFor: (names) => `On attend ${names}…`,
    undone: "Votre réponse est annulée.",
    offerKey: "Appuyez sur r pour revenir quand même à votre décision précédente.",
    offerCommand: "Tapez « retour » pour revenir quand même à votre décision précédente.",
    wentBack: "Vous voilà de retour à votre décision précédente.",
    takenBack: (times) => (times === 1 ? "1 retour en arrière" : `${times} retours en arrière`),
    saved: (command) => `Partie enregistrée. Pour la reprendre : ${command}`,
    savedRecord: (file) => `Partie enregistrée : ${file}.`,
    savedEarlier: (command) =>
      `Ce qui s'est passé depuis le dernier enregistrement n'est pas enregistré. Pour reprendre à cet endroit : ${command}`,
    nothingSaved: "Rien n'a été enregistré.",
    notSaved: (file, why) => `Impossible d'enregistrer la partie dans ${file} : ${why}`,
    leave: { question: "Quitter la partie ?", save: "Enregistrer et quitter", lose: "Quitter sans enregistrer", stay: "Continuer à jouer" },
    end: { again: "Rejouer", save: "Enregistrer la partie", log: "Lire le journal", quit: "Quitter" },
    left: "Vous avez quitté la partie.",
    tooSmall: (columns, rows, needed) =>
      `Cette fenêtre fait ${columns}×${rows} caractères, la table en demande ${needed}. Agrandissez-la, ou appuyez sur Ctrl-C pour quitter.`,
    logTitle: "Journal",
    rulesOf: (game) => `Comment jouer à ${game}`,
    hints: { help: "? aide", quit: "q quitter", save: "s enregistrer", undo: "u annuler", back: "r revenir", log: "l journal" },
    pageHints: ["Échap retour", "↑ ↓ défiler", "PgPréc PgSuiv", "Début Fin"],
    keysTitle: "Touches",
    keys: [
      ["1 2 3…", "choisir l'option qui porte ce numéro"],
      ["↑ ↓ Entrée", "parcourir les options et choisir (ou j et k)"],
      ["une touche", "pendant que les autres réfléchissent : ne pas les attendre"],
      ["u", "annuler votre réponse, avant que quelqu'un n'y réagisse"],
      ["r", "revenir à votre décision précédente, quoi qu'il se soit passé depuis ; la partie en garde la marque"],
      ["s", "enregistrer la partie dans un fichier"],
      ["l", "lire le journal de toute la partie"],
      ["?", "cette aide"],
      ["q", "quitter, en enregistrant ou non"],
      ["Ctrl-C", "quitter immédiatement, sans enregistrer"],
    ],
    commands: { help: "aide", table: "table", log: "journal", undo: "annuler", back: "retour", save: "enregistrer", quit: "quitter" },
    commandsTitle: "Ce que vous pouvez taper",
    commandHelp: {
      answer: "un numéro ou le nom entre crochets : choisir cette option",
      help: "cette aide",
      table: "montrer la table",
      log: "tout ce qui s'est passé jusqu'ici",
      undo: "annuler votre réponse, avant que quelqu'un n'y réagisse",
      back: "revenir à votre décision précédente, quoi qu'il se soit passé depuis",
      save: "enregistrer la partie dans un fichier",
      quit: "quitter la partie, sans enregistrer",
    },
    plainHint: (commands) => `Répondez par un numéro. Vous pouvez aussi taper : ${commands}.`,
    notUnderstood: (given, options, ids, commands) =>
      `« ${given} » n'est pas une réponse possible. Tapez un numéro de 1 à ${options}, ou l'un de ces noms : ${ids} ; ou une commande : ${commands}.`,
    inputEnded: (answers, question) =>
      `L'entrée s'est arrêtée avant la fin de la partie, après ${answers} ${answers < 2 ? "réponse" : "réponses"}, à la question « ${question} ».`,
  },
  ru: {
    welcome: (you, others) => `Вы — ${you}. За столом с вами: ${others}.`,
    waitingFor: (names) => `Ждём: ${names}…`,
    undone: "Ваш ответ отменён.",
    offerKey: "Нажмите r, чтобы всё же вернуться к своему предыдущему решению.",
    offerCommand: "Введите «назад», чтобы всё же вернуться к своему предыдущему решению.",
    wentBack: "Вы вернулись к своему предыдущему решению.",
    takenBack: (times) => `возвратов: ${times}`,
    saved: (command) => `Партия сохранена. Чтобы продолжить: ${command}`,
    savedRecord: (file) => `Партия сохранена: ${file}.`,
    savedEarlier: (command) => `То, что произошло после последнего сохранения, не сохранено. Чтобы продолжить с того места: ${command}`,
    nothingSaved: "Ничего не сохранено.",
    notSaved: (file, why) => `Не удалось сохранить партию в ${file}: ${why}`,
    leave: { question: "Выйти из партии?", save: "Сохранить и выйти", lose: "Выйти без сохранения", stay: "Продолжить игру" },
    end: { again: "Сыграть ещё раз", save: "Сохранить партию", log: "Читать журнал", quit: "Выйти" },
    left: "Вы вышли из партии.",
    tooSmall: (columns, rows, needed) =>
      `В этом окне ${columns}×${rows} знаков, а столу нужно ${needed}. Увеличьте окно или нажмите Ctrl-C, чтобы выйти.`,
    logTitle: "Журнал",
    rulesOf: (game) => `Как играть: ${game}`,
    hints: { help: "? справка", quit: "q выход", save: "s сохранить", undo: "u отменить", back: "r вернуться", log: "l журнал" },
    pageHints: ["Esc назад", "↑ ↓ прокрутка", "PgUp PgDn", "Home End"],
    keysTitle: "Клавиши",
    keys: [
      ["1 2 3…", "выбрать вариант с этим номером"],
      ["↑ ↓ Enter", "двигаться по вариантам и выбрать (также j и k)"],
      ["любая", "пока думают другие: не ждать их"],
      ["u", "отменить свой ответ, пока на него никто не отреагировал"],
      ["r", "вернуться к своему предыдущему решению, что бы с тех пор ни произошло; партия будет помечена"],
      ["s", "сохранить партию в файл"],
      ["l", "читать журнал всей партии"],
      ["?", "эта справка"],
      ["q", "выйти, сохранив партию или нет"],
      ["Ctrl-C", "выйти сразу, без сохранения"],
      ["", "русская раскладка тоже подходит: й — это q, ы — это s"],
    ],
    commands: { help: "справка", table: "стол", log: "журнал", undo: "отменить", back: "назад", save: "сохранить", quit: "выход" },
    commandsTitle: "Что можно ввести",
    commandHelp: {
      answer: "номер или слово в квадратных скобках: выбрать этот вариант",
      help: "эта справка",
      table: "показать стол",
      log: "всё, что уже произошло",
      undo: "отменить свой ответ, пока на него никто не отреагировал",
      back: "вернуться к своему предыдущему решению, что бы с тех пор ни произошло",
      save: "сохранить партию в файл",
      quit: "выйти из партии без сохранения",
    },
    plainHint: (commands) => `Отвечайте номером варианта. Можно также ввести: ${commands}.`,
    notUnderstood: (given, options, ids, commands) =>
      `Варианта «${given}» здесь нет. Введите номер от 1 до ${options} или одно из слов: ${ids}; или команду: ${commands}.`,
    inputEnded: (answers, question) => `Ввод закончился раньше партии (ответов дано: ${answers}), на вопросе «${question}».`,
  },
};

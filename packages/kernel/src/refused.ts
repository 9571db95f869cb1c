// Typed errors for everything that comes from outside: what was wrong, and what would be right.
import type { Lang } from "./game.ts";

/** The facts behind each refusal. */
interface Refusals {
  "match-over": Record<never, never>;
  "not-asked": { seat: string; asked: string };
  /** `rule` says which rule of the game forbids it, where the game can tell. */
  "not-offered": { given: string; offered: string; rule?: Readonly<Record<Lang, string>> };
  "nothing-to-take-back": Record<never, never>;
  "others-answered": Record<never, never>;
  "cards-seen": Record<never, never>;
  "unknown-game": { given: string; games: string };
  "wrong-players": { given: string; min: number; max: number };
  "unknown-option": { given: string; known: string };
  "wrong-option-value": { option: string; given: string; choices: string };
  "unknown-seat": { given: string; seats: string };
  "wrong-seed": { given: string };
  "not-json": Record<never, never>;
  "foreign-file": Record<never, never>;
  "other-format": { format: string; ours: number };
  "broken-record": { field: string };
  "other-rules": { game: string; recorded: string; ours: string };
  "wrong-answer": { number: number; why: Refused };
}
export type RefusalCode = keyof Refusals;

export class Refused<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C;
  readonly facts: Refusals[C];

  constructor(code: C, facts: Refusals[C]) {
    super(SENTENCES.en[code](facts));
    this.name = "Refused";
    this.code = code;
    this.facts = facts;
  }

  explain(lang: Lang): string {
    return SENTENCES[lang][this.code](this.facts);
  }
}

/** The rule stands in brackets behind what it forbids. */
function because(rule: string | undefined): string {
  return rule === undefined ? "" : ` (${rule})`;
}

type Sentences = { readonly [C in RefusalCode]: (facts: Refusals[C]) => string };

const SENTENCES: Readonly<Record<Lang, Sentences>> = {
  en: {
    "match-over": () => "The match is over; nothing can be answered any more.",
    "not-asked": ({ seat, asked }) => `${seat} isn't asked anything now; the table waits for ${asked}.`,
    "not-offered": ({ given, offered, rule }) => `"${given}" isn't offered now${because(rule?.en)}; choose one of: ${offered}.`,
    "nothing-to-take-back": () => "There is no answer of yours to take back.",
    "others-answered": () => "Somebody else has answered since; your answer can't be taken back any more.",
    "cards-seen": () => "Cards were seen or drawn because of your answer; it can't be taken back any more.",
    "unknown-game": ({ given, games }) => `There is no game "${given}"; there is: ${games}.`,
    "wrong-players": ({ given, min, max }) =>
      `${given} ${given === "1" ? "player" : "players"} can't play this; it takes ${min} to ${max}.`,
    "unknown-option": ({ given, known }) => `There is no option "${given}"; there is: ${known}.`,
    "wrong-option-value": ({ option, given, choices }) => `Option ${option} can't be "${given}"; it can be: ${choices}.`,
    "unknown-seat": ({ given, seats }) => `There is no seat "${given}"; there is: ${seats}.`,
    "wrong-seed": ({ given }) => `"${given}" can't be a seed; a seed is a text of 1 to 200 characters.`,
    "not-json": () => "This is not a Fracas record: it is not JSON.",
    "foreign-file": () => 'This is not a Fracas record: it has no "fracas" field.',
    "other-format": ({ format, ours }) =>
      `This record has format ${format}; this program reads format ${ours}. Use the Fracas that wrote it.`,
    "broken-record": ({ field }) => `This record is broken: its "${field}" is missing or not as it should be.`,
    "other-rules": ({ game, recorded, ours }) =>
      `This match was played under rules version ${recorded} of ${game}; this program has version ${ours}. Replay it with the Fracas that wrote it.`,
    "wrong-answer": ({ number, why }) => `Answer ${number} of the record is impossible: ${why.explain("en")}`,
  },
  fr: {
    "match-over": () => "La partie est terminée ; il n'y a plus rien à répondre.",
    "not-asked": ({ seat, asked }) => `Rien n'est demandé à ${seat} pour l'instant ; la table attend ${asked}.`,
    "not-offered": ({ given, offered, rule }) =>
      `« ${given} » n'est pas proposé maintenant${because(rule?.fr)} ; choisissez parmi : ${offered}.`,
    "nothing-to-take-back": () => "Vous n'avez aucune réponse à annuler.",
    "others-answered": () => "Quelqu'un d'autre a répondu depuis ; votre réponse ne peut plus être annulée.",
    "cards-seen": () => "Des cartes ont été vues ou piochées à la suite de votre réponse ; elle ne peut plus être annulée.",
    "unknown-game": ({ given, games }) => `Il n'y a pas de jeu « ${given} » ; il y a : ${games}.`,
    "wrong-players": ({ given, min, max }) => `Ce jeu ne se joue pas à ${given} ; il faut de ${min} à ${max} joueurs.`,
    "unknown-option": ({ given, known }) => `Il n'y a pas d'option « ${given} » ; il y a : ${known}.`,
    "wrong-option-value": ({ option, given, choices }) =>
      `L'option ${option} ne peut pas valoir « ${given} » ; valeurs possibles : ${choices}.`,
    "unknown-seat": ({ given, seats }) => `Il n'y a pas de place « ${given} » ; il y a : ${seats}.`,
    "wrong-seed": ({ given }) => `« ${given} » ne peut pas servir de graine ; une graine est un texte de 1 à 200 caractères.`,
    "not-json": () => "Ce n'est pas un enregistrement de Fracas : ce n'est pas du JSON.",
    "foreign-file": () => "Ce n'est pas un enregistrement de Fracas : il n'a pas de champ « fracas ».",
    "other-format": ({ format, ours }) =>
      `Cet enregistrement est au format ${format} ; ce programme lit le format ${ours}. Utilisez le Fracas qui l'a écrit.`,
    "broken-record": ({ field }) => `Cet enregistrement est abîmé : son champ « ${field} » manque ou n'a pas la bonne forme.`,
    "other-rules": ({ game, recorded, ours }) =>
      `Cette partie a été jouée avec la version ${recorded} des règles de ${game} ; ce programme a la version ${ours}. Revoyez-la avec la version de Fracas qui l'a enregistrée.`,
    "wrong-answer": ({ number, why }) => `La réponse ${number} de l'enregistrement est impossible : ${why.explain("fr")}`,
  },
  ru: {
    "match-over": () => "Партия окончена, отвечать больше не на что.",
    "not-asked": ({ seat, asked }) => `Сейчас отвечает не ${seat}; ожидается ответ: ${asked}.`,
    "not-offered": ({ given, offered, rule }) => `«${given}» сейчас выбрать нельзя${because(rule?.ru)}; можно: ${offered}.`,
    "nothing-to-take-back": () => "У вас нет ответа, который можно отменить.",
    "others-answered": () => "После вас уже ответил кто-то другой; ваш ответ больше нельзя отменить.",
    "cards-seen": () => "После вашего ответа были открыты или взяты карты; его больше нельзя отменить.",
    "unknown-game": ({ given, games }) => `Игры «${given}» нет; есть: ${games}.`,
    "wrong-players": ({ given, min, max }) => `Число игроков ${given} не подходит; нужно от ${min} до ${max}.`,
    "unknown-option": ({ given, known }) => `Параметра «${given}» нет; есть: ${known}.`,
    "wrong-option-value": ({ option, given, choices }) => `Параметр ${option} не может быть «${given}»; допустимо: ${choices}.`,
    "unknown-seat": ({ given, seats }) => `Места «${given}» нет; есть: ${seats}.`,
    "wrong-seed": ({ given }) => `«${given}» не может быть зерном; зерно — это текст длиной от 1 до 200 знаков.`,
    "not-json": () => "Это не запись партии Fracas: это не JSON.",
    "foreign-file": () => "Это не запись партии Fracas: в ней нет поля «fracas».",
    "other-format": ({ format, ours }) =>
      `Эта запись в формате ${format}, программа читает формат ${ours}. Откройте её той версией Fracas, которая её записала.`,
    "broken-record": ({ field }) => `Эта запись повреждена: поле «${field}» отсутствует или имеет неверный вид.`,
    "other-rules": ({ game, recorded, ours }) =>
      `Партия сыграна по версии правил ${recorded} (${game}), у этой программы версия ${ours}. Откройте её в той версии Fracas, которая её записала.`,
    "wrong-answer": ({ number, why }) => `Ответ ${number} в записи невозможен: ${why.explain("ru")}`,
  },
};

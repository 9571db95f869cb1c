import type { Sentences } from "../refusals.ts";

export const fr: Sentences = {
  malformed: ({ field }) => `Le message n'a pas été compris : voir « ${field} ». docs/protocol.md dit ce qui peut être envoyé.`,
  "too-large": ({ most }) => `Le message est trop long ; ${most} octets au maximum.`,
  "too-fast": ({ seconds }) => `C'était trop rapide. Réessayez dans ${seconds} s.`,
  "not-greeted": () => "Dites d'abord « hello ».",
  "other-protocol": ({ given, ours }) =>
    `Ce client parle la version ${given} du protocole, le serveur la version ${ours}. Rechargez la page.`,
  "wrong-token": () => "Le serveur ne vous reconnaît plus. Rechargez la page pour recevoir un nouveau badge.",
  "wrong-name": ({ most }) => `Un nom compte de 1 à ${most} lettres, chiffres ou signes.`,
  "no-table": () => "Cette table n'existe pas. Vérifiez le lien, ou ouvrez votre propre table.",
  "no-match": () => "Cette partie n'existe pas ou n'est pas encore terminée. Vérifiez le lien.",
  "table-closed": () => "Cette table a été fermée par son hôte. Ouvrez-en une nouvelle.",
  "unknown-level": ({ given, known }) => `Il n'y a pas de robot « ${given} » pour ce jeu ; il y a : ${known}.`,
  "no-seat": () => "Cette place n'existe pas à cette table.",
  "seat-taken": ({ name }) => `${name} occupe cette place. Choisissez une place libre, ou regardez.`,
  "already-seated": ({ seat }) => `Vous êtes déjà à cette table, à la place ${seat}.`,
  "not-seated": () => "Vous regardez ; seuls les joueurs peuvent faire cela. Prenez d'abord une place libre.",
  "not-host": ({ host }) => `Seul l'hôte de la table, ${host}, peut faire cela.`,
  "seats-open": ({ open }) =>
    `${open === 1 ? "Une place est encore libre" : `${open} places sont encore libres`}. Attendez des joueurs, ou confiez-les à des robots.`,
  "already-playing": () => "La partie est en cours. Cela pourra être changé quand elle sera terminée.",
  "not-playing": () => "Aucune partie n'est en cours à cette table.",
  stale: () => "La table a avancé entre-temps. Regardez, puis choisissez à nouveau.",
  "match-running": () => "La partie est encore en cours ; ce sera possible quand elle sera terminée.",
  "nothing-asked": () => "Plus personne ne demande cela.",
  "not-away": ({ name }) => `${name} est à la table. Un robot ne peut remplacer qu'une personne absente.`,
  "not-replaced": () => "Aucun robot ne joue pour vous ; la place est à vous.",
  "empty-chat": ({ most }) => `Écrivez quelque chose, ${most} caractères au maximum.`,
  "too-many-tables": ({ most }) => `Vous avez déjà ${most} tables ouvertes. Fermez-en une d'abord.`,
  "too-many-connections": ({ most }) => `Il y a déjà ${most} connexions depuis ici. Fermez un onglet et rechargez.`,
  "too-many-watched": ({ most }) => `Vous suivez déjà ${most} tables. Quittez-en une d'abord.`,
  "store-failed": () => "Le serveur n'a pas pu enregistrer ; rien n'a donc été fait. Réessayez.",
  "server-fault": () =>
    "Une erreur s'est produite sur le serveur, et rien n'a changé. Réessayez ; si cela se répète, signalez-le s'il vous plaît.",
};

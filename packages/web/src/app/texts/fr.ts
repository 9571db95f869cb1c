import type { Texts } from "./en.ts";

export const fr: Texts = {
  skip: "Aller au contenu",
  home: "Accueil",
  loading: "Un instant…",
  settings: {
    title: "Réglages",
    open: "Réglages",
    name: "Votre nom",
    nameHelp: "Les autres le voient à la table. Ni compte, ni mot de passe.",
    saveName: "Prendre ce nom",
    language: "Langue",
    theme: "Thème",
    themes: { system: "Comme mon appareil", light: "Jour", dark: "Nuit" },
    sound: "Sons",
    motion: "Moins de mouvement",
    motionHelp: "Les cartes apparaissent à leur nouvelle place au lieu d'y voler.",
    motionBySystem: "Votre appareil demande moins de mouvement.",
    renamed: (name) => `Vous vous appelez désormais ${name}.`,
  },
  link: {
    connecting: "Connexion…",
    lost: "La connexion est perdue. Rien de ce que vous avez fait ne l'est ; nous essayons de la rétablir.",
    offline: "Votre appareil est hors ligne. La table reprend dès son retour.",
    restarting: "Le serveur redémarre. Tout est conservé ; cela prend quelques secondes.",
    tryNow: "Réessayer",
  },
  outdated: { text: "Une nouvelle version de Fracas est là. Recharger ne fait pas perdre votre partie.", reload: "Recharger" },
  missing: {
    title: "Il n'y a rien ici",
    text: "L'adresse est peut-être mal écrite, ou la page a changé de place.",
    back: "Vers l'accueil",
  },
  failed: {
    title: "Quelque chose s'est cassé",
    text: "C'est notre faute, pas la vôtre. Recharger aide en général ; une partie en cours reprend où elle en était.",
    offline:
      "Un morceau de la page n'a pas pu être chargé. Vérifiez que vous êtes en ligne, puis rechargez ; une partie en cours reprend où elle en était.",
    reload: "Recharger la page",
    details: "Pour qui veut le signaler",
  },
  footer: {
    unofficial:
      "Un projet de fans, non officiel, sans lien avec les ayants droit des jeux. Smash Up appartient à AEG et il est publié entre autres par IELLO et Hobby World ; Nobunaga à Grimpeur ; Godzilla Total War à Gen X Games et Don't Panic Games, et Godzilla à Toho. Tous les dessins et les mots d'ici sont les nôtres. Si un jeu vous plaît, achetez le vrai.",
    licence: "Fracas est un logiciel libre sous licence AGPL-3.0-or-later.",
  },
  games: { nobunaga: "Nobunaga", "smash-up": "Smash Up", "godzilla-total-war": "Godzilla Total War" },
  levels: { random: "Facile", greedy: "Normal" },
  clocks: { none: "Sans pendule", relaxed: "Tranquille", blitz: "Blitz", days: "En jours" },
  firstNames: ["Blaireau", "Grue", "Faucon", "Renard", "Lièvre", "Héron", "Lynx", "Pie", "Martre", "Loutre", "Corbeau", "Tigre"],
};

import type { Texts } from "./en.ts";

export const fr: Texts = {
  title: "Des jeux de cartes pour ce soir",
  pitch: "Dans le navigateur : entre amis par un lien, ou contre des bots qui jouent franc jeu.",
  facts: ["Ni compte, ni attente", "Toutes les règles appliquées", "Annuler, remonter, revoir"],
  games: "Jeux",
  playNow: "Jouer tout de suite",
  playNowHelp: "Contre trois bots",
  withFriends: "Jouer entre amis",
  rules: "Règles",
  cards: "Cartes",
  starting: "On distribue les cartes…",
  coming: "En préparation",
  players: (min, max) => `De ${min} à ${max} joueurs`,
  posters: {
    nobunaga: "Rassemblez les maisons contre lesquelles marche le seigneur de guerre. Mais s'il finit en tête, tout le monde perd.",
    "smash-up":
      "Mélangez deux factions en un seul paquet et prenez les bases ensemble : des robots qui sont ninjas, des pirates qui sont dinosaures.",
    "godzilla-total-war": "Chacun est un monstre, et la menace fait le tour de la table jusqu'à ce que quelqu'un n'en puisse plus.",
  },
  yourTables: {
    title: "Vos tables",
    yourTurn: "À vous de jouer",
    waiting: "En attente de joueurs",
    playing: "En cours",
  },
  open: {
    title: "Tables ouvertes",
    empty:
      "Personne ne cherche de joueurs en ce moment. Installez une table publique : elle apparaît ici, et des bots peuvent occuper les places.",
    setUp: "Installer une table",
    seats: (free) => (free === 1 ? "1 place libre" : `${free} places libres`),
  },
  watch: {
    title: "Regarder",
    empty: "Aucune partie publique n'est en cours. Dès qu'il y en a une, chacun peut la suivre d'ici.",
  },
  finished: {
    title: "Vos parties terminées",
    empty: "Les parties que vous terminez restent ici, chacune avec son film à revoir pas à pas.",
    won: "Gagnée",
    lost: "Perdue",
    lostByAll: "Perdue par tous",
    openFile: "Ouvrir un fichier de partie",
    more: "Tout montrer",
  },
  bots: (count) => (count === 1 ? "1 bot" : `${count} bots`),
  loading: "On regarde autour…",
  away: "Cela revient avec la connexion.",
};

import type { Texts } from "./en.ts";

export const fr: Texts = {
  names: { anna: "Anna", boris: "Boris", chen: "Chen" },
  quick: {
    heading: "Comment jouer",
    intro:
      "Chacun mélange deux factions en une seule pioche, puis tous se disputent les mêmes Bases. Là où une Base cède, le plus fort gagne le plus de Points de Victoire (PV). Il faut **15 PV** pour gagner.",
    deck: {
      heading: "Deux factions, une pioche",
      text: "Prenez deux factions différentes : 20 cartes chacune, soit une pioche de 40. Chaque paire se joue autrement. Vous commencez avec cinq cartes ; sur la table, il y a une Base de plus que de joueurs.",
    },
    turn: {
      heading: "Une Créature, une Action",
      text: "À votre tour, vous pouvez jouer **une Créature** sur une Base et **une Action**, dans l'ordre de votre choix. Des cartes permettent d'en jouer plus, souvent avec une limite. La plupart des cartes font quelque chose dès qu'on les joue. Ensuite vous piochez deux cartes ; à ce moment-là, vous en gardez dix au plus.",
    },
    base: {
      heading: "La Force fait céder les Bases",
      text: "Les Créatures apportent leur Force à leur Base. Quand la Force de tous les joueurs y atteint ensemble la **Résistance** de la Base à la fin d'une phase de jeu, la Base est conquise, quel que soit le joueur dont c'est le tour.",
    },
    score: {
      heading: "Premier, deuxième, troisième",
      text: "Celui qui y a le plus de Force gagne le premier nombre de la Base, puis viennent le deuxième et le troisième. À Force égale, tous prennent la meilleure place. Puis tout ce qui s'y trouve est défaussé et une nouvelle Base arrive.",
    },
    end: {
      heading: "15 points pour gagner",
      text: "À la fin d'un tour où quelqu'un a **15 PV** ou plus, celui qui en a le plus gagne. En cas d'égalité, on continue.",
    },
    more: "Pour lire une carte, laissez la souris dessus ou appuyez longuement. Tout le reste est dans [toutes les règles](#reference).",
  },
  reference: {
    heading: "Toutes les règles",
    lead: "Tout ce qu'il faut savoir, dans l'ordre où on le rencontre. Ce que dit une carte l'emporte toujours.",
  },
  drawings: {
    yourDeck: "votre pioche",
    deck: {
      alt: "Les 20 cartes des Robots et les 20 cartes des Dinosaures forment ensemble une pioche.",
      caption: "Robots et Dinosaures : des petits en foule, et de très gros.",
    },
    turn: {
      alt: "Une Créature des Dinosaures et une Action sont les deux cartes gratuites. Zapbot permet de jouer une Créature de plus, de Force 2 ou moins.",
      caption: "Les deux cartes gratuites d'un tour, et une de plus grâce à Zapbot.",
    },
    base: {
      alt: "Une Base de Résistance 20. Boris y a deux Créatures, Force 11. Anna en a deux, Force 7. Chen en a une, Force 3. Cela fait 21 en tout.",
      caption: "11, 7 et 3 font 21 : plus que 20, la Base est donc conquise.",
    },
    score: {
      alt: "Premier : Boris avec Force 11 gagne 4 PV. Deuxième : Anna avec Force 7 gagne 2 PV. Troisième : Chen avec Force 3 gagne 1 PV.",
      caption: "Ce que rapporte cette Base : 4, 2 et 1.",
    },
    end: {
      alt: "À la fin d'un tour, Anna a 16 PV, Boris 13 et Chen 9.",
      caption: "Anna a gagné.",
    },
  },
};

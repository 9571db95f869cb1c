import type { Cast } from "@fracas/kernel";
import type { Who } from "../events.ts";
import type { HouseId } from "../houses.ts";
import { awardedOf, counted, houseCards, listing, subject, texts } from "./words.ts";

/** A house's name as on its cards, and with its article. */
const NAMES: Readonly<Record<HouseId, { readonly name: string; readonly the: string }>> = {
  uesugi: { name: "Uesugi", the: "la maison Uesugi" },
  mouri: { name: "Mouri", the: "la maison Mouri" },
  takeda: { name: "Takeda", the: "la maison Takeda" },
  asai: { name: "Asai + Asakura", the: "les maisons Asai et Asakura" },
  ashikaga: { name: "Ashikaga Bakufu", the: "le bakufu Ashikaga" },
  hongan: { name: "Temple Hongan", the: "le temple Hongan" },
};

const house = (id: HouseId) => NAMES[id].name;
const cards = (houses: readonly HouseId[]) => listing(counted(houses, house), "et");
const card = (id: HouseId) => `une carte ${house(id)}`;
const who = (cast: Cast, one: Who) => (one === "nobunaga" ? "Nobunaga" : cast.you === one ? "vous" : cast.name(one));
const does = subject("Vous");
const opening = (cast: Cast, one: Who) => (cast.you === one ? "Vous" : who(cast, one));
const nth = (number: 1 | 2) => (number === 1 ? "première" : "deuxième");
const TIES = { active: "joueur actif devant", nobunaga: "Nobunaga devant", nearest: "plus proche dans le sens horaire" } as const;

export const fr = texts(
  {
    title: "Nobunaga",
    summary:
      "Six maisons du Japon féodal et un seigneur de guerre qui les convoite toutes. Rassemblez les maisons contre lesquelles il marche ; mais s'il finit en tête, tout le monde perd.",
    outsider: () => "Nobunaga",
    result: ({ winners, standings }, cast) => {
      const points = standings.map((place, at) => `${(at === 0 ? opening : who)(cast, place.who as Who)} ${place.points}`).join(", ");
      const [winner] = winners;
      return winner === undefined
        ? `Nobunaga gagne et tous les joueurs perdent. ${points}.`
        : `${does(cast, winner, "gagne", "gagnez")}. ${points}.`;
    },
    options: {
      nobunagaExtraCard: {
        name: "Carte supplémentaire pour Nobunaga",
        help: "Au début de la partie et après la première campagne, une carte de la pioche rejoint les cartes utilisées de Nobunaga. Il devient plus fort.",
      },
      nobunagaBlocks: {
        name: "Nobunaga bloque",
        help: "Quand Nobunaga pose une carte dans une attaque, ceux qui sont classés après lui ne posent rien.",
      },
    },
    cards: {
      ...houseCards(house, (base, second) => `La première carte posée vaut ${base} points, la deuxième ${second} de plus.`),
      active: {
        name: "Carte joueur actif",
        text: "Qui la détient commence la manche, choisit la maison attaquée et gagne toutes les égalités.",
      },
      nobunaga: {
        name: "Nobunaga",
        text: "À sa droite les cartes de la prochaine campagne, à sa gauche les cartes utilisées, au-dessus de lui celles qu'il a gagnées.",
      },
    },
    rules: [
      {
        heading: "Le but",
        paragraphs: [
          "Vous rassemblez des cartes de six maisons. Au cours de deux campagnes, les maisons sont attaquées, et ceux qui montrent le plus de cartes de la maison attaquée en posent une et marquent ses points de victoire.",
          "Nobunaga participe comme un joueur. Le plus grand total de points l'emporte à la fin ; mais si c'est celui de Nobunaga, tous les joueurs perdent.",
        ],
      },
      {
        heading: "La valeur des cartes",
        paragraphs: [
          "Chaque maison compte dix cartes identiques (huit à deux joueurs). La première carte que vous posez d'une maison rapporte sa valeur de base, la deuxième son bonus.",
          "Uesugi et Mouri : 5, puis 1 de plus. Takeda et Asai + Asakura : 4, puis 3 de plus. Ashikaga Bakufu et Temple Hongan : 3, puis 5 de plus.",
          "Les cartes encore en main à la fin ne valent rien.",
        ],
      },
      {
        heading: "La préparation",
        paragraphs: [
          "Un joueur tiré au sort reçoit la carte joueur actif et devient le joueur actif. On dispose, face visible, autant de paires de cartes qu'il y a de joueurs. Dans le sens antihoraire, en commençant à la droite du joueur actif, chacun prend une paire ; le joueur actif passe en dernier.",
          "Puis chacun garde en secret une carte de sa paire. L'autre va sous la pioche et ne revient plus.",
        ],
      },
      {
        heading: "Une manche",
        paragraphs: [
          "On dispose, face visible, une carte de plus qu'il n'y a de joueurs (six cartes à deux joueurs). Le joueur actif en prend une et pose la carte joueur actif sur la table.",
          "Dans le sens horaire, chacun prend une carte, ou bien la carte joueur actif à la place. À deux joueurs, on fait deux tours de table.",
          "Qui a pris la carte joueur actif choisit en dernier, entre les deux cartes restantes. (À deux joueurs, l'autre donne d'abord à Nobunaga une des trois cartes restantes.) Le reste va dans la zone Campagne de Nobunaga. Si personne n'a pris la carte joueur actif, elle revient au joueur qui l'avait posée, et ce qui reste va à Nobunaga.",
          "Quand la zone Campagne compte 6, 6, 5 ou 4 cartes (à 2, 3, 4 ou 5 joueurs), une campagne commence ; sinon, une nouvelle manche.",
        ],
      },
      {
        heading: "Une campagne",
        paragraphs: [
          "Les cartes utilisées de Nobunaga rejoignent sa zone Campagne. Puis le joueur actif désigne une maison présente dans cette zone, et chacun montre toutes ses cartes de cette maison.",
          "Tous ceux qui en ont au moins une sont classés selon leur nombre, y compris Nobunaga avec les cartes de sa zone. Égalités : le joueur actif, puis Nobunaga, puis dans le sens horaire.",
          "Dans la première campagne, les deux premiers rangs posent chacun une carte ; dans la deuxième, les trois premiers (à deux joueurs, toujours deux). Les autres cartes retournent en main ; celles de Nobunaga rejoignent ses cartes utilisées.",
          "Après chaque attaque, la carte joueur actif passe, dans le sens horaire, au joueur le plus proche qui n'y a rien posé ; si tous les autres ont posé une carte, elle passe au voisin de gauche. La campagne se termine quand la zone est vide. Après la première, une nouvelle manche commence, et chacun garde sa main.",
        ],
      },
      {
        heading: "La fin",
        paragraphs: [
          "Après la deuxième campagne, on compte les points. Égalités : le joueur actif, puis Nobunaga, puis dans le sens horaire à partir du joueur actif.",
        ],
      },
    ],
  },
  {
    takePair: "Prenez une des paires",
    keepOne: "Quelle carte gardez-vous ? L'autre va sous la pioche",
    pick: "Prenez une carte au centre",
    giveToNobunaga: "Donnez une des cartes restantes à Nobunaga",
    takerPick: "Prenez une des deux dernières cartes ; Nobunaga reçoit l'autre",
    attack: "Quelle maison attaquez-vous ?",
  },
  {
    active: "Prendre la carte joueur actif",
    pair: (one, other) => `Prendre la paire ${house(one)} et ${house(other)}`,
    house: {
      keepOne: (id) => `Garder la carte ${house(id)}`,
      pick: (id) => `Prendre ${card(id)}`,
      giveToNobunaga: (id) => `Donner ${card(id)} à Nobunaga`,
      takerPick: (id) => `Prendre ${card(id)}`,
      attack: (id) => `Attaquer ${NAMES[id].the}`,
    },
  },
  {
    started: ({ first }, cast) => `${does(cast, first, "commence", "commencez")} avec la carte joueur actif.`,
    extraCard: (event) => `Une carte ${house(event.house)} rejoint les cartes utilisées de Nobunaga.`,
    pairsLaid: ({ pairs }) => `Les paires : ${pairs.map(([one, other]) => `${house(one)} et ${house(other)}`).join(" ; ")}.`,
    pairTaken: ({ seat, houses: [one, other] }, cast) =>
      `${does(cast, seat, "prend", "prenez")} la paire ${house(one)} et ${house(other)}.`,
    kept: (event, cast) =>
      event.house
        ? `${does(cast, event.seat, "garde", "gardez")} ${card(event.house)}.`
        : `${does(cast, event.seat, "garde", "gardez")} une carte de la paire.`,
    roundDealt: ({ round, houses }) => `Manche ${round} : ${cards(houses)}.`,
    houseTaken: (event, cast) => `${does(cast, event.seat, "prend", "prenez")} ${card(event.house)}.`,
    activeLaid: ({ seat }, cast) => `${does(cast, seat, "pose", "posez")} la carte joueur actif sur la table.`,
    activeTaken: ({ seat }, cast) => `${does(cast, seat, "prend", "prenez")} la carte joueur actif.`,
    activeKept: ({ seat }, cast) => `${does(cast, seat, "reprend", "reprenez")} la carte joueur actif.`,
    given: (event, cast) => `${does(cast, event.seat, "donne", "donnez")} ${card(event.house)} à Nobunaga.`,
    leftOver: ({ houses }) => `Pour Nobunaga : ${cards(houses)}.`,
    campaignStarted: ({ number, houses }) => `La ${nth(number)} campagne commence. Zone Campagne : ${cards(houses)}.`,
    attacked: (event, cast) => `${does(cast, event.seat, "attaque", "attaquez")} ${NAMES[event.house].the}.`,
    ranked: (event, cast) => {
      const places = event.ranking.map(
        ({ who: one, count, tieBreak }) => `${who(cast, one)} ${count}${tieBreak ? ` (égalité : ${TIES[tieBreak]})` : ""}`,
      );
      const awarded = awardedOf(event.ranking);
      const names = awarded.map((one, at) => (at === 0 ? opening : who)(cast, one));
      const lay = awarded.some((one) => one === cast.you) ? "posez" : awarded.length > 1 ? "posent" : "pose";
      return `${house(event.house)} : ${places.join(", ")}. ${listing(names, "et")} ${lay} une carte.`;
    },
    activePassed: ({ to, why }, cast) =>
      why === "unawarded"
        ? `La carte joueur actif passe au joueur le plus proche qui n'a rien posé : ${who(cast, to)}.`
        : `Tous les autres ont posé une carte ; la carte joueur actif passe au voisin de gauche : ${who(cast, to)}.`,
    campaignEnded: ({ number }) => `La ${nth(number)} campagne est terminée.`,
    finished: ({ standings }, cast) =>
      `Points de victoire : ${standings.map((place) => `${who(cast, place.who)} ${place.points}`).join(", ")}.`,
  },
);

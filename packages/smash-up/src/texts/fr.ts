import type { About, Cast, SeatId } from "@fracas/kernel";
import type { CardRef, GrantRef } from "../events.ts";
import { fr as core } from "../sets/core/fr.ts";
import type { Award } from "../state.ts";
import {
  type Asked,
  type CardTexts,
  capital,
  counted,
  grantOf,
  isBase,
  isFromDiscard,
  isMinion,
  isUsed,
  listing,
  nameIn,
  signed,
  standing,
  subject,
  texts,
} from "./words.ts";

const CARDS: CardTexts = {
  ...core,
  counters: {
    name: "marqueurs Force +1",
    text: "Chacun donne Force +1 à la carte sur laquelle il se trouve. Ils sont défaussés quand la carte quitte le jeu.",
  },
};

const name = nameIn(CARDS);
const refs = (cards: readonly CardRef[]) => counted(cards, name);
const does = subject("Vous");
const isYou = (cast: Cast, seat: SeatId) => cast.you === seat;
/** "d'Anna", "de Bob". */
const of = (word: string) => (/^(?:[aeiouàâäéèêëîïôöùûüœ]|y(?![aeiou]))/i.test(word) ? `d'${word}` : `de ${word}`);
/** "votre main", "la main d'Anna". */
const whose = (cast: Cast, seat: SeatId, what: string) => (isYou(cast, seat) ? `votre ${what}` : `la ${what} ${of(cast.name(seat))}`);
/** "Gnome (Anna, Fosses de goudron)": names stand without articles. */
const full = (card: string, base: string, seat: SeatId | undefined, cast: Cast) =>
  seat === undefined ? `${card} (${base})` : `${card} (${isYou(cast, seat) ? "à vous" : cast.name(seat)}, ${base})`;
/** The card that a question is about. */
const card = ({ card }: About, otherwise = "cette carte") => (card === undefined ? otherwise : name(String(card)));
const cardsOf = (count: number) => (count === 1 ? "une carte" : `${count} cartes`);
/** "Rayon tracteur : Anna pioche": who caused it stands before what happened. */
const caused = (by: string | undefined, sentence: string) =>
  by === undefined ? capital(sentence) : `${name(by)} : ${sentence.replace(/^Vous\b/, "vous")}`;

function extra({ kind, most, base, lonely }: GrantRef): string {
  const power = most === undefined ? "" : ` de Force ${most} ou moins`;
  const where = base === undefined ? (lonely ? " sur une Base sans Créature à soi" : "") : ` sur ${name(base)}`;
  return `${kind === "minion" ? "Créature" : "Action"} supplémentaire${power}${where}`;
}

const upTo = ({ about: { picked, most } }: Asked) => (Number(most ?? 1) > 1 ? ` (${Number(picked ?? 0)} sur ${most})` : "");
const more = (none: string, enough: string) => (asked: Asked) => (asked.more ? enough : none);

const PLACES = ["", "Vainqueur", "Deuxième", "Troisième", "sans place"];
const points = ({ vp, extra }: Award) => (vp > 0 && extra > 0 ? `${vp} + ${extra} PV` : `${vp + extra} PV`);

export const fr = texts(
  {
    title: "Smash Up",
    summary:
      "Mélangez deux Factions en une seule pioche, envahissez les Bases avec vos Créatures et vos Actions, et marquez des points quand elles cèdent. Le premier à 15 points à la fin d'un tour l'emporte.",
    result: (result, cast) => {
      const [first, ...tied] = result.winners;
      const points = standing(result, cast, "vous", " ");
      if (first === undefined) return `${points}.`;
      if (tied.length === 0) return `${does(cast, first, "gagne", "gagnez")}. ${points}.`;
      const winners = result.winners.map((seat, at) => (isYou(cast, seat) ? (at === 0 ? "Vous" : "vous") : cast.name(seat)));
      const win = result.winners.some((seat) => isYou(cast, seat)) ? "gagnez" : "gagnent";
      return `${listing(winners, "et")} ${win} ensemble. ${points}.`;
    },
    forbidden: {
      noMinionPlay: "il ne reste aucune Créature à jouer ce tour-ci",
      noActionPlay: "il ne reste aucune Action à jouer ce tour-ci",
      tooStrong: "ce qui reste à jouer est pour des Créatures de Force moindre",
      wrongBase: "ce qui reste à jouer est pour une autre Base",
      forbidden: "une carte en jeu l'interdit",
      noTarget: "il n'y a rien à quoi l'attacher",
      specialOnly: "elle ne se joue qu'au moment que son effet Spécial indique",
      actionsBarred: "vous ne pouvez pas jouer d'Action ce tour-ci",
      notYours: "ce n'est pas à vous de la jouer",
      notReady: "son effet ne peut pas servir maintenant",
      protectedCard: "la carte en est protégée",
      notTarget: "le texte ne permet pas celle-ci",
    },
    options: {
      factions: {
        name: "Factions",
        help: "Choix libre : chacun à son tour prend deux Factions parmi toutes. Draft : quelques Factions sont proposées ; chacun en prend une, puis une deuxième dans l'ordre inverse. Au hasard : chacun en reçoit deux.",
        choices: { free: "Choix libre", draft: "Draft", random: "Au hasard" },
      },
      duplicates: {
        name: "Factions en double",
        help: "Plusieurs joueurs peuvent avoir la même Faction, comme avec deux exemplaires du jeu. Personne n'a deux fois la même.",
      },
    },
    cards: CARDS,
    rules: [
      {
        heading: "Le but",
        paragraphs: [
          "Chacun mélange deux Factions de 20 cartes pour former sa pioche. Avec vos Créatures et vos Actions, vous accumulez de la Force sur les Bases. Quand la Force totale sur une Base atteint sa Résistance, la Base est conquise, et ceux qui y ont le plus de Force gagnent des Points de Victoire (PV).",
          "À la fin d'un tour où quelqu'un a 15 PV ou plus, le plus grand total de PV l'emporte.",
        ],
      },
      {
        heading: "La mise en place",
        paragraphs: [
          "Chacun reçoit deux Factions différentes : par choix libre, par draft ou au hasard. Leurs 40 cartes forment sa pioche.",
          "Les Bases de toutes les boîtes dont vient une Faction choisie forment la pioche de cartes Base. On en révèle une de plus qu'il n'y a de joueurs.",
          "Chacun pioche cinq cartes. S'il n'y a aucune Créature parmi elles, vous pouvez les montrer, les défausser et en piocher cinq autres, une seule fois. Un joueur tiré au sort commence ; on joue dans le sens horaire.",
        ],
      },
      {
        heading: "Un tour",
        paragraphs: [
          "1. Début de tour. Ce qui durait jusqu'au début de votre tour prend fin ; puis vient tout ce qui se produit au début du tour, dans l'ordre choisi par le joueur actif.",
          "2. Jouer des cartes. Dans l'ordre de votre choix : une Créature et une Action gratuites, les cartes supplémentaires qu'on vous accorde, chacun de vos Talents une fois, et tout ce que vos cartes permettent à votre tour. Rien n'est obligatoire.",
          "3. Conquête. Chaque Base conquise est traitée, l'une après l'autre.",
          "4. Piochez deux cartes, puis défaussez-vous pour n'en garder que dix. Cette limite ne compte à aucun autre moment.",
          "5. Fin de tour. D'abord ce qui se produit à la fin du tour, puis tout ce qui durait jusque-là prend fin. On regarde alors si quelqu'un a gagné.",
          "Quand votre pioche est vide et qu'il vous en faut une carte, votre défausse est mélangée et devient votre pioche.",
        ],
      },
      {
        heading: "Jouer une carte",
        paragraphs: [
          "Une Créature se joue sur une Base ; puis son effet a lieu. Une Action Standard a lieu et est défaussée. Les autres Actions s'attachent à une Base ou à une Créature, y restent et partent avec elle.",
          "Vous pouvez jouer une carte qui n'aura aucun effet. Mais tout ce qu'elle peut faire doit être fait, même à vos dépens. Ce qui dit « vous pouvez », « jusqu'à » ou « n'importe quel nombre » peut se refuser ; toute carte supplémentaire aussi.",
          "Une carte supplémentaire n'utilise pas votre Créature ni votre Action gratuite. Pendant votre phase Jouer des cartes, vous pouvez la garder jusqu'à la fin de la phase ; à tout autre moment, ou si elle vient d'un effet Spécial, elle se joue aussitôt ou est perdue.",
          "Si plusieurs possibilités permettent de jouer une carte, la plus restrictive est utilisée ; en cas de doute, on vous demande.",
          "Le texte d'une carte l'emporte sur ces règles, et « ne peut pas » l'emporte sur « peut ».",
        ],
      },
      {
        heading: "Les effets",
        paragraphs: [
          "Un texte sans mention a lieu quand la carte est jouée, et seulement alors : pas quand elle est déplacée ou revient.",
          "Permanent : agit tant que la carte est en jeu. Les effets des Bases aussi, sans cette mention.",
          "Spécial : s'utilise au moment indiqué, pendant le tour de n'importe qui, même depuis la main ou la défausse si le texte le dit. Ce n'est pas une de vos cartes gratuites.",
          "Talent : une fois dans chacune de vos phases Jouer des cartes, y compris au tour où la carte arrive.",
          "« Vous » désigne le joueur qui contrôle la carte ; sur une Base, celui que le texte décrit. « Ici » désigne la Base où se trouve la carte.",
        ],
      },
      {
        heading: "Dans quel ordre",
        paragraphs: [
          "La carte jouée prend d'abord sa place, puis son effet est entièrement appliqué. Une carte jouée au milieu de cet effet passe devant ; ensuite, l'effet interrompu se termine.",
          "Alors seulement viennent les effets qui réagissent à ce qui s'est passé. On répond d'abord à la carte jouée en dernier. Pour chacune, les effets des cartes en jeu viennent un par un, dans l'ordre choisi par le joueur actif ; puis les effets Spéciaux depuis les mains et les défausses, dans le sens horaire à partir du joueur actif, jusqu'à ce que tout le monde passe.",
          "Ce qui arrive à plusieurs cartes leur arrive à toutes en même temps. Si l'une d'elles y échappe, les autres le subissent quand même. Quand plusieurs joueurs doivent faire la même chose, ils la font dans le sens horaire à partir du joueur actif.",
        ],
      },
      {
        heading: "La Force",
        paragraphs: [
          "La Force d'une Créature est le nombre inscrit sur la carte, plus ou moins tout ce qui le modifie, jamais moins de 0. Quand un texte parle de Force, il s'agit de ce total ; hors jeu, c'est le nombre inscrit.",
          "Votre Force sur une Base est celle de toutes vos Créatures présentes, plus tout ce qui vous y donne de la Force. La Résistance peut changer de la même façon.",
        ],
      },
      {
        heading: "La Conquête d'une Base",
        paragraphs: [
          "1. Pendant la phase Conquête, une Base est conquise si la Force totale présente atteint au moins sa Résistance. S'il n'y en a aucune, on passe à la pioche.",
          "2. Le joueur actif choisit une des Bases conquises. Dès lors, plus rien ne l'arrête, même si la Force y baisse.",
          "3. Avant la Conquête : les cartes en jeu peuvent agir, puis les effets Spéciaux depuis la main, dans le sens horaire à partir du joueur actif, jusqu'à ce que tout le monde passe.",
          "4. On attribue les PV. Tous ceux qui y ont une Créature ou de la Force sont classés selon leur Force ; les trois premiers gagnent les trois nombres de la Base, les suivants rien. Ce qui se produit lors de la Conquête s'y ajoute.",
          "5. Après la Conquête : de nouveau les cartes en jeu, puis le tour de table des effets Spéciaux.",
          "6. Toutes les cartes de la Base vont en même temps dans la défausse de leurs propriétaires. Elles sont défaussées, pas détruites.",
          "7. La Base va dans la défausse Base.",
          "8. La Base suivante de la pioche de cartes Base la remplace.",
          "9. On regarde de nouveau si une Base est conquise.",
        ],
      },
      {
        heading: "Les égalités sur une Base",
        paragraphs: [
          "Les joueurs à égalité obtiennent tous la meilleure des places qu'ils se partagent, et les places suivantes sont perdues d'autant. Sur une Base qui vaut 4, 2 et 1 : avec 10, 10 et 5 de Force, ils gagnent 4, 4 et 1 PV ; avec 10, 7 et 7, ils gagnent 4, 2 et 2, et il n'y a pas de Troisième.",
          "S'il y a plusieurs Vainqueurs, chacun fait ce que la Base accorde au Vainqueur, dans le sens horaire à partir du joueur actif.",
        ],
      },
      {
        heading: "La fin",
        paragraphs: [
          "Si quelqu'un a 15 PV ou plus à la fin d'un tour, la partie est finie et le plus grand total de PV l'emporte. Si plusieurs joueurs sont à égalité en tête, la partie continue jusqu'à ce qu'un tour se termine sans cette égalité.",
        ],
      },
      {
        heading: "Les mots",
        paragraphs: [
          "Affecter : déplacer, détruire, renvoyer ou placer une carte, changer sa Force ou qui la contrôle, ou lui attacher une carte.",
          "Détruire : du jeu vers la défausse de son propriétaire. Défausser : d'une main ou d'une pioche vers la défausse, ou avec une Base conquise. Renvoyer : du jeu vers la main de son propriétaire. Ce qui est attaché à une carte qui quitte le jeu est défaussé.",
          "Déplacer : une Créature va d'une Base à une autre avec tout ce qui lui est attaché. Elle n'est pas jouée, donc son effet n'a pas lieu. Placer : mettre une carte ailleurs, par exemple sous une pioche.",
          "Propriétaire : celui dont la carte vient au début ; c'est à lui qu'elle revient toujours. Contrôle : celui à qui est la carte en jeu, d'ordinaire celui qui l'a jouée.",
          "Consulter : vous seul voyez. Révéler : tout le monde voit. Chercher : parcourir votre pioche, montrer ce que vous prenez, puis mélanger.",
          "En jeu : les Bases sur la table et toutes les cartes qui s'y trouvent. « Une Créature » est une Créature en jeu, sauf s'il s'agit de la jouer.",
        ],
      },
      {
        heading: "Ce qui est caché",
        paragraphs: [
          "Vous seul voyez votre main, et personne ne voit les pioches ; le nombre de cartes est connu de tous. Les défausses, les Bases avec tout ce qui s'y trouve et les points sont visibles.",
          "Ce qui a été révélé, tout le monde le connaît jusqu'au prochain mélange ; ce que vous avez consulté, vous seul le connaissez.",
        ],
      },
    ],
  },
  {
    colon: " :",
    inPlay: full,
    questions: {
      chooseFaction: "choisissez une Faction",
      keepHand: "gardez-vous votre première main ?",
      play: "que jouez-vous ?",
      useGrant: "avec quelle possibilité la jouez-vous ?",
      playWhere: ({ about }) => `sur quelle Base jouer ${card(about)} ?`,
      playOn: ({ about }) => `à quoi attacher ${card(about)} ?`,
      playExtra: ({ about }) => `quelle ${extra(grantOf(about)).replace("à soi", "à vous")} jouez-vous ?`,
      order: "quel effet vient en premier ?",
      orderCards: "quel effet vient en premier ?",
      useAbility: ({ card }) => (isBase(card) ? "son effet s'applique-t-il à vous ?" : "utilisez-vous son effet ?"),
      useSpecial: ({ about: { base, when } }) =>
        `${when === "beforeScoring" ? "avant" : "après"} la Conquête (${name(String(base))}) : quel effet Spécial utilisez-vous ?`,
      scoreBase: "quelle Base est conquise ensuite ?",
      discardDown: ({ about: { over } }) =>
        Number(over) === 1
          ? "vous avez une carte de trop : laquelle défausser ?"
          : `vous avez ${over} cartes de trop : laquelle défausser ?`,
      destroy: (asked) => `quelle Créature détruire ?${upTo(asked)}`,
      destroyAction: (asked) => `quelle Action détruire ?${upTo(asked)}`,
      return: (asked) => `quelle Créature renvoyer dans la main de son propriétaire ?${upTo(asked)}`,
      putUnderDeck: "quelle Créature placer sous la pioche de son propriétaire ?",
      move: (asked) => `quelle Créature déplacer ?${upTo(asked)}`,
      moveTo: ({ about }) => `vers quelle Base déplacer ${card(about, "ces Créatures")} ?`,
      moveFrom: "de quelle Base déplacer les Créatures ?",
      strengthen: ({ about: { amount } }) => `quelle Créature gagne Force ${signed(Number(amount))} ?`,
      chooseOwn: "choisissez une de vos Créatures",
      chooseBase: "choisissez une Base",
      choosePlayer: "choisissez un joueur",
      nameFaction: "nommez une Faction",
      discard: "quelle carte défausser ?",
      discardTheirs: "quelle carte faire défausser ?",
      takeBack: (asked) => `quelle carte de votre défausse reprendre en main ?${upTo(asked)}`,
      shuffleIn: (asked) => `quelle carte mélanger à votre pioche ?${upTo(asked)}`,
      search: "quelle carte de votre pioche prendre ?",
      searchSame: "quelles cartes chercher dans votre pioche ?",
      searchHowMany: "combien ?",
      searchBase: "quelle Base entre en jeu ?",
      takeRevealed: (asked) => `quelle carte révélée prendre en main ?${upTo(asked)}`,
      topNext: "quelle carte vient ensuite sur votre pioche, de haut en bas ?",
      playRevealed: ({ about }) => (about.card === undefined ? "quelle carte jouer ?" : `que faire de la carte révélée, ${card(about)} ?`),
      playRevealedOrTake: ({ about }) => `que faire de la carte révélée, ${card(about)} ?`,
      discardOrKeep: "que faire de la carte consultée ?",
      replaceBase: "quelle Base entre en jeu ensuite ?",
      baseNext: "quelle Base vient ensuite sur la pioche de cartes Base, de haut en bas ?",
      shield: "quelle carte se sacrifie ?",
    },
    options: {
      chooseFaction: (option) => option.name,
      play: (option) => {
        if (option.at.ability === undefined) return `Jouer ${option.name}`;
        return isFromDiscard(option) ? `Jouer ${option.name} depuis votre défausse` : `Utiliser ${option.full}`;
      },
      useGrant: ({ at }) =>
        at.by === undefined
          ? `${at.kind === "minion" ? "Créature gratuite" : "Action gratuite"} du tour`
          : `${extra(grantOf(at)).replace("à soi", "à vous")}, grâce à ${name(String(at.by))}`,
      playWhere: (option) => `Jouer ${card(option.about)} sur ${option.name}`,
      playOn: (option) => `Attacher ${card(option.about)} à ${option.full}`,
      playExtra: (option) => `Jouer ${option.name}`,
      order: (option) => `${option.full} d'abord${option.at.about === undefined ? "" : `, en réponse à ${name(String(option.at.about))}`}`,
      orderCards: (option) => `${option.full} d'abord`,
      useSpecial: (option) => {
        if (option.at.ability !== undefined) return `Utiliser ${option.full}`;
        return isMinion(option) ? `Jouer ${option.name} sur ${name(String(option.about.base))}` : `Jouer ${option.name}`;
      },
      scoreBase: (option) => `Conquérir ${option.name}`,
      discardDown: (option) => `Défausser ${option.name}`,
      destroy: (option) => `Détruire ${option.full}`,
      destroyAction: (option) => `Détruire ${option.full}`,
      return: (option) => `Renvoyer ${option.full}`,
      putUnderDeck: (option) => `Placer ${option.full} sous la pioche`,
      move: (option) => `Déplacer ${option.full}`,
      moveTo: (option) => `Déplacer ${card(option.about, "ces Créatures")} vers ${option.name}`,
      moveFrom: (option) => `Déplacer les Créatures (${option.name})`,
      strengthen: (option) => `Force ${signed(Number(option.about.amount))} pour ${option.full}`,
      chooseOwn: (option) => `Choisir ${option.full}`,
      chooseBase: (option) => `Choisir ${option.name}`,
      choosePlayer: ({ name, at, cast }) => (at.seat === cast.you ? "Vous choisir" : `Choisir ${name}`),
      nameFaction: (option) => `Nommer ${option.name}`,
      discard: (option) => `Défausser ${option.name}`,
      discardTheirs: (option) => `Faire défausser ${option.name}`,
      takeBack: (option) => `Reprendre ${option.name} en main`,
      shuffleIn: (option) => `Mélanger ${option.name} à la pioche`,
      search: (option) => `Prendre ${option.name}`,
      searchSame: (option) => `Chercher ${option.name}`,
      searchHowMany: ({ at }) => (at.number === 1 ? "Une seule" : `${at.number} cartes`),
      searchBase: (option) => `Mettre ${option.name} en jeu`,
      takeRevealed: (option) => `Prendre ${option.name} en main`,
      topNext: (option) => `${option.name} ensuite`,
      playRevealed: ({ name, at, cast }) =>
        at.seat === undefined || cast.you === undefined || at.seat === cast.you
          ? `Jouer ${name}`
          : `Jouer ${name} (${cast.name(at.seat as SeatId)})`,
      replaceBase: (option) => `Mettre ${option.name} en jeu`,
      baseNext: (option) => `${option.name} ensuite`,
      shield: (option) => `Sacrifier ${option.full}`,
    },
    words: {
      keepHand: { keep: "Garder cette main", replace: "La montrer et piocher cinq autres cartes" },
      play: { end: "Ne plus rien jouer" },
      playExtra: { decline: "Ne rien jouer" },
      useAbility: {
        use: ({ card, by }) => (isBase(card) ? "Appliquer son effet" : `Utiliser ${by}`),
        decline: ({ card }) => (isBase(card) ? "Ignorer son effet" : "Ne pas l'utiliser"),
      },
      useSpecial: { pass: "Passer" },
      destroy: { decline: more("Ne rien détruire", "Ne plus rien détruire") },
      destroyAction: { decline: more("Ne rien détruire", "Ne plus rien détruire") },
      return: { decline: more("Ne rien renvoyer", "Ne plus rien renvoyer") },
      putUnderDeck: { decline: "Les laisser toutes en jeu" },
      move: { decline: more("Ne rien déplacer", "Ne plus rien déplacer") },
      moveTo: { decline: "Ne pas la déplacer" },
      moveFrom: { decline: "Ne rien déplacer" },
      strengthen: { decline: "Ne renforcer personne" },
      chooseOwn: { decline: "N'en choisir aucune" },
      chooseBase: { decline: "Ne choisir aucune Base" },
      choosePlayer: { decline: "Ne choisir personne" },
      nameFaction: { decline: "N'en nommer aucune" },
      discard: { decline: more("Ne rien défausser", "Ne plus rien défausser") },
      discardTheirs: { decline: "Rien à défausser" },
      takeBack: { decline: more("Ne rien reprendre", "Ne plus rien reprendre") },
      shuffleIn: { decline: more("Ne rien mélanger", "Ne plus rien ajouter") },
      search: { decline: "Ne rien prendre" },
      searchSame: { decline: "Ne rien chercher" },
      searchHowMany: { decline: "Aucune" },
      searchBase: { decline: "Laisser la Base en place" },
      takeRevealed: { decline: more("Ne rien prendre", "Ne plus rien prendre") },
      topNext: { decline: "Laisser l'ordre tel quel" },
      playRevealed: {
        play: ({ about }) => `Jouer ${card(about)}`,
        keep: "La laisser sur votre pioche",
        decline: "Ne rien jouer",
      },
      playRevealedOrTake: {
        play: ({ about }) => `Jouer ${card(about)}`,
        take: "La prendre en main",
        keep: "La laisser sur votre pioche",
      },
      discardOrKeep: { discard: "La défausser", keep: "La remettre sur votre pioche" },
      replaceBase: { decline: "Prendre la première Base" },
      baseNext: { decline: "Laisser l'ordre tel quel" },
    },
    own: {
      "chooseOwn natural-selection": { question: "laquelle de vos Créatures frappe ?", option: ({ full }) => `Frapper avec ${full}` },
      "chooseOwn rampage": { question: "laquelle de vos Créatures se déchaîne ?", option: ({ full }) => `Déchaîner ${full}` },
      "chooseOwn disguise": {
        question: "lesquelles de vos Créatures remplacer, une ou deux sur la même Base ?",
        option: ({ full }) => `Remplacer ${full}`,
        words: { decline: "Seulement celle-là" },
      },
      "chooseOwn powderkeg": { question: "laquelle de vos Créatures explose ?", option: ({ full }) => `Faire exploser ${full}` },
      "chooseOwn sacrifice": { question: "laquelle de vos Créatures sacrifier ?", option: ({ full }) => `Sacrifier ${full}` },
      "chooseBase crop-circles": {
        question: "de quelle Base renvoyer toutes les Créatures ?",
        option: ({ name }) => `Renvoyer toutes les Créatures (${name})`,
      },
      "chooseBase terraforming": { question: "quelle Base échanger ?", option: ({ name }) => `Échanger ${name}` },
      "chooseBase broadside": { question: "sur quelle Base tirer ?", option: ({ name }) => `Tirer sur ${name}` },
      "chooseBase tech-center": { question: "pour vos Créatures de quelle Base piocher ?", option: ({ name }) => `Piocher pour ${name}` },
      "choosePlayer probe": { question: "quelle main consulter ?", option: ({ name }) => `Consulter la main ${of(name)}` },
      "choosePlayer broadside": {
        question: "de qui détruire les Créatures de Force 2 ou moins ?",
        option: ({ name, at, cast }) => (at.seat === cast.you ? "Détruire vos Créatures" : `Détruire les Créatures ${of(name)}`),
      },
      "choosePlayer mark-of-sleep": {
        question: "qui ne pourra pas jouer d'Action au prochain tour ?",
        option: ({ name, at, cast }) => (at.seat === cast.you ? "Pas d'Action pour vous-même" : `Pas d'Action pour ${name}`),
      },
      "move mushroom-kingdom": { question: "quelle Créature déplacer ici ?", words: { decline: "Ne rien déplacer" } },
      "move tortuga": { question: "quelle Créature déplacer vers la nouvelle Base ?", words: { decline: "Ne rien déplacer" } },
      "useAbility scout": {
        question: "revient-il dans votre main ?",
        words: { use: `Reprendre ${name("scout")} en main`, decline: "Le laisser à la défausse" },
      },
      "useAbility pirate-king": {
        question: "rejoint-il la Base qui va être conquise ?",
        words: { use: `Y déplacer ${name("pirate-king")}`, decline: "Le laisser où il est" },
      },
      "useAbility first-mate": {
        question: "part-il vers une autre Base ?",
        words: { use: `Déplacer ${name("first-mate")} vers une autre Base`, decline: "Le laisser à la défausse" },
      },
      "useAbility the-great-library": {
        question: "piochez-vous une carte ?",
        words: { use: "Piocher une carte", decline: "Ne rien piocher" },
      },
      "takeBack not-enough-bullets": {
        question: ({ about }) =>
          about.most === undefined ? "des Créatures de quel nom reprendre ?" : "en reprendre une autre du même nom ?",
        words: { decline: ({ about }) => (about.most === undefined ? "Ne rien reprendre" : "Ne plus rien reprendre") },
      },
      "searchHowMany mall-crawl": {
        question: "combien vont dans votre défausse ?",
        option: ({ at }) => (at.number === 1 ? "En défausser une" : `En défausser ${at.number}`),
      },
    },
    events: {
      factionsOffered: ({ factions, first }, cast) =>
        `${does(cast, first, "choisit", "choisissez")} en premier. Les Factions : ${factions.map(name).join(", ")}.`,
      factionChosen: ({ seat, faction }, cast) => `${does(cast, seat, "prend", "prenez")} la Faction ${name(faction)}.`,
      basesLaid: ({ bases }) => `Les Bases : ${bases.map(({ base }) => name(base)).join(", ")}.`,
      handReplaced: ({ seat, cards }, cast) =>
        `${does(cast, seat, "montre", "montrez")} une main sans Créature (${refs(cards)}), la ${isYou(cast, seat) ? "défaussez et en piochez" : "défausse et en pioche"} une autre.`,
      turnBegan: ({ seat, turn }, cast) => (isYou(cast, seat) ? `Tour ${turn} : c'est à vous.` : `Tour ${turn} : ${cast.name(seat)}.`),
      played: ({ seat, card, at, on, from, by }, cast) => {
        const where = at === undefined ? "" : on === undefined ? ` sur ${name(at.base)}` : ` sur ${name(on.face)} (${name(at.base)})`;
        const out = from === "hand" ? "" : from === "deck" ? " depuis la pioche" : " depuis la défausse";
        return caused(by, `${does(cast, seat, "joue", "jouez")} ${name(card.face)}${out}${where}.`);
      },
      fizzled: ({ card }) => `La carte ${name(card.face)} n'a pas d'effet et va à la défausse.`,
      destroyed: ({ card, owner, at, by }, cast) => {
        const what = full(name(card.face), name(at.base), owner, cast);
        return by === undefined || by === card.face ? `La carte ${what} est détruite.` : `${name(by)} détruit ${what}.`;
      },
      returned: ({ card, owner, at, by }, cast) =>
        by === undefined || by === card.face
          ? `${name(card.face)} (${name(at.base)}) revient dans ${whose(cast, owner, "main")}.`
          : `${name(by)} renvoie ${name(card.face)} (${name(at.base)}) dans ${whose(cast, owner, "main")}.`,
      putUnderDeck: ({ card, owner, by }, cast) =>
        by === undefined || by === card.face
          ? `${name(card.face)} va sous ${whose(cast, owner, "pioche")}.`
          : `${name(by)} place ${name(card.face)} sous ${whose(cast, owner, "pioche")}.`,
      moved: ({ card, from, to, by }) =>
        by === undefined || by === card.face
          ? `${name(card.face)} quitte ${name(from.base)} pour ${name(to.base)}.`
          : `${name(by)} déplace ${name(card.face)} (${name(from.base)}) vers ${name(to.base)}.`,
      spared: ({ card, shield, by }) =>
        `${name(shield.face)} se sacrifie : ${name(card.face)} échappe à ${by === undefined ? "cet effet" : `l'effet de la carte ${name(by)}`}.`,
      drew: ({ seat, count, cards, by }, cast) =>
        caused(by, `${does(cast, seat, "pioche", "piochez")} ${cardsOf(count)}${cards ? ` : ${refs(cards)}` : ""}.`),
      discarded: ({ seat, cards, from, atRandom, by }, cast) =>
        caused(
          by,
          `${does(cast, seat, "défausse", "défaussez")} ${refs(cards)}${from === "deck" ? " depuis la pioche" : ""}${atRandom ? " au hasard" : ""}.`,
        ),
      revealed: ({ seat, cards, by }, cast) => caused(by, `${does(cast, seat, "révèle", "révélez")} ${refs(cards)}.`),
      looked: ({ seat, at, whose: owner, count, cards, by }, cast) => {
        const own = (what: string) => (owner === seat && !isYou(cast, seat) ? `sa ${what}` : whose(cast, owner, what));
        const first = (word: string) => (count === 1 ? `la première ${word}` : `les ${count} premières ${word}s`);
        const deck = own("pioche");
        const what =
          at === "hand"
            ? own("main")
            : at === "baseDeck"
              ? `${first("carte")} de la pioche de cartes Base`
              : `${first("carte")} de ${deck}`;
        return caused(by, `${does(cast, seat, "consulte", "consultez")} ${what}${cards && cards.length > 0 ? ` : ${refs(cards)}` : ""}.`);
      },
      tookFrom: ({ seat, pile, cards, by }, cast) =>
        caused(by, `${does(cast, seat, "prend", "prenez")} en main depuis la ${pile === "deck" ? "pioche" : "défausse"} : ${refs(cards)}.`),
      shuffled: ({ seat, what, count }, cast) => {
        if (what === "discardPile") return `${capital(whose(cast, seat, "défausse"))} est mélangée et devient la pioche.`;
        const shuffle = does(cast, seat, "mélange", "mélangez");
        if (what === "deck") return `${shuffle} la pioche.`;
        return `${shuffle} à la pioche ${cardsOf(count)} de la ${what === "hand" ? "main" : "défausse"}.`;
      },
      gained: ({ seat, vp, by }, cast) => caused(by, `${does(cast, seat, "gagne", "gagnez")} ${vp} PV.`),
      powerChanged: ({ cards, amount, by }) => caused(by, `Force ${signed(amount)} pour ${refs(cards)}.`),
      breakpointChanged: ({ at, amount, by }) =>
        caused(
          by,
          `la Résistance de la Base ${name(at.base)} ${amount < 0 ? "baisse" : "augmente"} de ${Math.abs(amount)} jusqu'à la fin du tour.`,
        ),
      granted: ({ seat, grant, by }, cast) => {
        const what = isYou(cast, seat) ? extra(grant).replace("à soi", "à vous") : extra(grant);
        return caused(by, `${does(cast, seat, "peut", "pouvez")} jouer une ${what}.`);
      },
      named: ({ seat, faction, by }, cast) => caused(by, `${does(cast, seat, "nomme", "nommez")} la Faction ${name(faction)}.`),
      actionsBarred: ({ seat, by }, cast) =>
        caused(
          by,
          isYou(cast, seat)
            ? "vous ne pourrez pas jouer d'Action à votre prochain tour."
            : `${cast.name(seat)} ne pourra pas jouer d'Action à son prochain tour.`,
        ),
      abilityUsed: ({ seat, card }, cast) =>
        isUsed(card.face)
          ? `${does(cast, seat, "utilise", "utilisez")} ${name(card.face)}.`
          : `L'effet de la carte ${name(card.face)} s'applique.`,
      passed: ({ seat }, cast) => `${does(cast, seat, "passe", "passez")}.`,
      scoringBegan: ({ at, total, breakpoint }) => `Conquête : ${name(at.base)}, Force ${total} pour une Résistance de ${breakpoint}.`,
      scored: ({ at, awards }, cast) => {
        const places = awards.map(
          (award) =>
            `${isYou(cast, award.seat) ? "vous" : cast.name(award.seat)} (${PLACES[award.place]}, Force ${award.power}), ${points(award)}`,
        );
        return awards.length === 0 ? `${name(at.base)} ne rapporte rien à personne.` : `${name(at.base)} : ${places.join(" ; ")}.`;
      },
      baseCleared: ({ at, cards }) =>
        cards.length === 0 ? `Il ne reste aucune carte sur ${name(at.base)}.` : `À la défausse depuis ${name(at.base)} : ${refs(cards)}.`,
      savedFromDiscard: ({ card, owner, from, to }, cast) =>
        to === undefined
          ? `Au lieu d'aller à la défausse, ${name(card.face)} (${name(from.base)}) revient dans ${whose(cast, owner, "main")}.`
          : `Au lieu d'aller à la défausse, ${name(card.face)} quitte ${name(from.base)} pour ${name(to.base)}.`,
      baseReplaced: ({ old, base }) => `${name(base)} remplace ${name(old)}.`,
      baseSwapped: ({ old, base, by }) => caused(by, `${name(base)} prend la place de la Base ${name(old)}.`),
      baseDeckShuffled: () => "La pioche de cartes Base est mélangée.",
      finished: ({ vp }, cast) =>
        `Points de Victoire : ${vp.map((points, seat) => `${cast.you === seat ? "vous" : cast.name(seat as SeatId)} ${points}`).join(", ")}.`,
    },
  },
);

import type { Texts } from "./index.ts";

const n = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString("fr")} ${count < 2 ? one : many}`;

export const fr: Texts = {
  tagline: "Fracas : des jeux de cartes où toutes les règles s'appliquent, contre des robots qui jouent franc jeu.",
  unofficial: "Un projet de fans non officiel ; les jeux appartiennent à leurs propriétaires (voir README.md).",
  examples: "Par exemple :",
  exitCodes: "Codes de sortie : 0 tout va bien, 1 un échec ou une différence, 2 appel ou fichier incorrect.",
  commands: {
    play: "Jouer une partie dans le terminal contre des robots.",
    simulate: "Faire jouer beaucoup de parties par des robots : vitesse, et qui gagne combien de fois.",
    replay: "Revoir une partie enregistrée, ou la vérifier.",
    scenario: "Exécuter des fichiers de scénarios.",
    check: "Vérifier, par des parties aléatoires, qu'un jeu respecte les neuf propriétés du noyau.",
  },
  options: {
    help: "afficher cette page",
    lang: "la langue (par défaut celle du système)",
    json: "afficher un objet JSON pour les programmes",
    seed: "la graine de tout le hasard ; la même graine donne le même résultat",
    players: "nombre de joueurs",
    bot: "quel robot joue, random ou greedy ; un pour tous, ou un par place : greedy,random,random",
    option: "une option du jeu ; peut être répétée",
    games: "nombre de parties (1000 par défaut)",
    jobs: "nombre de fils d'exécution (1 par défaut)",
    to: "seulement les N premières réponses",
    seat: "la partie vue par ce joueur : un nom, ou un numéro à partir de 1",
    check: "rejouer la partie et la comparer à l'enregistrement",
    matches: "nombre de parties aléatoires (1000 par défaut)",
    sample: "tout vérifier dans une partie sur N (50 par défaut), les autres rapidement",
    record: "vérifier plutôt une partie enregistrée ; - lit l'entrée standard",
    name: "votre nom à la table",
    resume: "reprendre une partie enregistrée",
    save: "le fichier où enregistrer la partie",
  },
  valueNames: { seed: "GRAINE", bot: "ROBOT", seat: "PLACE", record: "FICHIER", name: "NOM", resume: "FICHIER", save: "FICHIER" },
  placeholders: { GAME: "JEU", FILE: "FICHIER", "NAME=VALUE": "NOM=VALEUR" },
  overviewHint: (games) =>
    `Pour commencer : npx fracas play nobunaga\nJeux : ${games}. « fracas COMMANDE --help » en dit plus ; --lang en|fr|ru fonctionne partout.`,

  unknownCommand: (given, known) => `Il n'y a pas de commande « ${given} » ; il y a : ${known}.`,
  unknownLang: (given, known) => `Il n'y a pas de langue « ${given} » ; il y a : ${known}.`,
  unknownFlag: (given, known) => `« ${given} » n'est pas reconnu ici ; il y a : ${known}.`,
  unknownBot: (given, known) => `Il n'y a pas de robot « ${given} » pour ce jeu ; il y a : ${known}.`,
  wrongBots: (given, players) => `${given} robots sont nommés pour ${players} joueurs ; nommez-en un pour tous, ou un par place.`,
  flagTakesNothing: (name) => `--${name} ne prend pas de valeur.`,
  givenTwice: (name) => `--${name} ne peut être donné qu'une fois.`,
  gameOrRecord: "Nommez un jeu ou un enregistrement, pas les deux.",
  tooLarge: (file, most) => `${file} est plus gros que ne peut l'être un enregistrement ou un scénario (${most}).`,
  checkNoEnd: (file, answers) =>
    `${file} : ${n(answers, "réponse")} jusqu'à la fin de la partie ; l'enregistrement n'indique aucun résultat à comparer.`,
  valueMissing: (name) => `--${name} demande une valeur.`,
  notANumber: (name, given, range) => `--${name} ne peut pas valoir « ${given} » ; il faut un nombre entier, ${range}.`,
  atLeast: (min) => `au moins ${min}`,
  optionPair: (given) => `--option prend NOM=VALEUR, pas « ${given} ».`,
  oneGame: (command) => `Nommez un jeu : fracas ${command} nobunaga.`,
  oneFile: "Nommez un enregistrement : fracas replay FICHIER (ou - pour l'entrée standard).",
  someFiles: "Nommez des fichiers ou dossiers de scénarios : fracas scenario scenarios.",
  noScenarios: (where) => `Il n'y a pas de fichiers .scenario dans ${where}.`,
  resumeAlone: "Une partie reprise contient déjà son jeu, ses joueurs, sa graine et ses options : fracas play --resume FICHIER.",
  unreadable: (file, why) => `Impossible de lire ${file} : ${why}.`,
  noSuchFile: "ce fichier n'existe pas",
  isFolder: "c'est un dossier",
  notAllowed: "la lecture n'est pas autorisée",
  tooFar: (to, answers) => `--to ${to} va trop loin ; l'enregistrement compte ${n(answers, "réponse")}.`,
  fault: (message) => `C'est un défaut de Fracas lui-même : ${message}`,

  yourName: "Joueur",
  seat: (number) => `Place ${number}`,
  simulated: (game, players, games, bot, seed) =>
    `${game} : ${games} ${games === "1" ? "partie" : "parties"} à ${players} robots (${bot}), graine ${seed}`,
  speed: (games, decisions, perGame, seconds) =>
    `${games} parties/s, ${decisions} décisions/s, ${perGame} décisions par partie, ${seconds} s`,
  scenarios: (passed, failed) =>
    failed === 0
      ? `${n(passed, "scénario réussi", "scénarios réussis")}, d'un trait et avec enregistrement et reprise.`
      : `${n(passed, "scénario réussi", "scénarios réussis")}, ${n(failed, "échec")}.`,
  checked: (game, matches, checked, decisions) =>
    `${game} : ${n(matches, "partie")} (${n(decisions, "décision")}) sans défaut ; les neuf propriétés sont respectées dans l'échantillon de ${n(checked, "partie")}.`,
  checkSame: (file, answers) => `${file} : ${n(answers, "réponse")}, tout s'est passé comme dans l'enregistrement.`,
  checkLegal: (file, answers) =>
    `${file} : ${n(answers, "réponse")}, aucune irrégularité ; la partie n'est pas terminée, il n'y a donc pas de résultat à comparer.`,
  checkDiffers: (file) => `${file} : rejouée, la partie ne se déroule pas comme dans l'enregistrement.`,
  seedShown: (seed, commitment) =>
    `Les cartes venaient de la graine « ${seed} », sur laquelle la partie s'était engagée par ${commitment}.`,
};

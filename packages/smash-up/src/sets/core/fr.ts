// The core set in French.
interface CardWords {
  readonly name: string;
  readonly text: string;
}

export type CoreId = keyof typeof fr;

export const fr = {
  // ————— Aliens —————
  aliens: {
    name: "Aliens",
    text: "Ils renvoient les Créatures dans les mains, glanent des points faciles et changent même la Base sous les pieds de tout le monde.",
  },
  "supreme-overlord": { name: "Seigneur suprême", text: "Vous pouvez renvoyer une Créature dans la main de son propriétaire." },
  invader: { name: "Envahisseur", text: "Gagnez 1 PV." },
  scout: {
    name: "Éclaireur",
    text: "Spécial : Après la Conquête de cette Base, vous pouvez reprendre cette Créature en main au lieu de la défausser.",
  },
  collector: {
    name: "Récolteur",
    text: "Vous pouvez renvoyer une Créature de Force 3 ou moins présente ici dans la main de son propriétaire.",
  },
  abduction: {
    name: "Enlèvement",
    text: "Renvoyez une Créature dans la main de son propriétaire. Vous pouvez jouer une Créature supplémentaire.",
  },
  "beam-up": { name: "Rayon tracteur", text: "Renvoyez une Créature dans la main de son propriétaire." },
  "crop-circles": {
    name: "Cercles de culture",
    text: "Choisissez une Base. Renvoyez toutes les Créatures qui s'y trouvent dans la main de leurs propriétaires.",
  },
  disintegrator: { name: "Désintégrateur", text: "Placez une Créature de Force 3 ou moins sous la pioche de son propriétaire." },
  invasion: { name: "Invasion", text: "Déplacez une Créature vers une autre Base." },
  "jammed-signal": { name: "Signal brouillé", text: "Permanent : Tous les joueurs ignorent l'effet de cette Base." },
  probe: {
    name: "Sonde",
    text: "Consultez la main d'un autre joueur et choisissez-y une Créature. Ce joueur la défausse.",
  },
  terraforming: {
    name: "Terraformation",
    text: "Échangez une Base en jeu contre une Base de votre choix de la pioche de cartes Base. Les Créatures restent, les Actions attachées à l'ancienne Base sont défaussées ; mélangez la pioche de cartes Base. Vous pouvez jouer une Créature supplémentaire sur la nouvelle Base.",
  },
  "the-homeworld": {
    name: "Planète mère",
    text: "Chaque fois qu'une Créature est jouée ici, son propriétaire peut ensuite jouer une Créature supplémentaire de Force 2 ou moins.",
  },
  "the-mothership": {
    name: "Vaisseau-Amiral",
    text: "Après la Conquête de cette Base, le Vainqueur peut renvoyer dans sa main une de ses Créatures de Force 3 ou moins présentes ici.",
  },

  // ————— Dinosaurs —————
  dinosaurs: {
    name: "Dinosaures",
    text: "La plus grande Force du jeu, tout simplement ; ce qui ne tient pas à côté d'eux se fait dévorer.",
  },
  "king-rex": { name: "Roi Rex", text: "" },
  laseratops: { name: "Lasératops", text: "Détruisez une Créature de Force 2 ou moins présente ici." },
  "armor-stego": { name: "Stégo blindé", text: "Permanent : Cette Créature a Force +2 pendant le tour des autres joueurs." },
  "war-raptor": {
    name: "Raptor de combat",
    text: "Permanent : Cette Créature a Force +1 pour chaque Raptor de combat présent ici, elle comprise.",
  },
  augmentation: { name: "Amélioration", text: "Une Créature gagne Force +4 jusqu'à la fin de votre tour." },
  howl: { name: "Hurlement", text: "Chacune de vos Créatures gagne Force +1 jusqu'à la fin de votre tour." },
  "natural-selection": {
    name: "Sélection naturelle",
    text: "Choisissez une de vos Créatures. Détruisez une Créature de Force inférieure sur la même Base.",
  },
  rampage: {
    name: "Déchaînement",
    text: "Jusqu'à la fin du tour, réduisez la Résistance d'une Base de la Force d'une de vos Créatures qui s'y trouve.",
  },
  "survival-of-the-fittest": {
    name: "La loi du plus fort",
    text: "Sur chaque Base où les Créatures n'ont pas toutes la même Force, détruisez celle qui a la Force la plus basse. En cas d'égalité, vous choisissez.",
  },
  "tooth-and-claw-and-guns": {
    name: "Crocs et griffes... et gros calibre",
    text: "Permanent : Si un effet devait affecter cette Créature, détruisez cette carte ; l'effet n'affecte pas la Créature.",
  },
  upgrade: { name: "Mise à niveau", text: "Permanent : Cette Créature a Force +2." },
  "wildlife-preserve": {
    name: "Réserve naturelle",
    text: "Permanent : Vos Créatures présentes ici ne sont pas affectées par les Actions des autres joueurs.",
  },
  "jungle-oasis": { name: "Oasis dans la jungle", text: "" },
  "tar-pits": {
    name: "Fosses de goudron",
    text: "Chaque fois qu'une Créature est détruite ici, placez-la ensuite sous la pioche de son propriétaire.",
  },

  // ————— Ninjas —————
  ninjas: {
    name: "Ninjas",
    text: "Ils surgissent juste avant la Conquête d'une Base et écartent en silence ceux qui gênent.",
  },
  "ninja-master": { name: "Maître ninja", text: "Vous pouvez détruire une Créature présente ici." },
  "tiger-assassin": { name: "Tigre assassin", text: "Vous pouvez détruire une Créature de Force 3 ou moins présente ici." },
  shinobi: {
    name: "Shinobi",
    text: "Spécial : Avant la Conquête d'une Base, vous pouvez y jouer cette Créature. Vous ne pouvez utiliser l'effet que d'un seul Shinobi par Base.",
  },
  "ninja-acolyte": {
    name: "Acolyte ninja",
    text: "Spécial : À votre tour, si vous n'avez pas encore joué de Créature, vous pouvez renvoyer cette Créature dans votre main et jouer aussitôt une Créature supplémentaire ici.",
  },
  assassination: { name: "Assassinat", text: "Permanent : Détruisez cette Créature à la fin du tour." },
  disguise: {
    name: "Déguisement",
    text: "Choisissez une ou deux de vos Créatures sur une même Base. Jouez-y autant de Créatures supplémentaires, puis renvoyez dans votre main celles que vous avez choisies.",
  },
  "hidden-ninja": { name: "Ninja caché", text: "Spécial : Avant la Conquête d'une Base, jouez-y une Créature." },
  infiltrate: {
    name: "Infiltration",
    text: "Détruisez une autre Action attachée à cette Base. Permanent : Jusqu'au début de votre prochain tour, vous pouvez ignorer l'effet de cette Base.",
  },
  poison: {
    name: "Poison",
    text: "Détruisez n'importe quel nombre d'Actions attachées à cette Créature. Permanent : Elle a Force -4.",
  },
  "seeing-stars": { name: "Trente-six shurikens", text: "Détruisez une Créature de Force 3 ou moins." },
  "smoke-bomb": {
    name: "Bombe fumigène",
    text: "Attachez : une de vos Créatures. Permanent : Elle n'est pas affectée par les Actions des autres joueurs. Détruisez cette carte au début de votre tour.",
  },
  "way-of-deception": { name: "Voie de la tromperie", text: "Déplacez une de vos Créatures vers une autre Base." },
  "ninja-dojo": {
    name: "Dojo ninja",
    text: "Après la Conquête de cette Base, le Vainqueur peut détruire une Créature, où qu'elle soit.",
  },
  "temple-of-goju": {
    name: "Temple de Goju",
    text: "Après la Conquête de cette Base, placez la Créature la plus forte de chaque joueur présente ici sous la pioche de son propriétaire.",
  },

  // ————— Pirates —————
  pirates: {
    name: "Pirates",
    text: "Ils voguent de Base en Base, même au dernier moment, et coulent tout ce qui est petit.",
  },
  "pirate-king": {
    name: "Roi des pirates",
    text: "Spécial : Avant la Conquête d'une Base, vous pouvez y déplacer cette Créature.",
  },
  buccaneer: {
    name: "Boucanier",
    text: "Spécial : Si cette Créature devait être détruite, déplacez-la plutôt vers une autre Base.",
  },
  "saucy-wench": { name: "Friponne", text: "Vous pouvez détruire une Créature de Force 2 ou moins présente ici." },
  "first-mate": {
    name: "Second du capitaine",
    text: "Spécial : Après la Conquête de cette Base, vous pouvez déplacer cette Créature vers une autre Base au lieu de la défausser.",
  },
  broadside: {
    name: "Bordée",
    text: "Choisissez une Base où vous avez une Créature, et un joueur. Détruisez toutes les Créatures de Force 2 ou moins de ce joueur sur cette Base.",
  },
  cannon: { name: "Canon", text: "Détruisez jusqu'à deux Créatures de Force 2 ou moins." },
  dinghy: { name: "Chaloupe", text: "Déplacez jusqu'à deux de vos Créatures vers d'autres Bases." },
  "full-sail": {
    name: "Toutes voiles dehors",
    text: "Déplacez n'importe quel nombre de vos Créatures vers d'autres Bases. Spécial : Avant la Conquête d'une Base, vous pouvez jouer cette carte.",
  },
  powderkeg: {
    name: "Baril de poudre",
    text: "Détruisez une de vos Créatures et toutes les Créatures de la même Base dont la Force est égale ou inférieure.",
  },
  "sea-dogs": {
    name: "Loups de mer",
    text: "Nommez une Faction. Déplacez d'une Base vers une autre toutes les Créatures de cette Faction appartenant aux autres joueurs.",
  },
  shanghai: { name: "Enrôlement forcé", text: "Déplacez une Créature d'un autre joueur vers une autre Base." },
  swashbuckling: { name: "De cape et d'épée", text: "Chacune de vos Créatures gagne Force +1 jusqu'à la fin du tour." },
  "the-grey-opal": {
    name: "Opale grise",
    text: "Après la Conquête de cette Base, chaque joueur sauf le Vainqueur peut déplacer une de ses Créatures présentes ici vers une autre Base au lieu de la défausser.",
  },
  tortuga: {
    name: "Île de la Tortue",
    text: "Une fois cette Base conquise et remplacée, le Deuxième peut déplacer une de ses Créatures vers la Base qui l'a remplacée.",
  },

  // ————— Robots —————
  robots: {
    name: "Robots",
    text: "Ils arrivent en essaim : l'un amène l'autre, et les Microbots se renforcent entre eux.",
  },
  nukebot: {
    name: "Nucléobot",
    text: "Permanent : Après la destruction de cette Créature, détruisez toutes les Créatures des autres joueurs présentes ici.",
  },
  warbot: { name: "Guerrobot", text: "Permanent : Cette Créature ne peut pas être détruite." },
  hoverbot: {
    name: "Aérobot",
    text: "Révélez la première carte de votre pioche. Si c'est une Créature, vous pouvez la jouer en tant que Créature supplémentaire. Sinon, elle reste sur la pioche.",
  },
  zapbot: { name: "Zapbot", text: "Vous pouvez jouer une Créature supplémentaire de Force 2 ou moins." },
  "microbot-alpha": {
    name: "Microbot Alpha",
    text: "Permanent : Cette Créature a Force +1 pour chacun de vos autres Microbots. Toutes vos Créatures comptent comme des Microbots.",
  },
  "microbot-archive": {
    name: "Microbot Archiviste",
    text: "Permanent : Après la destruction d'un de vos Microbots, celui-ci compris, piochez une carte.",
  },
  "microbot-fixer": {
    name: "Microbot Réparateur",
    text: "Si c'est la première Créature que vous avez jouée ce tour-ci, vous pouvez jouer une Créature supplémentaire. Permanent : Vos Microbots ont Force +1.",
  },
  "microbot-guard": {
    name: "Microbot Gardien",
    text: "Détruisez une Créature présente ici dont la Force est inférieure au nombre de vos Créatures présentes ici.",
  },
  "microbot-reclaimer": {
    name: "Microbot Recycleur",
    text: "Si c'est la première Créature que vous avez jouée ce tour-ci, vous pouvez jouer une Créature supplémentaire. Mélangez à votre pioche n'importe quel nombre de Microbots de votre défausse.",
  },
  "tech-center": {
    name: "Centre technique",
    text: "Choisissez une Base. Piochez une carte pour chacune de vos Créatures qui s'y trouvent.",
  },
  "factory-436-1337": {
    name: "Usine 436-1337",
    text: "Lors de la Conquête de cette Base, le Vainqueur gagne 1 PV par tranche de 5 points de Force qu'il a ici.",
  },
  "the-central-brain": { name: "Cerveau central", text: "Chaque Créature présente ici a Force +1." },

  // ————— Tricksters —————
  tricksters: {
    name: "Petit Peuple",
    text: "Ils détruisent les plus faibles, vident les mains des autres et piègent les Bases.",
  },
  leprechaun: {
    name: "Farfadet",
    text: "Permanent : Après qu'un autre joueur a joué ici une Créature de Force inférieure à celle-ci, détruisez-la.",
  },
  brownie: {
    name: "Lutin",
    text: "Permanent : Après qu'un autre joueur a joué une carte qui affecte cette Créature, ce joueur défausse deux cartes au hasard.",
  },
  gnome: {
    name: "Gnome",
    text: "Vous pouvez détruire une Créature présente ici dont la Force est inférieure au nombre de vos Créatures présentes ici.",
  },
  gremlin: {
    name: "Gremlin",
    text: "Permanent : Après la destruction de cette Créature, piochez une carte et chaque autre joueur défausse une carte au hasard.",
  },
  "block-the-path": {
    name: "Barrer la route",
    text: "Nommez une Faction. Permanent : Les Créatures de cette Faction ne peuvent pas être jouées ici.",
  },
  disenchant: { name: "Désenchantement", text: "Détruisez une Action attachée à une Créature ou à une Base." },
  "enshrouding-mist": {
    name: "Brume enveloppante",
    text: "Permanent : À votre tour, vous pouvez jouer une Créature supplémentaire ici.",
  },
  "flame-trap": {
    name: "Piège enflammé",
    text: "Permanent : Après qu'un autre joueur a joué une Créature ici, détruisez cette Créature et cette carte.",
  },
  hideout: {
    name: "Cachette",
    text: "Permanent : Si l'Action d'un autre joueur devait affecter vos Créatures présentes ici, détruisez cette carte ; cette Action n'affecte pas vos Créatures présentes ici.",
  },
  "mark-of-sleep": {
    name: "Marque du sommeil",
    text: "Choisissez un joueur. Ce joueur ne peut pas jouer d'Action à son prochain tour.",
  },
  "pay-the-piper": {
    name: "Payer les violons",
    text: "Permanent : Après qu'un autre joueur a joué une Créature ici, ce joueur défausse une carte.",
  },
  "take-the-shinies": { name: "Tout ce qui brille", text: "Chaque autre joueur défausse deux cartes au hasard." },
  "cave-of-shinies": {
    name: "Caverne qui brille",
    text: "Chaque fois qu'une Créature est détruite ici, son propriétaire gagne ensuite 1 PV.",
  },
  "mushroom-kingdom": {
    name: "Royaume des champignons",
    text: "Au début du tour de chaque joueur, ce joueur peut déplacer ici une Créature d'un autre joueur depuis n'importe quelle Base.",
  },

  // ————— Wizards —————
  wizards: {
    name: "Sorciers",
    text: "Ils piochent plus de cartes et jouent plus d'Actions que tout le monde.",
  },
  archmage: { name: "Archimage", text: "Permanent : À chacun de vos tours, vous pouvez jouer une Action supplémentaire." },
  chronomage: { name: "Chronomage", text: "Vous pouvez jouer une Action supplémentaire ce tour-ci." },
  enchantress: { name: "Enchanteresse", text: "Piochez une carte." },
  neophyte: {
    name: "Néophyte",
    text: "Révélez la première carte de votre pioche. Si c'est une Action, vous pouvez la prendre en main ou la jouer en tant qu'Action supplémentaire. Sinon, elle reste sur la pioche.",
  },
  "mass-enchantment": {
    name: "Enchantement de masse",
    text: "Révélez la première carte de la pioche de chaque autre joueur. Vous pouvez jouer une des Actions révélées en tant qu'Action supplémentaire. Les autres cartes restent sur les pioches.",
  },
  "mystic-studies": { name: "Études mystiques", text: "Piochez deux cartes." },
  portal: {
    name: "Portail",
    text: "Révélez les cinq premières cartes de votre pioche. Prenez en main n'importe quel nombre des Créatures révélées et replacez le reste sur la pioche dans l'ordre de votre choix.",
  },
  sacrifice: {
    name: "Sacrifice",
    text: "Choisissez une de vos Créatures. Piochez autant de cartes que sa Force, puis détruisez-la.",
  },
  scry: { name: "Divination", text: "Cherchez une Action dans votre pioche, révélez-la et prenez-la en main. Mélangez votre pioche." },
  summon: { name: "Invocation", text: "Vous pouvez jouer une Créature supplémentaire." },
  "time-loop": { name: "Boucle temporelle", text: "Vous pouvez jouer deux Actions supplémentaires." },
  "winds-of-change": {
    name: "Vent de changement",
    text: "Mélangez votre main à votre pioche et piochez cinq cartes. Vous pouvez jouer une Action supplémentaire.",
  },
  "school-of-wizardry": {
    name: "École de sorcellerie",
    text: "Après la Conquête de cette Base, le Vainqueur consulte les trois premières cartes de la pioche de cartes Base, en choisit une qui remplace cette Base et replace les autres sur la pioche dans l'ordre de son choix.",
  },
  "the-great-library": {
    name: "Grande Bibliothèque",
    text: "Après la Conquête de cette Base, chaque joueur qui a une Créature ici peut piocher une carte.",
  },

  // ————— Zombies —————
  zombies: {
    name: "Zombies",
    text: "Leur défausse est une seconde main : ce qui tombe se relève toujours.",
  },
  "zombie-lord": {
    name: "Seigneur zombie",
    text: "Sur chaque Base où vous n'avez pas de Créature, vous pouvez jouer une Créature supplémentaire de Force 2 ou moins depuis votre défausse.",
  },
  "grave-digger": { name: "Fossoyeur", text: "Vous pouvez prendre en main une Créature de votre défausse." },
  "tenacious-z": {
    name: "Z tenace",
    text: "Spécial : À votre tour, vous pouvez jouer cette carte depuis votre défausse en tant que Créature supplémentaire. Vous ne pouvez utiliser l'effet que d'un seul Z tenace par tour.",
  },
  walker: { name: "Marcheur", text: "Consultez la première carte de votre pioche. Défaussez-la ou remettez-la en place." },
  "grave-robbing": { name: "Pillage de tombes", text: "Prenez en main une carte de votre défausse." },
  "lend-a-hand": { name: "Un coup de main", text: "Mélangez à votre pioche n'importe quel nombre de cartes de votre défausse." },
  "mall-crawl": {
    name: "Lèche-vitrines",
    text: "Cherchez dans votre pioche n'importe quel nombre de cartes du même nom et placez-les dans votre défausse. Mélangez votre pioche.",
  },
  "not-enough-bullets": {
    name: "Pas assez de balles",
    text: "Prenez en main n'importe quel nombre de Créatures du même nom de votre défausse.",
  },
  outbreak: {
    name: "Épidémie",
    text: "Vous pouvez jouer une Créature supplémentaire sur une Base où vous n'avez pas de Créature.",
  },
  overrun: {
    name: "Déferlante",
    text: "Permanent : Les autres joueurs ne peuvent pas jouer de Créature ici. Détruisez cette carte au début de votre tour.",
  },
  "they-keep-coming": { name: "Il en vient toujours", text: "Jouez une Créature supplémentaire depuis votre défausse." },
  "theyre-coming-to-get-you": {
    name: "Ils viennent te chercher",
    text: "Permanent : À votre tour, vous pouvez jouer des Créatures ici depuis votre défausse au lieu de votre main.",
  },
  "evans-city-cemetery": {
    name: "Cimetière d'Evans City",
    text: "Après la Conquête de cette Base, le Vainqueur défausse sa main et pioche cinq cartes.",
  },
  "rhodes-plaza-mall": {
    name: "Centre commercial Rhodes Plaza",
    text: "Lors de la Conquête de cette Base, chaque joueur gagne 1 PV pour chacune de ses Créatures présentes ici.",
  },
} satisfies Readonly<Record<string, CardWords>>;

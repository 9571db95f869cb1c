// Les règles de Nobunaga en français ; pour la forme, voir en.ts.
import type { Texts } from "./en.ts";

export const fr: Texts = {
  names: { anna: "Anna", boris: "Boris", chen: "Chen" },

  quick: {
    heading: "Comment jouer",
    intro:
      "Six maisons du Japon féodal, et un seigneur de guerre qui marche contre toutes. Rassemblez des cartes des maisons qu'il va attaquer : ceux qui en montrent le plus en posent une et marquent des points. Mais Nobunaga marque aussi, et s'il finit en tête, **tous les joueurs perdent**.",
    pairs: {
      heading: "Prenez une paire, gardez une carte",
      text: "Un joueur tiré au sort reçoit la **carte joueur actif** et devient le joueur actif. On dispose, face visible, une paire par joueur. En commençant à la droite du joueur actif et dans le **sens antihoraire**, chacun prend une paire. Puis chacun garde en secret une carte et met l'autre sous la pioche.",
    },
    round: {
      heading: "À chaque manche, prenez une carte",
      text: "On dispose une carte de plus qu'il n'y a de joueurs. Le joueur actif en prend une et pose la carte joueur actif à côté des autres. Dans le sens horaire, chacun prend une carte Maison **ou la carte joueur actif**. Qui prend celle-ci reçoit sa carte Maison en dernier, parmi les deux dernières, mais devient le joueur actif.",
    },
    zones: {
      heading: "Nobunaga reçoit ce qui reste",
      text: "La dernière carte de la manche va dans la **zone Campagne** de Nobunaga, à sa droite. Quand elle compte 6 cartes (5 à quatre joueurs, 4 à cinq), une **campagne** commence. Sinon, on joue une nouvelle manche.",
    },
    attack: {
      heading: "En campagne, montrez vos cartes",
      text: "Le joueur actif désigne une maison de la zone Campagne. Chacun montre toutes ses cartes de cette maison, Nobunaga aussi. Les **deux** premiers rangs posent une carte et marquent ses points ; dans la deuxième campagne, les **trois** premiers (à deux joueurs, toujours deux). Les autres cartes sont reprises. Puis la carte joueur actif change de mains, et on attaque la maison suivante.",
    },
    points: {
      heading: "Après deux campagnes, comptez",
      text: "Votre première carte d'une maison rapporte le grand nombre, la deuxième y ajoute le petit. Le plus grand total l'emporte, sauf si c'est celui de Nobunaga : alors tout le monde a perdu.",
    },
    more: "Vous en savez assez pour commencer : la table ne propose que ce que les règles permettent. Tout le reste se trouve dans les [règles complètes](#reference).",
  },

  reference: {
    heading: "Règles complètes",
    lead: "Toutes les règles, dans l'ordre où vous les rencontrez. À deux joueurs, quelques points changent : ils ont [leur propre chapitre](#two).",

    aim: {
      heading: "Le but",
      text: "Vous rassemblez des cartes de six maisons. Au cours de deux campagnes, les maisons sont attaquées, et ceux qui montrent le plus de cartes de la maison attaquée en posent une et marquent ses points. Nobunaga participe comme un joueur, mais personne ne le joue : ses cartes sont celles que les joueurs ont laissées.",
      win: "Qui a le plus de points de victoire après la deuxième campagne gagne. Si c'est Nobunaga, tous les joueurs perdent ensemble.",
    },

    cards: {
      heading: "Les cartes",
      houses: "Il y a **60 cartes Maison** : six maisons de dix cartes identiques. Chaque carte porte deux nombres.",
      values:
        "La première carte d'une maison que vous posez rapporte le grand nombre, la deuxième celui qui est précédé d'un plus. On ne peut pas poser plus de deux cartes d'une maison, car une maison est attaquée au plus une fois par campagne. Les cartes encore en main à la fin ne valent rien.",
      most: "Le plus grand total possible est de 42 points : deux cartes de chaque maison.",
      active:
        "La **carte joueur actif** désigne le joueur actif : il commence la manche, choisit la maison attaquée et gagne toutes les égalités. Pendant une manche, elle est sur la table et peut être prise.",
      nobunaga: "La **carte Nobunaga** se trouve au milieu. Des cartes Maison l'entourent dans trois zones que chacun peut regarder :",
      zones: {
        campaign: "**À sa droite, la zone Campagne :** les cartes de la prochaine campagne.",
        used: "**À sa gauche, les cartes utilisées :** elles ont déjà servi dans une campagne et reviennent pour la suivante.",
        won: "**Au-dessus de lui, les cartes gagnées :** ce sont ses points.",
      },
    },

    setup: {
      heading: "La mise en place",
      steps: {
        deck: "À deux joueurs, on retire du jeu, sans les regarder, deux cartes de chaque maison. De trois à cinq joueurs, on joue avec les 60 cartes.",
        shuffle: "On mélange les cartes Maison en une pioche. La carte Nobunaga se place à côté ; ses trois zones sont vides.",
        first: "Un joueur tiré au sort reçoit la carte joueur actif : c'est le joueur actif.",
      },
      numbers: "Ce qui dépend du nombre de joueurs :",
      clockwise:
        "Le **sens horaire** va vers la gauche, autour de la table. Le **plus proche** est toujours le premier que l'on rencontre dans le sens horaire à partir du joueur actif.",
    },

    preparation: {
      heading: "La préparation",
      steps: {
        lay: "On dispose, face visible et par paires, deux fois plus de cartes qu'il n'y a de joueurs.",
        take: "Chacun prend une paire, dans le **sens antihoraire**, en commençant par le joueur assis à la droite du joueur actif. Le joueur actif passe en dernier et reçoit la paire qui reste.",
        keep: "Quand tous ont leur paire, chacun choisit la carte qu'il garde, **en secret et en même temps**. L'autre va face cachée sous la pioche et ne revient plus en jeu.",
      },
      after: "Chacun commence donc avec une carte en main. Tous ont vu les deux cartes possibles, mais pas laquelle a été gardée.",
    },

    round: {
      heading: "Une manche",
      steps: {
        lay: "On dispose au centre, face visible, une carte Maison de plus qu'il n'y a de joueurs : 4, 5 ou 6 cartes à trois, quatre ou cinq joueurs.",
        first: "Le joueur actif prend en main une carte Maison, puis pose la carte joueur actif sur la table.",
        others:
          "Dans le sens horaire, chacun des autres prend **soit** une carte Maison en main, **soit** la carte joueur actif si elle est encore là. Qui prend la carte joueur actif la pose devant soi et ne reçoit pas encore de carte Maison.",
        taker: "Si quelqu'un a pris la carte joueur actif, il reste maintenant deux cartes Maison. C'est lui qui choisit l'une d'elles.",
        left: "La dernière carte Maison va dans la zone Campagne de Nobunaga.",
        back: "Si personne n'a pris la carte joueur actif, elle revient au joueur qui l'avait posée.",
      },
      must: "On ne peut pas passer. À la fin d'une manche, chacun a exactement une carte Maison de plus.",
      after:
        "Si la zone Campagne compte maintenant assez de cartes ([voir le tableau](#setup)), une campagne commence. Sinon, le joueur actif, qui a peut-être changé, commence la manche suivante. Seule la zone Campagne compte ici, jamais les cartes utilisées.",
    },

    two: {
      heading: "À deux joueurs",
      rest: "Toutes les autres règles restent les mêmes.",
      points: {
        deck: "Deux cartes de chaque maison sont hors jeu ; il y en a donc huit de chaque.",
        lay: "On dispose **six** cartes par manche, et vous prenez à tour de rôle : premier, second, premier, second. Chacun reçoit ainsi deux cartes Maison.",
        back: "Le joueur qui a commencé la manche peut reprendre la carte joueur actif à son deuxième tour.",
        give: "Si l'un de vous a pris la carte joueur actif, il reste trois cartes Maison. **L'autre joueur** en donne une à Nobunaga, puis celui qui a pris la carte joueur actif choisit une des deux dernières ; celle qui reste va aussi à Nobunaga.",
        none: "Si personne n'a pris la carte joueur actif, il reste deux cartes Maison, et toutes deux vont à Nobunaga.",
        awards: "Dans les **deux** campagnes, seuls les deux premiers rangs posent une carte, Nobunaga compris.",
        pass: "Après chaque attaque, la carte joueur actif passe à l'autre joueur.",
      },
      example: {
        heading: "Exemple : une manche à deux joueurs",
        text: "Anna est active. Au centre se trouvent deux cartes Takeda et une carte de chacune des maisons Uesugi, Mouri, Asai + Asakura et Temple Hongan. Anna prend une carte Takeda et pose la carte joueur actif. Boris prend la carte joueur actif, Anna prend l'autre carte Takeda, Boris prend Uesugi. Il reste trois cartes, et Anna, qui n'a pas pris la carte joueur actif, donne Temple Hongan à Nobunaga. Boris choisit Asai + Asakura parmi les deux dernières ; Mouri va à Nobunaga. Les deux joueurs ont deux nouvelles cartes, Nobunaga aussi, et Boris est le joueur actif.",
      },
    },

    campaign: {
      heading: "Une campagne",
      start:
        "D'abord, toutes les cartes utilisées de Nobunaga rejoignent sa zone Campagne. (Dans la première campagne, il n'y en a pas.) Puis les maisons sont attaquées l'une après l'autre :",
      steps: {
        name: "**Choisir une maison.** Le joueur actif désigne une maison présente dans la zone Campagne, qu'il en ait des cartes ou non. Toutes les cartes d'une maison dans la zone forment une seule attaque.",
        show: "**Montrer.** Chaque joueur montre toutes les cartes de cette maison qu'il a en main ; personne ne peut en cacher. Nobunaga montre celles de sa zone Campagne.",
        rank: "**Classer.** Tous ceux qui montrent au moins une carte sont [classés](#ranking), le plus grand nombre d'abord.",
        lay: "**Poser.** Dans la première campagne, les rangs 1 et 2 posent chacun une des cartes montrées et marquent ses points ; dans la deuxième, les rangs 1, 2 et 3. Nobunaga occupe un rang comme les autres. Qui ne montre aucune carte ne pose rien, même si un rang reste vide.",
        back: "**Reprendre.** Toutes les autres cartes montrées retournent en main. Quant aux cartes de Nobunaga, une rejoint ses cartes gagnées si son rang le permet ; toutes les autres rejoignent ses cartes utilisées.",
        pass: "**Passer la carte.** La carte joueur actif [passe à un autre joueur](#passing), qui désigne la maison suivante.",
      },
      end: "Chaque maison n'est donc attaquée qu'une fois par campagne. La campagne se termine quand la zone Campagne est vide.",
      next: "Après la première campagne, le joueur actif commence une nouvelle manche. Chacun garde sa main, et il n'y a pas de nouvelle préparation. Après la deuxième campagne, [la partie se termine](#end).",
    },

    ranking: {
      heading: "Le classement et les égalités",
      text: "Qui a plus de cartes passe devant. Un rang ne se partage jamais ; à nombre égal de cartes,",
      order: {
        active: "le **joueur actif** passe devant,",
        nobunaga: "puis vient **Nobunaga**,",
        others: "puis les autres, à commencer par le **plus proche** du joueur actif dans le sens horaire.",
      },
      won: "Seules comptent les cartes en main et celles de la zone Campagne. Celles qui ont été posées plus tôt ne comptent pas.",
      example: {
        heading: "Exemple : une attaque avec égalité",
        text: "Première campagne, trois joueurs ; Anna est active et attaque la maison Takeda. Boris a le plus de cartes. Anna, Nobunaga et Chen sont à égalité avec deux cartes : Anna passe devant parce qu'elle est active, puis vient Nobunaga, puis Chen. Boris et Anna sont les deux premiers : chacun pose une carte Takeda et reprend les autres en main. Les deux cartes de Nobunaga rejoignent ses cartes utilisées.",
        second:
          "Dans la deuxième campagne, Nobunaga, troisième, gagnerait lui aussi une carte : l'une des deux rejoindrait ses cartes gagnées, l'autre ses cartes utilisées.",
      },
    },

    passing: {
      heading: "Passer la carte joueur actif",
      text: "Après chaque attaque, y compris la dernière d'une campagne, la carte joueur actif change de mains :",
      points: {
        nearest:
          "Elle passe au joueur le plus proche, dans le sens horaire à partir du joueur actif, qui n'a rien posé **dans cette attaque**.",
        neighbour: "Si tous les autres ont posé une carte, elle passe au voisin de gauche du joueur actif.",
      },
      never:
        "Le joueur actif ne la garde jamais, et Nobunaga ne la reçoit jamais. Ce que chacun a gagné dans les attaques précédentes ne compte pas.",
      example: {
        heading: "Exemple : à qui passe la carte",
        text: "Dans l'attaque ci-dessus, Boris et Anna posent une carte, Chen ne pose rien. À partir d'Anna, dans le sens horaire, Boris est plus proche, mais il a posé une carte : c'est Chen qui reçoit la carte joueur actif et désigne la maison suivante.",
        all: "Deuxième campagne : Anna est active et n'a aucune carte de la maison ; Nobunaga, Boris et Chen en ont une chacun. Tous trois posent une carte. Comme Boris et Chen ont tous deux posé, la carte joueur actif passe au voisin de gauche d'Anna : Boris.",
      },
    },

    end: {
      heading: "La fin",
      text: "Après la deuxième campagne, chacun compte les points de ses cartes posées ; les cartes gagnées de Nobunaga se comptent de la même façon. Le plus grand total l'emporte.",
      ties: "Les égalités se règlent comme dans une attaque, d'après qui détient la carte joueur actif **après son dernier passage** : le joueur actif d'abord, puis Nobunaga, puis les autres dans le sens horaire à partir du joueur actif. À égalité avec Nobunaga, seul le joueur actif passe donc devant lui.",
      lose: "Si Nobunaga est premier, tous les joueurs perdent.",
      example: {
        heading: "Exemple : à égalité avec Nobunaga",
        text: "Boris et Nobunaga ont 17 points chacun, Anna en a 14. Si Anna détient la carte joueur actif, Nobunaga passe devant Boris et tous perdent. Si c'est Boris, il gagne.",
      },
    },

    optional: {
      heading: "Règles additionnelles",
      text: "Si vous trouvez Nobunaga trop faible, activez ces règles en préparant la table : l'une des deux ou les deux.",
      extra:
        "Avant la préparation, et de nouveau après la première campagne, une carte de la pioche rejoint, face visible, les cartes utilisées de Nobunaga. Elle combat dans la campagne qui suit, mais ne la fait pas commencer plus tôt.",
      blocks:
        "Quand le rang de Nobunaga lui fait gagner une carte dans une attaque, ceux qui sont classés après lui ne posent rien. S'il est deuxième, par exemple, seul le joueur placé devant lui pose une carte. Un joueur bloqué compte comme n'ayant rien posé quand la carte joueur actif change de mains.",
    },

    secrets: {
      heading: "Ce que chacun voit",
      openHeading: "Visible par tous",
      open: {
        table: "les cartes du centre, les trois zones de Nobunaga et qui détient la carte joueur actif ;",
        won: "toutes les cartes posées et les points de chacun ;",
        sizes: "le nombre de cartes de chaque main et de la pioche ;",
        taken:
          "qui a pris quelle carte : tout ce qui a été pris au centre a été vu de tous, et la table le compte pour vous si vous voulez ;",
        shown: "dans une attaque, combien de cartes de la maison chacun possède.",
      },
      hiddenHeading: "Caché",
      hidden: {
        kept: "quelle carte de leur paire les autres ont gardée. Une attaque contre l'une des deux maisons le révèle ;",
        pile: "l'ordre de la pioche et ce qui se trouve dessous ;",
        removed: "à deux joueurs, les cartes retirées du jeu. Mais vous savez qu'il y en a deux de chaque maison.",
      },
    },

    questions: {
      heading: "Questions fréquentes",
      list: {
        rank: {
          question: "Nobunaga occupe-t-il un des deux ou trois rangs qui posent une carte ?",
          answer: "Oui. S'il est deuxième dans la première campagne, un seul joueur pose une carte.",
        },
        without: {
          question: "Puis-je poser une carte sans en montrer, s'il reste un rang libre ?",
          answer: "Non. On pose une des cartes que l'on montre. Un rang que personne n'atteint reste vide.",
        },
        hide: {
          question: "Puis-je cacher des cartes de la maison attaquée ?",
          answer: "Non. Chacun les montre toujours toutes.",
        },
        target: {
          question: "Puis-je attaquer une maison dont je n'ai aucune carte ?",
          answer: "Oui, n'importe quelle maison présente dans la zone Campagne. Une maison qui n'y est pas ne peut pas être attaquée.",
        },
        first: {
          question: "Le joueur actif peut-il commencer la manche en prenant la carte joueur actif ?",
          answer:
            "Non, il prend toujours d'abord une carte Maison. À deux joueurs, il peut reprendre la carte joueur actif à son deuxième tour.",
        },
        pass: { question: "Puis-je passer ?", answer: "Non. On prend toujours une carte." },
        keep: {
          question: "Je détiens la carte joueur actif et je suis le seul à n'avoir rien posé. Est-ce que je la garde ?",
          answer: "Non. Elle change toujours de mains : comme tous les autres ont posé une carte, elle passe à votre voisin de gauche.",
        },
        earlier: {
          question: "Pour la carte joueur actif, ce que j'ai gagné plus tôt dans la campagne compte-t-il ?",
          answer: "Non, seule compte l'attaque qui vient d'avoir lieu.",
        },
        last: {
          question: "Passe-t-on aussi la carte joueur actif après la dernière attaque d'une campagne ?",
          answer: "Oui. Qui la reçoit commence la manche suivante, ou gagne les égalités à la fin de la partie.",
        },
        won: {
          question: "Les cartes que j'ai déjà posées m'aident-elles dans une attaque ?",
          answer: "Non. Elles rapportent des points à la fin. Seules les cartes en main sont comptées.",
        },
        hand: {
          question: "Que devient ma main après la première campagne ?",
          answer: "Vous la gardez. Toutes les cartes que vous n'avez pas posées peuvent resservir dans la deuxième campagne.",
        },
        used: {
          question: "Les cartes utilisées font-elles commencer une campagne plus tôt ?",
          answer: "Non. Elles ne rejoignent la zone Campagne qu'au début de la campagne.",
        },
        empty: {
          question: "La pioche peut-elle s'épuiser ?",
          answer: "Non. Il reste de 6 à 10 cartes à la fin, selon le nombre de joueurs ; deux de moins avec la carte supplémentaire.",
        },
        asked: {
          question: "Pourquoi ne m'a-t-on rien demandé ?",
          answer:
            "Quand il n'y a qu'une seule possibilité, la table joue pour vous : une paire de deux cartes identiques, les deux dernières cartes d'une même maison, la seule maison encore à attaquer.",
        },
      },
    },
  },

  numbers: {
    caption: "Selon le nombre de joueurs",
    players: "Joueurs",
    deck: "Cartes Maison en jeu",
    perRound: "Cartes disposées par manche",
    taken: "Cartes Maison par joueur et par manche",
    toNobunaga: "Cartes pour Nobunaga par manche",
    threshold: "Cartes dans la zone pour qu'une campagne commence",
    rounds: "Manches avant chaque campagne",
    awardsFirst: "Rangs qui posent une carte, première campagne",
    awardsSecond: "Rangs qui posent une carte, deuxième campagne",
    left: "Cartes qui restent dans la pioche à la fin",
  },

  values: {
    caption: "Points des maisons",
    house: "Maison",
    first: "Première carte",
    second: "Deuxième carte",
    both: "Total",
  },

  drawings: {
    hand: "Main",
    underPile: "Sous la pioche",
    campaignZone: "Zone Campagne",
    usedCards: "Cartes utilisées",
    wonCards: "Cartes gagnées",
    allLose: "Tous perdent",
    wins: (name) => `${name} gagne`,
    holds: (name) => `Joueur actif : ${name}`,
    pairs: {
      alt: "Trois paires face visible. D'abord Chen prend Takeda et Temple Hongan, ensuite Boris prend Uesugi et Mouri, enfin Anna, active, prend Asai + Asakura et Ashikaga Bakufu. Chen garde Temple Hongan en main et met Takeda face cachée sous la pioche.",
      caption: "Trois joueurs, Anna est active. Chen est à sa droite et prend en premier.",
    },
    round: {
      alt: "Quatre cartes Maison et la carte joueur actif. En premier, Anna prend Takeda ; en deuxième, Boris prend la carte joueur actif ; en troisième, Chen prend Uesugi ; en quatrième, Boris prend Temple Hongan. Mouri, la dernière carte, va à Nobunaga.",
      caption: "Trois joueurs. Boris a pris la carte joueur actif et choisit donc en dernier : Temple Hongan ou Mouri.",
    },
    two: {
      alt: "Six cartes Maison et la carte joueur actif. En premier, Anna prend Takeda ; en deuxième, Boris prend la carte joueur actif ; en troisième, Anna prend l'autre Takeda ; en quatrième, Boris prend Uesugi. En cinquième, Anna donne Temple Hongan à Nobunaga. En sixième, Boris prend Asai + Asakura. Mouri, la dernière carte, va à Nobunaga.",
      caption: "Boris a pris la carte joueur actif. Anna donne donc une carte à Nobunaga, puis Boris choisit une des deux dernières.",
    },
    zones: {
      alt: "La carte Nobunaga au milieu. À sa droite, la zone Campagne avec quatre des six cartes qu'il lui faut : Takeda, deux Mouri et Ashikaga Bakufu. À sa gauche, quatre cartes utilisées : deux Takeda, Mouri et Asai + Asakura. Au-dessus de lui, deux cartes gagnées : Uesugi et Temple Hongan.",
      caption: "Trois joueurs, entre les deux campagnes : encore deux cartes, et Nobunaga repart en campagne.",
    },
    attack: {
      alt: "La maison Takeda est attaquée. Premier : Boris, avec trois cartes, en pose une. Deuxième : Anna, active, avec deux cartes, en pose une ; à égalité, le joueur actif passe devant. Troisième : Nobunaga, avec deux cartes, ne pose rien ; il vient ensuite. Quatrième : Chen, avec deux cartes, ne pose rien.",
      caption: "Première campagne : les deux premiers rangs posent une carte. Chen reçoit la carte joueur actif.",
    },
    end: {
      alt: "Deux classements avec les mêmes points : Boris 17, Nobunaga 17, Anna 14. Si Anna est active, Nobunaga est premier et tous perdent. Si Boris est actif, Boris est premier et gagne.",
      caption: "Les mêmes points, deux fins : à égalité, seul le joueur actif passe devant Nobunaga.",
    },
  },
};

// The rules of Nobunaga in English. **Two stars** make words bold, [words](#section) lead to a section.

export const en = {
  /** The players of the examples, clockwise. */
  names: { anna: "Anna", boris: "Boris", chen: "Chen" },

  quick: {
    heading: "How to play",
    intro:
      "Six houses of feudal Japan, and a warlord who marches on all of them. Collect cards of the houses he will attack: those who show the most lay one down for points. But Nobunaga scores too, and if he ends up in front, **all players lose**.",
    pairs: {
      heading: "Take a pair, keep one card",
      text: "A random player gets the **Active card** and becomes the active player. One face-up pair for each player is laid out. Starting on the active player's right and going **counter-clockwise**, each takes a pair. Then everybody secretly keeps one card and puts the other under the pile.",
    },
    round: {
      heading: "Each round, take a card",
      text: "One card more than there are players is laid out. The active player takes one and lays the Active card beside the others. Clockwise, each takes a House card **or the Active card**. Whoever takes the Active card gets their House card last, from the final two, but is the active player from now on.",
    },
    zones: {
      heading: "Nobunaga gets what is left",
      text: "The last card of the round goes to Nobunaga's **campaign zone**, on his right. When it holds 6 cards (5 with four players, 4 with five) he starts a **campaign**. Until then, play another round.",
    },
    attack: {
      heading: "In a campaign, show your cards",
      text: "The active player names a house in the campaign zone. Everybody shows all their cards of it, and so does Nobunaga. The first **two** ranks lay one card down for points; in the second campaign the first **three** (with two players always two). All other cards go back. Then the Active card moves on, and the next house is attacked.",
    },
    points: {
      heading: "After two campaigns, count",
      text: "Your first card of a house scores the large number, the second adds the small one. The most points win, unless they are Nobunaga's: then everybody has lost.",
    },
    more: "That is all you need to begin: the table only offers what the rules allow. Everything else is in the [full reference](#reference).",
  },

  reference: {
    heading: "Full reference",
    lead: "Every rule in the order in which you meet it. With two players a few things differ: they have [a section of their own](#two).",

    aim: {
      heading: "The aim",
      text: "You collect cards of six houses. In two campaigns the houses are attacked, and those who show the most cards of an attacked house lay one of them down and score it. Nobunaga takes part like a player, but nobody plays him: his cards are those that the players left.",
      win: "Whoever has the most points after the second campaign wins. If that is Nobunaga, all players lose together.",
    },

    cards: {
      heading: "The cards",
      houses: "There are **60 House cards**: six houses with ten identical cards each. Two numbers stand on each card.",
      values:
        "The first card of a house that you lay down scores the large number, the second one scores the number with the plus. More than two cards of a house can't be laid down, because a house is attacked at most once in each campaign. Cards still in your hand at the end score nothing.",
      most: "The most that anybody can score is 42 points: two cards of each house.",
      active:
        "The **Active card** marks the active player, who begins the round, names the house to attack and comes first in every tie. During a round it lies on the table and can be taken.",
      nobunaga: "**Nobunaga's card** lies in the middle. House cards lie in three zones around it, and everybody may look at them:",
      zones: {
        campaign: "**On his right, the campaign zone:** the cards for the next campaign.",
        used: "**On his left, the used cards:** they have been through a campaign and come back in the next one.",
        won: "**Above him, the won cards:** they are his points.",
      },
    },

    setup: {
      heading: "Set-up",
      steps: {
        deck: "With two players, two cards of each house leave the game unseen. With three to five players all 60 cards are used.",
        shuffle: "The House cards are shuffled into a pile. Nobunaga's card lies beside it, its three zones empty.",
        first: "A random player gets the Active card and is the active player.",
      },
      numbers: "What depends on the number of players:",
      clockwise:
        "**Clockwise** means to the left, round the table. **Nearest** always means: first reached when going clockwise from the active player.",
    },

    preparation: {
      heading: "Preparation",
      steps: {
        lay: "Twice as many cards as there are players are laid out in face-up pairs.",
        take: "Each player takes one pair, **counter-clockwise**, beginning with the player on the active player's right. The active player comes last and gets the pair that remains.",
        keep: "When all have their pair, everybody chooses one card of it to keep, **in secret and at the same time**. The other card goes face down under the pile and never comes back into the game.",
      },
      after: "So everybody begins with one card in hand. All have seen the two cards it can be, but not which one it is.",
    },

    round: {
      heading: "A round",
      steps: {
        lay: "One House card more than there are players is turned up in the centre: 4, 5 or 6 cards with three, four or five players.",
        first: "The active player takes one House card into hand, then lays the Active card on the table.",
        others:
          "Clockwise, every other player takes **either** one House card into hand **or** the Active card, if it still lies there. Whoever takes the Active card lays it open before them and doesn't get a House card yet.",
        taker: "If somebody took the Active card, two House cards are left now. The taker chooses one of them.",
        left: "The last House card goes to Nobunaga's campaign zone.",
        back: "If nobody took the Active card, it goes back to the player who laid it down.",
      },
      must: "Nobody may pass. At the end of a round everybody has exactly one House card more.",
      after:
        "If the campaign zone now holds enough cards ([see the table](#setup)), a campaign begins. Otherwise the active player, who may be a new one, begins the next round. Only the campaign zone counts for this, never the used cards.",
    },

    two: {
      heading: "With two players",
      rest: "All other rules stay the same.",
      points: {
        deck: "Two cards of each house are out of the game, so there are eight of each.",
        lay: "**Six** cards are laid out each round, and you take in turn: first, second, first, second. So each of you gets two House cards.",
        back: "The player who began the round may take the Active card back with the second pick.",
        give: "If one of you took the Active card, three House cards are left. **The other player** gives one of them to Nobunaga, then the taker chooses one of the last two, and the last one goes to Nobunaga too.",
        none: "If nobody took the Active card, two House cards are left, and both go to Nobunaga.",
        awards: "In **both** campaigns only the first two ranks lay a card down, Nobunaga counted among them.",
        pass: "After every attack the Active card goes to the other player.",
      },
      example: {
        heading: "Example: a round with two players",
        text: "Anna is active. In the centre lie two Takeda, Uesugi, Mouri, Asai + Asakura and Hongan Temple. Anna takes a Takeda and lays down the Active card. Boris takes the Active card, Anna takes the other Takeda, Boris takes Uesugi. Three cards are left, and Anna, who didn't take the Active card, gives Hongan Temple to Nobunaga. Boris chooses Asai + Asakura from the last two; Mouri goes to Nobunaga. Both players have two new cards, Nobunaga has two, and Boris is the active player.",
      },
    },

    campaign: {
      heading: "A campaign",
      start:
        "First all of Nobunaga's used cards move to his campaign zone. (In the first campaign there are none.) Then one house after another is attacked:",
      steps: {
        name: "**Choose a house.** The active player names a house that lies in the campaign zone, whether or not they have cards of it. All cards of a house in the zone are one attack.",
        show: "**Show.** Every player shows all cards of this house in their hand; nobody may hold any back. Nobunaga shows those in his campaign zone.",
        rank: "**Rank.** All who show at least one card are [ranked](#ranking), the most cards first.",
        lay: "**Lay down.** In the first campaign ranks 1 and 2 each lay one of the shown cards down for points, in the second campaign ranks 1, 2 and 3. Nobunaga takes up a rank like anybody else. Whoever shows no card gets nothing, even if a rank stays empty.",
        back: "**Take back.** All other shown cards go back to the hands. Of Nobunaga's cards of the house, one goes to his won cards if his rank allows it; all others go to his used cards.",
        pass: "**Pass on.** The Active card [goes to another player](#passing), who names the next house.",
      },
      end: "So each house is attacked only once in a campaign. The campaign is over when the campaign zone is empty.",
      next: "After the first campaign the active player begins a new round. Hands are kept, and there is no second Preparation. After the second campaign [the game ends](#end).",
    },

    ranking: {
      heading: "Ranking and ties",
      text: "More cards come before fewer. Ranks are never shared; among those with equally many cards",
      order: {
        active: "the **active player** comes first,",
        nobunaga: "then **Nobunaga**,",
        others: "then the others, the **nearest** clockwise from the active player first.",
      },
      won: "Only cards in the hands and in the campaign zone count. What has been laid down earlier doesn't.",
      example: {
        heading: "Example: an attack with a tie",
        text: "First campaign, three players, Anna is active and attacks Takeda. Boris has the most cards. Anna, Nobunaga and Chen are tied with two each: Anna comes first because she is active, then Nobunaga, and Chen last. Boris and Anna are the first two: each lays one Takeda down and takes the others back into hand. Both of Nobunaga's cards go to his used cards.",
        second:
          "In the second campaign Nobunaga, as the third, would also get a card: one of his two would go to his won cards, the other to the used ones.",
      },
    },

    passing: {
      heading: "Passing the Active card",
      text: "After every attack, also after the last one of a campaign, the Active card changes hands:",
      points: {
        nearest: "It goes to the nearest player, clockwise from the active player, who got nothing **in this attack**.",
        neighbour: "If all other players got something, it goes to the active player's left neighbour.",
      },
      never: "The active player never keeps it, and Nobunaga never gets it. What somebody won in earlier attacks plays no part.",
      example: {
        heading: "Example: passing on",
        text: "In the attack above Boris and Anna lay cards down, Chen gets nothing. Clockwise from Anna, Boris is nearer, but he got a card: Chen gets the Active card and names the next house.",
        all: "Second campaign, Anna is active and has no card of the house; Nobunaga, Boris and Chen have one each. All three lay a card down. Since Boris and Chen both got something, the Active card goes to Anna's left neighbour, Boris.",
      },
    },

    end: {
      heading: "The end",
      text: "After the second campaign everybody counts the points of the cards laid down, and Nobunaga's won cards are counted in the same way. The most points win.",
      ties: "Ties are broken as in an attack, by whoever holds the Active card **after it was passed for the last time**: the active player first, then Nobunaga, then the others clockwise from the active player. So with as many points as Nobunaga only the active player is ahead of him.",
      lose: "If Nobunaga comes first, all players lose.",
      example: {
        heading: "Example: level with Nobunaga",
        text: "Boris and Nobunaga have 17 points each, Anna has 14. If Anna holds the Active card, Nobunaga comes before Boris, and all lose. If Boris holds it, he wins.",
      },
    },

    optional: {
      heading: "Optional rules",
      text: "If you find Nobunaga too weak, switch these on when you set up a table: one of them or both.",
      extra:
        "Before Preparation, and again after the first campaign, one card from the pile is put face up with Nobunaga's used cards. It fights in the campaign that follows, but doesn't make it begin any sooner.",
      blocks:
        "When Nobunaga's rank gets him a card in an attack, nobody ranked below him gets one. If he is second, for example, only the player before him lays a card down. Whoever is blocked counts as having got nothing when the Active card is passed.",
    },

    secrets: {
      heading: "What everybody sees",
      openHeading: "Open to all",
      open: {
        table: "the cards in the centre, all three zones of Nobunaga, and who has the Active card;",
        won: "all cards laid down and everybody's points;",
        sizes: "how many cards are in each hand and in the pile;",
        taken: "who took which card: everything taken from the centre was seen by all, and the table counts it for you if you like;",
        shown: "in an attack, how many cards of the house each player has.",
      },
      hiddenHeading: "Hidden",
      hidden: {
        kept: "which card of their pair the others kept. An attack on either of the two houses gives it away;",
        pile: "the order of the pile, and what lies under it;",
        removed: "with two players, the cards that left the game. But you know that they are two of each house.",
      },
    },

    questions: {
      heading: "Questions players ask",
      list: {
        rank: {
          question: "Does Nobunaga take one of the two or three places that get a card?",
          answer: "Yes. If he is second in the first campaign, only one player lays a card down.",
        },
        without: {
          question: "Can I get a card without showing one, if a place is still free?",
          answer: "No. You lay down one of the cards you show. A place that nobody reaches stays empty.",
        },
        hide: {
          question: "May I keep some cards of the attacked house back?",
          answer: "No. Everybody always shows all of them.",
        },
        target: {
          question: "May I attack a house of which I have no card?",
          answer: "Yes, any house that lies in the campaign zone. A house that doesn't lie there can't be attacked.",
        },
        first: {
          question: "May the active player begin a round by taking the Active card?",
          answer: "No, the first pick is always a House card. With two players the Active card can be taken back with the second pick.",
        },
        pass: { question: "May I pass?", answer: "No. You always take a card." },
        keep: {
          question: "I am active and the only one who got nothing. Do I keep the Active card?",
          answer: "No. It always changes hands: as all others got something, it goes to your left neighbour.",
        },
        earlier: {
          question: "Does it matter for the Active card what I won earlier in the campaign?",
          answer: "No, only what happened in the attack just made.",
        },
        last: {
          question: "Is the Active card passed after the last attack of a campaign, too?",
          answer: "Yes. Its new holder begins the next round, or comes first in the ties at the end of the game.",
        },
        won: {
          question: "Do cards that I laid down earlier help me in an attack?",
          answer: "No. They score at the end. Only cards in hand are counted.",
        },
        hand: {
          question: "What happens to my hand after the first campaign?",
          answer: "You keep it. All cards you didn't lay down can be shown again in the second campaign.",
        },
        used: {
          question: "Do the used cards make a campaign begin sooner?",
          answer: "No. They join the campaign zone only when the campaign begins.",
        },
        empty: {
          question: "Can the pile run out?",
          answer: "No. From 6 to 10 cards are left at the end, depending on the number of players; two fewer with the extra card.",
        },
        asked: {
          question: "Why wasn't I asked?",
          answer:
            "Where only one thing can be done, the table does it for you: a pair of two equal cards, the last two cards of one house, the only house left to attack.",
        },
      },
    },
  },

  numbers: {
    caption: "By number of players",
    players: "Players",
    deck: "House cards in the game",
    perRound: "Cards laid out each round",
    taken: "House cards for each player and round",
    toNobunaga: "Cards for Nobunaga each round",
    threshold: "Cards in the zone when a campaign begins",
    rounds: "Rounds before each campaign",
    awardsFirst: "Ranks that lay a card down, first campaign",
    awardsSecond: "Ranks that lay a card down, second campaign",
    left: "Cards left in the pile at the end",
  },

  values: {
    caption: "Points of the houses",
    house: "House",
    first: "First card",
    second: "Second card",
    both: "Together",
  },

  /** What the drawings show, for those who don't see them, and the words inside them. */
  drawings: {
    hand: "Hand",
    underPile: "Under the pile",
    campaignZone: "Campaign zone",
    usedCards: "Used cards",
    wonCards: "Won cards",
    allLose: "All lose",
    wins: (name: string) => `${name} wins`,
    holds: (name: string) => `${name} is active`,
    pairs: {
      alt: "Three face-up pairs. First Chen takes Takeda and Hongan Temple, second Boris takes Uesugi and Mouri, third Anna, the active player, takes Asai + Asakura and Ashikaga Bakufu. Chen keeps Hongan Temple in hand and puts Takeda face down under the pile.",
      caption: "Three players, Anna is active. Chen sits on her right and takes first.",
    },
    round: {
      alt: "Four House cards and the Active card. First Anna takes Takeda, second Boris takes the Active card, third Chen takes Uesugi, fourth Boris takes Hongan Temple. Mouri, the last card, goes to Nobunaga.",
      caption: "Three players. Boris took the Active card, so he chooses last: Hongan Temple or Mouri.",
    },
    two: {
      alt: "Six House cards and the Active card. First Anna takes Takeda, second Boris takes the Active card, third Anna takes the other Takeda, fourth Boris takes Uesugi. Fifth, Anna gives Hongan Temple to Nobunaga. Sixth, Boris takes Asai + Asakura. Mouri, the last card, goes to Nobunaga.",
      caption: "Boris took the Active card. So Anna gives Nobunaga a card, then Boris chooses one of the last two.",
    },
    zones: {
      alt: "Nobunaga's card in the middle. On his right the campaign zone with four of the six cards it needs: Takeda, two Mouri and Ashikaga Bakufu. On his left four used cards: two Takeda, Mouri and Asai + Asakura. Above him two won cards: Uesugi and Hongan Temple.",
      caption: "Three players, between the two campaigns: with two more cards Nobunaga marches again.",
    },
    attack: {
      alt: "Takeda is attacked. First, Boris with three cards, lays one down. Second, Anna, the active player, with two cards, lays one down: in a tie the active player comes first. Third, Nobunaga with two cards, gets nothing: he comes next. Fourth, Chen with two cards, gets nothing.",
      caption: "First campaign: the first two ranks lay a card down. Chen gets the Active card.",
    },
    end: {
      alt: "Two final standings with the same points: Boris 17, Nobunaga 17, Anna 14. When Anna is active, Nobunaga comes first and all lose. When Boris is active, Boris comes first and wins.",
      caption: "The same points, two endings: in a tie only the active player is ahead of Nobunaga.",
    },
  },
};

export type Texts = typeof en;

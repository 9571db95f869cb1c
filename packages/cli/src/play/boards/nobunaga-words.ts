// The words on the board of Nobunaga, short enough for its columns.
import type { Lang } from "@fracas/kernel";
import type { HouseId } from "@fracas/nobunaga";

interface BoardWords {
  /** At most eight letters; the first three of them are the house's tag. */
  readonly houses: Readonly<Record<HouseId, string>>;
  readonly preparation: string;
  round(round: number, campaign: number): string;
  campaign(campaign: number): string;
  readonly end: string;
  pile(cards: number): string;
  /** Headings of the columns of numbers: at most four letters. */
  readonly points: string;
  readonly hand: string;
  readonly pairs: string;
  readonly centre: string;
  readonly yourHand: string;
  readonly army: string;
  readonly used: string;
  readonly won: string;
  readonly taken: string;
  readonly activeCard: string;
  readonly nobunaga: string;
  /** Behind the person's own name. */
  readonly you: string;
}

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  en: {
    houses: { uesugi: "Uesugi", mouri: "Mouri", takeda: "Takeda", asai: "Asai", ashikaga: "Ashikaga", hongan: "Hongan" },
    preparation: "Preparation",
    round: (round, campaign) => `Round ${round} → campaign ${campaign}`,
    campaign: (campaign) => `Campaign ${campaign}`,
    end: "The end",
    pile: (cards) => `Pile ${cards}`,
    points: "pts",
    hand: "hand",
    pairs: "Pairs",
    centre: "Centre",
    yourHand: "Your hand",
    army: "Nobunaga: campaign",
    used: "Nobunaga: used",
    won: "Cards won",
    taken: "Pairs taken",
    activeCard: "Active card",
    nobunaga: "Nobunaga",
    you: "you",
  },
  fr: {
    houses: { uesugi: "Uesugi", mouri: "Mouri", takeda: "Takeda", asai: "Asai", ashikaga: "Ashikaga", hongan: "Hongan" },
    preparation: "Préparation",
    round: (round, campaign) => `Manche ${round} → campagne ${campaign}`,
    campaign: (campaign) => `Campagne ${campaign}`,
    end: "Fin de la partie",
    pile: (cards) => `Pioche ${cards}`,
    points: "pts",
    hand: "main",
    pairs: "Paires",
    centre: "Centre",
    yourHand: "Votre main",
    army: "Nobunaga : campagne",
    used: "Nobunaga : utilisées",
    won: "Cartes gagnées",
    taken: "Paires prises",
    activeCard: "Carte joueur actif",
    nobunaga: "Nobunaga",
    you: "vous",
  },
  ru: {
    houses: { uesugi: "Уэсуги", mouri: "Мори", takeda: "Такэда", asai: "Адзаи", ashikaga: "Асикага", hongan: "Хонган" },
    preparation: "Подготовка",
    round: (round, campaign) => `Раунд ${round} → кампания ${campaign}`,
    campaign: (campaign) => `Кампания ${campaign}`,
    end: "Конец игры",
    pile: (cards) => `Колода ${cards}`,
    points: "очки",
    hand: "рука",
    pairs: "Пары",
    centre: "Центр",
    yourHand: "Ваша рука",
    army: "Нобунага: кампания",
    used: "Нобунага: использованные",
    won: "Выигранные карты",
    taken: "Взятые пары",
    activeCard: "Карта активного игрока",
    nobunaga: "Нобунага",
    you: "вы",
  },
};

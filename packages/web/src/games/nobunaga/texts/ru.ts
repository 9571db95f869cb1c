import type { Texts } from "./en.ts";

const numbers = new Intl.PluralRules("ru");
const counted = (count: number, one: string, few: string, many: string) => {
  const form = numbers.select(count);
  return `${count} ${form === "one" ? one : form === "few" ? few : many}`;
};
const cards = (count: number) => counted(count, "карта", "карты", "карт");

export const ru: Texts = {
  houses: { uesugi: "Уэсуги", mouri: "Мори", takeda: "Такэда", asai: "Адзаи", ashikaga: "Асикага", hongan: "Хонган" },
  rivals: "Другие игроки",
  preparation: "Подготовка",
  round: (round) => `Раунд ${round}`,
  campaign: (number) => (number === 1 ? "Первая кампания" : "Вторая кампания"),
  end: "Конец игры",
  toCampaign: (number) => (number === 1 ? "до первой кампании" : "до второй кампании"),
  pile: "Колода",
  cards,
  points: (points) => counted(points, "очко", "очка", "очков"),
  nobunaga: "Нобунага",
  zones: { campaign: "Кампания", used: "Использованные", won: "Выигранные" },
  zoneHelp: {
    campaign: "карты его следующей кампании",
    used: "вернулись из прошлой кампании",
    won: "его победные очки",
  },
  marches: (cards, threshold) => `${cards} из ${threshold}`,
  marchesAt: (threshold) => `Выступит, когда их будет ${threshold}.`,
  toAttack: "Ещё не атакованы",
  none: "нет",
  centre: "Центр стола",
  pairs: "Пары",
  pairOf: (one, other) => `${one} и ${other}`,
  pairTaken: "Взятая пара",
  centreEmpty: "В центре пусто.",
  activeOnTable: "Карта активного игрока лежит на столе.",
  holdsActive: "Владеет картой активного игрока",
  hand: (name) => `Рука: ${name}`,
  yourHand: "Ваша рука",
  handEmpty: "Карт в руке пока нет.",
  handHidden: (name, count) => `${name} держит в руке ${cards(count)}.`,
  inHand: "в руке",
  won: "Выиграно",
  eitherOf: (one, other) => `${one} или ${other}`,
  hideMemory: "Скрыть памятку",
  showMemory: "Показать памятку",
  memoryHelp: "Что другие взяли у всех на виду, по домам",
  player: (facts) =>
    [
      `${facts.points}, в руке ${facts.hand}.`,
      facts.won && `Выиграно: ${facts.won}.`,
      facts.seen && `В руке видели: ${facts.seen}.`,
      facts.pair && `Взята пара: ${facts.pair}.`,
      facts.active && "Карта активного игрока здесь.",
    ]
      .filter(Boolean)
      .join(" "),
  attack: {
    title: (who, house) => `${who}: атака, ${house}`,
    you: "Вы",
    places: (places) => (places === 3 ? "Карту выкладывают первые трое." : "Карту выкладывают первые двое."),
    begins: "Нобунага выступает в поход. Владелец карты активного игрока называет дом для атаки.",
    blocks: "Кто ниже Нобунаги, не получает ничего.",
    shows: cards,
    ties: {
      active: "Равенство: активный игрок выше",
      nobunaga: "Равенство: Нобунага выше остальных",
      nearest: "Равенство: ближе по часовой стрелке",
    },
    lays: "выкладывает",
    nothing: "ничего",
    passed: {
      unawarded: (who) => `Карта активного игрока переходит по часовой стрелке к ближайшему, кто ничего не выложил: ${who}.`,
      neighbour: (who) => `Все остальные выложили по карте, поэтому карта активного игрока переходит к соседу слева: ${who}.`,
    },
    toYou: "вы",
    over: "Кампания окончена.",
    last: "Последняя атака",
  },
  large: {
    lies: "Где они",
    centre: "в центре",
    campaign: "у Нобунаги, для кампании",
    used: "у Нобунаги, использованные",
    wonBy: (name) => `выиграно: ${name}`,
    heldBy: (name) => `в руке: ${name}`,
    yours: "в вашей руке",
    yourWon: "выиграно вами",
    perhaps: "возможно",
    first: "первая карта",
    second: "вторая карта",
    noPoints: "Пока ничего не выиграно",
    unknownHand: "одна из двух",
  },
  score: { caption: "Очки по домам", player: "Игрок", total: "Очки", you: "вы", none: "–" },
};

import type { Cast } from "@fracas/kernel";
import type { Who } from "../events.ts";
import type { HouseId } from "../houses.ts";
import { awardedOf, counted, houseCards, listing, subject, texts } from "./words.ts";

/** The name as on the cards; "a card of…" (genitive); "attack…" (accusative). */
const NAMES: Readonly<Record<HouseId, { readonly name: string; readonly of: string; readonly whom: string }>> = {
  uesugi: { name: "Уэсуги", of: "дома Уэсуги", whom: "дом Уэсуги" },
  mouri: { name: "Мори", of: "дома Мори", whom: "дом Мори" },
  takeda: { name: "Такэда", of: "дома Такэда", whom: "дом Такэда" },
  asai: { name: "Адзаи + Асакура", of: "домов Адзаи и Асакура", whom: "дома Адзаи и Асакура" },
  ashikaga: { name: "сёгунат Асикага", of: "сёгуната Асикага", whom: "сёгунат Асикага" },
  hongan: { name: "храм Хонган", of: "храма Хонган", whom: "храм Хонган" },
};

const house = (id: HouseId) => NAMES[id].name;
/** "Такэда ×2": counts behind the names, since names don't agree with numbers. */
const cards = (houses: readonly HouseId[]) =>
  listing(
    counted(houses, house).map((word) => word.replace(/^(\d+) (.*)$/, "$2 ×$1")),
    "и",
  );
/** Names are never declined: who acts stands in the nominative, everybody else after a colon. */
const who = (cast: Cast, one: Who) => (one === "nobunaga" ? "Нобунага" : cast.you === one ? "вы" : cast.name(one));
const does = subject("Вы");
const opening = (cast: Cast, one: Who) => (cast.you === one ? "Вы" : who(cast, one));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const numbers = new Intl.PluralRules("ru");
const points = (count: number) => (({ one: "очко", few: "очка" }) as Readonly<Record<string, string>>)[numbers.select(count)] ?? "очков";
const nth = (number: 1 | 2) => (number === 1 ? "первая" : "вторая");
const TIES = { active: "выше активный игрок", nobunaga: "выше Нобунага", nearest: "ближе по часовой стрелке" } as const;

export const ru = texts(
  {
    title: "Нобунага",
    summary:
      "Шесть домов феодальной Японии и полководец, который хочет покорить их все. Собирайте дома, на которые он идёт походом; но если больше всего очков наберёт он, проигрывают все.",
    outsider: () => "Нобунага",
    result: ({ winners, standings }, cast) => {
      const scores = standings.map((place, at) => `${(at === 0 ? opening : who)(cast, place.who as Who)} — ${place.points}`).join(", ");
      const [winner] = winners;
      return winner === undefined
        ? `Побеждает Нобунага, все игроки проигрывают. ${scores}.`
        : `${does(cast, winner, "побеждает", "побеждаете")}. ${scores}.`;
    },
    options: {
      nobunagaExtraCard: {
        name: "Дополнительная карта Нобунаги",
        help: "В начале игры и после первой кампании одна карта из колоды попадает к использованным картам Нобунаги. Он становится сильнее.",
      },
      nobunagaBlocks: {
        name: "Нобунага преграждает путь",
        help: "Если в атаке карту выкладывает Нобунага, те, кто занял места ниже, не выкладывают ничего.",
      },
    },
    cards: {
      ...houseCards(
        (id) => capital(house(id)),
        (base, second) => `Первая выложенная карта даёт ${base} ${points(base)}, вторая — ещё ${second}.`,
      ),
      active: {
        name: "Карта активного игрока",
        text: "Её владелец начинает раунд, выбирает, какой дом атаковать, и побеждает при любом равенстве.",
      },
      nobunaga: { name: "Нобунага", text: "Справа от него — карты следующей кампании, слева — использованные, сверху — выигранные." },
    },
    rules: [
      {
        heading: "Цель игры",
        paragraphs: [
          "Вы собираете карты шести домов. В двух кампаниях дома подвергаются атакам, и те, кто покажет больше всего карт атакованного дома, выкладывают по одной из них и получают за неё победные очки.",
          "Нобунага участвует наравне с игроками. Побеждает тот, у кого в конце больше всего очков; но если это Нобунага, проигрывают все игроки.",
        ],
      },
      {
        heading: "Сколько стоят карты",
        paragraphs: [
          "В каждом доме десять одинаковых карт (вдвоём — восемь). Первая выложенная карта дома приносит основное число очков, вторая — дополнительное.",
          "Уэсуги и Мори: 5, затем ещё 1. Такэда и Адзаи + Асакура: 4, затем ещё 3. Сёгунат Асикага и храм Хонган: 3, затем ещё 5.",
          "Карты, оставшиеся в руке в конце игры, ничего не стоят.",
        ],
      },
      {
        heading: "Подготовка",
        paragraphs: [
          "Случайно выбранный игрок получает карту активного игрока и становится активным. В открытую выкладывают столько пар карт, сколько игроков за столом. Против часовой стрелки, начиная с соседа справа от активного игрока, каждый берёт одну пару; активный игрок — последним.",
          "Затем каждый тайно оставляет себе одну карту из пары. Другая уходит под колоду и больше не возвращается.",
        ],
      },
      {
        heading: "Раунд",
        paragraphs: [
          "В открытую выкладывают на одну карту больше, чем игроков за столом (вдвоём — шесть). Активный игрок берёт одну карту и кладёт карту активного игрока на стол.",
          "По часовой стрелке каждый берёт одну карту или вместо неё карту активного игрока. При игре вдвоём делают два круга.",
          "Взявший карту активного игрока выбирает последним — одну из двух оставшихся карт. (При игре вдвоём другой игрок сначала отдаёт Нобунаге одну из трёх оставшихся.) Остаток уходит в зону кампании Нобунаги. Если карту активного игрока никто не взял, она возвращается к прежнему владельцу, а остаток достаётся Нобунаге.",
          "Когда в зоне кампании 6, 6, 5 или 4 карты (при 2, 3, 4 или 5 игроках), начинается кампания, иначе — новый раунд.",
        ],
      },
      {
        heading: "Кампания",
        paragraphs: [
          "Использованные карты Нобунаги переходят в его зону кампании. Затем активный игрок называет дом из этой зоны, и все показывают все свои карты этого дома.",
          "Все, у кого есть хотя бы одна такая карта, занимают места по их числу, и Нобунага тоже — по картам в своей зоне. При равенстве выше активный игрок, затем Нобунага, затем остальные по часовой стрелке.",
          "В первой кампании по одной карте выкладывают занявшие первые два места, во второй — первые три (вдвоём — всегда два). Остальные карты возвращаются в руку, а карты Нобунаги уходят к использованным.",
          "После каждой атаки карта активного игрока переходит по часовой стрелке к ближайшему игроку, который в этой атаке ничего не выложил; если выложили все остальные — к соседу слева. Кампания заканчивается, когда зона пуста. После первой начинается новый раунд; карты остаются в руках.",
        ],
      },
      {
        heading: "Конец игры",
        paragraphs: [
          "После второй кампании подсчитывают победные очки. При равенстве выше активный игрок, затем Нобунага, затем остальные по часовой стрелке от активного игрока.",
        ],
      },
    ],
  },
  {
    takePair: "Возьмите одну из пар",
    keepOne: "Какую карту вы оставите? Другая уйдёт под колоду",
    pick: "Возьмите карту из центра",
    giveToNobunaga: "Отдайте Нобунаге одну из оставшихся карт",
    takerPick: "Возьмите одну из двух последних карт, другая достанется Нобунаге",
    attack: "Какой дом атаковать?",
  },
  {
    active: "Взять карту активного игрока",
    pair: (one, other) => `Взять пару: ${house(one)} и ${house(other)}`,
    house: {
      keepOne: (id) => `Оставить карту ${NAMES[id].of}`,
      pick: (id) => `Взять карту ${NAMES[id].of}`,
      giveToNobunaga: (id) => `Отдать Нобунаге карту ${NAMES[id].of}`,
      takerPick: (id) => `Взять карту ${NAMES[id].of}`,
      attack: (id) => `Атаковать ${NAMES[id].whom}`,
    },
  },
  {
    started: ({ first }, cast) => `${does(cast, first, "начинает", "начинаете")} с картой активного игрока.`,
    extraCard: (event) => `К использованным картам Нобунаги добавляется карта ${NAMES[event.house].of}.`,
    pairsLaid: ({ pairs }) => `Пары: ${pairs.map(([one, other]) => `${house(one)} и ${house(other)}`).join("; ")}.`,
    pairTaken: ({ seat, houses: [one, other] }, cast) => `${does(cast, seat, "берёт", "берёте")} пару: ${house(one)} и ${house(other)}.`,
    kept: (event, cast) =>
      event.house
        ? `${does(cast, event.seat, "оставляет", "оставляете")} карту ${NAMES[event.house].of}.`
        : `${does(cast, event.seat, "оставляет", "оставляете")} одну карту из пары.`,
    roundDealt: ({ round, houses }) => `Раунд ${round}: ${cards(houses)}.`,
    houseTaken: (event, cast) => `${does(cast, event.seat, "берёт", "берёте")} карту ${NAMES[event.house].of}.`,
    activeLaid: ({ seat }, cast) => `${does(cast, seat, "кладёт", "кладёте")} карту активного игрока на стол.`,
    activeTaken: ({ seat }, cast) => `${does(cast, seat, "берёт", "берёте")} карту активного игрока.`,
    activeKept: ({ seat }, cast) => `${does(cast, seat, "забирает", "забираете")} карту активного игрока обратно.`,
    given: (event, cast) => `${does(cast, event.seat, "отдаёт", "отдаёте")} Нобунаге карту ${NAMES[event.house].of}.`,
    leftOver: ({ houses }) => `Нобунаге ${houses.length > 1 ? "достаются" : "достаётся"}: ${cards(houses)}.`,
    campaignStarted: ({ number, houses }) => `Начинается ${nth(number)} кампания. В зоне кампании: ${cards(houses)}.`,
    attacked: (event, cast) => `${does(cast, event.seat, "атакует", "атакуете")} ${NAMES[event.house].whom}.`,
    ranked: (event, cast) => {
      const places = event.ranking.map(
        ({ who: one, count, tieBreak }) => `${who(cast, one)} — ${count}${tieBreak ? ` (равенство: ${TIES[tieBreak]})` : ""}`,
      );
      const awarded = awardedOf(event.ranking);
      const lay = awarded.some((one) => one === cast.you) ? "выкладываете" : awarded.length > 1 ? "выкладывают" : "выкладывает";
      const names = awarded.map((one, at) => (at === 0 ? opening : who)(cast, one));
      return `${capital(house(event.house))}: ${places.join(", ")}. ${listing(names, "и")} ${lay} ${awarded.length > 1 ? "по карте" : "карту"}.`;
    },
    activePassed: ({ to, why }, cast) =>
      why === "unawarded"
        ? cast.you === to
          ? "Карта активного игрока переходит к вам: вы ближе всех из тех, кто ничего не выложил."
          : `Карта активного игрока переходит к ближайшему игроку, который ничего не выложил: ${cast.name(to)}.`
        : cast.you === to
          ? "Все остальные выложили по карте; карта активного игрока переходит к вам: вы сидите слева."
          : `Все остальные выложили по карте; карта активного игрока переходит к соседу слева: ${cast.name(to)}.`,
    campaignEnded: ({ number }) => `${capital(nth(number))} кампания окончена.`,
    finished: ({ standings }, cast) =>
      `Победные очки: ${standings.map((place) => `${who(cast, place.who)} — ${place.points}`).join(", ")}.`,
  },
);

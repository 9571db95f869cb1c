import type { Texts } from "./en.ts";

const numbers = new Intl.PluralRules("ru");
const counted = (count: number, one: string, few: string, many: string) => {
  const form = numbers.select(count);
  return `${count} ${form === "one" ? one : form === "few" ? few : many}`;
};
const cards = (count: number) => counted(count, "карта", "карты", "карт");
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const ru: Texts = {
  rivals: "Другие игроки",
  phases: {
    factions: "Выбор фракций",
    setup: "Первые руки",
    start: "Начало",
    play: "Карты",
    score: "Захват",
    draw: "Добор",
    end: "Конец",
  },
  picks: {
    title: "Кто какие фракции берёт",
    pick: (number) => `Выбор ${number}`,
  },
  phaseTrack: "Фазы хода",
  turnOf: (turn, name) => `Ход ${turn}: ${name}`,
  over: "Конец игры",
  vpGoal: (vp, goal) => `Победные очки: ${vp} из ${goal}`,
  inHand: (count) => `В руке ${cards(count)}`,
  inDeck: (count) => `В колоде ${cards(count)}`,
  inDiscard: (count) => `В сбросе ${cards(count)}`,
  hands: "Рука",
  deck: "Колода",
  discard: "Сброс",
  openDiscard: (name, count) => `Посмотреть сброс (${name}, ${count})`,
  openOwnDiscard: (count) => `Посмотреть свой сброс (${count})`,
  discardOf: (name) => `Сброс: ${name}`,
  ownDiscard: "Ваш сброс",
  discardEmpty: "Пока ничего не сброшено.",
  discardHelp: "Последняя карта первой.",
  barred: "Нельзя играть действия",
  player: (facts) =>
    [
      `Победные очки: ${facts.vp} из ${facts.goal}.`,
      facts.factions && `${facts.factions}.`,
      `В руке ${cards(facts.hand)}, в колоде ${facts.deck}, в сбросе ${facts.discard}.`,
      facts.barred && "Нельзя играть действия.",
      facts.turn && "Сейчас ходит.",
    ]
      .filter(Boolean)
      .join(" "),
  bases: "Базы",
  baseMap: "Все базы сразу",
  baseDeck: (count) => `Ещё ${counted(count, "база", "базы", "баз")} в колоде`,
  breakpoint: (total, breakpoint) => `${total} из ${breakpoint}`,
  breakpointChanged: (by, amount) => `${by}: ${signed(amount)}`,
  base: (name, total, breakpoint) => `${name}: сила ${total} из ${breakpoint}`,
  now: "Сейчас:",
  nowWho: (name, power, vp) => `${name}: сила ${power}, очки ${vp}`,
  nobodyHere: "Здесь пока никого",
  ready: "Готова к захвату",
  scoring: "Захват",
  minionsOf: (name) => `Приспешники: ${name}`,
  yourMinions: "Ваши приспешники",
  onBase: "Действия на этой базе",
  place: (place) => ["1-е", "2-е", "3-е"][place - 1] ?? "–",
  awards: "Награды базы",
  power: (power) => `сила ${power}`,
  powerParts: (power, printed, parts) =>
    `${power} = ${[`${printed} на карте`, ...parts.map(({ name, amount }) => `${signed(amount)} ${name}`)].join(", ")}`,
  counters: "жетоны силы +1",
  namedFaction: (name) => `Названа: ${name}`,
  talentReady: "Можно использовать",
  attachedTo: (action, minion) => `${action}, на карте: ${minion}`,
  ofSomebody: (card, name) => `${card}, ${name}`,
  resolving: "Играется",
  asking: "Вопрос карты",
  hand: (name) => `Рука: ${name}`,
  yourHand: "Ваша рука",
  handEmpty: "В руке нет карт.",
  handHidden: (name, count) => `${name} держит в руке ${cards(count)}.`,
  unplayable: {
    noMinionPlay: "Больше приспешников в этом ходу нельзя",
    noActionPlay: "Больше действий в этом ходу нельзя",
    tooStrong: "Слишком силён для того, что ещё можно",
    wrongBase: "Не на те базы, где ещё можно",
    forbidden: "Запрещено на всех базах",
    noTarget: "Не на что сыграть",
    specialOnly: "Только в своё время: см. карту",
    actionsBarred: "В этом ходу вам нельзя играть действия",
  },
  plays: "Ещё можно сыграть",
  theirPlays: (name) => `${name} ещё может сыграть`,
  noPlays: "Больше ничего сыграть нельзя",
  play: { minion: "Приспешник", action: "Действие" },
  extra: ({ kind, most, base, lonely, by }) =>
    [
      kind === "minion" ? "+1 приспешник" : "+1 действие",
      most !== undefined && `силой до ${most}`,
      base !== undefined && `на базу: ${base}`,
      lonely && "где у вас никого нет",
      by !== undefined && `(${by})`,
    ]
      .filter(Boolean)
      .join(" "),
  dragHelp: "Нажмите на карту, затем на базу; или перетащите её туда.",
  chooser: "Выбор",
  shown: (name) => `${name} показывает`,
  seen: "Вы видите",
  hideChooser: "Взглянуть на стол",
  showChooser: "Вернуться к картам",
  special: {
    region: "Спецсвойства при этом захвате",
    nothing: "Использовать нечего, вы пасуете…",
    formal: "Выбора нет, всё сделано за вас…",
    scoring: "Пас на этой базе…",
    turn: "Пас в этом ходу…",
    passScoring: "Пас на этой базе",
    passTurn: "Пас в этом ходу",
    stop: "Останавливать при каждом захвате",
  },
  score: {
    caption: "Итоговый счёт",
    player: "Игрок",
    factions: "Фракции",
    bases: "За базы",
    cards: "За карты",
    total: "ПО",
    you: "вы",
  },
  large: {
    hand: (known, count) => (known === count ? "Рука" : `Рука: известно карт ${known} из ${count}`),
  },
};

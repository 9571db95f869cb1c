import type { Texts } from "./en.ts";

const numbers = new Intl.PluralRules("ru");
/** The form that goes with a number: 1, 2 to 4, 5 and more. */
const form = (count: number, one: string, few: string, many: string) =>
  (({ one, few }) as Readonly<Record<string, string>>)[numbers.select(count)] ?? many;

export const ru: Texts = {
  setUp: (game) => `Накрываем стол: ${game}`,
  unknownGame: {
    title: "Такой игры у нас нет",
    text: "Возможно, ссылка старше игры или новее этой страницы.",
    home: "К играм, которые есть",
  },
  players: "Сколько игроков",
  whoSits: "Кто где сидит",
  seat: (number) => `Место ${number}`,
  me: "Я",
  open: "Свободно, для друга",
  bot: (level) => `Бот: ${level}`,
  findable: {
    legend: "Кто найдёт стол",
    private: "Только по ссылке",
    public: "Все",
    privateHelp: "Больше его никто не увидит.",
    publicHelp: "Он появится на главной странице: каждый сможет занять свободное место или посмотреть.",
  },
  clock: {
    legend: "Часы",
    none: "Каждый думает сколько хочет.",
    relaxed: (minutes, seconds) =>
      `По ${minutes} ${form(minutes, "минуте", "минуты", "минут")} на всю партию и ещё ${seconds} ${form(seconds, "секунда", "секунды", "секунд")} за каждый ответ.`,
    blitz: (bank, seconds) =>
      `По ${bank} ${form(bank, "секунде", "секунды", "секунд")} на всю партию и ещё ${seconds} за каждый ответ. Для тех, кто знает игру.`,
    days: (days) => `По ${days} ${form(days, "дню", "дня", "дней")} каждому и ещё один за каждый ответ. Быть здесь одновременно не нужно.`,
    over: "Если у кого-то вышло время, за него играет бот, пока он не вернётся.",
  },
  variants: "Варианты правил",
  noVariants: "Нет",
  create: "Открыть стол",
  createHelp: "Дальше вы получите ссылку для друзей.",
  start: "Начать партию",
  startHelp: "Все места заняты, поэтому начнём сразу.",
  sending: "Одну минуту…",

  waiting: {
    title: (game) => `Стол: ${game}`,
    you: "вы",
    host: "хозяин стола",
    away: "отошёл",
    program: "программа",
    free: "Свободно",
    sit: "Сесть",
    move: "Сюда",
    stand: "Встать",
    remove: (name) => `Убрать из-за стола: ${name}`,
    removeShort: "Убрать",
    seatFor: (number) => `Место ${number}: кто играет`,
    openSeat: "Свободно",
    ready: "Все места заняты.",
    missing: (free) => `Ещё ${form(free, "свободно", "свободны", "свободны")} ${free} ${form(free, "место", "места", "мест")}.`,
    start: "Начать партию",
    fill: "Посадить ботов",
    waitForHost: (host) => `Партию начнёт ${host}, как только будут заняты все места.`,
    hostGone: "Партию начнёт хозяин стола, как только будут заняты все места.",
    full: "Оставайтесь посмотреть: партия появится здесь.",
    invited: "Займите свободное место, чтобы играть, или оставайтесь посмотреть.",
    spectators: (count) => `${count} ${form(count, "зритель", "зрителя", "зрителей")}`,
    settings: "Настройки стола",
    close: "Закрыть стол",
    closeSure: "Закрыть этот стол?",
    closeText: "Всем придётся уйти, а ссылка перестанет работать.",
    closeNow: "Закрыть",
    keep: "Оставить открытым",
    series: (matches) => `За этим столом сыграно: ${matches} ${form(matches, "партия", "партии", "партий")}`,
  },
  share: {
    title: "Пригласите друзей",
    link: "Ссылка на этот стол",
    copy: "Скопировать ссылку",
    copied: "Ссылка скопирована. Отправьте её друзьям.",
    notCopied: "Браузер не даёт скопировать. Выделите ссылку и скопируйте её сами.",
    share: "Поделиться…",
    scan: "Или наведите телефон:",
    qr: "QR-код ссылки на этот стол",
    invitation: (game) => `Сыграем? ${game}`,
  },
  closed: {
    title: "Этот стол закрыт",
    text: "Его закрыл хозяин, или за него долго никто не садился.",
    another: "Накрыть другой стол",
    home: "На главную",
  },
  wrongLink: {
    title: "Эта ссылка никуда не ведёт",
    home: "На главную",
  },
};

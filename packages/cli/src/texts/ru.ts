import type { Texts } from "./index.ts";

const plurals = new Intl.PluralRules("ru");
/** "1 партия, 2 партии, 5 партий". */
const n = (count: number, one: string, few: string, many: string) => {
  const form = plurals.select(count);
  return `${count.toLocaleString("ru")} ${form === "one" ? one : form === "few" ? few : many}`;
};
const answersOf = (count: number) => n(count, "ответ", "ответа", "ответов");

export const ru: Texts = {
  tagline: "Fracas: карточные игры, где соблюдаются все правила, против ботов, которые играют честно.",
  unofficial: "Неофициальный фанатский проект; игры принадлежат их правообладателям (см. README.md).",
  examples: "Например:",
  exitCodes: "Коды выхода: 0 — всё в порядке, 1 — ошибка проверки или расхождение, 2 — неверный вызов или файл.",
  commands: {
    play: "Сыграть партию в терминале против ботов.",
    simulate: "Провести множество партий между ботами: скорость и доли побед.",
    replay: "Показать записанную партию или проверить её.",
    scenario: "Выполнить файлы сценариев.",
    check: "Проверить в случайных партиях, что игра соблюдает девять свойств ядра.",
    serve: "Запустить сервер для игры в браузере.",
  },
  options: {
    help: "показать эту страницу",
    lang: "язык (по умолчанию — язык системы)",
    json: "вывести один объект JSON для программ",
    seed: "зерно случайности; одинаковое зерно даёт одинаковый результат",
    players: "число игроков",
    bot: "какой бот играет, random или greedy; один на всех или по одному на место: greedy,random,random",
    option: "параметр игры; можно указать несколько раз",
    games: "сколько партий (по умолчанию 1000)",
    jobs: "сколько потоков (по умолчанию 1)",
    to: "только первые N ответов",
    seat: "глазами этого игрока: имя или номер, начиная с 1",
    check: "сыграть партию заново и сравнить с записью",
    matches: "сколько случайных партий (по умолчанию 1000)",
    sample: "полностью проверять каждую N-ю партию (по умолчанию 50), остальные — быстро",
    record: "вместо этого проверить одну записанную партию; - читает стандартный ввод",
    name: "ваше имя за столом",
    resume: "продолжить сохранённую партию",
    save: "файл, в который сохранять партию",
    port: "порт (по умолчанию 3000; 0 — любой свободный)",
    host: "адрес, на котором ждать соединений (по умолчанию localhost; 0.0.0.0 впускает других)",
    data: "папка для базы данных (по умолчанию ./data)",
    origin: "ещё один источник (origin), страницы которого могут подключаться; можно указать несколько раз",
    "trust-proxy": "верить прокси-серверу впереди насчёт адресов и шифрования",
    log: "silent, error, warn, info или debug (по умолчанию warn)",
    "bot-delay": "сколько боты будто бы думают, в миллисекундах (по умолчанию 700)",
    "bot-threads": "сколько потоков у ботов",
  },
  valueNames: {
    seed: "ЗЕРНО",
    bot: "БОТ",
    seat: "МЕСТО",
    record: "ФАЙЛ",
    name: "ИМЯ",
    resume: "ФАЙЛ",
    save: "ФАЙЛ",
    host: "АДРЕС",
    data: "ПАПКА",
    log: "УРОВЕНЬ",
    origin: "АДРЕС",
  },
  placeholders: { GAME: "ИГРА", FILE: "ФАЙЛ", "NAME=VALUE": "ИМЯ=ЗНАЧЕНИЕ" },
  overviewHint: (games) =>
    `Для начала: npx fracas play nobunaga\nИгры: ${games}. Подробнее: «fracas КОМАНДА --help»; --lang en|fr|ru работает везде.`,

  unknownCommand: (given, known) => `Команды «${given}» нет; есть: ${known}.`,
  unknownLang: (given, known) => `Языка «${given}» нет; есть: ${known}.`,
  unknownFlag: (given, known) => `Ключа «${given}» здесь нет; есть: ${known}.`,
  unknownBot: (given, known) => `Бота «${given}» для этой игры нет; есть: ${known}.`,
  wrongBots: (given, players) => `Названо ботов: ${given}, а игроков: ${players}; назовите одного на всех или по одному на каждое место.`,
  flagTakesNothing: (name) => `--${name} не принимает значения.`,
  givenTwice: (name) => `--${name} можно указать только один раз.`,
  gameOrRecord: "Назовите игру или запись, но не то и другое сразу.",
  tooLarge: (file, most) => `${file} больше, чем может быть запись или сценарий (${most}).`,
  checkNoEnd: (file, answers) =>
    `${file}: ${answersOf(answers)}, партия сыграна до конца; в записи нет результата, с которым его можно сравнить.`,
  valueMissing: (name) => `Для --${name} нужно значение.`,
  notANumber: (name, given, range) => `--${name} не может быть «${given}»; нужно целое число, ${range}.`,
  atLeast: (min) => `не меньше ${min}`,
  optionPair: (given) => `--option принимает ИМЯ=ЗНАЧЕНИЕ, а не «${given}».`,
  oneGame: (command) => `Назовите одну игру: fracas ${command} nobunaga.`,
  oneFile: "Назовите одну запись: fracas replay ФАЙЛ (или - для стандартного ввода).",
  someFiles: "Назовите файлы или папки сценариев: fracas scenario scenarios.",
  noScenarios: (where) => `В ${where} нет файлов .scenario.`,
  resumeAlone: "Сохранённая партия уже содержит игру, игроков, зерно и параметры: fracas play --resume ФАЙЛ.",
  unreadable: (file, why) => `Не удалось прочитать ${file}: ${why}.`,
  noSuchFile: "такого файла нет",
  isFolder: "это папка",
  notAllowed: "чтение запрещено",
  tooFar: (to, answers) => `--to ${to} — слишком далеко; в записи ${answersOf(answers)}.`,
  fault: (message) => `Это ошибка самой программы Fracas: ${message}`,

  yourName: "Игрок",
  seat: (number) => `Место ${number}`,
  simulated: (game, players, games, bot, seed) => `${game}: партий — ${games}, ботов за столом — ${players} (${bot}), зерно ${seed}`,
  speed: (games, decisions, perGame, seconds) =>
    `партий в секунду: ${games}; решений в секунду: ${decisions}; решений за партию: ${perGame}; время: ${seconds} с`,
  scenarios: (passed, failed) =>
    failed === 0
      ? `Пройдено: ${n(passed, "сценарий", "сценария", "сценариев")}, как напрямую, так и с сохранением и восстановлением.`
      : `Пройдено: ${n(passed, "сценарий", "сценария", "сценариев")}, не пройдено: ${failed}.`,
  checked: (game, matches, checked, decisions) =>
    `${game}: ${n(matches, "партия", "партии", "партий")} (${n(decisions, "решение", "решения", "решений")}) без ошибок; все девять свойств соблюдены в выборке: ${n(checked, "партия", "партии", "партий")}.`,
  checkSame: (file, answers) => `${file}: ${answersOf(answers)}, всё произошло так, как записано.`,
  checkLegal: (file, answers) =>
    `${file}: ${answersOf(answers)}, нарушений нет; партия не окончена, поэтому сравнивать результат не с чем.`,
  checkDiffers: (file) => `${file}: при повторении партия идёт не так, как в записи.`,
  serving: (url) => `Fracas готов: ${url}  (Ctrl+C — остановить)`,
  noClient: "Клиент не собран, браузеру здесь показать нечего: его собирает «npm start».",
  stopping: "Останавливаюсь; партии продолжатся, когда сервер запустят снова.",
  portTaken: (port) => `Порт ${port} занят. Выберите другой: --port N, или --port 0 — любой свободный.`,
  seedShown: (seed, commitment) => `Карты получены из зерна «${seed}»; обязательство, объявленное в начале партии: ${commitment}.`,
};

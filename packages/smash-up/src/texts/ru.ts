import type { About, Cast, SeatId } from "@fracas/kernel";
import type { CardRef, GrantRef } from "../events.ts";
import { ru as core } from "../sets/core/ru.ts";
import type { Award } from "../state.ts";
import {
  type Asked,
  type CardTexts,
  capital,
  counted,
  grantOf,
  isBase,
  isFromDiscard,
  isMinion,
  isUsed,
  listing,
  nameIn,
  signed,
  standing,
  subject,
  texts,
} from "./words.ts";

const CARDS: CardTexts = {
  ...core,
  counters: {
    name: "Жетоны силы +1",
    text: "Каждый даёт +1 к силе карте, на которой лежит. Когда карта покидает игру, они сбрасываются.",
  },
};

const name = nameIn(CARDS);
/** Names are never declined: they stand in quotes behind a word that is, or after a colon. */
const quote = (text: string) => `«${text.replace("«", "„").replace("»", "“")}»`;
const quoted = (id: string) => quote(name(id));
const refs = (cards: readonly CardRef[]) => counted(cards, quoted);
/** All Russian sentences say "вы" to the player, here as in the client. */
const does = subject("Вы");
const isYou = (cast: Cast, seat: SeatId) => cast.you === seat;
const who = (cast: Cast, seat: SeatId) => (isYou(cast, seat) ? "вы" : cast.name(seat));
/** "Гном (Анна, Смоляные ямы)". */
const full = (card: string, base: string, seat: SeatId | undefined, cast: Cast) =>
  seat === undefined ? `${card} (${base})` : `${card} (${who(cast, seat)}, ${base})`;
/** The card that a question is about. */
const card = ({ card }: About, otherwise = "эту карту") => (card === undefined ? otherwise : quoted(String(card)));
/** "«Буйство»: оборона базы…": who caused it stands before what happened. */
const caused = (by: string | undefined, sentence: string) =>
  by === undefined ? capital(sentence) : `${quoted(by)}: ${sentence.replace(/^Вы(?= )/, "вы")}`;
/** The same for what happens to a card; what it does to itself needs no cause. */
const happened = (by: string | undefined, card: CardRef, sentence: string) => caused(by === card.face ? undefined : by, sentence);

const numbers = new Intl.PluralRules("ru");
function plural(count: number, one: string, few: string, many: string): string {
  const form = numbers.select(count);
  return form === "one" ? one : form === "few" ? few : many;
}
/** "карту", "2 карты", "5 карт". */
const cardsOf = (count: number) => (count === 1 ? "карту" : `${count} ${plural(count, "карту", "карты", "карт")}`);
const topOf = (count: number) =>
  count === 1 ? "верхнюю карту" : `${count} ${plural(count, "верхнюю карту", "верхние карты", "верхних карт")}`;

const atMost = ({ most }: GrantRef) => (most === undefined ? "" : ` с силой ${most} или меньше`);
const where = ({ base, lonely }: GrantRef) =>
  base === undefined ? (lonely ? " на базу без своих приспешников" : "") : ` на базу ${quoted(base)}`;
const extra = (grant: GrantRef) => `${grant.kind === "minion" ? "экстра-приспешника" : "экстра-действие"}${atMost(grant)}`;

const upTo = ({ about: { picked, most } }: Asked) => (Number(most ?? 1) > 1 ? ` (выбрано ${Number(picked ?? 0)} из ${most})` : "");
const more = (none: string, enough: string) => (asked: Asked) => (asked.more ? enough : none);

const PLACES = ["", "первое место", "второе место", "третье место", "без места"];
const points = ({ vp, extra }: Award) => (vp > 0 && extra > 0 ? `${vp} + ${extra} ПО` : `${vp + extra} ПО`);

export const ru = texts(
  {
    title: "Smash Up",
    summary:
      "Замешайте две фракции в одну колоду, заполните базы приспешниками и действиями и забирайте очки, когда оборона рухнет. Побеждает тот, кто первым закончит ход с 15 очками.",
    result: (result, cast) => {
      const [first, ...tied] = result.winners;
      const points = standing(result, cast, "вы", " — ");
      if (first === undefined) return `${points}.`;
      if (tied.length === 0) return `${does(cast, first, "побеждает", "побеждаете")}. ${points}.`;
      const winners = result.winners.map((seat) => who(cast, seat));
      return `Победа на всех: ${listing(winners, "и")}. ${points}.`;
    },
    forbidden: {
      noMinionPlay: "в этот ход приспешников больше сыграть нельзя",
      noActionPlay: "в этот ход действий больше сыграть нельзя",
      tooStrong: "оставшиеся розыгрыши — для приспешников меньшей силы",
      wrongBase: "оставшиеся розыгрыши — для другой базы",
      forbidden: "это запрещает карта в игре",
      noTarget: "её не на что сыграть",
      specialOnly: "её играют только тогда, когда велит спецсвойство",
      actionsBarred: "в этот ход действия играть нельзя",
      notYours: "это не ваша карта",
      notReady: "её свойство сейчас использовать нельзя",
      protectedCard: "карта от этого защищена",
      notTarget: "текст этого не позволяет",
    },
    options: {
      factions: {
        name: "Фракции",
        help: "Свободный выбор: все по очереди берут по две любые фракции. Драфт: выкладывают несколько фракций; каждый берёт одну, затем в обратном порядке вторую. Случайно: каждый получает две.",
        choices: { free: "Свободный выбор", draft: "Драфт", random: "Случайно" },
      },
      duplicates: {
        name: "Одинаковые фракции",
        help: "Одна и та же фракция может быть у нескольких игроков, как если бы у вас было две коробки. Дважды у одного игрока её не бывает.",
      },
    },
    cards: CARDS,
    rules: [
      {
        heading: "Цель игры",
        paragraphs: [
          "Каждый замешивает две фракции по 20 карт в одну колоду. Приспешниками и действиями вы наращиваете силу на базах. Когда общая сила на базе достигает её обороны, базу захватывают, и те, у кого на ней больше всего силы, получают победные очки (ПО).",
          "В конце хода, когда хотя бы у одного игрока 15 ПО или больше, побеждает тот, у кого их больше всего.",
        ],
      },
      {
        heading: "Подготовка",
        paragraphs: [
          "Каждый получает две разные фракции: свободным выбором, драфтом или случайно. Их 40 карт — колода этого игрока.",
          "Базы всех наборов, из которых взята хотя бы одна фракция, составляют колоду баз. В открытую выкладывают на одну базу больше, чем игроков.",
          "Каждый берёт пять карт. Если среди них нет приспешников, можно один раз показать их, сбросить и взять пять других. Первого игрока выбирают случайно; ход передаётся по часовой стрелке.",
        ],
      },
      {
        heading: "Ход",
        paragraphs: [
          "1. Начало хода. Заканчивается то, что длилось до начала вашего хода; затем происходит всё, что происходит в начале хода, в порядке по выбору того, чей сейчас ход.",
          "2. Играйте карты. В любом порядке: бесплатно одного приспешника и одно действие, полученные экстра-карты, каждый свой талант по разу и всё, что ваши карты позволяют в ваш ход. Всё это по желанию.",
          "3. Проверьте базы. Каждая база, готовая к захвату, захватывается, одна за другой.",
          "4. Возьмите две карты, затем сбросьте лишние, чтобы осталось не больше десяти. В другое время этот предел не действует.",
          "5. Конец хода. Сначала происходит то, что происходит в конце хода, затем заканчивается всё, что длилось до конца хода. Потом проверяют, есть ли победитель.",
          "Если ваша колода пуста и из неё нужна карта, ваш сброс перетасовывается и становится колодой.",
        ],
      },
      {
        heading: "Как играть карты",
        paragraphs: [
          "Приспешника играют на базу, затем срабатывает его свойство. Обычное действие срабатывает и уходит в сброс. Другие действия играют на базу или на приспешника; они остаются там и уходят вместе с ними.",
          "Можно сыграть карту, которая ничего не сделает. Но всё, что она может сделать, она делает, даже вам во вред. От всего, где сказано «можете», «до» или «сколько угодно», можно отказаться; от экстра-карты тоже.",
          "Экстра-карта не расходует бесплатного приспешника или действие. Полученную, пока вы играете карты, можно приберечь до конца этой фазы; в любое другое время или если её дало спецсвойство, её играют сразу или теряют.",
          "Если карту можно сыграть по-разному, расходуется самая ограниченная возможность; если это не ясно, игра спросит.",
          "Текст карты важнее этих правил, а «нельзя» важнее, чем «можно».",
        ],
      },
      {
        heading: "Свойства",
        paragraphs: [
          "Текст без пометки срабатывает, когда карту играют, и только тогда: не когда её перемещают или возвращают.",
          "Затяжное свойство действует, пока карта в игре. Свойства баз тоже, без этой пометки.",
          "Спецсвойство применяют в указанное время, в чей угодно ход, и с руки или из сброса, если так сказано. Бесплатной картой это не считается.",
          "Талант можно применить один раз в каждый свой ход, пока вы играете карты, в том числе в ход, когда карта появилась.",
          "«Вы» — тот, кто распоряжается картой; на базе — тот, о ком говорит текст. «Здесь» и «сюда» — база, на которой находится карта.",
        ],
      },
      {
        heading: "В каком порядке",
        paragraphs: [
          "Сыгранная карта сначала занимает своё место, затем её свойство выполняется полностью. Карта, сыгранная посреди этого, идёт вперёд; после неё завершается прерванное свойство.",
          "Только потом срабатывают свойства, которые ждут того, что случилось. Сначала отвечают на карту, сыгранную последней. Для каждой — свойства карт в игре, одно за другим, в порядке по выбору того, чей сейчас ход; затем спецсвойства с рук и из сбросов, по часовой стрелке от того, чей сейчас ход, пока все не спасуют.",
          "То, что происходит с несколькими картами, происходит со всеми сразу. Если с одной из них этого произойти не может, с другими всё равно происходит. Если несколько игроков должны сделать одно и то же, они делают это по часовой стрелке от того, чей сейчас ход.",
        ],
      },
      {
        heading: "Сила",
        paragraphs: [
          "Сила приспешника — число на карте плюс и минус всё, что её меняет, но не меньше 0. Когда текст говорит о силе, речь об этой сумме; вне игры — о числе на карте.",
          "Ваша сила на базе — это сила всех ваших приспешников на ней и всё остальное, что даёт вам там силу. Оборона может меняться так же.",
        ],
      },
      {
        heading: "Захват базы",
        paragraphs: [
          "1. Когда проверяют базы, база готова к захвату, если общая сила на ней не меньше её обороны. Если таких нет, переходят к взятию карт.",
          "2. Тот, чей сейчас ход, выбирает одну из готовых баз. Теперь её захватят, даже если сила на ней упадёт.",
          "3. Перед захватом: могут сработать карты в игре, затем спецсвойства с руки, по часовой стрелке от того, чей сейчас ход, пока все не спасуют.",
          "4. Раздают ПО. Все, у кого на базе есть приспешник или сила, занимают места по силе; первые три места получают три числа с базы, остальные ничего. То, что происходит при захвате, добавляется сейчас.",
          "5. После захвата: снова карты в игре, затем круг спецсвойств.",
          "6. Все карты с базы одновременно уходят в сброс своих владельцев. Они сброшены, а не уничтожены.",
          "7. База уходит в стопку сброса баз.",
          "8. Её место занимает следующая база из колоды баз.",
          "9. Снова проверяют, готова ли какая-нибудь база.",
        ],
      },
      {
        heading: "Равенство на базе",
        paragraphs: [
          "Игроки с равной силой все получают лучшее из мест, которые они делят, а следующие места на столько же пропадают. На базе за 4, 2 и 1: при силе 10, 10 и 5 игроки получают 4, 4 и 1 ПО; при силе 10, 7 и 7 — 4, 2 и 2, а третьего места нет.",
          "Если первое место делят несколько игроков, каждый из них делает то, что база позволяет занявшему первое место, по часовой стрелке от того, чей сейчас ход.",
        ],
      },
      {
        heading: "Конец игры",
        paragraphs: [
          "Если в конце хода хотя бы у одного игрока 15 ПО или больше, игра окончена и побеждает тот, у кого их больше всего. Если больше всего у нескольких поровну, игра продолжается, пока какой-нибудь ход не закончится без такого равенства.",
        ],
      },
      {
        heading: "Слова",
        paragraphs: [
          "Влиять: переместить, уничтожить, вернуть или положить куда-либо карту, изменить её силу или того, кто ей распоряжается, сыграть на неё карту.",
          "Уничтожить: из игры в сброс владельца. Сбросить: с руки или из колоды в сброс, либо вместе с захваченной базой. Вернуть: из игры в руку владельца. Всё, что лежит на карте, покинувшей игру, сбрасывается.",
          "Переместить: приспешник переходит с базы на базу со всем, что на нём. Это не значит сыграть, и свойство розыгрыша не срабатывает. Положить: отправить карту в любое другое место, например под низ колоды.",
          "Владелец: тот, в чьей колоде карта была в начале; к нему она всегда и возвращается. Распоряжаться: карта в игре ваша; обычно это тот, кто её сыграл.",
          "Посмотреть: видите только вы. Раскрыть: видят все. Найти: просмотреть свою колоду, показать то, что берёте, и перетасовать.",
          "В игре: базы на столе и все карты на них. «Приспешник» — это приспешник в игре, если только речь не о том, чтобы его сыграть.",
        ],
      },
      {
        heading: "Что скрыто",
        paragraphs: [
          "Вашу руку видите только вы, а колоды не видит никто; сколько в них карт, знают все. Сбросы, базы со всем, что на них, и очки открыты.",
          "То, что было раскрыто, все знают до перетасовки; то, что видно было только вам, знаете только вы.",
        ],
      },
    ],
  },
  {
    colon: ":",
    inPlay: full,
    questions: {
      chooseFaction: "выберите фракцию",
      keepHand: "оставить первую руку?",
      play: "что сыграть?",
      useGrant: "за счёт чего сыграть эту карту?",
      playWhere: ({ about }) => `на какую базу сыграть ${card(about)}?`,
      playOn: ({ about }) => `на что сыграть ${card(about)}?`,
      playExtra: ({ about }) => {
        const grant = grantOf(about);
        return `${grant.kind === "minion" ? "какого" : "какое"} ${extra(grant)} сыграть${where(grant)}?`;
      },
      order: "какое свойство сработает первым?",
      orderCards: "какое свойство сработает первым?",
      useAbility: ({ card }) => (isBase(card) ? "соблюдать её свойство?" : "применить свойство?"),
      useSpecial: ({ about: { base, when } }) =>
        `${when === "beforeScoring" ? "перед захватом" : "после захвата"} базы ${quoted(String(base))}: какое спецсвойство применить?`,
      scoreBase: "какую базу захватить сейчас?",
      discardDown: ({ about: { over } }) =>
        Number(over) === 1 ? "одна карта лишняя: какую сбросить?" : `лишних карт: ${over}. Какую сбросить?`,
      destroy: (asked) => `какого приспешника уничтожить?${upTo(asked)}`,
      destroyAction: (asked) => `какое действие уничтожить?${upTo(asked)}`,
      return: (asked) => `какого приспешника вернуть в руку владельца?${upTo(asked)}`,
      putUnderDeck: "какого приспешника положить под низ колоды владельца?",
      move: (asked) => `какого приспешника переместить?${upTo(asked)}`,
      moveTo: ({ about }) => `на какую базу переместить ${card(about, "этих приспешников")}?`,
      moveFrom: "с какой базы переместить приспешников?",
      strengthen: ({ about: { amount } }) => `какой приспешник получит ${signed(Number(amount))} к силе?`,
      chooseOwn: "выберите своего приспешника",
      chooseBase: "выберите базу",
      choosePlayer: "выберите игрока",
      nameFaction: "назовите фракцию",
      discard: "какую карту сбросить?",
      discardTheirs: "какую карту придётся сбросить?",
      takeBack: (asked) => `какую карту взять из своего сброса?${upTo(asked)}`,
      shuffleIn: (asked) => `какую карту замешать в колоду?${upTo(asked)}`,
      search: "какую карту взять из своей колоды?",
      searchSame: "какие карты найти в своей колоде?",
      searchHowMany: "сколько из них?",
      searchBase: "какая база войдёт в игру?",
      takeRevealed: (asked) => `какую из раскрытых карт взять?${upTo(asked)}`,
      topNext: "какая карта следующая на колоде, если считать сверху?",
      playRevealed: ({ about }) => (about.card === undefined ? "какую карту сыграть?" : `что сделать с картой ${card(about)}?`),
      playRevealedOrTake: ({ about }) => `что сделать с картой ${card(about)}?`,
      discardOrKeep: "что сделать с этой картой?",
      replaceBase: "какая база войдёт в игру следующей?",
      baseNext: "какая база следующая на колоде баз, если считать сверху?",
      shield: "какая карта пожертвует собой?",
    },
    options: {
      chooseFaction: (option) => option.name,
      play: (option) => {
        if (option.at.ability === undefined) return `Сыграть: ${option.name}`;
        return isFromDiscard(option) ? `Сыграть из своего сброса: ${option.name}` : `Применить: ${option.full}`;
      },
      useGrant: ({ at }) => {
        const what = at.kind === "minion" ? "приспешник" : "действие";
        return at.by === undefined
          ? `${at.kind === "minion" ? "Бесплатный" : "Бесплатное"} ${what} хода`
          : `Экстра-${what}${atMost(grantOf(at))}${where(grantOf(at))} от карты ${quoted(String(at.by))}`;
      },
      playWhere: (option) => `Сыграть ${card(option.about)} на базу ${quote(option.name)}`,
      playOn: (option) => `Сыграть ${card(option.about)} на ${isMinion(option) ? "приспешника" : "базу"}: ${option.full}`,
      playExtra: (option) => `Сыграть: ${option.name}`,
      order: (option) => `Сначала: ${option.full}${option.at.about === undefined ? "" : `, в ответ на ${quoted(String(option.at.about))}`}`,
      orderCards: (option) => `Сначала: ${option.full}`,
      useSpecial: (option) => {
        if (option.at.ability !== undefined) return `Применить: ${option.full}`;
        return isMinion(option) ? `Сыграть ${quote(option.name)} на базу ${quoted(String(option.about.base))}` : `Сыграть: ${option.name}`;
      },
      scoreBase: (option) => `Захватить базу ${quote(option.name)}`,
      discardDown: (option) => `Сбросить: ${option.name}`,
      destroy: (option) => `Уничтожить: ${option.full}`,
      destroyAction: (option) => `Уничтожить: ${option.full}`,
      return: (option) => `Вернуть: ${option.full}`,
      putUnderDeck: (option) => `Положить под низ колоды: ${option.full}`,
      move: (option) => `Переместить: ${option.full}`,
      moveTo: (option) => `Переместить ${card(option.about, "их")} на базу ${quote(option.name)}`,
      moveFrom: (option) => `Переместить приспешников с базы ${quote(option.name)}`,
      strengthen: (option) => `${signed(Number(option.about.amount))} к силе: ${option.full}`,
      chooseOwn: (option) => `Выбрать: ${option.full}`,
      chooseBase: (option) => `Выбрать базу ${quote(option.name)}`,
      choosePlayer: ({ name, at, cast }) => (at.seat === cast.you ? "Выбрать себя" : `Выбрать: ${name}`),
      nameFaction: (option) => `Назвать фракцию «${option.name}»`,
      discard: (option) => `Сбросить: ${option.name}`,
      discardTheirs: (option) => `Пусть сбросит: ${option.name}`,
      takeBack: (option) => `Взять в руку: ${option.name}`,
      shuffleIn: (option) => `Замешать в колоду: ${option.name}`,
      search: (option) => `Взять: ${option.name}`,
      searchSame: (option) => `Найти: ${option.name}`,
      searchHowMany: ({ at }) => (at.number === 1 ? "Только одну" : `${at.number} ${plural(Number(at.number), "карту", "карты", "карт")}`),
      searchBase: (option) => `Ввести в игру базу ${quote(option.name)}`,
      takeRevealed: (option) => `Взять в руку: ${option.name}`,
      topNext: (option) => `Следующей: ${option.name}`,
      playRevealed: ({ name, at, cast }) =>
        at.seat === undefined || cast.you === undefined || at.seat === cast.you
          ? `Сыграть: ${name}`
          : `Сыграть: ${name} (${cast.name(at.seat as SeatId)})`,
      replaceBase: (option) => `Ввести в игру базу ${quote(option.name)}`,
      baseNext: (option) => `Следующей: ${option.name}`,
      shield: (option) => `Пожертвовать: ${option.full}`,
    },
    words: {
      keepHand: { keep: "Оставить эту руку", replace: "Показать её и взять пять других карт" },
      play: { end: "Больше ничего не играть" },
      playExtra: { decline: "Ничего не играть" },
      useAbility: {
        use: ({ card, by }) => (isBase(card) ? "Соблюдать её свойство" : `Применить: ${by}`),
        decline: ({ card }) => (isBase(card) ? "Игнорировать её свойство" : "Не применять"),
      },
      useSpecial: { pass: "Спасовать" },
      destroy: { decline: more("Никого не уничтожать", "Больше никого не уничтожать") },
      destroyAction: { decline: more("Ничего не уничтожать", "Больше ничего не уничтожать") },
      return: { decline: more("Никого не возвращать", "Больше никого не возвращать") },
      putUnderDeck: { decline: "Оставить всех в игре" },
      move: { decline: more("Никого не перемещать", "Больше никого не перемещать") },
      moveTo: { decline: "Не перемещать" },
      moveFrom: { decline: "Никого не перемещать" },
      strengthen: { decline: "Никого не усиливать" },
      chooseOwn: { decline: "Никого не выбирать" },
      chooseBase: { decline: "Не выбирать базу" },
      choosePlayer: { decline: "Никого не выбирать" },
      nameFaction: { decline: "Никакую не называть" },
      discard: { decline: more("Ничего не сбрасывать", "Больше ничего не сбрасывать") },
      discardTheirs: { decline: "Сбрасывать нечего" },
      takeBack: { decline: more("Ничего не брать", "Больше ничего не брать") },
      shuffleIn: { decline: more("Ничего не замешивать", "Больше ничего не замешивать") },
      search: { decline: "Ничего не брать" },
      searchSame: { decline: "Ничего не искать" },
      searchHowMany: { decline: "Ни одной" },
      searchBase: { decline: "Оставить базу на месте" },
      takeRevealed: { decline: more("Ничего не брать", "Больше ничего не брать") },
      topNext: { decline: "Оставить порядок как есть" },
      playRevealed: {
        play: ({ about }) => `Сыграть ${card(about)}`,
        keep: "Оставить её на колоде",
        decline: "Ничего не играть",
      },
      playRevealedOrTake: {
        play: ({ about }) => `Сыграть ${card(about)}`,
        take: "Взять её в руку",
        keep: "Оставить её на колоде",
      },
      discardOrKeep: { discard: "Сбросить её", keep: "Положить её обратно на колоду" },
      replaceBase: { decline: "Взять верхнюю базу" },
      baseNext: { decline: "Оставить порядок как есть" },
    },
    own: {
      "chooseOwn natural-selection": { question: "какой ваш приспешник нападает?", option: ({ full }) => `Напасть: ${full}` },
      "chooseOwn rampage": { question: "какой ваш приспешник буйствует?", option: ({ full }) => `Пусть буйствует: ${full}` },
      "chooseOwn disguise": {
        question: "кого из своих приспешников подменить, одного или двух на одной базе?",
        option: ({ full }) => `Подменить: ${full}`,
        words: { decline: "Только одного" },
      },
      "chooseOwn powderkeg": { question: "какого своего приспешника взорвать?", option: ({ full }) => `Взорвать: ${full}` },
      "chooseOwn sacrifice": {
        question: "какого своего приспешника принести в жертву?",
        option: ({ full }) => `Принести в жертву: ${full}`,
      },
      "chooseBase crop-circles": {
        question: "с какой базы вернуть всех приспешников?",
        option: ({ name }) => `Вернуть всех с базы ${quote(name)}`,
      },
      "chooseBase terraforming": { question: "какую базу заменить?", option: ({ name }) => `Заменить базу ${quote(name)}` },
      "chooseBase broadside": { question: "по какой базе дать залп?", option: ({ name }) => `Дать залп по базе ${quote(name)}` },
      "chooseBase tech-center": {
        question: "за приспешников на какой базе взять карты?",
        option: ({ name }) => `Взять карты за базу ${quote(name)}`,
      },
      "choosePlayer probe": { question: "чью руку посмотреть?", option: ({ name }) => `Посмотреть руку: ${name}` },
      "choosePlayer broadside": {
        question: "чьих приспешников с силой 2 или меньше уничтожить?",
        option: ({ name, at, cast }) => (at.seat === cast.you ? "Уничтожить своих приспешников" : `Уничтожить приспешников: ${name}`),
      },
      "choosePlayer mark-of-sleep": {
        question: "кто не сможет играть действия в следующий ход?",
        option: ({ name, at, cast }) => (at.seat === cast.you ? "Никаких действий мне" : `Никаких действий: ${name}`),
      },
      "move mushroom-kingdom": { question: "какого приспешника переместить сюда?", words: { decline: "Никого не перемещать" } },
      "move tortuga": { question: "какого приспешника переместить на новую базу?", words: { decline: "Никого не перемещать" } },
      "useAbility scout": {
        question: "вернуть его в руку?",
        words: { use: `Взять в руку: ${name("scout")}`, decline: "Оставить, он будет сброшен" },
      },
      "useAbility pirate-king": {
        question: "переместить его на базу, которую захватывают?",
        words: { use: `Переместить туда: ${name("pirate-king")}`, decline: "Оставить его на месте" },
      },
      "useAbility first-mate": {
        question: "переместить его на другую базу?",
        words: { use: `Переместить на другую базу: ${name("first-mate")}`, decline: "Оставить, он будет сброшен" },
      },
      "useAbility the-great-library": { question: "взять карту?", words: { use: "Взять карту", decline: "Ничего не брать" } },
      "takeBack not-enough-bullets": {
        question: ({ about }) =>
          about.most === undefined ? "приспешников с каким названием взять?" : "взять ещё одного с тем же названием?",
        words: { decline: ({ about }) => (about.most === undefined ? "Никого не брать" : "Больше никого не брать") },
      },
      "searchHowMany mall-crawl": {
        question: "сколько из них отправить в свой сброс?",
        option: ({ at }) => `Сбросить ${at.number === 1 ? "одну" : cardsOf(Number(at.number))}`,
      },
    },
    events: {
      factionsOffered: ({ factions, first }, cast) => `Первый выбор: ${who(cast, first)}. Фракции: ${factions.map(name).join(", ")}.`,
      factionChosen: ({ seat, faction }, cast) => `${does(cast, seat, "берёт", "берёте")} фракцию ${quoted(faction)}.`,
      basesLaid: ({ bases }) => `Базы: ${bases.map(({ base }) => quoted(base)).join(", ")}.`,
      handReplaced: ({ seat, cards }, cast) =>
        `${does(cast, seat, "показывает", "показываете")} руку без приспешников (${refs(cards)}), ${isYou(cast, seat) ? "сбрасываете её и берёте" : "сбрасывает её и берёт"} другую.`,
      turnBegan: ({ seat, turn }, cast) => (isYou(cast, seat) ? `Ход ${turn}: ваш.` : `Ход ${turn}: ${cast.name(seat)}.`),
      played: ({ seat, card, at, on, from, by }, cast) => {
        const base = at === undefined ? "" : quoted(at.base);
        const where = at === undefined ? "" : on === undefined ? ` на базу ${base}` : ` на приспешника ${quoted(on.face)} (${base})`;
        const out = from === "hand" ? "" : from === "deck" ? " с колоды" : " из сброса";
        return caused(by, `${does(cast, seat, "играет", "играете")}${out} карту ${quoted(card.face)}${where}.`);
      },
      fizzled: ({ card }) => `Карта ${quoted(card.face)} не срабатывает и уходит в сброс.`,
      destroyed: ({ card, owner, at, by }, cast) =>
        happened(by, card, `уничтожена карта ${full(quoted(card.face), quoted(at.base), owner, cast)}.`),
      returned: ({ card, owner, at, by }, cast) => {
        const to = isYou(cast, owner) ? "в вашу руку" : `в руку владельца (${cast.name(owner)})`;
        return happened(by, card, `карта ${quoted(card.face)} возвращается с базы ${quoted(at.base)} ${to}.`);
      },
      putUnderDeck: ({ card, owner, by }, cast) => {
        const to = isYou(cast, owner) ? "вашей колоды" : `колоды владельца (${cast.name(owner)})`;
        return happened(by, card, `карта ${quoted(card.face)} уходит под низ ${to}.`);
      },
      moved: ({ card, from, to, by }) =>
        happened(by, card, `карта ${quoted(card.face)} перемещается с базы ${quoted(from.base)} на базу ${quoted(to.base)}.`),
      spared: ({ card, shield, by }) => {
        const instead = `вместо неё уничтожена карта ${quoted(shield.face)}.`;
        return by === undefined
          ? `Карта ${quoted(card.face)} защищена: ${instead}`
          : `Карта ${quoted(by)} не влияет на карту ${quoted(card.face)}: ${instead}`;
      },
      drew: ({ seat, count, cards, by }, cast) =>
        caused(by, `${does(cast, seat, "берёт", "берёте")} ${cardsOf(count)}${cards ? `: ${refs(cards)}` : ""}.`),
      discarded: ({ seat, cards, from, atRandom, by }, cast) => {
        const how = `${from === "deck" ? " с колоды" : ""}${atRandom ? " наугад" : ""}`;
        return caused(by, `${does(cast, seat, "сбрасывает", "сбрасываете")}${how}: ${refs(cards)}.`);
      },
      revealed: ({ seat, cards, by }, cast) => caused(by, `${does(cast, seat, "раскрывает", "раскрываете")}: ${refs(cards)}.`),
      looked: ({ seat, at, whose, count, cards, by }, cast) => {
        const their = whose === seat || isYou(cast, whose) ? "" : ` (${cast.name(whose)})`;
        const own = whose === seat;
        const what =
          at === "hand"
            ? `${own ? "свою руку" : isYou(cast, whose) ? "вашу руку" : "руку"}${their}`
            : at === "baseDeck"
              ? `${topOf(count)} колоды баз`
              : `${topOf(count)} ${own ? "своей колоды" : isYou(cast, whose) ? "вашей колоды" : "колоды"}${their}`;
        return caused(by, `${does(cast, seat, "смотрит", "смотрите")} ${what}${cards && cards.length > 0 ? `: ${refs(cards)}` : ""}.`);
      },
      tookFrom: ({ seat, pile, cards, by }, cast) =>
        caused(by, `${does(cast, seat, "берёт", "берёте")} в руку ${pile === "deck" ? "из колоды" : "из сброса"}: ${refs(cards)}.`),
      shuffled: ({ seat, what, count }, cast) => {
        if (what === "discardPile")
          return isYou(cast, seat)
            ? "Ваш сброс перетасован и становится колодой."
            : `Сброс игрока (${cast.name(seat)}) перетасован и становится колодой.`;
        if (what === "deck") return `${does(cast, seat, "тасует", "тасуете")} колоду.`;
        return `${does(cast, seat, "замешивает", "замешиваете")} в колоду ${cardsOf(count)} ${what === "hand" ? "с руки" : "из сброса"}.`;
      },
      gained: ({ seat, vp, by }, cast) => caused(by, `${does(cast, seat, "получает", "получаете")} ${vp} ПО.`),
      powerChanged: ({ cards, amount, by }) => caused(by, `${signed(amount)} к силе: ${refs(cards)}.`),
      breakpointChanged: ({ at, amount, by }) =>
        caused(by, `оборона базы ${quoted(at.base)} ${amount < 0 ? "уменьшается" : "увеличивается"} на ${Math.abs(amount)} до конца хода.`),
      granted: ({ seat, grant, by }, cast) => caused(by, `${does(cast, seat, "может", "можете")} сыграть ${extra(grant)}${where(grant)}.`),
      named: ({ seat, faction, by }, cast) => caused(by, `${does(cast, seat, "называет", "называете")} фракцию ${quoted(faction)}.`),
      actionsBarred: ({ seat, by }, cast) =>
        caused(by, `${does(cast, seat, "не сможет", "не сможете")} играть действия в свой следующий ход.`),
      abilityUsed: ({ seat, card }, cast) =>
        isUsed(card.face)
          ? `${does(cast, seat, "применяет", "применяете")} свойство карты ${quoted(card.face)}.`
          : `Срабатывает свойство ${isBase(card.face) ? "базы" : "карты"} ${quoted(card.face)}.`,
      passed: ({ seat }, cast) => `${does(cast, seat, "пасует", "пасуете")}.`,
      scoringBegan: ({ at, total, breakpoint }) => `Захват базы ${quoted(at.base)}: сила ${total}, оборона ${breakpoint}.`,
      scored: ({ at, awards }, cast) => {
        const places = awards.map((award) => `${who(cast, award.seat)} — ${PLACES[award.place]} (сила ${award.power}), ${points(award)}`);
        return awards.length === 0
          ? `База ${quoted(at.base)} никому ничего не приносит.`
          : `База ${quoted(at.base)}: ${places.join("; ")}.`;
      },
      baseCleared: ({ at, cards }) =>
        cards.length === 0 ? `На базе ${quoted(at.base)} не осталось карт.` : `С базы ${quoted(at.base)} в сброс: ${refs(cards)}.`,
      savedFromDiscard: ({ card, owner, from, to }, cast) => {
        const hand = isYou(cast, owner) ? "в вашу руку" : `в руку владельца (${cast.name(owner)})`;
        return to === undefined
          ? `Вместо сброса карта ${quoted(card.face)} возвращается с базы ${quoted(from.base)} ${hand}.`
          : `Вместо сброса карта ${quoted(card.face)} перемещается с базы ${quoted(from.base)} на базу ${quoted(to.base)}.`;
      },
      baseReplaced: ({ old, base }) => `Базу ${quoted(old)} сменяет база ${quoted(base)}.`,
      baseSwapped: ({ old, base, by }) => caused(by, `базу ${quoted(old)} сменяет база ${quoted(base)}.`),
      baseDeckShuffled: () => "Колода баз перетасована.",
      finished: ({ vp }, cast) => `Победные очки: ${vp.map((points, seat) => `${who(cast, seat as SeatId)} — ${points}`).join(", ")}.`,
    },
  },
);

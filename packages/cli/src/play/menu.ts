// What the bar asks at this moment, and the things one can do about it.
import type { Key } from "./keys.ts";
import type { Session } from "./session.ts";

export type Act = { readonly answer: number } | "save" | "log" | "again" | "stay" | "save and quit" | "quit";

interface Item {
  readonly key: Key;
  readonly label: string;
  readonly words: string;
  readonly act: Act;
}

export interface Menu {
  readonly title: string;
  /** Somebody is waiting for the person, not the other way round. */
  readonly bright: boolean;
  readonly items: readonly Item[];
}

/** Keys of the options in order. Letters that are commands are left out; options beyond are reached with the arrows. */
const OPTION_KEYS = "123456789abcdefgimoptvwxyz";

export function menuOf(session: Session, leaving: boolean): Menu {
  const { leave, end } = session.texts;
  if (leaving)
    return {
      title: leave.question,
      bright: true,
      items: [
        item("s", leave.save, "save and quit"),
        item("q", leave.lose, "quit"),
        { key: "escape", label: "Esc", words: leave.stay, act: "stay" },
      ],
    };
  const result = session.result();
  if (result)
    return {
      title: result,
      bright: true,
      items: [item("n", end.again, "again"), item("s", end.save, "save"), item("l", end.log, "log"), item("q", end.quit, "quit")],
    };
  const question = session.question();
  if (!question) return { title: session.waitingFor(), bright: false, items: [] };
  const items = question.choices.map(({ option, words }, index) => item(OPTION_KEYS[index] ?? "", words, { answer: option }));
  return { title: question.words, bright: true, items };
}

function item(key: Key, words: string, act: Act): Item {
  return { key, label: key, words, act };
}

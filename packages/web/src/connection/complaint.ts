// Why something wasn't done, in words.
import type { Lang } from "@fracas/kernel";
import { explain } from "@fracas/protocol";
import { currentLang, typeset } from "../app/language.ts";
import { toast } from "../design/toast.tsx";
import { ConnectionLost } from "./client.ts";
import { RefusedByServer } from "./model.ts";

const LOST: Readonly<Record<Lang, string>> = {
  en: "The connection broke before the server replied. Look whether it was done, and try again if not.",
  fr: "La connexion s'est rompue avant la réponse du serveur. Regardez si c'est fait, et réessayez sinon.",
  ru: "Связь оборвалась раньше, чем ответил сервер. Проверьте, получилось ли, и если нет — попробуйте ещё раз.",
};

/** The sentence for an error that `send` threw; anything else is a fault of ours and is thrown on. */
export function complaint(error: unknown, lang: Lang): string {
  if (error instanceof RefusedByServer) return typeset(lang, explain(error.refusal, lang));
  if (error instanceof ConnectionLost) return typeset(lang, LOST[lang]);
  throw error;
}

/** Waits for a request; tells the person why if it wasn't done. True if it was. */
export async function told(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    toast(complaint(error, currentLang()));
    return false;
  }
}

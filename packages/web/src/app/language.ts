// The page's language: guessed from the browser, changed by the person, remembered.
import type { Lang } from "@fracas/kernel";
import { keep, recall } from "./kept.ts";
import { createStore, useStore } from "./store.ts";
import { typesetDeeply } from "./typography.ts";

export { typeset } from "./typography.ts";

export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: "English", fr: "Français", ru: "Русский" };

const isLang = (code: string | null | undefined): code is Lang => code != null && code in LANG_NAMES;

function guess(): Lang {
  const kept = recall("lang");
  if (isLang(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? "en";
}

const store = createStore<Lang>(guess());
const show = () => {
  document.documentElement.lang = store.get();
};
store.subscribe(show);
show();

export const currentLang = (): Lang => store.get();
export const useLang = (): Lang => useStore(store);

export function setLang(lang: Lang): void {
  keep("lang", lang);
  store.set(lang);
}

/** The texts of the current language, with its typography. */
export function useTexts<T>(texts: Readonly<Record<Lang, T>>): T {
  const lang = useLang();
  return typesetDeeply(lang, texts[lang]);
}

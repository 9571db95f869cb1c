import type { Lang } from "@fracas/kernel";

export const texts: Readonly<Record<Lang, { readonly close: string }>> = {
  en: { close: "Close" },
  fr: { close: "Fermer" },
  ru: { close: "Закрыть" },
};

// A small card or base to be clicked, for lists of cards: what is printed on it is read aloud.
import type { Lang } from "@fracas/kernel";
import { BaseFace, CardFace } from "./card.tsx";
import style from "./face-button.module.css";
import { labelOf } from "./label.ts";
import { factsOf } from "./names.ts";

export function FaceButton({ face, lang, onClick }: { face: string; lang: Lang; onClick: () => void }) {
  const isBase = factsOf(face).kind === "base";
  return (
    <button type="button" class={`${style.button} ${isBase ? style.base : ""}`} aria-label={labelOf(face, lang)} onClick={onClick}>
      {isBase ? <BaseFace face={face} lang={lang} size="small" /> : <CardFace face={face} lang={lang} size="small" />}
    </button>
  );
}

// Whose games these are, and whose program.
import style from "./footer.module.css";
import { useTexts } from "./language.ts";
import { texts } from "./texts/index.ts";

export function Footer() {
  const { footer } = useTexts(texts);
  return (
    <footer class={style.footer}>
      <p>{footer.unofficial}</p>
      <p>{footer.licence}</p>
    </footer>
  );
}

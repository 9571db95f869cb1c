// All keys at a glance.
import { useTexts } from "../app/language.ts";
import { Dialog } from "../design/dialog.tsx";
import style from "./cheat-sheet.module.css";
import { texts } from "./texts/index.ts";

export function CheatSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: words } = useTexts(texts);
  const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["1", "…", "9"], words.options],
    [[words.keySpace], words.skip],
    [["E"], words.enlarge],
    [["U"], words.undo],
    [["←", "→"], words.rewind],
    [[words.keyEsc], words.now],
    [["L"], words.log],
    [["C"], words.chat],
    [["R"], words.rules],
    [["M"], words.sound],
    [[words.keyTab], words.move],
    [["?"], words.help],
  ];
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <dl class={style.keys}>
        {rows.map(([keys, does]) => (
          <div key={does} class={style.row}>
            <dt>{keys.map((key) => (key === "…" ? <span key={key}>…</span> : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

// The record of a match: to copy, to download, to link to; and whether it is what it says.
import type { Game, MatchRecord } from "@fracas/kernel";
import { useMemo } from "preact/hooks";
import { useTexts } from "../app/language.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { Icon } from "../design/icon.tsx";
import { notedCommitment } from "../table/commitments.ts";
import { copy } from "../table/copy.ts";
import style from "./record-dialog.module.css";
import { texts } from "./texts/index.ts";
import { checksOf, type Spot, searchOf } from "./timeline.ts";

interface Props {
  open: boolean;
  game: Game;
  record: MatchRecord;
  /** Null for a record that was opened from a file: nobody else could follow a link to it. */
  match: string | null;
  spot: Spot;
  onClose(): void;
}

export function RecordDialog({ open, onClose, ...rest }: Props) {
  const { record: words } = useTexts(texts);
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <Content {...rest} />
    </Dialog>
  );
}

function Content({ game, record, match, spot }: Omit<Props, "open" | "onClose">) {
  const { record: words } = useTexts(texts);
  const text = JSON.stringify(record);
  const { same, commitment } = useMemo(() => checksOf(game, record), [game, record]);
  const noted = match && notedCommitment(match);
  return (
    <div class={style.content}>
      <div class={style.actions}>
        {match && (
          <Button
            icon="link"
            onClick={() =>
              void copy(`${location.origin}/r/${match}${searchOf(spot)}`, { copied: words.linkCopied, copyFailed: words.linkFailed })
            }
          >
            {words.link}
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy(text, words)}>
          {words.copy}
        </Button>
        <Button icon="download" onClick={() => download(`fracas-${game.id}-${match ?? record.seed.slice(0, 8)}.json`, text)}>
          {words.download}
        </Button>
      </div>
      <Check good={same} text={same === null ? words.digestNone : same ? words.digestSame : words.digestOther} />
      {record.wentBack !== undefined && <p>{words.wentBack(record.wentBack)}</p>}
      <dl class={style.facts}>
        <dt>{words.seed}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
      <Check
        good={noted ? noted === commitment : null}
        text={!noted ? words.committedUnknown : noted === commitment ? words.committedSame : words.committedOther}
      />
    </div>
  );
}

function Check({ good, text }: { good: boolean | null; text: string }) {
  return (
    <p class={`${style.check} ${good === true ? style.good : good === false ? style.bad : ""}`}>
      {good !== null && <Icon name={good ? "check" : "close"} />}
      <span>{text}</span>
    </p>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

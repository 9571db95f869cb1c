// The ways to bring friends to a table: its link, the device's own sharing, a code for phones.
import { useTexts } from "../app/language.ts";
import { lazy } from "../app/lazy.tsx";
import { Button } from "../design/button.tsx";
import { toast } from "../design/toast.tsx";
import style from "./share.module.css";
import { texts } from "./texts/index.ts";

const QrCode = lazy(
  async () => (await import("./qr.tsx")).QrCode,
  () => <div class={style.qr} />,
);

export function Share({ game, path }: { game: string; path: string }) {
  const { share: words } = useTexts(texts);
  const link = location.origin + path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words.copied);
    } catch {
      toast(words.notCopied);
    }
  };
  const invitation: ShareData = { title: "Fracas", text: words.invitation(game), url: link };
  const canShare = "canShare" in navigator && navigator.canShare(invitation);

  return (
    <section class={style.share} aria-labelledby="share">
      <h2 id="share" class={style.title}>
        {words.title}
      </h2>
      <input class={style.link} readOnly value={link} aria-label={words.link} onFocus={(event) => event.currentTarget.select()} />
      <div class={style.ways}>
        <Button icon="copy" onClick={copy}>
          {words.copy}
        </Button>
        {canShare && (
          <Button icon="share" onClick={() => navigator.share(invitation).catch(() => {})}>
            {words.share}
          </Button>
        )}
      </div>
      <p>{words.scan}</p>
      <QrCode text={link} label={words.qr} class={style.qr} />
    </section>
  );
}

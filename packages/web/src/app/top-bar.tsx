// The one thin bar on top of every page. A screen can put things of its own into its middle.
import { LANGS, type Lang } from "@fracas/kernel";
import { type ComponentChildren, createPortal } from "preact";
import { useState } from "preact/hooks";
import { useGuest } from "../connection/index.ts";
import { Button, IconButton } from "../design/button.tsx";
import { LANG_NAMES, setLang, useLang, useTexts } from "./language.ts";
import { Link } from "./link.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { createStore, useStore } from "./store.ts";
import { texts } from "./texts/index.ts";
import style from "./top-bar.module.css";

const middle = createStore<HTMLElement | null>(null);

export function TopBar() {
  const words = useTexts(texts);
  const lang = useLang();
  const guest = useGuest();
  const [open, setOpen] = useState(false);
  return (
    <>
      <header class={style.bar}>
        <Link href="/" class={style.logo} aria-label={`Fracas, ${words.home}`}>
          Fracas
        </Link>
        <div class={style.middle} ref={(element: HTMLElement | null) => middle.set(element)} />
        {guest && (
          <Button
            kind="quiet"
            icon="quill-ink"
            class={style.name}
            aria-label={`${words.settings.name}: ${guest.name}`}
            onClick={() => setOpen(true)}
          >
            {guest.name}
          </Button>
        )}
        <select
          class={style.language}
          aria-label={words.settings.language}
          value={lang}
          onChange={(event) => setLang(event.currentTarget.value as Lang)}
        >
          {LANGS.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANG_NAMES[code]}
            </option>
          ))}
        </select>
        <IconButton icon="cog" label={words.settings.open} onClick={() => setOpen(true)} />
      </header>
      <SettingsDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Shows its children in the middle of the top bar. */
export function InBar({ children }: { children: ComponentChildren }) {
  const place = useStore(middle);
  return place && createPortal(children, place);
}

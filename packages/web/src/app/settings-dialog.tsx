// Name, language, theme, sound and movement in one small window.
import { LANGS } from "@fracas/kernel";
import { LIMITS } from "@fracas/protocol";
import { useEffect, useId, useState } from "preact/hooks";
import { rename, told, useGuest } from "../connection/index.ts";
import { Button } from "../design/button.tsx";
import { Choice, Switch } from "../design/choice.tsx";
import { Dialog } from "../design/dialog.tsx";
import { toast } from "../design/toast.tsx";
import { play } from "../sound/index.ts";
import { LANG_NAMES, setLang, useLang, useTexts } from "./language.ts";
import { changeSettings, systemMotionOff, useSettings } from "./settings.ts";
import style from "./settings-dialog.module.css";
import { texts } from "./texts/index.ts";

export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings: words } = useTexts(texts);
  const lang = useLang();
  const { theme, motion, sound } = useSettings();
  const stillBySystem = systemMotionOff();
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <div class={style.settings}>
        <NameForm />
        <Choice
          legend={words.language}
          options={LANGS.map((value) => ({ value, label: LANG_NAMES[value] }))}
          value={lang}
          onChange={setLang}
        />
        <Choice
          legend={words.theme}
          options={[
            { value: "system", label: words.themes.system },
            { value: "light", label: words.themes.light, icon: "sun" },
            { value: "dark", label: words.themes.dark, icon: "moon" },
          ]}
          value={theme}
          onChange={(value) => changeSettings({ theme: value as typeof theme })}
        />
        <Switch
          label={words.sound}
          checked={sound}
          onChange={(on) => {
            changeSettings({ sound: on });
            play("take");
          }}
        />
        <Switch
          label={words.motion}
          help={stillBySystem ? words.motionBySystem : words.motionHelp}
          checked={stillBySystem || motion === "reduced"}
          disabled={stillBySystem}
          onChange={(on) => changeSettings({ motion: on ? "reduced" : "system" })}
        />
      </div>
    </Dialog>
  );
}

function NameForm() {
  const { settings: words } = useTexts(texts);
  const guest = useGuest();
  const [name, setName] = useState(guest?.name ?? "");
  useEffect(() => setName(guest?.name ?? ""), [guest?.name]);
  const [field, about] = [useId(), useId()];

  const save = async (event: Event) => {
    event.preventDefault();
    if (await told(rename(name))) toast(words.renamed(name.trim()));
  };

  return (
    <form onSubmit={save}>
      <label class={style.label} for={field}>
        {words.name}
      </label>
      <div class={style.row}>
        <input
          id={field}
          class={style.input}
          value={name}
          maxLength={LIMITS.name}
          required
          autocomplete="nickname"
          spellcheck={false}
          aria-describedby={about}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!guest || name.trim() === "" || name.trim() === guest.name}>
          {words.saveName}
        </Button>
      </div>
      <p id={about} class={style.help}>
        {words.nameHelp}
      </p>
    </form>
  );
}

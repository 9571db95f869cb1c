// The fields of a table's plan, for setting one up and for changing it while people come.
import type { OptionSpec } from "@fracas/kernel";
import { CLOCK_TIMES, CLOCKS, type ClockKind } from "@fracas/protocol";
import { typeset, useLang, useTexts } from "../app/language.ts";
import { texts as appTexts } from "../app/texts/index.ts";
import { Choice, Switch } from "../design/choice.tsx";
import type { IconName } from "../design/icons.ts";
import type { GameClient, GameEntry } from "../games/index.ts";
import { type Plan, withPlayers } from "./plan.ts";
import style from "./table-form.module.css";
import { texts } from "./texts/index.ts";

interface Props {
  plan: Plan;
  onChange: (plan: Plan) => void;
}

export function PlayersField({ plan, onChange, entry, fewest = 0 }: Props & { entry: GameEntry; fewest?: number }) {
  const words = useTexts(texts);
  const { min, max } = entry.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <Choice
      legend={words.players}
      options={counts.map((count) => ({ value: count, label: String(count), disabled: count < fewest }))}
      value={plan.seats.length}
      onChange={(count) => onChange(withPlayers(plan, count))}
    />
  );
}

const CLOCK_ICONS: Readonly<Record<ClockKind, IconName>> = { none: "infinity", relaxed: "hourglass", blitz: "stopwatch", days: "calendar" };

export function ClockField({ plan, onChange }: Props) {
  const { clock: words } = useTexts(texts);
  const { clocks } = useTexts(appTexts);
  const { relaxed, blitz, days } = CLOCK_TIMES;
  const help = {
    none: words.none,
    relaxed: words.relaxed(relaxed.bank / 60_000, relaxed.perAnswer / 1_000),
    blitz: words.blitz(blitz.bank / 1_000, blitz.perAnswer / 1_000),
    days: words.days(days.bank / 86_400_000),
  };
  return (
    <Choice
      legend={words.legend}
      options={CLOCKS.map((kind) => ({ value: kind, label: clocks[kind], icon: CLOCK_ICONS[kind] }))}
      value={plan.clock}
      onChange={(clock) => onChange({ ...plan, clock })}
      help={plan.clock === "none" ? help.none : `${help[plan.clock]} ${words.over}`}
    />
  );
}

export function FindableField({ plan, onChange }: Props) {
  const { findable: words } = useTexts(texts);
  return (
    <Choice
      legend={words.legend}
      options={[
        { value: "private", label: words.private, icon: "padlock" },
        { value: "public", label: words.public, icon: "globe" },
      ]}
      value={plan.public ? "public" : "private"}
      onChange={(value) => onChange({ ...plan, public: value === "public" })}
      help={plan.public ? words.publicHelp : words.privateHelp}
    />
  );
}

/** A game's own options: a switch for what is on or off, keys for the rest. */
export function VariantFields({ plan, onChange, client }: Props & { client: GameClient }) {
  const words = useTexts(texts);
  const lang = useLang();
  const { options, texts: gameTexts } = client.game;
  const named = Object.entries(options).map(([id, spec]) => {
    const { name = id, help = "", choices = {} } = gameTexts[lang].options[id] ?? {};
    return { id, spec, name: typeset(lang, name), help: typeset(lang, help), choices };
  });
  if (named.length === 0) return null;
  const set = (id: string, value: OptionSpec["default"]) => onChange({ ...plan, options: { ...plan.options, [id]: value } });
  return (
    <fieldset class={style.variants}>
      <legend class={style.legend}>{words.variants}</legend>
      {named.map(({ id, spec, name, help, choices }) => {
        const value = plan.options[id] ?? spec.default;
        return typeof value === "boolean" ? (
          <Switch key={id} label={name} help={help} checked={value} onChange={(on) => set(id, on)} />
        ) : (
          <Choice
            key={id}
            legend={name}
            options={spec.choices.map((choice) => ({
              value: String(choice),
              label: typeset(lang, choices[String(choice)] ?? String(choice)),
            }))}
            value={String(value)}
            onChange={(chosen) => set(id, spec.choices.find((choice) => String(choice) === chosen) ?? spec.default)}
            help={help}
          />
        );
      })}
    </fieldset>
  );
}

// One of a few: radio buttons that look like the keys of a till. And a switch: on or off.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import style from "./choice.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface Option<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

interface ChoiceProps<T extends string | number> {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The legend is heard but not seen. */
  bare?: boolean;
  disabled?: boolean;
  /** Said about the choice made. */
  help?: ComponentChildren;
}

export function Choice<T extends string | number>({ legend, options, value, onChange, bare, disabled, help }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={style.choice} disabled={disabled ?? false}>
      <legend class={bare ? "unseen" : style.legend}>{legend}</legend>
      <div class={style.keys}>
        {options.map((option) => (
          <label key={option.value} class={style.key}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span class={style.face}>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {help && <p class={style.help}>{help}</p>}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  help?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, help, checked, onChange, disabled }: SwitchProps) {
  const about = useId();
  return (
    <div class={style.switch}>
      <label class={style.switchRow}>
        <span class={style.switchLabel}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled ?? false}
          aria-describedby={help ? about : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class={style.track} aria-hidden="true" />
      </label>
      {help && (
        <p id={about} class={style.help}>
          {help}
        </p>
      )}
    </div>
  );
}

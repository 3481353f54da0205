import { type ReactNode, useId } from "react";

/** What is asked for, and what is said so far. */
interface AskProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

interface AskTextProps extends AskProps {
  about?: ReactNode;
  isFirst?: boolean;
}

/** A text that a dialog asks for. */
export function AskText({ label, about, value, onChange, isFirst = false }: AskTextProps) {
  const id = useId();
  return (
    <div className="panel-field">
      <label className="panel-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="panel-control"
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened for it
        autoFocus={isFirst}
        autoComplete="off"
        aria-describedby={`${id}-about`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="panel-state" id={`${id}-about`}>
        {about}
      </p>
    </div>
  );
}

interface AskChoiceProps extends AskProps {
  choices: readonly { value: string; label: string }[];
}

/** One of several things that a dialog asks for. */
export function AskChoice({ label, value, choices, onChange }: AskChoiceProps) {
  const id = useId();
  return (
    <div className="panel-field">
      <label className="panel-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="panel-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AskTickProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function AskTick({ label, isOn, onChange }: AskTickProps) {
  return (
    <label className="panel-tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

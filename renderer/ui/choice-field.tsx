import type { InputHTMLAttributes, ReactNode } from "react";
import type { ChoiceType } from "./choice-rules.ts";
import { FieldFrame } from "./field.tsx";

/** One box or ring. */
export interface Choice {
  value: string;
  label: ReactNode;
  /** Attributes of its control. */
  marks?: Readonly<Record<string, string>>;
}

interface ChoiceFieldProps {
  /** Id of the first control; those of hint and error start with it. */
  id: string;
  name: string;
  /** `radio`: one of the choices; otherwise any of them. */
  type: ChoiceType;
  choices: readonly Choice[];
  /** Name of the group; a single box has none. */
  legend?: ReactNode;
  hint?: string | undefined;
  /** What is missing and how to put it right. */
  error?: string | undefined;
  /** The browser asks for it itself; of several boxes it cannot. */
  required?: boolean;
}

/** A single box, or a group of boxes or rings with a name: native controls that keep their own state. */
export function ChoiceField({ id, legend, hint, error, ...rest }: ChoiceFieldProps): ReactNode {
  const { name, type, choices, required } = rest;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const isRadio = type === "radio";
  const shared: InputHTMLAttributes<HTMLInputElement> = {
    name,
    required: required && (isRadio || !legend),
    // A ring cannot be wrong by itself.
    "aria-invalid": error && !isRadio ? true : undefined,
    "aria-describedby": legend ? undefined : described,
  };
  const lines = choices.map(({ value, label, marks }, index) => (
    <label key={value} className="choice">
      <input
        type={isRadio ? "radio" : "checkbox"}
        id={index === 0 ? id : `${id}-${index}`}
        value={value}
        {...shared}
        {...marks}
      />
      <span>{label}</span>
    </label>
  ));
  const help = hint && (
    <span id={`${id}-hint`} className="hint">
      {hint}
    </span>
  );
  const fault = error && (
    <span id={`${id}-error`} className="error">
      {error}
    </span>
  );
  return (
    <FieldFrame data-kind={type} data-invalid={error ? "" : undefined}>
      {legend ? (
        <fieldset aria-describedby={described}>
          <legend className="label">{legend}</legend>
          {help && <div>{help}</div>}
          <div className="choices">{lines}</div>
          {fault && <div>{fault}</div>}
        </fieldset>
      ) : (
        <>
          {lines}
          {help}
          {fault}
        </>
      )}
    </FieldFrame>
  );
}

import styled from "@emotion/styled";
import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldFrame } from "./field.tsx";

/** Boxes and rings with their words beside them, a line each. */
const Lines = styled.div`
  display: grid;
  gap: var(--space-1);

  & fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
  }
  & fieldset > * + * {
    margin-top: var(--space-2);
  }
  & .choices {
    display: grid;
  }
  & .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--space-3);
    padding-block: var(--space-2);
    line-height: 1.5;
    cursor: pointer;
  }
  & .choice > input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--blue);
    cursor: pointer;
  }
  & .choice > input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-invalid] .choice > input {
    outline: 2px solid var(--negative);
    outline-offset: 1px;
  }
`;

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
  /** `checkbox`: any of the choices; `radio`: one of them. */
  type: "checkbox" | "radio";
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
    type,
    required: required && (isRadio || !legend),
    // A ring cannot be wrong by itself.
    "aria-invalid": error && !isRadio ? true : undefined,
    "aria-describedby": legend ? undefined : described,
  };
  const lines = choices.map(({ value, label, marks }, index) => (
    <label key={value} className="choice">
      <input id={index === 0 ? id : `${id}-${index}`} value={value} {...shared} {...marks} />
      <span>{label}</span>
    </label>
  ));
  const notes = [
    hint && (
      <span key="hint" id={`${id}-hint`} className="hint">
        {hint}
      </span>
    ),
    error && (
      <span key="error" id={`${id}-error`} className="error">
        {error}
      </span>
    ),
  ];
  return (
    <FieldFrame>
      <Lines data-invalid={error ? "" : undefined}>
        {legend ? (
          <fieldset aria-describedby={described}>
            <legend className="label">{legend}</legend>
            {notes[0] && <div>{notes[0]}</div>}
            <div className="choices">{lines}</div>
            {notes[1] && <div>{notes[1]}</div>}
          </fieldset>
        ) : (
          <>
            {lines}
            {notes}
          </>
        )}
      </Lines>
    </FieldFrame>
  );
}

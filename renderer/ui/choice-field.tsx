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
    padding-block: 0.625rem;
    line-height: 1.5;
    cursor: pointer;
  }
  /* Drawn smaller than what a finger meets. */
  & .choice > input {
    appearance: none;
    display: grid;
    place-content: center;
    width: var(--target);
    height: var(--target);
    margin: -0.625rem;
    cursor: pointer;
  }
  & .choice > input::before,
  & .choice > input::after {
    content: "";
    grid-area: 1 / 1;
    place-self: center;
    width: 1.5rem;
    height: 1.5rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: var(--corner);
    background: var(--paper-raised);
  }
  & .choice > input[type="radio"]::before {
    border-radius: 50%;
  }
  & .choice:hover > input::before,
  & .choice > input:checked::before {
    border-color: var(--blue);
  }
  & .choice > input[type="checkbox"]:checked::before {
    background: var(--blue);
  }
  & .choice > input::after {
    display: none;
    width: 0.875rem;
    height: 0.875rem;
    border: 0;
    background: var(--on-blue);
    clip-path: polygon(12% 44%, 0 58%, 39% 95%, 100% 20%, 87% 6%, 38% 67%);
  }
  & .choice > input[type="radio"]::after {
    background: var(--blue);
    clip-path: circle(46%);
  }
  & .choice > input:checked::after {
    display: block;
  }
  & .choice > input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -0.4375rem;
  }
  &[data-invalid] .choice > input::before {
    border-color: var(--negative);
  }
  @media (forced-colors: active) {
    & .choice > input {
      appearance: auto;
    }
    & .choice > input::before,
    & .choice > input::after {
      display: none;
    }
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
    <FieldFrame>
      <Lines data-invalid={error ? "" : undefined}>
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
      </Lines>
    </FieldFrame>
  );
}

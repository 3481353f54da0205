import styled from "@emotion/styled";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId } from "react";
import { choiceRules } from "./choice-rules.ts";

/**
 * The look of a field's parts; islands that use react-aria put the class names on its elements instead. One with
 * choices says so: `data-kind`, the `ChoiceType` of them.
 */
export const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  min-width: 0;

  & .label {
    font-weight: var(--weight-strong);
    font-size: var(--text-small);
    line-height: 1.4;
  }
  & .hint {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
  & .control {
    width: 100%;
    min-height: var(--target);
    padding: 0.5625rem 0.875rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: var(--corner-field);
    background-color: var(--paper-raised);
    color: var(--ink);
    text-align: start;
    line-height: 1.5;
    transition: border-color var(--quick) var(--ease);
  }
  & .control::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  & .control:hover {
    border-color: var(--blue);
  }
  & .control:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
    border-color: var(--focus);
  }
  & textarea.control {
    min-height: 9rem;
    resize: vertical;
  }
  & .control[type="file"] {
    padding: 0.375rem;
    cursor: pointer;
  }
  & .control[type="file"]::file-selector-button {
    min-height: 2rem;
    margin-inline-end: var(--space-3);
    padding: 0 0.875rem;
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    background: transparent;
    color: var(--blue);
    font: inherit;
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  & select.control {
    appearance: none;
    padding-inline-end: 2.5rem;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 1.1875rem center,
      right 0.875rem center;
    background-size: 0.3125rem 0.3125rem;
    background-repeat: no-repeat;
  }
  & .control:disabled {
    border-style: dashed;
    background-color: var(--paper-tint);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & .control[aria-invalid="true"] {
    border-color: var(--negative);
  }
  ${choiceRules()}
  & .error {
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--negative);
    font-size: var(--text-small);
    line-height: 1.4;
    color: var(--negative);
  }
`;

interface FieldCommon {
  /** Names the control, above it. */
  label: string;
  /** Keep the label for assistive technology only; the control needs a placeholder then. */
  labelHidden?: boolean;
  /** What helps with the answer, below the label; read out with the control. */
  hint?: string;
  /** What is missing and how to put it right; marks the control as invalid. */
  error?: string;
}

type InputProps = FieldCommon & { as?: "input" } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "style" | "className"
  >;
type TextareaProps = FieldCommon & { as: "textarea" } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    "style" | "className"
  >;
type SelectProps = FieldCommon & { as: "select"; children: ReactNode } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "style" | "className"
  >;

/** A labelled native control with hint and error; attributes go to the control. */
export function Field(props: InputProps | TextareaProps | SelectProps): ReactNode {
  const made = useId();
  const id = props.id ?? made;
  const { label, labelHidden, hint, error } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const shared = {
    id,
    className: "control",
    "aria-describedby": described,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <FieldFrame>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "label"}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      <Control props={props} shared={shared} />
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
    </FieldFrame>
  );
}

function Control({
  props,
  shared,
}: {
  props: InputProps | TextareaProps | SelectProps;
  shared: object;
}): ReactNode {
  const { label: _label, labelHidden: _hidden, hint: _hint, error: _error, ...rest } = props;
  if (rest.as === "textarea") {
    const { as: _as, ...attributes } = rest;
    return <textarea {...attributes} {...shared} />;
  }
  if (rest.as === "select") {
    const { as: _as, ...attributes } = rest;
    return <select {...attributes} {...shared} />;
  }
  const { as: _as, ...attributes } = rest;
  return <input {...attributes} {...shared} />;
}

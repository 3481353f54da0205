/** What is asked by boxes or rings, as the types of a form's fields. */
export type ChoiceType = "checkbox" | "checkboxes" | "consent" | "radio";

/*
 * A form whose fields ask for nothing of the kind needs none of the rules: what a script is told is looked for in
 * what it is told (publish/occurring.ts), where a class would count as something that it may bring any time.
 */
const ASKED =
  ':is([data-kind="checkbox"], [data-kind="checkboxes"], [data-kind="consent"], [data-kind="radio"])';

/**
 * Rules for boxes and rings with their words beside them, a line each; part of a field's own (field.tsx). They are
 * drawn smaller than what a finger meets.
 */
export function choiceRules(): string {
  return `
  &${ASKED} fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  &${ASKED} legend {
    padding: 0;
  }
  &${ASKED} fieldset > * + * {
    margin-top: var(--space-2);
  }
  &${ASKED} .choices {
    display: grid;
  }
  &${ASKED} .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--space-3);
    padding-block: 0.625rem;
    line-height: 1.5;
    cursor: pointer;
  }
  &${ASKED} .choice > input {
    appearance: none;
    display: grid;
    place-content: center;
    width: var(--target);
    height: var(--target);
    margin: -0.625rem;
    cursor: pointer;
  }
  &${ASKED} .choice > input::before,
  &${ASKED} .choice > input::after {
    content: "";
    grid-area: 1 / 1;
    place-self: center;
    width: 1.5rem;
    height: 1.5rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: min(var(--corner), 0.25rem);
    background: var(--paper-raised);
  }
  &${ASKED} .choice > input[type="radio"]::before {
    border-radius: 50%;
  }
  &${ASKED} .choice:hover > input::before,
  &${ASKED} .choice > input:checked::before {
    border-color: var(--blue);
  }
  &${ASKED} .choice > input[type="checkbox"]:checked::before {
    background: var(--blue);
  }
  &${ASKED} .choice > input::after {
    display: none;
    width: 0.875rem;
    height: 0.875rem;
    border: 0;
    background: var(--on-blue);
    clip-path: polygon(12% 44%, 0 58%, 39% 95%, 100% 20%, 87% 6%, 38% 67%);
  }
  &${ASKED} .choice > input[type="radio"]::after {
    background: var(--blue);
    clip-path: circle(46%);
  }
  &${ASKED} .choice > input:checked::after {
    display: block;
  }
  &${ASKED} .choice > input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -0.4375rem;
  }
  &${ASKED}[data-invalid] .choice > input::before {
    border-color: var(--negative);
  }
  @media (forced-colors: active) {
    /* The system's own, as large as it is drawn otherwise: it fills all that it is given. */
    &${ASKED} .choice > input {
      appearance: auto;
      width: 1.5rem;
      height: 1.5rem;
      margin: 0;
    }
    &${ASKED} .choice > input:focus-visible {
      outline-offset: 2px;
    }
    &${ASKED} .choice > input::before,
    &${ASKED} .choice > input::after {
      display: none;
    }
  }
`;
}

/**
 * Rules for boxes and rings with their words beside them, a line each; part of a field's own (field.tsx). They are
 * drawn smaller than what a finger meets.
 */
export function choiceRules(): string {
  return `
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
    border-radius: min(var(--corner), 0.25rem);
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
}

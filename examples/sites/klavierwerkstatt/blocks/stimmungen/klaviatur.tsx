import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { KEYS } from "./dreiklang.ts";

const BLACK = new Set([1, 3, 6, 8, 10]);

const Octave = styled.div`
  display: grid;
  grid-template-columns: repeat(14, minmax(0, 1fr));
  grid-template-rows: 6.5rem 5rem;
  width: 100%;
  max-width: 34rem;
  border-top: 5px solid var(--blue);

  & button {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    min-width: 0;
    padding: 0 0 var(--space-2);
    border: var(--hairline) solid var(--line-strong);
    border-radius: 0 0 6px 6px;
    font-size: var(--text-note);
    cursor: pointer;
  }
  & button:disabled {
    cursor: default;
  }
  & [data-color="white"] {
    grid-row: 1 / span 2;
    grid-column-end: span 2;
    background: var(--paper-raised);
    color: var(--ink);
  }
  & [data-color="black"] {
    z-index: 1;
    grid-row: 1;
    grid-column-end: span 2;
    margin-inline: 14%;
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  & button[aria-pressed="true"] {
    border-color: var(--blue);
    background: var(--blue);
    color: var(--on-blue);
  }
  & button:focus-visible {
    z-index: 2;
    outline-offset: 2px;
  }
  & :nth-of-type(1) {
    grid-column-start: 1;
  }
  & :nth-of-type(2) {
    grid-column-start: 2;
  }
  & :nth-of-type(3) {
    grid-column-start: 3;
  }
  & :nth-of-type(4) {
    grid-column-start: 4;
  }
  & :nth-of-type(5) {
    grid-column-start: 5;
  }
  & :nth-of-type(6) {
    grid-column-start: 7;
  }
  & :nth-of-type(7) {
    grid-column-start: 8;
  }
  & :nth-of-type(8) {
    grid-column-start: 9;
  }
  & :nth-of-type(9) {
    grid-column-start: 10;
  }
  & :nth-of-type(10) {
    grid-column-start: 11;
  }
  & :nth-of-type(11) {
    grid-column-start: 12;
  }
  & :nth-of-type(12) {
    grid-column-start: 13;
  }
`;

interface KeyboardProps {
  /** Name for screen readers. */
  label: string;
  /** The key that the triad stands on; 0 is C. */
  root: number;
  isReady: boolean;
  onChoose(key: number): void;
}

/** Twelve keys, of which one is down. */
export function Keyboard({ label, root, isReady, onChoose }: KeyboardProps): ReactNode {
  return (
    <Octave role="group" aria-label={label}>
      {KEYS.map((name, key) => (
        <button
          key={name}
          type="button"
          data-color={BLACK.has(key) ? "black" : "white"}
          aria-pressed={key === root}
          disabled={!isReady}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </Octave>
  );
}

import styled from "@emotion/styled";

/* Entries as rows: title left of text. */
export const Rows = styled.ul`
  border-block: var(--pen) solid var(--ink);

  & > li {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-5);
    border-top: var(--hairline) solid var(--line);
  }
  & > li:first-of-type {
    border-top: 0;
  }
  & svg {
    margin-bottom: var(--space-3);
    color: var(--blue);
  }
  & h3 {
    color: var(--signal);
    font: 500 var(--text-note) / 1.9 var(--font-mono);
    letter-spacing: normal;
    text-wrap: wrap;
  }
  & .label {
    color: var(--ink-soft);
    font: 450 var(--text-note) / 1.5 var(--font-mono);
  }
  & .text {
    max-width: var(--measure);
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: 10rem 1fr;
    }
  }
`;

/* Stations on one line: it runs down on narrow screens and across on wide ones, where they have room beside one another. */
export const Stations = styled.ol`
  counter-reset: step;
  display: grid;

  & > li {
    counter-increment: step;
    position: relative;
    padding-block: 0 var(--space-6);
    padding-inline: 4rem 0;
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    content: counter(step);
    content: counter(step) / "";
    position: absolute;
    z-index: 1;
    inset-block: 0 auto;
    inset-inline: 0 auto;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: var(--pen) solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    font: 600 0.875rem / 1 var(--font-mono);
  }
  & > li::after {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline: calc(1.375rem - 1px) auto;
    border-inline-start: var(--pen) dashed var(--line-strong);
  }
  & > li:last-of-type::after {
    display: none;
  }
  & svg {
    margin-bottom: var(--space-3);
    color: var(--signal);
  }
  & .label {
    color: var(--signal);
    font: 500 var(--text-note) / 1.9 var(--font-mono);
  }
  & h3 {
    padding-top: 0.375rem;
    font-size: var(--text-title);
  }
  & .text {
    margin-top: var(--space-3);
    max-width: 34rem;
    color: var(--ink-soft);
  }
  @media (min-width: 64rem) {
    &:not([data-many]) {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: var(--space-7);
    }
    &:not([data-many]) > li,
    &:not([data-many]) > li:last-of-type {
      padding: 4.25rem 0 0;
    }
    &:not([data-many]) > li::after {
      inset-block: 1.375rem auto;
      inset-inline: 0 calc(var(--space-7) * -1);
      border-inline-start: 0;
      border-top: var(--pen) dashed var(--line-strong);
    }
  }
`;

/* A dimension line down the sheet: labels left of it, entries right, an oblique tick at each. */
export const DimensionLine = styled.ol`
  & > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    padding-block: 0 var(--space-7);
    padding-inline: 2rem 0;
    border-inline-start: var(--pen) solid var(--line-strong);
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    content: "";
    position: absolute;
    inset-inline-start: -0.5625rem;
    top: 0.75rem;
    width: 1.0625rem;
    border-top: 2px solid var(--signal);
    transform: rotate(-45deg);
  }
  & .label {
    font: 600 1.0625rem / 1.5 var(--font-mono);
    color: var(--ink);
  }
  & svg {
    margin-bottom: var(--space-3);
    color: var(--signal);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & .text {
    margin-top: var(--space-2);
    max-width: 40rem;
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: 8rem 1fr;
      margin-inline-start: 0.5rem;
    }
    & .entry {
      grid-column: 2;
    }
    & h3 {
      padding-top: 0.0625rem;
    }
  }
`;

/* One panel with ruled cells. */
export const Cells = styled.ul`
  display: grid;
  border: var(--pen) solid var(--line-strong);

  & > li {
    padding: var(--space-6) var(--space-5);
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
    border: var(--hairline) solid var(--line);
    border-radius: var(--corner-card);
    background: var(--paper);
  }
  & svg {
    margin-bottom: var(--space-5);
    color: var(--signal);
  }
  & .label {
    color: var(--signal);
    font: 500 var(--text-note) / 1.9 var(--font-mono);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & .text {
    margin-top: var(--space-3);
    max-width: 34rem;
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

/* Plain columns. */
export const Columns = styled.ul`
  display: grid;
  gap: var(--space-6);

  & svg {
    margin-bottom: var(--space-3);
    color: var(--blue);
  }
  & .label {
    color: var(--signal);
    font: 500 var(--text-note) / 1.9 var(--font-mono);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & .text {
    margin-top: var(--space-2);
    max-width: 34rem;
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    gap: var(--space-7) var(--space-6);
  }
`;

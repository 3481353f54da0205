import styled from "@emotion/styled";
import { registrationMarks, squaredPaper } from "../../renderer/ui/sheet.tsx";

/*
 * Plans stand in one ruled frame, their parts on common lines: title, price, action, what is in it. The switch is two
 * radio buttons: it works without a script, and where :has() is unknown both prices show.
 */
export const Plans = styled.div`
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    width: fit-content;
    min-width: 0;
    max-width: 100%;
    margin: 0 0 var(--space-6);
    border: var(--pen) solid var(--blue);
    border-radius: var(--corner);
    overflow: clip;
  }
  & fieldset > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    flex: 1 1 auto;
    min-width: 0;
    min-height: var(--target);
    padding: var(--space-2) var(--space-5);
    color: var(--blue);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  & fieldset input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--blue-strong);
    cursor: pointer;
  }
  & label:has(:checked) {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & .plans {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  & .plans > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 4;
    gap: 0;
    overflow-wrap: anywhere;
    align-content: start;
    padding: var(--space-5);
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    background: var(--paper-raised);
    color: var(--ink);
  }
  & .plans > [data-tone] {
    --mark: var(--signal);
    background: ${registrationMarks}, ${squaredPaper}, var(--paper);
    border-color: var(--paper);
  }
  & .plans > li > * + :not(:empty) {
    margin-top: var(--space-5);
  }
  & .head {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  & .head > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    min-height: 1.75rem;
  }
  & .head > p,
  & .unit {
    color: var(--ink-soft);
  }
  & .amount {
    display: block;
    font-size: var(--text-heading);
    font-weight: var(--weight-strong);
    letter-spacing: -0.025em;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  & .unit {
    display: block;
    min-height: 1.55em;
    font-size: var(--text-small);
  }
  & .price + .price {
    margin-top: var(--space-3);
  }
  &:has(.first:checked) .second-price,
  &:has(.second:checked) .first-price {
    display: none;
  }
  &:has(.second:checked) .price + .price {
    margin-top: 0;
  }
  & .includes {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    padding-top: var(--space-5);
    border-top: var(--hairline) solid var(--line);
  }
  & .includes > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: var(--space-3);
    line-height: 1.4;
  }
  & .includes svg {
    margin-top: 0.1em;
    color: var(--signal);
  }
  & .comparison {
    margin-top: var(--space-8);
  }
  & .comparison svg {
    display: inline-block;
    vertical-align: -0.2em;
  }
  & .comparison .yes {
    color: var(--signal);
  }
  & .comparison .no {
    color: var(--ink-soft);
  }
  & .remark {
    margin-top: var(--space-5);
    max-width: var(--measure);
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
  /* Narrow: the plans of a row side by side, each under its name. */
  @media (max-width: 47.999rem) {
    & .comparison[data-narrow] tbody > tr:not(.group) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
    }
    & .comparison[data-narrow] tbody th {
      flex: 0 0 100%;
    }
    & .comparison[data-narrow] tbody > tr:not(.group) > td {
      display: block;
      flex: 1 1 0;
      min-width: 4rem;
    }
    & .comparison[data-narrow] tbody > tr > td[data-label]::before {
      display: block;
    }
  }
  @media (min-width: 48rem) {
    & .plans {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & .comparison > table {
      table-layout: fixed;
    }
  }
  @media (min-width: 64rem) {
    & .plans {
      gap: var(--space-5);
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
    & .plans[data-count="1"] {
      grid-template-columns: minmax(0, 28rem);
    }
    & .plans[data-count="2"] {
      grid-template-columns: repeat(2, minmax(0, 28rem));
    }
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    & .plans > [data-tone] {
      border: 3px solid Highlight;
    }
  }
  @media print {
    & fieldset {
      display: none;
    }
    &:has(:checked) :is(.first-price, .second-price) {
      display: block;
    }
    & .plans > li {
      break-inside: avoid;
    }
  }
`;

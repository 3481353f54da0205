import styled from "@emotion/styled";

/**
 * The look of a table: ruled rows, a pen line under the headings, numbers of one width. `data-narrow="stack"` turns
 * each row into a group of labelled values below 768 px: its cells then carry their column's name as `data-label`.
 * For screen readers it stays a table: Chrome 80, Firefox 62 and Safari 17 keep what is drawn as something else.
 */
export const TableFrame = styled.div`
  & table {
    width: 100%;
    font-size: var(--text-small);
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  & caption {
    padding-bottom: var(--space-4);
    text-align: start;
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & :is(th, td) {
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-4);
    border-bottom: var(--hairline) solid var(--line);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  & thead :is(th, td) {
    border-bottom: var(--pen) solid var(--ink);
    vertical-align: bottom;
  }
  & tbody th {
    font-weight: var(--weight-strong);
  }
  & [data-align="center"] {
    text-align: center;
  }
  & [data-align="end"] + [data-align="start"] {
    padding-inline-start: var(--space-5);
  }
  & [data-align="end"] {
    text-align: end;
  }
  & .group > td {
    padding-top: var(--space-5);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
  }
  /* Where columns are out of sight a broken line stands at the edge; the ends of the table lie over it. */
  &[data-narrow="scroll"] {
    --ground: var(--paper);
    --end: linear-gradient(var(--ground), var(--ground));
    --cut: repeating-linear-gradient(var(--line-strong) 0 0.375rem, transparent 0.375rem 0.625rem);
    overflow-x: auto;
    background:
      var(--end) 0 0 / 3px 100% no-repeat local,
      var(--end) 100% 0 / 3px 100% no-repeat local,
      var(--cut) 0 0 / 2px 100% no-repeat,
      var(--cut) 100% 0 / 2px 100% no-repeat;
  }
  [data-tone="tint"] &[data-narrow="scroll"] {
    --ground: var(--paper-tint);
  }
  &[data-narrow="scroll"] :is(th, td) {
    min-width: 7.5rem;
    overflow-wrap: normal;
  }
  /* Paper cannot be scrolled. */
  @media print {
    &[data-narrow="scroll"] {
      overflow: visible;
      background: none;
    }
    &[data-narrow="scroll"] :is(th, td) {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  @media (max-width: 47.999rem) {
    &[data-narrow="stack"] thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-narrow="stack"] :is(table, tbody, tr, caption) {
      display: block;
    }
    &[data-narrow="stack"] tbody > tr {
      padding-block: var(--space-3);
      border-top: var(--pen) solid var(--ink);
    }
    &[data-narrow="stack"] tbody :is(th, td) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--space-4);
      padding: var(--space-2) 0;
      border-bottom: 0;
      text-align: start;
    }
    /* Beside nothing: all begin at the edge. */
    &[data-narrow="stack"] [data-align] + [data-align] {
      padding-inline-start: 0;
    }
    &[data-narrow="stack"] tbody th {
      display: block;
      font-size: var(--text-base);
    }
    &[data-narrow="stack"] tbody > .group {
      padding-bottom: 0;
      border-top: 0;
    }
    &[data-narrow="stack"] td[data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / "";
      color: var(--ink-soft);
    }
  }
`;

/** Where the text of a column stands. */
export type Align = "start" | "center" | "end";

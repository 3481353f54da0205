import styled from "@emotion/styled";
import { withoutScripts, withScripts } from "../../renderer/ui/scripting.ts";

/* A strip of controls ruled off above the list, like the parts list of a drawing. */
export const Frame = styled.div`
  & > .controls {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  & .fields {
    display: grid;
    gap: var(--space-4);
    align-items: end;
  }
  & input[type="search"]::-webkit-search-cancel-button {
    cursor: pointer;
  }
  & :is(.views, .tabs) {
    display: flex;
  }
  & .views {
    min-width: 0;
    border: 0;
  }
  & :is(.views, .tabs) > button {
    overflow-wrap: anywhere;
  }
  & .views > button {
    flex: 1;
    min-height: var(--target);
    padding: 0.5625rem 1.125rem;
    border: var(--pen) solid var(--line-strong);
    font-weight: var(--weight-strong);
    color: var(--ink-soft);
    transition: color var(--quick) var(--ease);
  }
  & .views > button + button {
    border-inline-start: 0;
  }
  & .views > button:hover {
    color: var(--blue-strong);
  }
  & .views > button[aria-pressed="true"] {
    border-color: var(--blue);
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & .tabs {
    gap: 0 var(--space-5);
    overflow-x: auto;
    border-bottom: var(--pen) solid var(--line-strong);
  }
  & .tabs > button {
    flex: none;
    min-height: var(--target);
    padding: var(--space-2) var(--space-1);
    border-bottom: 3px solid transparent;
    font-weight: var(--weight-strong);
    color: var(--ink-soft);
  }
  & .tabs > button:hover {
    color: var(--blue-strong);
  }
  & .tabs > button:focus-visible {
    outline-offset: -3px;
  }
  & .tabs > button[aria-selected="true"] {
    border-color: var(--signal);
    color: var(--ink);
  }
  & .panel {
    border: var(--hairline) solid var(--line);
    background: var(--paper-raised);
  }
  & .panel > summary {
    overflow-wrap: anywhere;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    font-weight: var(--weight-strong);
    list-style: none;
  }
  & .panel > summary::-webkit-details-marker {
    display: none;
  }
  & .panel > summary::after {
    content: "";
    width: 0.5625rem;
    height: 0.5625rem;
    border: solid currentColor;
    border-width: 0 var(--pen) var(--pen) 0;
    transform: translateY(-25%) rotate(45deg);
    transition: transform var(--quick) var(--ease);
  }
  & .panel[open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  & .panel > summary:hover {
    color: var(--blue-strong);
  }
  & .panel > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding: var(--space-2) var(--space-4) var(--space-5);
  }
  & .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    min-width: 0;
    border: 0;
  }
  & .chips > legend {
    margin-bottom: var(--space-2);
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & > .more {
    margin-top: var(--space-6);
    text-align: center;
  }
  ${withScripts(`
    & [data-later] {
      display: none;
    }
  `)}
  ${withoutScripts(`
    & > .more {
      display: none;
    }
  `)}
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
    min-height: 2rem;
    margin-block: var(--space-5);
  }
  & .count {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & .active,
  & .active > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & .active button:not(.link) {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2rem;
    padding: 0.25rem 0.625rem;
    border: var(--hairline) solid var(--blue);
    border-radius: var(--corner);
    background: var(--paper-raised);
    color: var(--blue);
    font: 450 var(--text-note) / 1.45 var(--font-mono);
  }
  & .active button:not(.link):hover {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  & .link {
    min-height: 2rem;
    padding: 0 var(--space-2);
    color: var(--blue);
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & .link:hover {
    color: var(--blue-strong);
    text-decoration-thickness: 2px;
  }
  & .nothing {
    padding: var(--space-7) var(--space-5);
    border: var(--pen) dashed var(--line-strong);
    text-align: center;
  }
  & .nothing > p {
    margin-bottom: var(--space-3);
    font-size: var(--text-lead);
  }
  & > [data-pages] > ul + ul {
    margin-top: var(--space-5);
  }
  & > [data-pages] > ul[data-joined] + ul {
    margin-top: 0;
  }
  /* Pages off the screen are not laid out; the padding leaves room for the focus ring of the outer cells. */
  & > [data-long] > ul {
    margin-inline: -0.5rem;
    padding: 0.5rem;
    content-visibility: auto;
    contain-intrinsic-size: auto 60rem;
  }
  &[data-view="list"] > [data-pages] > ul {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Cells of a row are equally high, whatever elements the blocks in them come with. */
  & > [data-pages] > ul > li > :is(.contents, [data-block], [data-in-view="grid"]),
  & > [data-pages] > ul > li > .contents > [data-block] {
    height: 100%;
  }
  /* A list with one view is a grid. */
  &:not([data-view="list"]) [data-in-view="list"],
  &[data-view="list"] [data-in-view="grid"] {
    display: none;
  }
  @media (min-width: 48rem) {
    & .fields {
      grid-auto-flow: column;
      grid-template-columns: minmax(16rem, 2fr);
      grid-auto-columns: minmax(0, 1fr);
    }
  }
  /* Without JavaScript everything shows, and nothing is offered that would not work. */
  ${withoutScripts(`
    & > :is(.controls, .bar) {
      display: none;
    }
    &[data-view] [data-in-view] {
      display: block;
    }
  `)}
  @media print {
    & > .controls,
    & > .more,
    & .link {
      display: none;
    }
  }
`;

import styled from "@emotion/styled";
import { withoutScripts, withScripts } from "../../../renderer/ui/scripting.ts";

/*
 * One area is shown at a time. Without scripts all are; with them, CSS alone shows the area that the address
 * names (:target), or else the one marked as selected, so the links work before and without behavior.ts.
 */
export const Catalog = styled.div`
  & > nav {
    position: sticky;
    z-index: 2;
    top: var(--header-height);
    margin-bottom: var(--space-6);
    background: var(--paper);
    border-block: var(--hairline) solid var(--line-strong);
  }
  & > nav > ul {
    display: flex;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  & > nav a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding: var(--space-3) var(--space-4);
    border-bottom: 3px solid transparent;
    color: var(--ink);
    font-size: var(--text-small);
    line-height: 1.25;
    text-decoration: none;
    white-space: nowrap;
  }
  & > nav a > svg {
    flex: none;
    color: var(--blue);
  }
  & > nav a:hover {
    background: var(--paper-tint);
  }
  & > nav a[aria-current] {
    border-color: var(--signal);
    font-weight: var(--weight-strong);
  }
  & > nav a:focus-visible {
    outline-offset: -2px;
  }
  & .area {
    scroll-margin-top: calc(var(--header-height) + 5rem);
  }
  & .area + .area {
    margin-top: var(--space-8);
  }
  & .about {
    display: grid;
    gap: var(--space-4);
    margin-bottom: var(--space-6);
  }
  & .tagline {
    color: var(--signal);
    font-size: var(--text-lead);
    line-height: 1.35;
  }
  & .description {
    max-width: 40rem;
    color: var(--ink-soft);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  ${withScripts(`
    & .area:not([data-selected], :target),
    &:has(.area:target) .area:not(:target),
    & .none:not([data-selected]),
    &:has(.area:target) .none {
      display: none;
    }
    & .area + .area {
      margin-top: 0;
    }
  `)}
  ${withoutScripts(`
    & .none {
      display: none;
    }
  `)}
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;

    & > nav {
      top: calc(var(--header-height) + var(--space-5));
      border: var(--hairline) solid var(--line-strong);
    }
    & > nav > ul {
      display: block;
    }
    & > nav li + li {
      border-top: var(--hairline) solid var(--line);
    }
    & > nav a {
      border-bottom: 0;
      border-inline-start: 3px solid transparent;
      white-space: normal;
    }
  }
`;

/** One service: a native disclosure, so that it opens without scripts. */
export const Service = styled.article`
  display: flex;
  flex-direction: column;
  padding: var(--space-5);
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  & > svg {
    margin-bottom: var(--space-4);
    color: var(--blue);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & > p {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & > details {
    margin-top: auto;
    padding-top: var(--space-4);
  }
  & summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--blue);
    font-weight: var(--weight-strong);
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    color: var(--blue-strong);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & summary > svg {
    transition: transform var(--quick) var(--ease);
  }
  & details[open] summary > svg {
    transform: rotate(180deg);
  }
  & details[open] .more,
  & details:not([open]) .less {
    display: none;
  }
  & .details {
    display: grid;
    gap: var(--space-5);
    padding-top: var(--space-4);
    border-top: var(--hairline) solid var(--line);
  }
  & h4 {
    margin-bottom: var(--space-2);
    color: var(--signal);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    letter-spacing: 0;
  }
  & .details li {
    position: relative;
    padding-inline-start: 1.375rem;
  }
  & .details li + li {
    margin-top: var(--space-2);
  }
  & .details li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    top: 0.76em;
    width: 0.75rem;
    border-top: var(--pen) solid var(--signal);
  }
  & dt {
    font-weight: var(--weight-strong);
  }
  & dd {
    color: var(--ink-soft);
  }
  & dl > div + div {
    margin-top: var(--space-3);
  }
  @media (min-width: 64rem) {
    &:has(details[open]) {
      grid-column: 1 / -1;
    }
    & details[open] .details {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-6) var(--space-7);
    }
  }
`;

export const Services = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: stretch;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

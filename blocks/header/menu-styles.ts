import styled from "@emotion/styled";
import { iconButton } from "./tool-styles.ts";

export const Menu = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  border: 0;
  overflow-y: auto;
  background: var(--paper);

  &::backdrop {
    background: var(--scrim);
  }
  &[open] {
    animation: menu-open var(--steady) var(--ease);
  }
  @keyframes menu-open {
    from {
      opacity: 0;
      transform: translateY(-0.75rem);
    }
  }
  & .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--header-height);
    border-bottom: var(--hairline) solid var(--line-strong);
  }
  & .head > p {
    overflow-wrap: anywhere;
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & .head > .tools {
    display: flex;
  }
  & .tool {
    ${iconButton}
  }
  & .tool[aria-pressed="true"] > .off,
  & .tool:not([aria-pressed="true"]) > .on {
    display: none;
  }
  & ol {
    counter-reset: entry;
    padding-block: var(--space-4) var(--space-8);
  }
  & ol > li {
    counter-increment: entry;
    border-bottom: var(--hairline) solid var(--line);
  }
  & ol > li > a,
  & summary {
    overflow-wrap: anywhere;
    display: flex;
    align-items: baseline;
    gap: var(--space-5);
    padding-block: 0.8125rem;
    color: var(--ink);
    font-size: 1.625rem;
    font-weight: var(--weight-strong);
    line-height: 1.2;
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  & ol > li > a::before,
  & ol > li > details > summary:has(> span)::before {
    content: counter(entry, decimal-leading-zero);
    content: counter(entry, decimal-leading-zero) / "";
    font: 500 var(--text-note) / 1 var(--font-mono);
    color: var(--ink-soft);
  }
  & li > a[aria-current],
  & summary[aria-current] {
    color: var(--signal);
  }
  & .parent {
    position: relative;
  }
  & .parent > a {
    padding-inline-end: calc(var(--target) + var(--space-2));
  }
  & summary {
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > span {
    flex: 1;
    min-width: 0;
  }
  & summary > svg {
    align-self: center;
    margin-inline: auto 0.75rem;
    transition: transform var(--quick) var(--ease);
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  /* Beside a link: the button alone, as high as the line. */
  & .parent > a + details > summary {
    position: absolute;
    inset-block: 0.3125rem auto;
    inset-inline: auto 0;
    width: var(--target);
    height: var(--target);
    padding: 0;
  }
  & details > :last-child {
    padding-block: var(--space-2) var(--space-5);
    padding-inline: 2.75rem 0;
  }
  & .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding-bottom: var(--space-8);
  }
  & .actions > [data-look] > a {
    overflow-wrap: anywhere;
  }
  & .head + nav + .actions {
    margin-top: calc(-1 * var(--space-6));
  }
`;

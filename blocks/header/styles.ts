import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";

/** A square button with an icon: 44 px, and a name in words for screen readers. */
const iconButton = `
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: var(--hairline) solid transparent;
  border-radius: var(--corner);
  color: var(--ink);
`;

export const Bar = styled.div`
  /* Keeps the place of the fixed bar. */
  height: var(--header-height);

  & > .bar {
    position: fixed;
    z-index: var(--layer-header);
    inset: 0 0 auto;
    height: var(--header-height);
    background: var(--paper);
    border-bottom: var(--hairline) solid var(--line-strong);
  }
  & > .bar > div {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    height: 100%;
  }
  & .bar nav {
    display: none;
    margin-left: auto;
  }
  & .tools {
    display: flex;
    margin-left: auto;
  }
  & .tool {
    ${iconButton}
  }
  & .tool:hover {
    border-color: var(--line-strong);
    color: var(--blue-strong);
  }
  & .tool[aria-pressed="true"] > .off,
  & .tool:not([aria-pressed="true"]) > .on {
    display: none;
  }
  ${withoutScripts(`
    & button.tool {
      display: none;
    }
    & .bar nav {
      display: block;
      overflow-x: auto;
    }
  `)}
  @media (min-width: 64rem) {
    & .bar nav {
      display: block;
    }
    & .bar nav + .tools {
      margin-left: 0;
    }
    & .tool.open {
      display: none;
    }
  }
  & .bar nav > ul {
    display: flex;
  }
  & .bar nav a {
    position: relative;
    display: block;
    padding: var(--space-3) 0.5rem;
    color: var(--ink);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-decoration: none;
    white-space: nowrap;
  }
  & .bar nav a::after {
    content: "";
    position: absolute;
    inset: auto 0.5rem 0.5rem;
    height: 2px;
    background: var(--signal);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--steady) var(--ease);
  }
  & .bar nav a:hover {
    color: var(--blue-strong);
  }
  & .bar nav a:is(:hover, [aria-current])::after {
    transform: none;
  }
  /* Heavier without being wider: the entries must not move when one becomes active. */
  & .bar nav a[aria-current] {
    -webkit-text-stroke: 0.4px currentColor;
  }
  @media (min-width: 80rem) {
    & .bar nav a {
      padding-inline: 0.75rem;
      font-size: 1rem;
    }
    & .bar nav a::after {
      inset-inline: 0.75rem;
    }
  }
`;

/*
 * The mark: a counter window that rolls from the number to the word and back. 2,500 ms each, 500 ms between:
 * one turn is 6 s, so the steps are at 41.667, 50 and 91.667 %.
 */
export const Mark = styled.div`
  position: relative;
  flex: none;

  & > a {
    display: flex;
    align-items: center;
    gap: 0.3125rem;
    padding: 0.25rem;
    color: var(--ink);
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  /* A width of its own: neither the rolling text nor a font that arrives late moves what follows. */
  & .window {
    display: grid;
    width: 3.75rem;
    overflow: hidden;
    border: var(--pen) solid var(--ink);
    border-radius: var(--corner);
  }
  & .window > span {
    grid-area: 1 / 1;
    display: grid;
    place-items: center;
    height: 2.25rem;
  }
  & .number {
    animation: mark-number 6s ease-in-out infinite;
  }
  & .word {
    transform: translateY(110%);
    animation: mark-word 6s ease-in-out infinite;
  }
  @keyframes mark-number {
    0%,
    41.667% {
      transform: none;
    }
    50%,
    91.667% {
      transform: translateY(-110%);
    }
  }
  @keyframes mark-word {
    0%,
    41.667% {
      transform: translateY(110%);
    }
    50%,
    91.667% {
      transform: none;
    }
  }
  & [role="tooltip"] {
    position: absolute;
    inset: calc(100% + 0.5rem) auto auto 0;
    padding: var(--space-2) var(--space-3);
    border: var(--hairline) solid var(--line-strong);
    background: var(--paper-raised);
    color: var(--ink);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    white-space: nowrap;
    visibility: hidden;
  }
  &:is(:hover, :focus-within, [data-touched]):not([data-dismissed]) [role="tooltip"] {
    visibility: visible;
  }
`;

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
  & li {
    counter-increment: entry;
    border-bottom: var(--hairline) solid var(--line);
  }
  & li > a {
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
  & li > a::before {
    content: counter(entry, decimal-leading-zero);
    content: counter(entry, decimal-leading-zero) / "";
    font: 500 var(--text-note) / 1 var(--font-mono);
    color: var(--ink-soft);
  }
  & li > a[aria-current] {
    color: var(--signal);
  }
`;

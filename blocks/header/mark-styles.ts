import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";

/** What the logo stands for, under it. */
const tooltip = `
  & [role="tooltip"] {
    position: absolute;
    inset-block: calc(100% + 0.5rem) auto;
    inset-inline: 0 auto;
    padding: var(--space-2) var(--space-3);
    border: var(--hairline) solid var(--line-strong);
    background: var(--paper-raised);
    color: var(--ink);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    white-space: nowrap;
    visibility: hidden;
  }
  &:is(:focus-within, [data-touched]):not([data-dismissed]) [role="tooltip"] {
    visibility: visible;
  }
  /* On a touch screen, what was touched counts as hovered until the next touch. */
  @media (hover: hover) {
    &:hover:not([data-dismissed]) [role="tooltip"] {
      visibility: visible;
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

  /* A name reads the same way in every language. */
  & > a {
    display: flex;
    direction: ltr;
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
  /* A least width: neither the rolling text nor a font that arrives late moves what follows. */
  & .window {
    display: grid;
    min-width: 3.75rem;
    padding-inline: 0.375rem;
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
  ${tooltip}
`;

/* A picture, a word, or both. A word that is too long for its line takes two, and is cut then. */
export const Logo = styled.div`
  position: relative;
  /* It gives way to a button beside it, down to this width. */
  flex: 0 99999 auto;
  min-width: 5rem;

  & > a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-width: 0;
    padding: 0.25rem;
    color: var(--ink);
    text-decoration: none;
  }
  /* Beside a button on a telephone it may become smaller. */
  & img {
    flex: 0 1 auto;
    width: auto;
    min-width: 2.5rem;
    max-width: min(11rem, 100%);
    height: 2.5rem;
    object-fit: contain;
    object-position: left;
  }
  & .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-width: 20rem;
    /* Room for what stands above capitals (Ü, Å, Ế): the lines are lower than their letters. */
    margin-top: -0.5em;
    padding-top: 0.5em;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
  /* Where few letters fit into a line, whole words come before their size. */
  @media (max-width: 16rem) {
    & > a {
      gap: 0.25rem;
    }
    & img {
      min-width: 1.25rem;
      height: 1.25rem;
    }
    & .text {
      font-size: min(1.25rem, 7.5vw);
    }
  }
  @media (min-width: 48rem) {
    & .text {
      font-size: 1.5rem;
      line-height: 1.1;
    }
  }
  /* The entries beside it can be scrolled then; its words are not broken for them. */
  ${withoutScripts(`
    & {
      flex-shrink: 0;
      max-width: 50%;
    }
  `)}
  ${tooltip}
`;

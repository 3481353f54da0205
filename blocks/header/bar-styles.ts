import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { squaredPaper } from "../../renderer/ui/sheet.tsx";
import { iconButton } from "./tool-styles.ts";

/** The entries stand in the bar from a width of the window on, in rem; `fit.ts` chooses it. */
const inBar = (name: string, from: number) => `
  @media (min-width: ${from}rem) {
    &[data-from="${name}"] .bar nav {
      display: block;
    }
    &[data-from="${name}"] .bar nav + .tools {
      margin-inline-start: 0;
    }
    &[data-from="${name}"] .tool.open,
    &[data-from="${name}"][data-actions] .bar nav .scriptless {
      display: none;
    }
    &[data-from="${name}"][data-actions] .bar .tools > [data-look] {
      display: block;
    }
  }`;

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
    margin-inline-start: auto;
  }
  & .tools {
    display: flex;
    margin-inline-start: auto;
  }
  & .tool {
    ${iconButton}
  }
  & .tool:hover {
    border-color: var(--line-strong);
    color: var(--blue-strong);
  }
  & .tool[aria-pressed="true"] > .off,
  & .tool:not([aria-pressed="true"]) > .on,
  & .scriptless {
    display: none;
  }
  & .tools > [data-look] {
    align-self: center;
    min-width: 0;
    margin-inline-start: var(--space-2);
  }
  & .tools > [data-look="quiet"] {
    margin-inline-start: var(--space-4);
  }
  & .tools > [data-look]:not([data-look="quiet"]) > a {
    padding-inline: var(--space-4);
  }
  & .tools > [data-look] > a {
    min-width: var(--target);
    font-size: 0.9375rem;
    text-align: center;
    white-space: nowrap;
  }
  /* The first button alone stays, and gives way to the menu button. */
  &[data-actions="menu"] .bar .tools > [data-look],
  &[data-actions="bar"] .bar .tools > [data-look] + [data-look] {
    display: none;
  }
  &[data-actions="bar"] .bar .tools {
    min-width: 0;
  }
  &[data-actions="bar"] .bar .tool {
    flex: none;
  }
  &[data-actions="bar"] .bar .tools > [data-look] > a {
    display: block;
    padding-block: 0.75rem;
    line-height: 1.125rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 47.99rem) {
    &[data-tight] .bar button.tool:not(.open) {
      display: none;
    }
  }
  /* A window of few letters, such as a telephone's with text at 200 %: the menu has that switch too. */
  @media (max-width: 16rem) {
    & .bar [data-act="theme"] {
      display: none;
    }
    & .bar .tool {
      width: 1.5rem;
    }
    & > .bar > div {
      gap: var(--space-2);
      padding-inline: var(--space-2);
    }
  }
  ${withoutScripts(`
    & button.tool {
      display: none;
    }
    & .bar nav {
      display: block;
      overflow-x: auto;
    }
    &[data-actions="menu"] .scriptless {
      display: block;
    }
  `)}
  ${inBar("lg", 64)}
  ${inBar("xl", 72)}
  ${inBar("sheet", 82)}
  & nav > ul {
    display: flex;
  }
  & .bar .parent {
    display: flex;
    anchor-name: --entry;
    anchor-scope: --entry;
  }
  & nav > ul > li > a,
  & .bar .parent > button {
    position: relative;
    display: block;
    padding: var(--space-3) 0.5rem;
    color: var(--ink);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-decoration: none;
    white-space: nowrap;
  }
  & .bar .parent > button {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    letter-spacing: inherit;
  }
  /* As wide as a finger, its sign near the words that it belongs to. */
  & .bar .parent > .more {
    padding-inline: 0.375rem 1.375rem;
  }
  & .bar .parent > a {
    padding-inline-end: 0.125rem;
  }
  & .bar .parent > a::after {
    inset-inline-end: 0.125rem;
  }
  & .bar .parent > button > svg {
    transition: transform var(--quick) var(--ease);
  }
  & .bar .parent:has(> :popover-open) > button > svg {
    transform: rotate(180deg);
  }
  & nav > ul > li > a::after,
  & .bar .parent > button:not(.more)::after {
    content: "";
    position: absolute;
    inset: auto 0.5rem 0.5rem;
    height: 2px;
    background: var(--signal);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--steady) var(--ease);
  }
  & nav > ul > li > a:hover,
  & .bar .parent > button:hover {
    color: var(--blue-strong);
  }
  & nav > ul > li > a:is(:hover, [aria-current])::after,
  & .bar .parent > button:is(:hover, [aria-current])::after,
  & .bar .parent:has(> :popover-open) > a::after,
  & .bar .parent:has(> :popover-open) > button:not(.more)::after {
    transform: none;
  }
  /* Heavier without being wider: the entries must not move when one becomes active. */
  & nav > ul > li > [aria-current] {
    -webkit-text-stroke: 0.4px currentColor;
  }
  @media (min-width: 80rem) {
    & nav > ul > li > a,
    & .bar .parent > button:not(.more) {
      padding-inline: 0.75rem;
      font-size: 1rem;
    }
    & nav > ul > li > a::after,
    & .bar .parent > button:not(.more)::after {
      inset-inline: 0.75rem;
    }
    &[data-dense] nav > ul > li > a,
    &[data-dense] .bar .parent > button:not(.more) {
      padding-inline: 0.5rem;
      font-size: 0.9375rem;
    }
    &[data-dense] nav > ul > li > a::after,
    &[data-dense] .bar .parent > button:not(.more)::after {
      inset-inline: 0.5rem;
    }
  }
`;

/* A second level of the bar: a panel over the whole width under it, or a list that hangs from its entry. */
export const Sub = styled.div`
  position: fixed;
  inset: var(--header-height) 0 auto;
  width: 100%;
  height: auto;
  max-height: calc(100dvh - var(--header-height));
  border: 0;
  border-bottom: var(--pen) solid var(--line-strong);
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--lift);
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-look="panel"] {
    background: ${squaredPaper}, var(--paper);
  }
  & > div {
    padding-block: var(--space-5) var(--space-6);
  }
  /* A list hangs from its entry where the browser can place it there. */
  @media (min-width: 64rem) {
    @supports (left: anchor(left)) {
      &[data-look="list"] {
        position-anchor: --entry;
        inset-block: calc(var(--header-height) - 1px) auto;
        inset-inline: anchor(start) auto;
        width: max-content;
        min-width: 14rem;
        max-width: 22rem;
        border: var(--hairline) solid var(--line-strong);
        position-try-fallbacks: flip-inline;
      }
      &[data-look="list"] > div {
        padding: var(--space-2) var(--space-4) var(--space-3);
      }
    }
  }
`;

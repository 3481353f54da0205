import styled from "@emotion/styled";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";

/*
 * Left an instrument: buttons, globe in a graduated ring, a bar of tools. Right the cards. One number marks the
 * same place everywhere; the selected one carries the signal colour everywhere.
 */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  & .number {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper-raised);
    color: var(--ink);
    font: 600 var(--text-note) / 1 var(--font-mono);
  }
  & :is([aria-pressed="true"], [data-selected]) > .number {
    border-color: var(--signal);
    background: var(--signal);
    color: var(--on-signal);
    forced-color-adjust: none;
  }

  /* Regions */
  & .regions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    border: 0;
  }
  & .regions > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-block: 0.25rem;
    padding-inline: 0.5rem 0.875rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: var(--corner);
    background: var(--paper-raised);
    color: var(--ink);
    font-weight: var(--weight-strong);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
  & .regions > button:hover {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  & .regions > button[aria-pressed="true"] {
    border-color: var(--ink);
  }

  /* Tools */
  & .tools {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-top: var(--space-3);
    border-top: var(--hairline) solid var(--line);
  }
  & .caption {
    flex: 1;
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
    white-space: pre-wrap;
  }
  & .tools > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: var(--pen) solid var(--line-strong);
    border-radius: var(--corner);
    background: var(--paper-raised);
  }
  & .tools > button:hover {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  & [data-pause][aria-pressed="true"] > .turning,
  & [data-pause][aria-pressed="false"] > .paused {
    display: none;
  }
  &:not([data-live]) .tools {
    visibility: hidden;
  }

  /* Cards */
  & .places {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
  }
  & .places > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-4);
    align-content: start;
    padding: var(--space-5);
    border: var(--hairline) solid var(--line);
    border-radius: var(--corner-card);
    background: var(--paper-raised);
    transition: border-color var(--quick) var(--ease);
  }
  & .places > li > * {
    grid-column: 2;
  }
  & .places > li > .number {
    grid-column: 1;
    grid-row: 1 / span 4;
    align-self: start;
  }
  & .places > li[data-selected] {
    --mark: var(--signal);
    border-color: var(--line-strong);
    background: ${registrationMarks}, var(--paper-raised);
  }
  & h3 {
    font-size: var(--text-title);
    line-height: 1.75rem;
  }
  & h3 > button {
    font-weight: inherit;
    line-height: inherit;
    text-align: start;
    color: var(--ink);
  }
  & h3 > button::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & h3 > button:enabled:hover {
    color: var(--blue-strong);
  }
  & h3 > button:disabled,
  & .regions > button:disabled {
    cursor: default;
  }
  & .entity {
    margin-top: var(--space-1);
    font-size: var(--text-small);
  }
  & address {
    font-size: var(--text-small);
    font-style: normal;
    text-wrap: pretty;
    color: var(--ink-soft);
  }
  & .ways {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    justify-self: start;
    margin-top: var(--space-2);
    font-size: var(--text-small);
  }
  & .ways > a {
    display: inline-block;
    padding-block: 0.1875rem;
  }

  @media (min-width: 48rem) {
    & .places {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & .instrument {
      grid-column: 1 / span 7;
    }
    & .places {
      grid-column: 8 / -1;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${withoutScripts(`
    & .regions,
    & .tools {
      display: none;
    }
    & h3 > button::after {
      content: none;
    }
  `)}
`;

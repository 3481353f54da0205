import styled from "@emotion/styled";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";

/*
 * A second level, drawn like a parts list: each group under a pen line with its name as an annotation, a hairline
 * between entries. In the bar groups stand side by side, in the menu below each other.
 */
export const Second = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-6);

  & > .groups {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-5) var(--space-6);
    align-items: start;
    min-width: 0;
  }
  & > .groups > div {
    min-width: 0;
    border-top: var(--pen) solid var(--ink);
  }
  & > .groups > div > p {
    padding-block: var(--space-2);
    color: var(--ink-soft);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
  }
  /* A group that is alone goes on in further columns. */
  & > .groups > :only-child > ul {
    columns: 14rem;
    column-gap: var(--space-6);
  }
  & li {
    break-inside: avoid;
    border-bottom: var(--hairline) solid var(--line);
  }
  & li:last-child {
    border-bottom: 0;
  }
  & li > a {
    display: flex;
    gap: var(--space-3);
    min-height: var(--target);
    padding-block: 0.625rem;
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & li > a > svg {
    margin-top: 0.125rem;
    color: var(--blue);
  }
  & li > a > span {
    min-width: 0;
  }
  & b {
    font-weight: var(--weight-strong);
    background: linear-gradient(var(--signal), var(--signal)) 0 100% / 0 2px no-repeat;
    transition: background-size var(--steady) var(--ease);
  }
  & li > a:hover {
    color: var(--blue-strong);
  }
  & li > a:is(:hover, [aria-current]) b {
    background-size: 100% 2px;
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  & > .feature {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    justify-items: start;
    min-width: 0;
    max-width: 24rem;
    padding: var(--space-4);
    --mark: var(--ink);
    background: ${registrationMarks}, var(--paper);
  }
  & > .feature > div {
    width: 100%;
  }
  & > .feature img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  & > .feature > p {
    color: var(--ink-soft);
    line-height: 1.45;
  }
  & > .feature > p:first-of-type {
    color: var(--ink);
    font-size: var(--text-title);
    font-weight: var(--weight-strong);
    line-height: var(--leading-title);
  }
  @media (min-width: 64rem) {
    [popover] &[data-feature] {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;

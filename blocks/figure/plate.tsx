import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The drawing in a frame, its parts list beside it, its caption below: marks in the drawing, names in the list. */
const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: var(--hairline) solid var(--line-strong);
  border-radius: var(--corner-card);
  --mark: var(--ink);
  --mark-size: 1.25rem;
  background: ${registrationMarks}, var(--paper);

  & > .drawing {
    padding: var(--space-5);
    max-width: 48rem;
    width: 100%;
    margin-inline: auto;
  }
  & > .drawing > svg,
  & > .drawing img {
    height: auto;
  }
  & > .drawing img {
    width: 100%;
  }
  & > ol {
    border-top: var(--hairline) solid var(--line-strong);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: center;
    min-height: 3.5rem;
    border-top: var(--hairline) solid var(--line);
    font-weight: var(--weight-strong);
  }
  & > ol > li:first-of-type {
    border-top: 0;
  }
  & > ol > li > span {
    display: grid;
    place-items: center;
    height: 100%;
    margin-inline-end: var(--space-4);
    border-inline-end: var(--hairline) solid var(--line);
    color: var(--signal);
    font: 600 0.8125rem / 1 var(--font-mono);
  }
  & > figcaption {
    padding: var(--space-4) var(--space-5);
    border-top: var(--hairline) solid var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  @media (min-width: 64rem) {
    &[data-parts] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }
    & > ol {
      display: grid;
      border-top: 0;
      border-inline-start: var(--hairline) solid var(--line-strong);
    }
    & > figcaption {
      grid-column: 1 / -1;
    }
  }
`;

/** A picture in a frame, with its parts and its caption. */
export function Plate({
  items = [],
  caption,
  children,
}: Pick<Props, "items" | "caption"> & { children: ReactNode }) {
  return (
    <Frame data-parts={items.length ? "" : undefined}>
      <div className="drawing">{children}</div>
      {items.length > 0 && (
        <ol>
          {items.map(({ label, text }) => (
            <li key={label}>
              <span>{label}</span>
              {text}
            </li>
          ))}
        </ol>
      )}
      <RichText text={caption} as="figcaption" />
    </Frame>
  );
}

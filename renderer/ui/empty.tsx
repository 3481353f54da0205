import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Html } from "../model.ts";
import { RichText } from "./rich-text.tsx";
import { registrationMarks } from "./sheet.tsx";

/* An empty place on the sheet: marked at its corners, with nothing drawn in it. */
const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 10rem;
  padding: var(--space-6) var(--space-5);
  background: ${registrationMarks};
  color: var(--ink-soft);
  font-size: var(--text-lead);
  text-align: center;
`;

interface EmptyProps {
  /** A `markdown-inline` option: No sails match your choice. */
  text?: Html;
  /** What one can do about it, such as a button that clears the search. */
  children?: ReactNode;
}

/** What a list shows when nothing is in it. Nothing at all when there is no text for it. */
export function Empty({ text, children }: EmptyProps): ReactNode {
  if (!text?.html && !children) return null;
  return (
    <Place>
      <RichText text={text} as="p" />
      {children}
    </Place>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";

export type BadgeTone = "plain" | "signal" | "positive" | "caution" | "negative";

/*
 * A stamp on the drawing: the state of a thing in one or two words. The frame and the text share a colour;
 * the meaning is in the word, never in the colour alone.
 */
const Stamp = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 100%;
  overflow-wrap: anywhere;
  padding: 0.2rem 0.5rem;
  border: var(--pen) solid currentColor;
  border-radius: var(--corner-tag);
  color: var(--ink-soft);
  font: 600 var(--text-note) / 1.4 var(--font-mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;

  &[data-tone="signal"] {
    color: var(--signal);
  }
  &[data-tone="positive"] {
    color: var(--positive);
  }
  &[data-tone="caution"] {
    color: var(--caution);
  }
  &[data-tone="negative"] {
    color: var(--negative);
  }
`;

interface BadgeProps {
  /** Its colour; the word says the same. Default `plain`. */
  tone?: BadgeTone;
  children: ReactNode;
}

/** A state in one or two words: `Expired`, `Upcoming`, `2 Events`. */
export function Badge({ tone = "plain", children }: BadgeProps): ReactNode {
  return <Stamp data-tone={tone}>{children}</Stamp>;
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = "poster" | "display" | "heading" | "title" | "lead";

const Text = styled.div`
  & > * {
    font-size: var(--text-heading);
    line-height: 1.1;
    letter-spacing: -0.025em;
  }
  &[data-size="poster"] > * {
    font-size: var(--text-poster);
    line-height: 0.98;
    letter-spacing: -0.04em;
  }
  &[data-size="display"] > * {
    font-size: var(--text-display);
    line-height: var(--leading-tight);
    letter-spacing: -0.03em;
  }
  /*
   * Where few letters fit into a line, as on a telephone with text at 200 %, a heading grows less than the text
   * around it, so that its words stay whole. With text as it comes no window is that narrow.
   */
  @media (max-width: 16rem) {
    & > * {
      font-size: min(var(--text-heading), 11vw);
    }
    &[data-size="poster"] > *,
    &[data-size="display"] > * {
      font-size: min(var(--text-display), 12vw);
    }
  }
  &[data-size="title"] > * {
    font-size: var(--text-title);
    line-height: var(--leading-title);
    letter-spacing: -0.015em;
  }
  &[data-size="lead"] > * {
    font-size: var(--text-lead);
    line-height: var(--leading-title);
    letter-spacing: -0.01em;
  }
`;

interface HeadingProps {
  /** Place in the outline: 1 once a page, 2 for sections, 3 for what is in them. */
  level: HeadingLevel;
  /** How large it is drawn; independent of the level. Default by level: display, heading, title. */
  size?: HeadingSize;
  id?: string;
  children: ReactNode;
}

const sizes: Record<HeadingLevel, HeadingSize> = {
  1: "display",
  2: "heading",
  3: "title",
  4: "lead",
  5: "lead",
  6: "lead",
};

/** A heading of the sheet. */
export function Heading({ level, size = sizes[level], id, children }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Text data-size={size}>
      <Tag id={id}>{children}</Tag>
    </Text>
  );
}

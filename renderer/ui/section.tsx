import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Html } from "../model.ts";
import { type Action, Actions } from "./button.tsx";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { RichText } from "./rich-text.tsx";
import { Sheet, squaredPaper } from "./sheet.tsx";

export type Tone = "plain" | "tint" | "ink";

/*
 * A section is a detail of the sheet: a balloon with its number (counted by CSS in page order), a dimension
 * line with a tick at each end, then heading left and text right, on twelve columns.
 */
const Ground = styled.section`
  position: relative;
  padding-block: var(--space-section);
  color: var(--ink);

  &[data-tone="tint"] {
    background: ${squaredPaper}, var(--paper-tint);
  }
  &[data-tone="ink"] {
    background: ${squaredPaper}, var(--paper);
  }
  /* Two sections on the same paper share the space between them; blocks stand in elements of their own. */
  [data-block]:has(> &:not([data-tone])) + [data-block] > &:not([data-tone]) {
    padding-top: 0;
  }
  /* What only leads to a section, such as a compact hero or tabs, keeps close to it. */
  [data-block]:has(> [data-leads]) + [data-block] > &:not([data-tone]) {
    padding-top: var(--space-7);
  }
  & > div > header {
    display: grid;
    /* One long word must not widen the sheet. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5) var(--space-6);
    margin-bottom: var(--space-7);
  }
  & .mark {
    counter-increment: detail;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font: 500 var(--text-note) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }
  & .mark::before {
    content: counter(detail, decimal-leading-zero);
    content: counter(detail, decimal-leading-zero) / "";
    flex: none;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: var(--pen) solid var(--signal);
    border-radius: 50%;
    color: var(--signal);
    font-weight: 600;
  }
  & .mark::after {
    content: "";
    flex: 1;
    height: 0.5625rem;
    background:
      linear-gradient(var(--line-strong), var(--line-strong)) 0 50% / 100% 1px no-repeat,
      linear-gradient(-45deg, transparent 45%, var(--ink) 45% 55%, transparent 55%) 0 50% / 0.5625rem 0.5625rem
        no-repeat,
      linear-gradient(-45deg, transparent 45%, var(--ink) 45% 55%, transparent 55%) 100% 50% / 0.5625rem 0.5625rem
        no-repeat;
  }
  & .intro {
    max-width: 36rem;
    font-size: var(--text-lead);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & .intro > * + * {
    margin-top: var(--space-4);
  }
  & > div > footer {
    margin-top: var(--space-7);
  }
  @media (min-width: 64rem) {
    & > div > header {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & .mark {
      grid-column: 1 / -1;
    }
    & .title {
      grid-column: 1 / span 7;
    }
    & .intro {
      grid-column: 8 / -1;
      align-self: end;
    }
    & .title:last-of-type {
      grid-column-end: span 9;
    }
    &[data-layout="split"] > div {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--space-6);
    }
    &[data-layout="split"] > div > header {
      grid-column: 1 / span 5;
      display: block;
      align-self: start;
      position: sticky;
      top: calc(var(--header-height) + var(--space-6));
      margin: 0;
    }
    &[data-layout="split"] > div > header > * + * {
      margin-top: var(--space-5);
    }
    &[data-layout="split"] > div > .content {
      grid-column: 6 / -1;
    }
    &[data-layout="split"] > div > footer {
      grid-column: 6 / -1;
    }
  }
`;

export interface SectionProps {
  /** Ground of the section; `ink` turns everything in it into white lines on blueprint blue. Default `plain`. */
  tone?: Tone;
  /** Short mono annotation beside the number. */
  eyebrow?: string;
  heading?: string;
  /** Level of the heading; default 2. */
  level?: HeadingLevel;
  /** Introduction beside the heading. */
  text?: Html;
  /** `stack`: header above the content (default). `split`: header left and sticky, content right, from 1,024 px. */
  layout?: "stack" | "split";
  /** Actions under the content. */
  actions?: readonly Action[];
  /** Use this when the content itself ends in something else than actions. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The frame of every section: ground, width, numbered header, content, actions. */
export function Section({
  tone,
  eyebrow,
  heading,
  level = 2,
  text,
  layout,
  actions,
  footer,
  children,
}: SectionProps) {
  const end = footer ?? (actions?.length ? <Actions items={actions} first="secondary" /> : null);
  return (
    <Ground data-tone={tone && tone !== "plain" ? tone : undefined} data-layout={layout}>
      <Sheet>
        {(heading || eyebrow || text?.html) && (
          <header>
            <p className="mark">{eyebrow}</p>
            {heading && (
              <div className="title">
                <Heading level={level} size="heading">
                  {heading}
                </Heading>
              </div>
            )}
            <RichText text={text} as="div" flow={false} className="intro" />
          </header>
        )}
        {children && <div className="content">{children}</div>}
        {end && <footer>{end}</footer>}
      </Sheet>
    </Ground>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

const TitleBlock = styled.dl`
  display: grid;
  border: var(--pen) solid var(--line-strong);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2) var(--space-6);
    padding: var(--space-4) var(--space-5);
    border-top: var(--hairline) solid var(--line);
  }
  & > div:first-of-type {
    border-top: 0;
  }
  & dt {
    color: var(--signal);
    font: 500 var(--text-note) / 1.9 var(--font-mono);
  }
  & dd {
    max-width: var(--measure);
    overflow-wrap: anywhere;
    font-weight: var(--weight-strong);
  }
  @media (min-width: 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    & > div {
      align-content: start;
      border-top: 0;
      border-inline-start: var(--hairline) solid var(--line);
    }
    & > div:first-of-type {
      border-inline-start: 0;
    }
  }
`;

/** Short facts about one thing. */
export default function Facts({ items, ...section }: Props): ReactNode {
  return (
    <Section {...section}>
      <TitleBlock>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <RichText text={text} as="dd" />
          </div>
        ))}
      </TitleBlock>
    </Section>
  );
}

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
    font-weight: var(--weight-strong);
  }
  /* As many in a row as have room; the lines at the edges lie under the frame. */
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    overflow: clip;

    & > div,
    & > div:first-of-type {
      align-content: start;
      margin-block-start: calc(var(--hairline) * -1);
      margin-inline-start: calc(var(--hairline) * -1);
      border-block-start: var(--hairline) solid var(--line);
      border-inline-start: var(--hairline) solid var(--line);
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

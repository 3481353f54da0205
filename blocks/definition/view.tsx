import styled from "@emotion/styled";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

const Facts = styled.dl`
  border-block: var(--pen) solid var(--ink);

  & > div {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-5);
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
  }
  &[data-layout="title-block"] {
    display: grid;
    border: var(--pen) solid var(--line-strong);
    background: var(--paper-raised);
  }
  &[data-layout="title-block"] > div {
    padding: var(--space-4) var(--space-5);
  }
  &[data-layout="title-block"] dd {
    font-weight: var(--weight-strong);
  }
  @media (min-width: 48rem) {
    &:not([data-layout="title-block"]) > div {
      grid-template-columns: 10rem 1fr;
    }
    &[data-layout="title-block"] {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    &[data-layout="title-block"] > div {
      align-content: start;
      border-top: 0;
      border-left: var(--hairline) solid var(--line);
    }
    &[data-layout="title-block"] > div:first-of-type {
      border-left: 0;
    }
  }
`;

export default function Definition({ items, layout = "rows", ...section }: Props) {
  return (
    <Section {...section} layout={section.heading && layout === "rows" ? "split" : "stack"}>
      <Facts data-layout={layout}>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <RichText text={text} as="dd" />
          </div>
        ))}
      </Facts>
    </Section>
  );
}

import styled from "@emotion/styled";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Beside its heading a text is read as a statement: a little larger. */
const Statement = styled.div`
  &[data-columns] > div {
    max-width: none;
    column-gap: var(--space-6);
  }
  &[data-columns] > div > * {
    break-inside: avoid;
  }
  @media (min-width: 48rem) {
    &[data-columns] > div {
      columns: 2;
    }
  }
  @media (min-width: 64rem) {
    &[data-columns="3"] > div {
      columns: 3;
    }
    &[data-large] {
      font-size: 1.1875rem;
      line-height: 1.6;
    }
  }
`;

export default function Prose({ text, layout = "narrow", columns = 1, ...section }: Props) {
  return (
    <Section {...section} layout={layout === "split" ? "split" : "stack"}>
      <Statement
        data-large={layout === "split" && columns === 1 ? "" : undefined}
        data-columns={columns > 1 ? columns : undefined}
      >
        <RichText text={text} />
      </Statement>
    </Section>
  );
}

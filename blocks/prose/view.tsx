import styled from "@emotion/styled";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Beside its heading a text is read as a statement: a little larger. */
const Statement = styled.div`
  @media (min-width: 64rem) {
    &[data-large] {
      font-size: 1.1875rem;
      line-height: 1.6;
    }
  }
`;

export default function Prose({ text, layout = "narrow", ...section }: Props) {
  return (
    <Section {...section} layout={layout === "split" ? "split" : "stack"}>
      <Statement data-large={layout === "split" ? "" : undefined}>
        <RichText text={text} />
      </Statement>
    </Section>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ForeignFrame } from "../../renderer/ui/foreign-frame.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

const Stand = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  & > figcaption {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`;

/** The place of a page of another site. */
export default function Embed(props: Props): ReactNode {
  const { address, title, shape, image, category, button, notice, linkLabel, href, caption, ...section } =
    props;
  return (
    <Section {...section}>
      <Stand>
        <ForeignFrame
          {...{ title, shape, image, category, button, notice, linkLabel }}
          address={href ? { ...address, href } : address}
          place={{ max: 1216 }}
        />
        <RichText text={caption} as="figcaption" />
      </Stand>
    </Section>
  );
}

import styled from "@emotion/styled";
import { Icon } from "../../renderer/ui/icon.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* One panel with ruled cells. */
const Panel = styled.ul`
  display: grid;
  border: var(--pen) solid var(--line-strong);

  & > li {
    padding: var(--space-6) var(--space-5);
    margin: 0 -1px -1px 0;
    border: var(--hairline) solid var(--line);
    background: var(--paper);
  }
  & svg {
    margin-bottom: var(--space-5);
    color: var(--signal);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & p {
    margin-top: var(--space-3);
    max-width: 34rem;
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

export default function PanelList({ items, tone = "ink", ...section }: Props) {
  return (
    <Section {...section} tone={tone} layout="split">
      <Panel>
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon && <Icon name={icon} size={28} />}
            <h3>{title}</h3>
            <RichText text={text} as="p" />
          </li>
        ))}
      </Panel>
    </Section>
  );
}

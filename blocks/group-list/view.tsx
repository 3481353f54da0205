import styled from "@emotion/styled";
import { Chip, ChipList } from "../../renderer/ui/chip.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Groups as rows of a table: what the group is on the left, its kinds on the right. */
const Group = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-7);
  padding-block: var(--space-6);
  border-top: var(--pen) solid var(--ink);
  scroll-margin-top: calc(var(--header-height) + var(--space-5));

  & h3 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
  }
  & .about > p {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & .kinds {
    display: grid;
  }
  & .kind {
    padding: var(--space-5);
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
    border: var(--hairline) solid var(--line);
    border-radius: var(--corner-card);
    background: var(--paper-raised);
  }
  & .kind > svg {
    margin-bottom: var(--space-4);
    color: var(--blue);
  }
  & h4 {
    font-size: var(--text-title);
  }
  & .kind > p {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & .kind > ul {
    margin-top: var(--space-4);
  }
  @media (min-width: 48rem) {
    & .kinds {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: 4fr 8fr;
  }
`;

export default function GroupList({ items, examplesLabel, empty, ...section }: Props) {
  return (
    <Section {...section}>
      {items.length === 0 && <Empty text={empty} />}
      {items.map(({ id, title, description, types }) => (
        <Group key={title} id={id}>
          <div className="about">
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </div>
          <div className="kinds">
            {types.map((kind) => (
              <div key={kind.name} className="kind" id={kind.id}>
                {kind.icon && <Icon name={kind.icon} size={28} />}
                <h4>{kind.name}</h4>
                <p>{kind.description}</p>
                {kind.examples && kind.examples.length > 0 && (
                  <ChipList aria-label={`${examplesLabel}: ${kind.name}`}>
                    {kind.examples.map((example) => (
                      <li key={example}>
                        <Chip>{example}</Chip>
                      </li>
                    ))}
                  </ChipList>
                )}
              </div>
            ))}
          </div>
        </Group>
      ))}
    </Section>
  );
}

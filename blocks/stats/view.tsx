import styled from "@emotion/styled";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { Note } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* A figure stands on its own dimension line, ticks at both ends. */
const Figure = styled.div`
  height: 100%;
  padding: var(--space-5) var(--space-5) var(--space-6);
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  & > svg {
    color: var(--blue);
    margin-bottom: var(--space-6);
  }
  & > .value {
    position: relative;
    padding-bottom: var(--space-4);
    font-size: clamp(2rem, 1.4rem + 2.2vw, 3.25rem);
    font-weight: var(--weight-strong);
    line-height: 1;
    letter-spacing: -0.035em;
    border-bottom: var(--pen) solid var(--signal);
  }
  & > .value::before,
  & > .value::after {
    content: "";
    position: absolute;
    bottom: calc(-0.375rem - 1px);
    width: var(--pen);
    height: 0.75rem;
    background: var(--signal);
  }
  & > .value::before {
    inset-inline-start: 0;
  }
  & > .value::after {
    inset-inline-end: 0;
  }
  & > .meaning {
    margin-top: var(--space-4);
    color: var(--ink-soft);
  }
`;

export default function Stats({ items, columns, note, empty, tone = "tint", ...section }: Props) {
  return (
    <Section
      {...section}
      tone={tone}
      footer={
        note?.html ? (
          <Note as="div">
            <RichText text={note} as="p" />
          </Note>
        ) : null
      }
    >
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid
          columns={columns ?? { base: 1, md: items.length % 2 ? 3 : 2, lg: Math.min(items.length, 4) }}
          joined
        >
          {items.map(({ value, text, icon }) => (
            <li key={`${value} ${text}`}>
              <Figure>
                {icon && <Icon name={icon} size={28} />}
                <p className="value">{value}</p>
                <p className="meaning">{text}</p>
              </Figure>
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

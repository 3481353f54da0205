import styled from "@emotion/styled";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-5);
  height: 100%;
  padding: var(--space-6) var(--space-5) var(--space-5);
  border-top: var(--pen) solid var(--ink);

  & > blockquote {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
    line-height: 1.3;
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  & > blockquote::before {
    content: "“";
    content: "“" / "";
    display: block;
    height: 2.25rem;
    color: var(--signal);
    font-size: 4rem;
    font-weight: 700;
    line-height: 1;
  }
  & > figcaption {
    font: 450 var(--text-note) / 1.7 var(--font-mono);
    color: var(--ink-soft);
  }
  & > figcaption > strong {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;

export default function Testimonials({ items, shown = 2, more, empty, ...section }: Props) {
  const first = items.slice(0, shown);
  return (
    <Section
      {...section}
      footer={
        more && items.length > shown ? (
          <ButtonLink href={more.href} look="quiet">
            {more.label}
          </ButtonLink>
        ) : null
      }
    >
      {first.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={first.length === 1 ? { base: 1 } : { base: 1, md: 2 }}>
          {first.map(({ quote, author, company }) => (
            <li key={`${author} ${quote}`}>
              <Quote>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{author}</strong>
                  {company}
                </figcaption>
              </Quote>
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

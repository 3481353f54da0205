import styled from "@emotion/styled";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Stations on one line: it runs down on narrow screens and across on wide ones. */
const Line = styled.ol`
  counter-reset: step;
  display: grid;

  & > li {
    counter-increment: step;
    position: relative;
    padding: 0 0 var(--space-6) 4rem;
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    content: counter(step);
    content: counter(step) / "";
    position: absolute;
    z-index: 1;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: var(--pen) solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    font: 600 0.875rem / 1 var(--font-mono);
  }
  & > li::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 calc(1.375rem - 1px);
    border-left: var(--pen) dashed var(--line-strong);
  }
  & > li:last-of-type::after {
    display: none;
  }
  & h3 {
    padding-top: 0.375rem;
    font-size: var(--text-title);
  }
  & p {
    margin-top: var(--space-3);
    max-width: 34rem;
    color: var(--ink-soft);
  }
  @media (min-width: 64rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: var(--space-7);

    & > li,
    & > li:last-of-type {
      padding: 4.25rem 0 0;
    }
    & > li::after {
      inset: 1.375rem calc(var(--space-7) * -1) auto 0;
      border-left: 0;
      border-top: var(--pen) dashed var(--line-strong);
    }
  }
`;

export default function Steps({ items, ...section }: Props) {
  return (
    <Section {...section}>
      <Line>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <RichText text={item.text} as="p" />
          </li>
        ))}
      </Line>
    </Section>
  );
}

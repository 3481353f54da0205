import styled from "@emotion/styled";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* A dimension line down the sheet: dates left of it, events right, an oblique tick at each. */
const Line = styled.ol`
  & > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    padding: 0 0 var(--space-7) 2rem;
    border-left: var(--pen) solid var(--line-strong);
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    content: "";
    position: absolute;
    left: -0.5625rem;
    top: 0.75rem;
    width: 1.0625rem;
    border-top: 2px solid var(--signal);
    transform: rotate(-45deg);
  }
  & .date {
    font: 600 1.0625rem / 1.5 var(--font-mono);
    color: var(--ink);
  }
  & h3 {
    font-size: var(--text-title);
  }
  & .event > p {
    margin-top: var(--space-2);
    max-width: 40rem;
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: 8rem 1fr;
      margin-left: 0.5rem;
    }
    & h3 {
      padding-top: 0.0625rem;
    }
  }
`;

export default function Timeline({ items, ...section }: Props) {
  return (
    <Section {...section} layout="split">
      <Line>
        {items.map(({ date, title, text }) => (
          <li key={`${date} ${title}`}>
            <p className="date">{date}</p>
            <div className="event">
              <h3>{title}</h3>
              <RichText text={text} as="p" />
            </div>
          </li>
        ))}
      </Line>
    </Section>
  );
}

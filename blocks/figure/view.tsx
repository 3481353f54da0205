import styled from "@emotion/styled";
import { Figure as Drawing } from "../../renderer/ui/art/figures.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { registrationMarks } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The drawing in a frame, its parts list beside it, its caption below: numbers in the drawing, names in the list. */
const Plate = styled.figure`
  display: grid;
  border: var(--hairline) solid var(--line-strong);
  --mark: var(--ink);
  --mark-size: 1.25rem;
  background: ${registrationMarks}, var(--paper);

  & > .drawing {
    padding: var(--space-5);
    max-width: 48rem;
    width: 100%;
    margin-inline: auto;
  }
  & > .drawing > svg {
    height: auto;
  }
  & > ol {
    border-top: var(--hairline) solid var(--line-strong);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-items: center;
    min-height: 3.5rem;
    border-top: var(--hairline) solid var(--line);
    font-weight: var(--weight-strong);
  }
  & > ol > li:first-of-type {
    border-top: 0;
  }
  & > ol > li > span {
    display: grid;
    place-items: center;
    height: 100%;
    margin-right: var(--space-4);
    border-right: var(--hairline) solid var(--line);
    color: var(--signal);
    font: 600 0.8125rem / 1 var(--font-mono);
  }
  & > figcaption {
    padding: var(--space-4) var(--space-5);
    border-top: var(--hairline) solid var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  @media (min-width: 64rem) {
    &[data-parts] {
      grid-template-columns: 8fr 4fr;
    }
    & > ol {
      display: grid;
      border-top: 0;
      border-left: var(--hairline) solid var(--line-strong);
    }
    & > figcaption {
      grid-column: 1 / -1;
    }
  }
`;

export default function Figure({
  figure = "architecture",
  caption,
  items = [],
  top,
  bottom,
  side,
  tone = "ink",
  ...section
}: Props) {
  // The list runs as the drawing does, from people at the top to systems at the bottom.
  const parts =
    figure === "architecture"
      ? [
          { mark: "B", name: top },
          ...items.map((name, index) => ({ mark: String(index + 1), name })).reverse(),
          { mark: "A", name: bottom },
          { mark: "C", name: side },
        ]
      : [];
  return (
    <Section {...section} tone={tone}>
      <Plate data-parts={parts.length ? "" : undefined}>
        <div className="drawing">
          <Drawing name={figure} seed={section.heading ?? figure} />
        </div>
        {parts.length > 0 && (
          <ol>
            {parts.map(({ mark, name }) => (
              <li key={mark}>
                <span>{mark}</span>
                {name}
              </li>
            ))}
          </ol>
        )}
        <RichText text={caption} as="figcaption" />
      </Plate>
    </Section>
  );
}

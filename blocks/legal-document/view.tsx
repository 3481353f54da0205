import styled from "@emotion/styled";
import { Heading } from "../../renderer/ui/heading.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Note, Sheet } from "../../renderer/ui/sheet.tsx";
import { anchorOf } from "./anchor.ts";
import type { Props } from "./props.ts";

/* Contents stay in view beside the text on wide screens; sections carry their number in the margin. */
const Document = styled.article`
  padding-block: var(--space-7) var(--space-section);

  & .head {
    display: grid;
    gap: var(--space-4);
    padding-bottom: var(--space-6);
    margin-bottom: var(--space-7);
    border-bottom: var(--pen) solid var(--ink);
  }
  & .contents {
    margin-bottom: var(--space-7);
    padding: var(--space-5);
    border: var(--hairline) solid var(--line);
    background: var(--paper-raised);
    font-size: var(--text-small);
  }
  & .contents > p {
    margin-bottom: var(--space-3);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
  }
  & :is(.contents ol, .sections) {
    counter-reset: section;
  }
  & :is(.contents li, .sections > section) {
    counter-increment: section;
  }
  & .contents a {
    display: flex;
    gap: var(--space-3);
    padding-block: 0.3125rem;
    color: var(--ink);
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-decoration-color: transparent;
  }
  & .contents a:hover {
    text-decoration-color: var(--signal);
  }
  & .contents a::before,
  & h2::before {
    content: counter(section, decimal-leading-zero);
    content: counter(section, decimal-leading-zero) / "";
    font: 500 var(--text-note) / 1.7 var(--font-mono);
    letter-spacing: 0;
    color: var(--ink-soft);
    overflow-wrap: normal;
  }
  & .sections > section {
    padding-top: var(--space-6);
    margin-top: var(--space-6);
    border-top: var(--hairline) solid var(--line);
  }
  & h2 {
    display: grid;
    gap: var(--space-1);
    margin-bottom: var(--space-4);
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
  }
  @media (min-width: 64rem) {
    & .body {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: var(--space-8);
      align-items: start;
    }
    & .contents {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      max-height: calc(100vh - var(--header-height) - var(--space-6));
      overflow-y: auto;
      margin-bottom: 0;
    }
  }
  @media print {
    & .contents {
      display: none;
    }
  }
`;

export default function LegalDocument({ eyebrow, heading, updated, text, contentsLabel, items }: Props) {
  const sections = items.map((item) => ({ ...item, anchor: item.id ?? anchorOf(item.heading) }));
  return (
    <Document>
      <Sheet>
        <div className="head">
          {eyebrow && <Note>{eyebrow}</Note>}
          <Heading level={1}>{heading}</Heading>
          {updated && <Note>{updated}</Note>}
        </div>
        <div className="body">
          <nav className="contents" aria-label={contentsLabel}>
            <p>{contentsLabel}</p>
            <ol>
              {sections.map(({ anchor, heading: title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="sections">
            <RichText text={text} />
            {sections.map(({ anchor, heading: title, text: body }) => (
              <section key={anchor} id={anchor}>
                <h2>{title}</h2>
                <RichText text={body} />
              </section>
            ))}
          </div>
        </div>
      </Sheet>
    </Document>
  );
}

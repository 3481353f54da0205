import styled from "@emotion/styled";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { fileSize } from "../../renderer/formats/file-size.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Empty } from "../../renderer/ui/empty.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

const Files = styled.ul`
  border-bottom: var(--hairline) solid var(--line-strong);

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-4);
    border-top: var(--hairline) solid var(--line-strong);
  }
  & svg {
    grid-row: span 2;
    margin-top: 0.25rem;
    color: var(--signal);
  }
  & .words > a {
    font-weight: var(--weight-strong);
    text-decoration-color: var(--line-strong);
  }
  /* The whole row is the link's target. */
  & .words > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .words > p {
    color: var(--ink-soft);
  }
  & .words > p > a {
    position: relative;
  }
  & > li:hover .words > a {
    color: var(--blue-strong);
    text-decoration-color: currentColor;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    font: 450 var(--text-note) / 1.6 var(--font-mono);
    color: var(--ink-soft);
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) fit-content(40%);
    }
    & svg {
      grid-row: auto;
    }
    & .facts {
      justify-content: flex-end;
      padding-top: 0.2rem;
    }
  }
`;

/** Files to download. */
export default function Downloads({ items, empty, ...section }: Props): ReactNode {
  const lang = useLanguage();
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section} layout={section.heading ? "split" : "stack"}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Files>
          {items.map(({ title, file, text, label }) => (
            <li key={`${file.href} ${title}`}>
              <Download size={20} strokeWidth={1.75} aria-hidden="true" />
              <div className="words">
                <a href={file.href} download>
                  {title}
                </a>
                <RichText text={text} as="p" />
              </div>
              <p className="facts">
                {label && <span>{label}</span>}
                {file.type && <span>{file.type}</span>}
                <span>{fileSize(file.bytes, lang)}</span>
              </p>
            </li>
          ))}
        </Files>
      )}
    </Section>
  );
}

import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { searchHref } from "../../renderer/runtime/search-href.ts";
import { Chip } from "../../renderer/ui/chip.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import type { Props } from "./props.ts";

const Details = styled.div`
  min-width: 0;

  & > .label {
    margin-bottom: var(--space-2);
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
  }
  & > ul > li {
    position: relative;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-look="rows"] > ul > li {
    padding-inline-start: var(--space-5);
  }
  &[data-look="rows"] > ul > li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    top: 0.76em;
    width: 0.875rem;
    border-top: var(--pen) solid var(--signal);
  }
  &[data-look="chips"] > ul {
    display: flex;
    flex-wrap: wrap;
  }
  &[data-look="chips"] a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
  }
  &[data-look="chips"] a > span {
    border-color: var(--line-strong);
    color: var(--blue);
  }
  &[data-look="chips"] a:hover > span {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  &[data-look="people"] > ul {
    gap: var(--space-3);
  }
  &[data-look="people"] > ul > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: 0 var(--space-3);
    align-items: center;
  }
  & img {
    width: 2.5rem;
    height: 2.5rem;
    border: var(--hairline) solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper-tint);
    object-fit: cover;
  }
  & .note {
    display: block;
    font-size: var(--text-small);
    line-height: 1.35;
    color: var(--ink-soft);
  }
`;

/** A few facts with a label; nothing when there are none. */
export default function DetailList({
  label,
  look,
  texts = [],
  items = [],
  searchHref: list,
}: Props): ReactNode {
  const id = useId();
  const facts = [
    ...texts.map((text) => ({
      label: text,
      href: list && searchHref(list, text),
      note: undefined,
      image: undefined,
    })),
    ...items,
  ];
  if (facts.length === 0) return null;
  return (
    <Details data-look={look}>
      <p className="label" id={id}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {facts.map(({ label: text, href, note, image }) => {
          const content = look === "chips" ? <Chip>{text}</Chip> : text;
          return (
            <li key={`${href ?? ""} ${text}`}>
              {image && <Picture image={image} place={{ fixed: 40, ratio: 1 }} />}
              <span>
                {href ? <a href={href}>{content}</a> : content}
                {note && <span className="note">{note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Details>
  );
}

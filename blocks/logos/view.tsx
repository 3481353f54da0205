import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Every sign has a box of the same size and is fitted into it whole: wide ones and high ones weigh the same. */
const Signs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5) var(--space-7);
  align-items: center;

  & > li {
    display: flex;
    min-width: 0;
  }
  & > li > :is(a, span) {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 4rem;
    max-width: 11rem;
    color: var(--ink);
    font-size: var(--text-lead);
    font-weight: var(--weight-strong);
    letter-spacing: -0.01em;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & img {
    width: 10rem;
    max-width: 100%;
    height: 3.25rem;
    object-fit: contain;
  }
  & a:hover {
    box-shadow: 0 var(--pen) 0 var(--signal);
  }
  &[data-one-color] img {
    filter: brightness(0) opacity(0.78);
  }
  html.dark &[data-one-color] img,
  [data-tone="ink"] &[data-one-color] img {
    filter: brightness(0) invert(1) opacity(0.9);
  }
  &[data-look="cells"] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
    padding-block: 0 1px;
    padding-inline: 0 1px;
  }
  &[data-look="cells"] > li {
    display: grid;
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
    border: var(--hairline) solid var(--line-strong);
    background: var(--paper);
  }
  &[data-look="cells"] > li > :is(a, span) {
    max-width: none;
    min-height: 7.5rem;
    padding: var(--space-4);
  }
  @media (min-width: 48rem) {
    &[data-look="cells"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (min-width: 64rem) {
    &[data-look="cells"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media print {
    &[data-one-color] img,
    html.dark &[data-one-color] img,
    [data-tone="ink"] &[data-one-color] img {
      filter: brightness(0);
    }
  }
  @media (forced-colors: active) {
    & img {
      padding: var(--space-1);
      background: #fff;
      forced-color-adjust: none;
    }
    &[data-one-color] img,
    html.dark &[data-one-color] img {
      filter: none;
    }
  }
`;

/** Signs of others, each with its name; one without a picture is written. */
export default function Logos({ items, look, oneColor, empty, ...section }: Props): ReactNode {
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Signs data-look={look} data-one-color={oneColor ? "" : undefined}>
          {items.map(({ name, image, dark, href }) => {
            const sign = image ? (
              <Picture
                image={{ ...image, ...(dark && !oneColor && { dark }) }}
                alt={name}
                place={{ fixed: 160 }}
              />
            ) : (
              name
            );
            return <li key={name}>{href ? <a href={href}>{sign}</a> : <span>{sign}</span>}</li>;
          })}
        </Signs>
      )}
    </Section>
  );
}

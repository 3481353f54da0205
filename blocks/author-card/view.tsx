import styled from "@emotion/styled";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "../../renderer/ui/picture.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The title block of the sheet: who drew it. */
const Frame = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  align-items: start;
  max-width: var(--measure);
  padding: var(--space-5);
  border: var(--pen) solid var(--line-strong);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  & > img,
  & > picture > img {
    width: 5rem;
    height: 5rem;
    border: var(--hairline) solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper-tint);
    object-fit: cover;
  }
  & .label {
    font: 450 var(--text-note) / 1.6 var(--font-mono);
    color: var(--ink-soft);
  }
  & .name {
    font-size: var(--text-title);
    font-weight: var(--weight-strong);
    line-height: var(--leading-title);
  }
  & .role {
    color: var(--ink-soft);
  }
  & .text {
    grid-column: 1 / -1;
  }
  & > a {
    grid-column: 1 / -1;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 1.75rem;
    font-weight: var(--weight-strong);
  }
`;

const Place = styled.div`
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > * {
      grid-column: 3 / span 8;
    }
  }
`;

/** Who wrote an article; nothing for articles of the company as a whole. */
export default function AuthorCard(props: Props): ReactNode {
  const { show, label, name, role, image, text, href, linkLabel } = props;
  if (!show || !name) return null;
  return (
    <Sheet>
      <Place>
        <Frame aria-label={label}>
          {image && <Picture image={image} place={{ fixed: 80, ratio: 1 }} />}
          <div>
            <p className="label">{label}</p>
            <p className="name">{name}</p>
            {role && <p className="role">{role}</p>}
          </div>
          {text && <p className="text">{text}</p>}
          {href && (
            <a href={href} rel="noopener">
              {linkLabel}
              <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="visually-hidden">, {name}</span>
            </a>
          )}
        </Frame>
      </Place>
    </Sheet>
  );
}

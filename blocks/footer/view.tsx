import styled from "@emotion/styled";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { Sheet, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Fit } from "./fit.ts";
import type { Props } from "./props.ts";

/*
 * On wide screens the groups stand between the name and the contact: their number, and a c for a contact. Of three and a
 * contact nothing need be said.
 */
const columns = [0, 1, 2, 3, 4]
  .flatMap((count) => {
    const groups = count > 0 ? ` repeat(${count}, 2fr)` : "";
    return [
      `& .cells[data-cells="${count}"] { grid-template-columns: 5fr${groups}; }`,
      ...(count < 3 ? [`& .cells[data-cells="${count}c"] { grid-template-columns: 5fr${groups} 3fr; }`] : []),
    ];
  })
  .join("\n");

/* The title block of the sheet: ruled cells, always on blueprint blue. */
const Block = styled.footer`
  /* The last links can be scrolled out from under the cookie banner and messages. */
  padding-block: var(--space-section)
    calc(var(--space-6) + var(--banner-height, 0px) + var(--toasts-height, 0px));
  background: ${squaredPaper}, var(--paper);
  border-top: var(--pen) solid var(--line-strong);
  color: var(--ink);

  & .cells {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border: var(--pen) solid var(--line-strong);
    background: var(--paper);
  }
  & .cells > * {
    padding: min(var(--space-5), 7.5vw);
    border-top: var(--hairline) solid var(--line);
  }
  & .cells > :first-of-type {
    border-top: 0;
  }
  & .brand {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--space-6);
  }
  /* With text at 200 % on a telephone the longest word (fit.ts) has 77vw: the bounds are that, by its width in each size. */
  & .name {
    font-size: min(clamp(3.5rem, 2rem + 6vw, 7rem), 25vw);
    font-weight: 700;
    line-height: 0.85;
    letter-spacing: -0.05em;
  }
  /* Longer words, in sizes in which they are whole. */
  & .name[data-size] {
    line-height: 1;
    overflow-wrap: anywhere;
  }
  & .name[data-size="2"] {
    font-size: min(clamp(2rem, 1.2rem + 3vw, 3.25rem), 12.4vw);
    letter-spacing: -0.035em;
  }
  & .name[data-size="3"] {
    font-size: min(clamp(1.5rem, 1rem + 1.6vw, 2rem), 7.8vw);
    letter-spacing: -0.025em;
  }
  /* Arabic and Hebrew letters reach further down, and joined ones stand as close as they are drawn. */
  & .name:dir(rtl) {
    line-height: 1.25;
    letter-spacing: 0;
  }
  & .tagline {
    max-width: 26rem;
    font-size: var(--text-lead);
    line-height: 1.4;
    color: var(--ink-soft);
  }
  & h2 {
    margin-bottom: var(--space-4);
    color: var(--signal);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    letter-spacing: 0;
  }
  & li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2rem;
    padding-block: 0.125rem;
    line-height: 1.4;
  }
  & li > svg {
    color: var(--blue);
  }
  & li > a {
    min-width: 0;
  }
  & a:not([data-look] > *) {
    color: var(--ink);
    text-decoration-color: transparent;
  }
  & a:not([data-look] > *):hover {
    text-decoration-color: var(--signal);
  }
  & .contact li {
    overflow-wrap: break-word;
  }
  & .certificates li {
    overflow-wrap: anywhere;
  }
  & .contact > p {
    margin-bottom: var(--space-3);
    color: var(--ink-soft);
  }
  & .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-6);
    margin-top: var(--space-5);
    color: var(--ink-soft);
    font: 450 var(--text-note) / 1.6 var(--font-mono);
  }
  & .end ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    min-width: 0;
  }
  & .end a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 1.75rem;
    overflow-wrap: anywhere;
  }
  @media (min-width: 40rem) {
    & .cells {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    & .cells > :is(.brand, .contact, .certificates) {
      grid-column: 1 / -1;
    }
    & .cells > .group {
      grid-column: span 2;
      border-inline-start: var(--hairline) solid var(--line);
    }
    & .brand + .group {
      border-inline-start: 0;
    }
  }
  @media (min-width: 40rem) and (max-width: 63.999rem) {
    & .cells:is([data-cells="4"], [data-cells="4c"]) > .group {
      grid-column: span 3;
    }
  }
  @media (min-width: 64rem) {
    & .cells {
      grid-template-columns: 5fr repeat(3, 2fr) 3fr;
    }
    & .cells > .brand {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
    & .cells > * {
      border-inline-start: var(--hairline) solid var(--line);
    }
    & .cells > .brand {
      border-inline-start: 0;
    }
    & .cells > .group {
      grid-column: auto;
      border-top: 0;
      border-inline-start: var(--hairline) solid var(--line);
    }
    /* Columns are as wide as their words, but leave room to the others. */
    & .group :is(h2, a) {
      max-width: 10.5rem;
    }
    & .cells > .contact {
      grid-column: -2;
      grid-row: 1;
      border-top: 0;
    }
    & .cells > .certificates {
      grid-column: 2 / -1;
    }
    & .certificates ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-6);
    }
    ${columns}
    /* Five columns leave no room for the name: it stands above them. */
    & .cells[data-cells="4c"] {
      grid-template-columns: repeat(4, 2fr) 3fr;
    }
    & .cells[data-cells="4c"] > :is(.brand, .certificates) {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    & .cells[data-cells="4c"] > .contact {
      grid-row: 2;
    }
    & .cells[data-cells="4c"] > :is(.group, .contact) {
      border-top: var(--hairline) solid var(--line);
    }
    & .cells[data-cells="4c"] > :is(.brand + .group, .certificates) {
      border-inline-start: 0;
    }
  }
`;

export default function Footer({
  brand,
  tagline,
  groups = [],
  certifications = [],
  contact,
  social = [],
  note,
  fit,
  ...names
}: Props & { fit?: Fit }) {
  const cells = `${groups.length}${contact ? "c" : ""}`;
  return (
    <Block data-tone="ink">
      <Sheet>
        <div className="cells" data-cells={cells === "3c" ? undefined : cells}>
          <div className="brand">
            <p className="name" data-size={fit && fit.size > 1 ? fit.size : undefined}>
              {brand}
            </p>
            {tagline && <p className="tagline">{tagline}</p>}
          </div>
          {groups.map((group) => (
            <nav key={group.heading} className="group" aria-label={group.heading}>
              <h2>{group.heading}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.href}>
                    {item.icon && <Icon name={item.icon} size={16} />}
                    <a href={item.href}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {contact && (
            <div className="contact">
              <h2>{contact.heading}</h2>
              {contact.text && <p>{contact.text}</p>}
              <ul>
                {contact.email && (
                  <li>
                    <Icon name="mail" size={16} />
                    <a href={`mailto:${contact.email}`}>{contact.email}</a>
                  </li>
                )}
                {contact.phone && (
                  <li>
                    <Icon name="phone" size={16} />
                    <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`}>{contact.phone}</a>
                  </li>
                )}
              </ul>
              {contact.action && (
                <ButtonLink href={contact.action.href} look="quiet" event={contact.action.event}>
                  {contact.action.label}
                </ButtonLink>
              )}
            </div>
          )}
          {certifications.length > 0 && (
            <div className="certificates">
              <h2>{names.certificationsLabel}</h2>
              <ul>
                {certifications.map((name) => (
                  <li key={name}>
                    <Icon name="badge-check" size={16} />
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="end">
          {note && <p>{note}</p>}
          {social.length > 0 && (
            <ul aria-label={names.socialLabel}>
              {social.map((place) => (
                <li key={place.href}>
                  <a href={place.href} rel="me noopener">
                    <Icon name={place.icon} size={18} />
                    {place.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
    </Block>
  );
}

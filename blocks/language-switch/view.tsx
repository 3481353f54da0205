import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Nav = styled.nav`
  padding-block: var(--space-1);
  font: 450 var(--text-note) / 1.6 var(--font-mono);

  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 var(--space-4);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink-soft);
  }
  & a[aria-current] {
    color: var(--ink);
    font-weight: var(--weight-strong);
    text-decoration: none;
  }
  @media print {
    display: none;
  }
`;

/** Links to the page in all its languages. */
export default function LanguageSwitch({ label, items = [] }: Props): ReactNode {
  if (items.length < 2) return null;
  return (
    <Nav aria-label={label}>
      <Sheet>
        <ul>
          {items.map(({ lang, name, href, isCurrent }) => (
            <li key={lang}>
              <a href={href} lang={lang} hrefLang={lang} aria-current={isCurrent ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
    </Nav>
  );
}

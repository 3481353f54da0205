import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The list of sheets in a set of drawings. */
const List = styled.nav`
  padding-block: var(--space-6);

  & > div > div {
    display: grid;
    gap: var(--space-3) var(--space-6);
    padding-block: var(--space-4);
    border-block: var(--pen) solid var(--ink);
  }
  & p {
    padding-top: var(--space-1);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
  }
  & ul {
    display: grid;
    gap: 0 var(--space-6);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--ink);
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-decoration-color: var(--line-strong);
  }
  & a:hover {
    color: var(--blue-strong);
    text-decoration-color: currentColor;
  }
  @media (min-width: 48rem) {
    & > div > div {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
    & ul {
      grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    }
  }
  @media print {
    display: none;
  }
`;

/** Links to the parts of the page; nothing when there are none. */
export default function Contents({ label, items = [] }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <List aria-label={label} data-leads>
      <Sheet>
        <div>
          <p>{label}</p>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href}>{item.label}</a>
              </li>
            ))}
          </ul>
        </div>
      </Sheet>
    </List>
  );
}

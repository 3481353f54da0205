import styled from "@emotion/styled";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Tabs = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    border-bottom: var(--pen) solid var(--ink);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--space-3) var(--space-5);
    margin-bottom: -1.5px;
    border: var(--pen) solid transparent;
    color: var(--ink-soft);
    font-weight: var(--weight-strong);
    line-height: 1.25;
    text-decoration: none;
  }
  @media (max-width: 29.999rem) {
    & a {
      padding-inline: var(--space-3);
      font-size: var(--text-small);
    }
  }
  & a:hover {
    color: var(--blue-strong);
  }
  & a[aria-current] {
    border-color: var(--ink) var(--ink) var(--paper);
    background: var(--paper);
    color: var(--ink);
    box-shadow: inset 0 3px 0 var(--signal);
  }
`;

export default function TabLinks({ label, items }: Props) {
  return (
    <Tabs aria-label={label} data-leads="">
      <Sheet>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href}>{item.label}</a>
            </li>
          ))}
        </ul>
      </Sheet>
    </Tabs>
  );
}

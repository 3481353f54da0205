import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Trail = styled.nav`
  padding-block: var(--space-5) 0;
  font: 450 var(--text-note) / 1.6 var(--font-mono);

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  & li {
    min-width: 0;
    padding-block: var(--space-1);
    color: var(--ink-soft);
  }
  & li + li::before {
    content: "/";
    content: "/" / "";
    margin-right: var(--space-2);
    color: var(--signal);
  }
  & a {
    padding-block: var(--space-1);
  }
`;

/** The way from the home page to this one. */
export default function Breadcrumb({ label, items }: Props): ReactNode {
  return (
    <Trail aria-label={label}>
      <Sheet>
        <ol>
          {items.map((item, index) => (
            <li key={item.label} aria-current={index === items.length - 1 ? "page" : undefined}>
              {item.href && index < items.length - 1 ? <a href={item.href}>{item.label}</a> : item.label}
            </li>
          ))}
        </ol>
      </Sheet>
    </Trail>
  );
}

import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const TrailNav = styled.nav`
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
    margin-inline-end: var(--space-2);
    color: var(--signal);
  }
  & a {
    padding-block: var(--space-1);
  }
`;

const TabsNav = styled.nav`
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
    overflow-wrap: anywhere;
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

const BackNav = styled.nav`
  padding-block: var(--space-5);

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > * {
      grid-column: 3 / span 8;
      justify-self: start;
    }
  }
  & a > svg {
    transition: transform var(--quick) var(--ease);
  }
  & a:hover > svg {
    transform: translateX(-3px);
  }
`;

/** Links to the pages around this one. */
export default function PageLinks({ look, ...links }: Props): ReactNode {
  if (look === "tabs") return <Tabs {...links} />;
  if (look === "back") return <Back {...links} />;
  return <Trail {...links} />;
}

type Links = Omit<Props, "look">;

function Trail({ label, items }: Links) {
  return (
    <TrailNav aria-label={label}>
      <Sheet>
        <ol>
          {items.map((item, index) => (
            <li key={item.label} aria-current={index === items.length - 1 ? "page" : undefined}>
              {item.href && index < items.length - 1 ? <a href={item.href}>{item.label}</a> : item.label}
            </li>
          ))}
        </ol>
      </Sheet>
    </TrailNav>
  );
}

function Tabs({ label, items, current }: Links) {
  return (
    <TabsNav aria-label={label} data-leads="">
      <Sheet>
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              <a href={item.href} aria-current={item.href === current ? "page" : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
    </TabsNav>
  );
}

function Back({ label, items }: Links) {
  return (
    <Sheet>
      <BackNav aria-label={label}>
        {items.map((item) => (
          <a key={item.label} href={item.href}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            {item.label}
          </a>
        ))}
      </BackNav>
    </Sheet>
  );
}

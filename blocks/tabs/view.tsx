import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { Blocks } from "../../renderer/runtime/block.tsx";
import { withScripts } from "../../renderer/ui/scripting.ts";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/*
 * Index tabs on the edge of a sheet. Before the script is awake they are links: the one that the address names shows,
 * or else the first. Sections inside keep no margins of their own.
 */
const Sheets = styled.div`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin-bottom: var(--space-6);
    border-bottom: var(--pen) solid var(--ink);
  }
  & > ul a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    border: var(--hairline) solid transparent;
    border-bottom: 0;
    color: var(--ink);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & > ul a:hover {
    color: var(--blue-strong);
    border-color: var(--line-strong);
  }
  & > ul a[aria-selected="true"] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }
  & > .panel {
    --space-section: 0;
    --gutter: 0rem;
    scroll-margin-top: calc(var(--header-height) + var(--space-8));
  }
  & > .panel + .panel {
    margin-top: var(--space-7);
  }
  & > .panel > h3 {
    margin-bottom: var(--space-5);
  }
  & > .panel > h3 ~ * + * {
    margin-top: var(--space-7);
  }
  ${withScripts(`
    &:not([data-tabs]) > .panel:not(:target, :first-of-type),
    &:not([data-tabs]):has(> .panel:target) > .panel:not(:target),
    & > .panel > h3 {
      display: none;
    }
    & > .panel + .panel {
      margin-top: 0;
    }
    &:not([data-tabs], :has(> .panel:target)) > ul > :first-of-type > a {
      background: var(--ink);
      color: var(--paper);
      forced-color-adjust: none;
    }
  `)}
  @media (forced-colors: active) {
    & > ul a[aria-selected="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    & > ul {
      display: none;
    }
    & > .panel,
    & > .panel > h3 {
      display: block !important;
      content-visibility: visible;
    }
    & > .panel + .panel {
      margin-top: var(--space-6) !important;
    }
  }
`;

/** Blocks behind tabs; behavior.ts makes tabs of the links. */
export default function Tabs({ label, items, ...section }: Props): ReactNode {
  const prefix = useId();
  const tabs = items.map((item, index) => ({ ...item, anchor: item.id ?? `${prefix}${index}` }));
  return (
    <Section {...section}>
      <Sheets>
        <ul aria-label={label}>
          {tabs.map((tab) => (
            <li key={tab.anchor}>
              <a href={`#${tab.anchor}`}>{tab.label}</a>
            </li>
          ))}
        </ul>
        {tabs.map((tab) => (
          <div key={tab.anchor} id={tab.anchor} className="panel">
            <h3>{tab.label}</h3>
            <Blocks of={tab.blocks} />
          </div>
        ))}
      </Sheets>
    </Section>
  );
}

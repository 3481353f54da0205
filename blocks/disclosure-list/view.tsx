import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Blocks } from "../../renderer/runtime/block.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import type { Props } from "./props.ts";

/* Rows of a parts list: a rule above each, the grade as a stamp, a plus that turns into a minus. */
const Group = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-5) var(--space-6);
  border-top: var(--pen) solid var(--ink);

  /* By itself on a page it stands on the sheet, as sections do. */
  main > div > & {
    width: min(100%, var(--sheet));
    margin: var(--space-7) auto;
    padding-inline: var(--gutter);
    border-top: 0;
  }
  & > header {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  & > header > h3 {
    font-size: var(--text-title);
  }
  & > header > svg {
    color: var(--blue);
  }
  & > header > p {
    color: var(--ink-soft);
  }
  & > header > div {
    margin-top: var(--space-3);
  }
  & > .entries {
    align-self: start;
    min-width: 0;
    border-bottom: var(--hairline) solid var(--line);
  }
  & details {
    border-top: var(--hairline) solid var(--line);
  }
  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding-block: var(--space-2);
    list-style: none;
    transition: color var(--quick) var(--ease);
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    color: var(--blue-strong);
  }
  & summary > svg,
  & summary img {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--blue);
  }
  & summary > h4 {
    flex: 1;
    min-width: 0;
    font-size: 1.0625rem;
  }
  & .level {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font: 450 var(--text-note) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }
  & .level > .stamp {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: var(--pen) solid currentColor;
    border-radius: 50%;
    font-weight: 600;
    color: var(--signal);
  }
  & summary::after {
    content: "";
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(var(--blue), var(--blue)) center / 100% var(--pen) no-repeat,
      linear-gradient(var(--blue), var(--blue)) center / var(--pen) 100% no-repeat;
  }
  & details[open] > summary::after {
    background-size: 100% var(--pen), 0 0;
  }
  & .inside {
    display: grid;
    gap: var(--space-5) var(--space-6);
    padding-bottom: var(--space-6);
  }
  & .inside > p {
    max-width: var(--measure);
  }
  @media (max-width: 29.999rem) {
    & .level > :not(.stamp) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (min-width: 48rem) {
    & .inside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-inline-start: 2rem;
    }
    & .inside > p {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > header {
      grid-column: 1 / span 4;
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    & > .entries {
      grid-column: 5 / -1;
    }
  }
`;

/** A titled group of entries that open one by one, without JavaScript. */
export default function DisclosureList({ title, text, icon, blocks, items }: Props): ReactNode {
  return (
    <Group>
      <header>
        {icon && <Icon name={icon} size={28} />}
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {blocks && <Blocks of={blocks} />}
      </header>
      <div className="entries">
        {items.map((item, index) => (
          <details key={item.title} data-entry={index}>
            <summary>
              {item.logo ? (
                <Picture image={item.logo} place={{ fixed: 20 }} />
              ) : (
                <Icon name={item.icon ?? icon ?? "circle-check"} />
              )}
              <h4>{item.title}</h4>
              {item.level && <Level level={item.level} />}
            </summary>
            <div className="inside">
              {item.text && <p>{item.text}</p>}
              {item.blocks && <Blocks of={item.blocks} />}
            </div>
          </details>
        ))}
      </div>
    </Group>
  );
}

/** The grade as a stamp with its first letter, and in full beside it. */
function Level({ level }: { level: string }) {
  return (
    <span className="level">
      <span>{level}</span>
      <span className="stamp" title={level} aria-hidden="true">
        {level.slice(0, 1)}
      </span>
    </span>
  );
}

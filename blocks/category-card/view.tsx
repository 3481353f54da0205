import styled from "@emotion/styled";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { searchHref } from "../../renderer/runtime/search-href.ts";
import { Card } from "../../renderer/ui/card.tsx";
import { Chip, ChipList } from "../../renderer/ui/chip.tsx";
import type { Props } from "./props.ts";

/** Characters of a tooltip; what is longer is cut. */
const TOOLTIP_LENGTH = 100;

/** The largest `shown` of the schema. */
const MOST_SHOWN = 8;

/*
 * How many chips show is counted among those that the search left over, so it has to be CSS: a name after as
 * many visible ones is hidden. One rule for each number.
 */
const chipLimits = Array.from(
  { length: MOST_SHOWN },
  (_, index) =>
    `&[data-shown="${index + 1}"] ${"li:not([hidden]) ~ ".repeat(index + 1)}li { display: none; }`,
).join("\n");

const Names = styled.div`
  margin-top: var(--space-4);
  ${chipLimits}

  & + .explore {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    align-self: flex-start;
    margin-top: auto;
    padding-top: var(--space-5);
    font-weight: var(--weight-strong);
  }
  & + .explore > svg {
    flex: none;
  }
`;

/** A category with the names of what belongs to it. */
export default function CategoryCard({
  title,
  text,
  icon,
  items = [],
  names,
  shown,
  explore,
}: Props): ReactNode {
  const entries = items.length > 0 ? items : (names ?? []).map((label) => ({ label, tooltip: undefined }));
  return (
    <Card title={title} text={text} icon={icon}>
      <Names data-shown={shown}>
        <ChipList>
          {entries.map(({ label, tooltip }, index) => (
            <li key={label} data-entry={index} title={tooltip && cut(tooltip)}>
              <Chip>{label}</Chip>
            </li>
          ))}
        </ChipList>
      </Names>
      {explore && (
        <a
          className="explore"
          href={explore.search ? searchHref(explore.href, firstWord(explore.search)) : explore.href}
        >
          {explore.label}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
    </Card>
  );
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? "";
}

function cut(text: string): string {
  return text.length > TOOLTIP_LENGTH ? `${text.slice(0, TOOLTIP_LENGTH).trimEnd()}...` : text;
}

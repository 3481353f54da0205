import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Chip, ChipList } from "../../renderer/ui/chip.tsx";
import type { Props } from "./props.ts";

/** Characters of a tooltip; what is longer is cut. */
const TOOLTIP_LENGTH = 100;

/** The largest `shown` of the schema. */
const MOST_SHOWN = 8;

/*
 * How many labels show is counted among those that the search left over, so it has to be CSS: one after as
 * many visible ones is hidden. One rule for each number.
 */
const limits = Array.from(
  { length: MOST_SHOWN },
  (_, index) =>
    `&[data-shown="${index + 1}"] ${"li:not([hidden]) ~ ".repeat(index + 1)}li { display: none; }`,
).join("\n");

const Place = styled.div`
  margin-top: var(--space-4);
  ${limits}
`;

/** Labels with tooltips, or of which only so many show at a time. */
export function Labels({ items = [], tags = [], shown }: Pick<Props, "items" | "tags" | "shown">): ReactNode {
  const labels = [...items, ...tags.map((label) => ({ label, tooltip: undefined }))];
  return (
    <Place data-shown={shown}>
      <ChipList>
        {labels.map(({ label, tooltip }, index) => (
          <li key={label} data-entry={index} title={tooltip && cut(tooltip)}>
            <Chip>{label}</Chip>
          </li>
        ))}
      </ChipList>
    </Place>
  );
}

function cut(text: string): string {
  return text.length > TOOLTIP_LENGTH ? `${text.slice(0, TOOLTIP_LENGTH).trimEnd()}...` : text;
}

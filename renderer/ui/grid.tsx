import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** How many columns at which width: `base` from 0, `sm` from 480 px, `md` 768, `lg` 1,024, `xl` 1,280; 1 to 6. */
export interface Columns {
  base?: number;
  sm?: number;
  md?: number;
  lg?: number;
  xl?: number;
}

const widths = { base: 0, sm: 30, md: 48, lg: 64, xl: 80 } as const;

const rules = Object.entries(widths)
  .map(([name, rem]) => {
    const counts = [1, 2, 3, 4, 5, 6]
      .map(
        (count) => `&[data-${name}="${count}"] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`,
      )
      .join("\n");
    return rem ? `@media (min-width: ${rem}rem) { ${counts} }` : counts;
  })
  .join("\n");

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  align-items: stretch;
  ${rules}

  &[data-joined] {
    gap: 0;
    padding-block: 0 1px;
    padding-inline: 0 1px;
  }
  &[data-joined] > * {
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
  }
`;

interface GridProps {
  /** Default one column, two from 768 px, three from 1,024 px. */
  columns?: Columns;
  /** Cells touch and share their borders, like a ruled table. */
  joined?: boolean;
  /** `ol` when the order matters. */
  as?: "ul" | "ol" | "div";
  children: ReactNode;
}

/** A grid of equal cells, as a list: give it `<li>` children. */
export function Grid({
  columns = { base: 1, md: 2, lg: 3 },
  joined,
  as = "ul",
  children,
}: GridProps): ReactNode {
  return (
    <List
      as={as}
      data-base={columns.base ?? 1}
      data-sm={columns.sm}
      data-md={columns.md}
      data-lg={columns.lg}
      data-xl={columns.xl}
      data-joined={joined ? "" : undefined}
    >
      {children}
    </List>
  );
}

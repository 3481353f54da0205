import type { ReactNode } from "react";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { type Columns, Grid } from "../../renderer/ui/grid.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { Portrait } from "./portrait.tsx";
import type { Props } from "./props.ts";
import { Quote } from "./quote.tsx";

/** People as portraits, or what they said. */
export default function People(props: Props): ReactNode {
  const { items, look, columns, shown = items.length, more, empty, ...section } = props;
  const visible = items.slice(0, shown);
  const grid = columns ?? usualColumns(look, visible.length);
  const Person = look === "quotes" ? Quote : Portrait;
  return (
    <Section
      {...section}
      footer={
        more && items.length > shown ? (
          <ButtonLink href={more.href} look="quiet" event={more.event}>
            {more.label}
          </ButtonLink>
        ) : null
      }
    >
      {visible.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={grid}>
          {visible.map((person) => (
            <li key={`${person.name} ${person.text?.html ?? ""}`}>
              <Person {...person} columns={grid} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function usualColumns(look: Props["look"], count: number): Columns {
  if (look === "portraits") return { base: 1, sm: 2, lg: 3 };
  return count === 1 ? { base: 1 } : { base: 1, md: 2 };
}

import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/** Blocks side by side under one heading. */
export default function BlockGrid({ eyebrow, heading, text, tone, columns, items }: Props): ReactNode {
  return (
    <Section eyebrow={eyebrow} heading={heading} text={text} tone={tone}>
      <Grid columns={columns}>
        {items.map((item, index) => (
          // Items come from a file and are never reordered here: the index is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Block {...item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* A cell hands its height down to the block in it, through the elements that the engine puts around blocks. */
const Cell = styled.li`
  &,
  & > [data-block],
  & > .contents > [data-block],
  & > .contents > [data-block] > [data-root] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  & > .contents {
    display: contents;
  }
`;

/** Blocks side by side under one heading; nothing at all when a query finds none and there is no text for that. */
export default function BlockGrid({ columns, items, empty, ...section }: Props): ReactNode {
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={columns}>
          {items.map((item, index) => (
            // Items come from a file and are never reordered here: the index is their identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Cell key={index}>
              <Block {...item} />
            </Cell>
          ))}
        </Grid>
      )}
    </Section>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Card, inCard } from "../../renderer/ui/card.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { cutText } from "./cut-text.ts";
import { PageNumbers } from "./page-numbers.tsx";
import type { Props } from "./props.ts";

/* A cell hands its height down to the block in it, through the elements that the engine puts around blocks. */
const BlockCell = styled.li`
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

/** Things side by side; nothing at all when there are none and there is no text for that. */
export default function CardGrid(props: Props): ReactNode {
  const { items, columns, look, textLimit, textMissing, empty, pages, pageLabels, ...section } = props;
  if (items.length === 0 && !empty) return null;
  const isJoined = look !== "ruled" && items.every((item) => !item.block);
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={columns} joined={isJoined}>
          {items.map(({ block, image, text, title = "", ...card }, index) =>
            block ? (
              // Items come from a file and are never reordered here: the index is their identity.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <BlockCell key={index}>
                <Block {...block} />
              </BlockCell>
            ) : (
              <li key={`${card.href ?? ""} ${title}`}>
                <Card
                  {...card}
                  title={title}
                  look={look === "ruled" ? "ruled" : "framed"}
                  number={look === "numbered" ? String(index + 1).padStart(2, "0") : undefined}
                  text={text ? cutText(text, textLimit) : textMissing}
                  picture={image && <Picture image={image} place={inCard(columns, isJoined)} />}
                />
              </li>
            ),
          )}
        </Grid>
      )}
      {pages && <PageNumbers {...pages} labels={pageLabels} />}
    </Section>
  );
}

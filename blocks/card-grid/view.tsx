import { Card } from "../../renderer/ui/card.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { cutText } from "./cut-text.ts";
import type { Props } from "./props.ts";

export default function CardGrid({
  items,
  columns,
  look = "plain",
  textLimit,
  textMissing,
  empty,
  ...section
}: Props) {
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={columns} joined={look !== "ruled"}>
          {items.map((item, index) => {
            const { image, text, ...card } = item;
            return (
              <li key={`${item.href ?? ""} ${item.title}`}>
                <Card
                  {...card}
                  look={look === "ruled" ? "ruled" : "framed"}
                  number={look === "numbered" ? String(index + 1).padStart(2, "0") : undefined}
                  text={text ? cutText(text, textLimit) : textMissing}
                  picture={
                    image && (
                      <img
                        src={image.src}
                        alt={image.alt}
                        width={image.width}
                        height={image.height}
                        loading="lazy"
                      />
                    )
                  }
                />
              </li>
            );
          })}
        </Grid>
      )}
    </Section>
  );
}

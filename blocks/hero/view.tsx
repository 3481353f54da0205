import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Figure } from "../../renderer/ui/art/figures.tsx";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";
import { Opening } from "./styles.ts";

/** What stands beside or behind the text: a block, else a picture, else a drawing made from the heading. */
function drawingOf({ block, image, figure, place }: Partial<Props>, heading: string): ReactNode {
  if (block) return <Block {...block} />;
  if (image) {
    const beside = { share: { lg: 5 / 12 }, max: 640 };
    return <Picture image={image} place={place === "behind" ? {} : beside} />;
  }
  return figure && figure !== "none" ? <Figure name={figure} seed={heading} /> : undefined;
}

/** The opening of a page. */
export default function Hero({ eyebrow, heading, accent, text, actions, titleBlock, ...look }: Props) {
  const { size, align, place } = look;
  const drawing = drawingOf(look, heading);
  return (
    <Opening
      data-size={size}
      data-align={align}
      data-figure={drawing ? place : undefined}
      data-leads={size === "compact" ? "" : undefined}
    >
      <Sheet>
        <div className="frame">
          <div className="words">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Heading level={1} size={size === "tall" ? "poster" : "display"}>
              {heading}
              {accent && (
                <>
                  {" "}
                  <span className="accent">{accent}</span>
                </>
              )}
            </Heading>
            {(text?.html || actions) && (
              <div className="lead">
                <RichText text={text} as="p" />
                <Actions items={actions} />
              </div>
            )}
          </div>
          {drawing && (
            <div className="figure" data-picture={look.image && !look.block ? "" : undefined}>
              {drawing}
            </div>
          )}
          {titleBlock && (
            <dl>
              {titleBlock.map(({ term, text: fact }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Sheet>
    </Opening>
  );
}

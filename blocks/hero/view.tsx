import { Block } from "../../renderer/runtime/block.tsx";
import { Figure } from "../../renderer/ui/art/figures.tsx";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";
import { Opening } from "./styles.ts";

export default function Hero({ eyebrow, heading, accent, text, actions, titleBlock, ...look }: Props) {
  const { figure, block, size, align } = look;
  const drawing = block ? <Block {...block} /> : figure !== "none" && <Figure name={figure} seed={heading} />;
  return (
    <Opening
      data-size={size}
      data-align={align}
      data-figure={drawing ? "" : undefined}
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
          {drawing && <div className="figure">{drawing}</div>}
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

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { Picture, type Place } from "../../renderer/ui/picture.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/*
 * Words and picture on the twelve columns. The words come first in the document: on narrow screens they stand above,
 * on wide ones the picture may stand before them. A block in place of the picture keeps no margins of its own.
 */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: center;

  & > .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    min-width: 0;
  }
  & > .words > .rich-text {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  & > .shown {
    --space-section: 0;
    --gutter: 0rem;
    min-width: 0;
  }
  & > .shown img {
    width: 100%;
    height: auto;
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
  }
  /* The screen of a phone, a pillar: as wide as the others it would be higher than a window. */
  & > [data-shape="high"] img {
    width: auto;
    max-height: 48rem;
    margin-inline: auto;
  }
  & > [data-shape="wide"] img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  & > [data-shape="square"] img {
    aspect-ratio: 1;
    object-fit: cover;
  }
  & > [data-shape="tall"] img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  & > .shown > figcaption {
    margin-top: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > .words {
      grid-column: 1 / span 5;
      grid-row: 1;
    }
    & > .shown {
      grid-column: 7 / -1;
      grid-row: 1;
    }
    &[data-side="start"] > .words {
      grid-column: 8 / -1;
    }
    &[data-side="start"] > .shown {
      grid-column: 1 / span 6;
    }
    &[data-width="more"] > .words {
      grid-column: 1 / span 4;
    }
    &[data-width="more"] > .shown {
      grid-column: 5 / -1;
    }
    &[data-width="more"][data-side="start"] > .words {
      grid-column: 9 / -1;
    }
    &[data-width="more"][data-side="start"] > .shown {
      grid-column: 1 / span 8;
    }
  }
`;

const ratios = { whole: undefined, wide: 3 / 2, square: 1, tall: 4 / 5 } as const;

/** How much higher than wide a whole picture is that gets no more than a window. */
const HIGH = 1.4;

/** A picture or a block beside a text. */
export default function Media(props: Props): ReactNode {
  const { eyebrow, heading, text, tone, image, block, side, shape, width, caption, actions } = props;
  const ratio = ratios[shape];
  const place: Place = { share: { lg: width === "more" ? 2 / 3 : 1 / 2 }, ...(ratio && { ratio }) };
  const { width: wide = 1, height: high = 0 } = image ?? {};
  const isHigh = shape === "whole" && high > wide * HIGH;
  return (
    <Section eyebrow={eyebrow} tone={tone}>
      <Beside data-side={side} data-width={width}>
        <div className="words">
          {heading && <Heading level={2}>{heading}</Heading>}
          <RichText text={text} />
          <Actions items={actions} first="secondary" />
        </div>
        {(image || block) && (
          <figure className="shown" data-shape={isHigh ? "high" : shape}>
            {block ? <Block {...block} /> : image && <Picture image={image} place={place} />}
            <RichText text={caption} as="figcaption" />
          </figure>
        )}
      </Beside>
    </Section>
  );
}

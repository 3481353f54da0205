import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { BlockDefinition, Picture as PictureData } from "../../model.ts";
import { Block } from "../../runtime/block.tsx";
import { Icon } from "../icon.tsx";
import { Picture, type Place } from "../picture.tsx";

/** What a cover is made from; see `cover` in `renderer/schema/common.json`. */
export interface CoverSource {
  image?: PictureData;
  /** What the drawing shows; without it the drawing counts as decoration. */
  alt?: string;
  /** Draws the cover when there is no picture. */
  block?: BlockDefinition;
  icon?: string;
}

interface CoverProps extends CoverSource {
  /** Where the view has put it. */
  place: Place;
}

const Box = styled.div`
  display: grid;
  place-items: center;
  color: var(--blue);

  /* A drawing fills the place itself, through the elements that the engine puts around blocks. */
  & > :is([data-block], .contents),
  & > .contents > [data-block] {
    display: contents;
  }
`;

/**
 * A cover, 16:9: the picture, or else the drawing, or else a placeholder icon. Fills the box that it is given.
 */
export function Cover({ image, alt, block, icon = "file-text", place }: CoverProps): ReactNode {
  if (image) return <Picture image={image} place={{ ratio: 16 / 9, ...place }} />;
  // Beside words the place is less than 56 px high.
  const isSmall = place.fixed !== undefined && place.fixed < 200;
  const drawing = block ? <Block {...block} /> : <Icon name={icon} size={isSmall ? 28 : 56} />;
  return (
    <Box role={alt ? "img" : undefined} aria-label={alt || undefined}>
      {drawing}
    </Box>
  );
}

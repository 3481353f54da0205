import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { BlockDefinition } from "../../model.ts";
import { Block } from "../../runtime/block.tsx";
import { Icon } from "../icon.tsx";

/** What a cover is made from; see `cover` in `renderer/schema/common.json`. */
export interface CoverSource {
  /** Path of a picture under `public/`. */
  image?: string;
  /** Without it the cover counts as decoration. */
  alt?: string;
  /** Draws the cover when there is no picture. */
  block?: BlockDefinition;
  icon?: string;
}

interface CoverProps extends CoverSource {
  /** The picture is in the first screen: fetch it at once. */
  first?: boolean;
}

const Place = styled.div`
  display: grid;
  place-items: center;
  color: var(--blue);

  /* A drawing fills the place itself, through the elements that the engine puts around blocks. */
  & > :is([data-block], .contents),
  & > .contents > [data-block] {
    display: contents;
  }
`;

/** Without a box of its own: the picture in it fills the place. */
const Picture = styled.picture`
  display: contents;
`;

/**
 * A cover, 16:9: the picture, or else the drawing, or else a placeholder icon. Fills the box that it is given.
 */
export function Cover({ image, alt, block, icon = "file-text", first }: CoverProps): ReactNode {
  if (image) {
    // Within <picture> React does not put a <link> into the content for a picture that is fetched at once.
    return (
      <Picture>
        <img
          src={image}
          alt={alt ?? ""}
          width={1200}
          height={675}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding="async"
        />
      </Picture>
    );
  }
  const drawing = block ? <Block {...block} /> : <Icon name={icon} size={56} />;
  return (
    <Place role={alt ? "img" : undefined} aria-label={alt || undefined}>
      {drawing}
    </Place>
  );
}

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { CoverArt, type CoverConfig } from "./cover-art.tsx";

/** What a cover is made from; see `cover` in `renderer/schema/common.json`. */
export interface CoverSource {
  /** Path of a picture under `public/`. */
  image?: string;
  /** Without it the cover counts as decoration. */
  alt?: string;
  art?: CoverConfig;
  icon?: string;
}

interface CoverProps extends CoverSource {
  /** What a drawn cover varies with. */
  title: string;
  /** The picture is in the first screen: fetch it at once. */
  first?: boolean;
}

const Place = styled.div`
  display: grid;
  place-items: center;
  color: var(--blue);
`;

/**
 * A cover, 16:9: the picture, or else the drawing, or else a placeholder icon. Fills the box that it is given.
 */
export function Cover({ image, alt, art, icon = "file-text", title, first }: CoverProps): ReactNode {
  if (image) {
    return (
      <img
        src={image}
        alt={alt ?? ""}
        width={1200}
        height={675}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    );
  }
  const drawing = art ? <CoverArt config={art} title={title} /> : <Icon name={icon} size={56} />;
  return (
    <Place role={alt ? "img" : undefined} aria-label={alt || undefined}>
      {drawing}
    </Place>
  );
}

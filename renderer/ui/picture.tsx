import type { ReactNode } from "react";
import { type Place, sourcesOf } from "../formats/picture-place.ts";
import type { Picture as PictureData } from "../model.ts";

export type { Place } from "../formats/picture-place.ts";

interface PictureProps {
  /** The option as the view receives it. */
  image: PictureData;
  /** Where it stands in the layout; the browser chooses a file by that. */
  place: Place;
  /** Said in place of the picture's own text, such as the name of who is shown. */
  alt?: string;
  title?: string;
}

/**
 * A picture at a place of the layout. What it looks like there, cut or whole, is for the styles of the view to
 * say: `& img { … object-fit: cover }`. Of those of the first screen the build fetches the largest at once.
 */
export function Picture({ image, place, alt = image.alt, title }: PictureProps): ReactNode {
  const { dark, ...light } = image;
  if (!dark) return <Files image={light} place={place} alt={alt} title={title} />;
  return (
    <>
      <Files image={light} place={place} alt={alt} title={title} theme="light" />
      <Files image={dark} place={place} alt={alt} title={title} theme="dark" />
    </>
  );
}

interface FilesProps extends Omit<PictureProps, "image"> {
  image: Omit<PictureData, "alt" | "dark">;
  theme?: "light" | "dark";
}

/** One of the two that a picture with a dark variant consists of; the other one is hidden and not fetched. */
function Files({ image, place, alt, title, theme }: FilesProps) {
  const { made, src, width, height, focus } = image;
  const sources = made && sourcesOf(image, place);
  // What is cut to a shape takes its room in that shape.
  const room = width && place.ratio ? Math.round(width / place.ratio) : height;
  const classes = [theme && `in-${theme}`, focus].filter(Boolean).join(" ");
  const shown = (
    <img
      className={classes || undefined}
      src={sources?.src ?? src}
      alt={alt}
      title={title}
      width={width}
      height={room}
      loading="lazy"
    />
  );
  if (!sources) return shown;
  return (
    <picture>
      {sources.newer.map(({ type, srcSet, media }) => (
        <source
          key={`${type} ${media ?? ""}`}
          media={media}
          type={type}
          srcSet={srcSet}
          sizes={sources.sizes}
        />
      ))}
      {shown}
    </picture>
  );
}

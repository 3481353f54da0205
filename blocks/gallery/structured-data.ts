import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The pictures of the page with what they show and whose they are; those of several galleries become one list. */
export default function gallery(
  { items, heading }: Props,
  { canonical, origin, page }: BlockContext,
): StructuredData | undefined {
  if (items.length === 0) return undefined;
  return {
    "@type": "ImageGallery",
    "@id": `${canonical}#gallery`,
    name: heading ?? page.title,
    image: items.map(({ image, credit }) => ({
      "@type": "ImageObject",
      contentUrl: origin + image.src,
      ...(image.alt && { description: image.alt }),
      ...(credit && { creditText: credit }),
    })),
  };
}

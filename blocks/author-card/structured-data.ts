import { absoluteAddress } from "../../renderer/formats/absolute-links.ts";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** Who wrote the page's article: joins what `article-header` says. */
export default function articleAuthor(
  { show, name, role, image, href }: Props,
  { origin, canonical }: BlockContext,
): StructuredData | undefined {
  if (!show || !name) return undefined;
  return {
    "@type": "BlogPosting",
    "@id": `${canonical}#article`,
    author: {
      "@type": "Person",
      name,
      jobTitle: role,
      image: image && absoluteAddress(image.src, origin),
      url: href && absoluteAddress(href, origin),
    },
  };
}

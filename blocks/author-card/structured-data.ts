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
      image: image && new URL(image.src, `${origin}/`).href,
      url: href && new URL(href, `${origin}/`).href,
    },
  };
}

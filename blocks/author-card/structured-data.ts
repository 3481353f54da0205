import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** Who wrote the page's article: joins what `article-header` says. */
export default function articleAuthor(
  { show, name, title, photo, href }: Props,
  { origin, canonical }: BlockContext,
): StructuredData | undefined {
  if (!show || !name) return undefined;
  return {
    "@type": "BlogPosting",
    "@id": `${canonical}#article`,
    author: {
      "@type": "Person",
      name,
      jobTitle: title,
      image: photo && new URL(photo, `${origin}/`).href,
      url: href && new URL(href, `${origin}/`).href,
    },
  };
}

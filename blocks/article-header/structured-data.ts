import { absoluteAddress } from "../../renderer/formats/absolute-links.ts";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The article; `author-card` adds who wrote it, else it is the company. */
export default function article(props: Props, context: BlockContext): StructuredData {
  const { origin, canonical, site, image } = context;
  const company = {
    "@type": "Organization",
    name: typeof site.legalName === "string" ? site.legalName : site.brand,
    url: `${origin}/`,
  };
  return {
    "@type": "BlogPosting",
    "@id": `${canonical}#article`,
    headline: props.title,
    description: props.text,
    datePublished: props.date,
    inLanguage: site.lang,
    articleSection: props.category,
    keywords: props.tags?.join(", "),
    timeRequired: props.readingTime ? `PT${props.readingTime}M` : undefined,
    image: props.cover?.image ? absoluteAddress(props.cover.image.src, origin) : image,
    mainEntityOfPage: canonical,
    author: company,
    publisher: company,
  };
}

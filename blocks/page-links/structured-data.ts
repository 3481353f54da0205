import { absoluteAddress } from "../../renderer/formats/absolute-links.ts";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The way to the page, for search results; the pages beside it are no way. */
export default function breadcrumbList(
  { look, items }: Props,
  { origin, canonical }: BlockContext,
): StructuredData | undefined {
  if (look !== "trail") return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${canonical}#breadcrumb`,
    itemListElement: items.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      // The last one is the page itself.
      item: href && index < items.length - 1 ? absoluteAddress(href, origin) : canonical,
    })),
  };
}

import { absoluteLinks } from "../../renderer/formats/absolute-links.ts";
import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The questions of the page; those of several blocks become one list. */
export default function questions(
  { items }: Props,
  { canonical, origin }: BlockContext,
): StructuredData | undefined {
  if (items.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${canonical}#questions`,
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: absoluteLinks(answer.html, canonical, origin) },
    })),
  };
}

import type { ReactNode } from "react";
import type { Html } from "../model.ts";
import { trustedHtml } from "../runtime/trusted-html.ts";

interface RichTextProps {
  /** Rendered and sanitised at build; nothing for absent text. */
  text?: Html;
  /** `div` for blocks of Markdown (default); `p` or `span` for a `markdown-inline` text. */
  as?: "div" | "p" | "span" | "dd" | "figcaption" | "blockquote";
  /** Add the spacing and measure of a long text; default true for `div`. */
  flow?: boolean;
  className?: string;
}

/** Text that an author wrote in Markdown. */
export function RichText({
  text,
  as: Tag = "div",
  flow = Tag === "div",
  className,
}: RichTextProps): ReactNode {
  if (!text?.html) return null;
  const classes = [flow ? "rich-text" : "", className ?? ""].filter(Boolean).join(" ");
  // An island draws it anew when somebody else, such as a translator, has changed what was prerendered.
  const html = { __html: trustedHtml(text.html) };
  return <Tag className={classes || undefined} dangerouslySetInnerHTML={html} />;
}

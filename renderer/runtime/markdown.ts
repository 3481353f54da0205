import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

/** Markdown to HTML, NOT sanitised: HTML in the text comes through as it is. Give the result to `sanitizeToFragment`. */
export function markdownToHtml(text: string): string {
  return String(processor.processSync(text));
}

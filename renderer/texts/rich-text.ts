import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { breaksOut, isAllowedAddress, sanitizePolicy } from "../sanitize-policy.ts";

/** Attribute names as hast spells them. */
const hastNames: Record<string, string> = { colspan: "colSpan", rowspan: "rowSpan", datetime: "dateTime" };

const schema: Options = {
  tagNames: [...sanitizePolicy.tags],
  strip: [...sanitizePolicy.dropWithContent],
  attributes: Object.fromEntries(
    Object.entries(sanitizePolicy.attributes).map(([tag, names]) => [
      tag,
      names.map((name) => hastNames[name] ?? name),
    ]),
  ),
  protocols: Object.fromEntries(
    Object.entries(sanitizePolicy.protocols).map(([name, list]) => [name, [...list]]),
  ),
  clobber: ["id"],
  clobberPrefix: sanitizePolicy.idPrefix,
  required: {},
  ancestors: {},
};

/**
 * Takes out values that the policy does not allow, and keeps what refers to ids in step with their prefix.
 *
 * @param isPartOfPage  Links to places that the text does not have lead to those of the page around it. A body
 *   is a document of its own: there they lead nowhere, as in the sanitiser of the browser.
 */
function cleanAttributes({ isPartOfPage = false } = {}) {
  return (tree: Root): void => {
    const own = isPartOfPage ? idsIn(tree) : undefined;
    const visit = (node: Root | Element): void => {
      if (node.type === "element") {
        for (const [name, value] of Object.entries(node.properties))
          if (breaksOut(String(value))) delete node.properties[name];
        // The heading of footnotes, which nothing refers to and every text with footnotes has.
        if (node.properties.id === "footnote-label") delete node.properties.id;
        for (const list of sanitizePolicy.idLists) {
          const ids = node.properties[list];
          if (Array.isArray(ids)) node.properties[list] = ids.map((id) => `${sanitizePolicy.idPrefix}${id}`);
        }
        for (const attribute of ["href", "src", "cite"]) {
          const value = node.properties[attribute];
          if (typeof value !== "string" || !isAllowedAddress(attribute, value))
            delete node.properties[attribute];
          else if (value.startsWith("#") && value.length > 1 && (own?.has(value.slice(1)) ?? true))
            node.properties[attribute] = `#${sanitizePolicy.idPrefix}${value.slice(1)}`;
        }
      }
      for (const child of node.children) if (child.type === "element") visit(child);
    };
    visit(tree);
  };
}

function idsIn(node: Root | Element, ids = new Set<string>()): ReadonlySet<string> {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (child.properties.id !== undefined) ids.add(String(child.properties.id));
    idsIn(child, ids);
  }
  return ids;
}

/** What is looked at in a tree of Markdown. */
interface MarkdownNode {
  type: string;
  /** Name of a footnote. */
  identifier?: string;
  children?: MarkdownNode[];
}

/** Gives footnotes names that no other text of a page has: their places would be the same otherwise. */
function nameFootnotes() {
  return (tree: MarkdownNode, file: { toString(): string }): void => {
    const key = createHash("sha1").update(file.toString()).digest("hex").slice(0, 6);
    const visit = (node: MarkdownNode): void => {
      if (node.type === "footnoteReference" || node.type === "footnoteDefinition")
        node.identifier = `${node.identifier}-${key}`;
      for (const child of node.children ?? []) visit(child);
    };
    visit(tree);
  };
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(nameFootnotes)
  .use(remarkRehype)
  .use(cleanAttributes, { isPartOfPage: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

/** Markdown that makes a block of its own: in a line of text its signs are only signs. */
const BLOCKS = [
  "blockQuote",
  "codeFenced",
  "codeIndented",
  "definition",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "gfmPotentialFootnoteCall",
  "headingAtx",
  "htmlFlow",
  "list",
  "setextUnderline",
  "table",
  "thematicBreak",
];

const markdownLine = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function withoutBlocks() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: BLOCKS } }];
  })
  .use(remarkRehype)
  .use(cleanAttributes, { isPartOfPage: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

const markdownBody = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(cleanAttributes)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

const htmlBody = unified()
  .use(rehypeParse, { fragment: true })
  .use(cleanAttributes)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

/** Markdown to sanitised HTML; HTML inside it is dropped. */
export function renderMarkdown(text: string): string {
  return String(markdown.processSync(text)).trim();
}

/**
 * Markdown of one line to sanitised HTML without a paragraph around it, as it stands inside other elements:
 * lists, headings and the like are not made; several paragraphs are parted by a line break.
 */
export function renderMarkdownLine(text: string): string {
  return (
    String(markdownLine.processSync(text))
      // What is left of a paragraph that was nothing but HTML.
      .replaceAll("<p></p>", "")
      .trim()
      .replace(/^<p>|<\/p>$/g, "")
      .replace(/<\/p>\s*<p>/g, "<br>")
  );
}

/** Markdown of a body file to sanitised HTML; HTML inside it stays as far as the policy allows. */
export function renderMarkdownBody(text: string): string {
  return String(markdownBody.processSync(text)).trim();
}

/** HTML of a body file, sanitised. Heading levels stay as they are. */
export function sanitizeHtml(text: string): string {
  return String(htmlBody.processSync(text)).trim();
}

import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What visitors get from a page, whatever its markup is called. */
export interface PageContents {
  title: string;
  /** Everything in the body, without white space. */
  text: string;
  /** Texts of the footnotes, which stand where each generator puts them. */
  footnotes: string[];
  /** How many there are of each element that means something. */
  elements: Record<string, number>;
  /** Where links lead, in their order. */
  links: string[];
}

/** Elements that group or draw, of which every design has as many as it needs. */
const WITHOUT_MEANING = new Set(
  "address aside b body br div footer g header hr html i nav section span sup svg path rect circle line p".split(
    " ",
  ),
);
const HIDDEN = new Set(["script", "style", "template", "noscript"]);

/** Reads a document. @param html The whole of it. */
export function pageContents(html: string): PageContents {
  const contents: PageContents = { title: "", text: "", footnotes: [], elements: {}, links: [] };
  const document = parse(html);
  const head = find(document, (element) => element.tagName === "title");
  contents.title = head ? textOf(head).trim() : "";
  const body = find(document, (element) => element.tagName === "body");
  if (body) collect(body, contents);
  return contents;
}

function collect(node: Node, contents: PageContents): void {
  if (node.nodeName === "#text") contents.text += squeeze((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!("tagName" in node)) return;
  if (HIDDEN.has(node.tagName) || isFootnoteMark(node)) return;
  if (isFootnotes(node)) {
    contents.footnotes.push(...footnotesOf(node));
    return;
  }
  // Paragraphs without words are for scripts or drawn.
  const counts = node.tagName === "p" ? squeeze(textOf(node)) !== "" : !WITHOUT_MEANING.has(node.tagName);
  if (counts) contents.elements[node.tagName] = (contents.elements[node.tagName] ?? 0) + 1;
  if (node.tagName === "svg") contents.elements.svg = (contents.elements.svg ?? 0) + 1;
  const href = attribute(node, "href");
  if (node.tagName === "a" && href !== undefined) contents.links.push(href);
  for (const child of node.childNodes) collect(child, contents);
}

/** `[1]` in the text: its number counts within a block for one generator, within the page for others. */
function isFootnoteMark(element: Element): boolean {
  if (element.tagName !== "sup") return false;
  const link = find(element, ({ tagName }) => tagName === "a");
  return link !== undefined && (attribute(link, "href") ?? "").startsWith("#");
}

function isFootnotes(element: Element): boolean {
  if (element.tagName !== "section") return false;
  const first = element.childNodes.find((child): child is Element => "tagName" in child);
  return (
    attribute(element, "class") === "footnotes" ||
    attribute(element, "data-footnotes") !== undefined ||
    (first?.tagName === "h2" && squeeze(textOf(first)) === "Footnotes")
  );
}

function footnotesOf(section: Element): string[] {
  const list = find(section, ({ tagName }) => tagName === "ol");
  const items = list?.childNodes.filter((child) => child.nodeName === "li") ?? [];
  // The arrow back, with the sign that keeps it from being an emoji.
  return items.map((item) => squeeze(textOf(item)).replaceAll(/↩\uFE0E?/g, ""));
}

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if ("tagName" in node && matches(node)) return node;
  for (const child of "childNodes" in node ? node.childNodes : []) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const squeeze = (text: string) => text.replaceAll(/\s+/g, "");

import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { breaksOut, isAllowedAddress, isTablePart, placeOf, sanitizePolicy } from "../sanitize-policy.ts";
import { parseHtml } from "./parse-html.ts";

/** Attribute names as hast spells them. */
const hastNames: Record<string, string> = {
  colspan: "colSpan",
  rowspan: "rowSpan",
  datetime: "dateTime",
  srcset: "srcSet",
};

const schema: Schema = {
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
 * HTML of a text in which nothing is left that the policy does not allow. Put into any element of a page, it reads
 * as what it is, and ends where it ends.
 *
 * @throws HtmlRefused when the text comes to too much.
 */
export function sanitizeHtml(text: string): string {
  const tree = fromParse5(parseHtml(text)) as Root;
  cleanAttributes(tree);
  const clean = sanitize(tree, schema) as Root;
  clean.children = placed(clean.children, []);
  return toHtml(clean).trim();
}

/** Takes out values that the policy does not allow, and keeps what refers to ids in step with their prefix. */
function cleanAttributes(node: Root | Element): void {
  if (node.type === "element") cleanElement(node);
  for (const child of node.children) if (child.type === "element") cleanAttributes(child);
}

function cleanElement({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties))
    if (breaksOut(String(value))) delete properties[name];
  // The heading of footnotes, which nothing refers to and every text with footnotes has.
  if (properties.id === "footnote-label") delete properties.id;
  for (const list of sanitizePolicy.idLists) {
    const ids = properties[list];
    if (Array.isArray(ids)) properties[list] = ids.map((id) => `${sanitizePolicy.idPrefix}${id}`);
  }
  for (const attribute of Object.keys(sanitizePolicy.protocols)) {
    const name = hastNames[attribute] ?? attribute;
    const value = properties[name];
    if (value === undefined) continue;
    const address = Array.isArray(value) ? value.join(", ") : String(value);
    if (!isAllowedAddress(attribute, address)) delete properties[name];
    else if (/^#./.test(address)) properties[name] = `#${sanitizePolicy.idPrefix}${address.slice(1)}`;
  }
}

/** The nodes of a text with only those elements that may stand where they do. */
function placed<Node extends RootContent>(nodes: readonly Node[], around: readonly string[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== "element")
      return isTablePart(around.at(-1)) && !(node.type === "text" && node.value.trim() === "") ? [] : [node];
    const place = placeOf(node.tagName, around);
    if (place === "drop") return [];
    if (place === "leave") return placed(node.children as Node[], around);
    node.children = placed(node.children, [...around, node.tagName]);
    if (node.tagName === "pre") keepFirstBreak(node.children);
    return [node];
  });
}

/** HTML takes the line break that opens `pre` for none: one that is meant is written twice. */
function keepFirstBreak(children: ElementContent[]): void {
  const [first] = children;
  if (first?.type === "text" && first.value.startsWith("\n")) first.value = `\n${first.value}`;
}

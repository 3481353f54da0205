import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * What two copies of a block on one page would take from each other: an `id` that both have, and a group of radio
 * buttons or of `<details>` that both belong to. `useId` gives each copy its own.
 *
 * @param copies HTML of the same block, rendered twice as two blocks of one page.
 * @param data   The block's options: what the author wrote there, an anchor or the heading that gives one, is the author's to tell apart.
 * @returns One sentence for each.
 */
export function findCollisions(copies: readonly [string, string], data: unknown): string[] {
  const [first, second] = copies.map((html) => namesIn(parseFragment(html)));
  const written = new Set(textsIn(data).map(slugOf));
  return [...(first ?? [])]
    .filter((name) => second?.has(name) && !written.has(slugOf(name.slice(name.indexOf("=") + 1))))
    .map((name) => {
      const [kind, value] = name.split("=");
      return `The ${kind} "${value}" is the same wherever the block stands: make it with useId.`;
    });
}

function textsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Anchors of headings are made of their words. */
const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** `id=…`, and `name=…` of what forms a group beyond its block. */
function namesIn(root: Node, names = new Set<string>()): Set<string> {
  if ("attrs" in root) {
    const attribute = (name: string) => root.attrs.find((each) => each.name === name)?.value;
    const id = attribute("id");
    if (id) names.add(`id=${id}`);
    const name = attribute("name");
    if (name && isGrouped(root, attribute("type"))) names.add(`name=${name}`);
  }
  if ("childNodes" in root) for (const child of root.childNodes) namesIn(child, names);
  return names;
}

function isGrouped(element: Element, type: string | undefined): boolean {
  if (element.tagName === "details") return true;
  if (element.tagName !== "input" || type !== "radio") return false;
  for (let node: DefaultTreeAdapterTypes.ParentNode | null = element.parentNode; node; ) {
    if (node.nodeName === "form") return false;
    node = "parentNode" in node ? node.parentNode : null;
  }
  return true;
}

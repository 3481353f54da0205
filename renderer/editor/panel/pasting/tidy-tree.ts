import type { Heading, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from "mdast";

/** The heading above a text is its own; those in it begin below. */
const FIRST_LEVEL = 2;

/** Leaves out what says nothing, and makes of breaks and headings what a text of a page has. */
export function tidyTree(tree: Root): void {
  tidy(tree);
  const headings = headingsIn(tree);
  const levels = [...new Set(headings.map(({ depth }) => depth))].sort((a, b) => a - b);
  for (const heading of headings)
    heading.depth = Math.min(FIRST_LEVEL + levels.indexOf(heading.depth), 6) as 2;
}

function tidy(parent: Parents): void {
  // Entries stand close to each other, and a list below the words of an entry close to them.
  if (parent.type === "list") parent.spread = false;
  if (parent.type === "listItem")
    parent.spread = parent.children.slice(1).some(({ type }) => type !== "list");
  const children = (parent.children as RootContent[]).flatMap((child): RootContent[] =>
    child.type === "paragraph" ? paragraphsOf(child) : [child],
  );
  for (const child of children) {
    // Beside another space, one that does not break sets words in their places.
    if (child.type === "text") child.value = child.value.replaceAll(/\s{2,}/g, " ");
    else if ("children" in child) tidy(child);
    // Paragraphs have lost the spaces at their ends already.
    if (child.type === "heading" || child.type === "tableCell") child.children = trimmed(child.children);
  }
  const isKept = (child: RootContent): boolean =>
    child.type === "text" || child.type === "tableRow" || child.type === "tableCell" || isSaid(child);
  parent.children = children.filter(isKept) as typeof parent.children;
}

/** Two breaks end a paragraph, one at its edge says nothing. */
function paragraphsOf({ children }: Paragraph): Paragraph[] {
  const parts: PhrasingContent[][] = [[]];
  let breaks: PhrasingContent[] = [];
  for (const child of children) {
    if (child.type === "break") breaks.push(child);
    else if (isSaid(child) || breaks.length === 0) {
      if (breaks.length > 1) parts.push([]);
      const part = parts.at(-1)!;
      if (part.some(isSaid)) part.push(...breaks);
      part.push(child);
      breaks = [];
    }
  }
  return parts.map((part) => ({ type: "paragraph", children: trimmed(part) }));
}

function trimmed(part: PhrasingContent[]): PhrasingContent[] {
  const first = part[0];
  if (first?.type === "text") first.value = first.value.trimStart();
  part.forEach((node, at) => {
    if (node.type !== "text") return;
    if (part[at - 1]?.type === "break") node.value = node.value.trimStart();
    if (!part[at + 1] || part[at + 1]!.type === "break") node.value = node.value.trimEnd();
  });
  return part;
}

/** Whether a part says anything. */
function isSaid(node: Nodes): boolean {
  if (node.type === "thematicBreak") return false;
  return node.type === "break" || node.type === "footnoteReference" || hasWords(node);
}

function hasWords(node: Nodes): boolean {
  if (node.type === "footnoteReference") return true;
  return "children" in node ? node.children.some(hasWords) : "value" in node && node.value.trim() !== "";
}

function headingsIn(parent: Parents): Heading[] {
  return parent.children.flatMap((child) => {
    if (child.type === "heading") return [child];
    return "children" in child ? headingsIn(child) : [];
  });
}

/** Whether a text is more than words one behind the other. */
export function hasForm({ children }: Root): boolean {
  const [first, ...more] = children;
  if (!first) return false;
  return more.length > 0 || first.type !== "paragraph" || first.children.some(({ type }) => type !== "text");
}

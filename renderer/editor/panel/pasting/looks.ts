import { BLOCKS } from "./blocks.ts";

/** How words look. */
interface Look {
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
}

/** The elements that say so, the innermost first. */
const MARKS = [
  ["isStruck", "del"],
  ["isItalic", "em"],
  ["isBold", "strong"],
] as const;

/** What words look like does not say what these are. */
const KEPT = `a, br, code, sup[data-note], ${BLOCKS}`;

/**
 * Says by elements what styles say as well: bold around italic around struck, all within links, one element for
 * neighbours that look the same, and none around spaces.
 */
export function markLooks(root: Element): void {
  const words: [ChildNode, Look][] = [];
  collect(root, {}, words);
  for (const element of root.querySelectorAll("*"))
    if (!element.matches(KEPT) && !element.closest("pre")) element.replaceWith(...element.childNodes);
  for (const [node, look] of words) {
    let inside = node;
    for (const [name, kind] of MARKS) if (look[name]) inside = wrapped(inside, kind);
  }
  joinAlike(root);
  for (const mark of [...root.querySelectorAll("strong, em, del")].reverse()) tighten(mark);
  root.normalize();
  joinAlike(root);
}

/** The pieces of a text with their looks. */
function collect(element: Element, look: Look, words: [ChildNode, Look][]): void {
  for (const node of element.childNodes) {
    if (node.nodeType === TEXT) words.push([node, look]);
    if (node.nodeType !== ELEMENT) continue;
    const child = node as Element;
    const inner = lookOf(child, look);
    if (CODE.test(child.localName)) words.push([asCode(child), inner]);
    else if (child.localName !== "pre") collect(child, inner, words);
  }
}

const ELEMENT = 1;
const TEXT = 3;
const CODE = /^(?:code|kbd|samp|tt)$/;

function lookOf(element: Element, around: Look): Look {
  const style = styleOf(element);
  const name = element.localName;
  // Word says the same of other scripts in names that end alike: `mso-bidi-font-weight: normal` within bold words.
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const slant = /(?<![\w-])font-style\s*:\s*(\w+)/.exec(style)?.[1];
  const line = /(?<![\w-])text-decoration(?:-line)?\s*:\s*([^;]+)/.exec(style)?.[1];
  const isBold = weight ? /bold|[6-9]00/.test(weight) : /^(?:b|strong)$/.test(name) || around.isBold;
  const isItalic = slant
    ? /italic|oblique/.test(slant)
    : /^(?:i|em|cite|dfn|var)$/.test(name) || around.isItalic;
  const isStruck = line?.includes("line-through") || /^(?:s|del|strike)$/.test(name) || around.isStruck;
  // Headings are bold by themselves.
  const isHeading = element.closest("h1, h2, h3, h4, h5, h6, th") !== null;
  return { isBold: !!isBold && !isHeading, isItalic: !!isItalic, isStruck: !!isStruck };
}

function asCode(element: Element): Element {
  const code = element.ownerDocument.createElement("code");
  code.textContent = element.textContent;
  element.replaceWith(code);
  return code;
}

function wrapped(node: ChildNode, kind: string): Element {
  const mark = node.ownerDocument!.createElement(kind);
  node.replaceWith(mark);
  mark.append(node);
  return mark;
}

function joinAlike(root: Element): void {
  for (const one of root.querySelectorAll("a, strong, em, del")) {
    const before = one.previousSibling as Element | null;
    if (before?.localName !== one.localName || before.getAttribute("href") !== one.getAttribute("href"))
      continue;
    one.prepend(...before.childNodes);
    before.remove();
  }
}

/** Marks hold words, not the spaces around them; where they would be signs only, the words stand alone. */
function tighten(mark: Element): void {
  const text = mark.textContent ?? "";
  const words = text.trim();
  const left = /^\s/.test(text) ? " " : beside(mark, "previousSibling").slice(-1);
  const right = /\s$/.test(text) ? " " : beside(mark, "nextSibling").slice(0, 1);
  const canOpen = !/^[\p{P}\p{S}]/u.test(words) || /^[\s\p{P}\p{S}]?$/u.test(left);
  const canClose = !/[\p{P}\p{S}]$/u.test(words) || /^[\s\p{P}\p{S}]?$/u.test(right);
  if (words === "" || !canOpen || !canClose) {
    mark.replaceWith(...mark.childNodes);
    return;
  }
  mark.before(cut(mark, "firstChild", /^\s*/));
  mark.after(cut(mark, "lastChild", /\s*$/));
}

/** The words on one side, within the block. */
function beside(element: Element, side: "previousSibling" | "nextSibling"): string {
  const other = element[side];
  if (other)
    return other.nodeType === ELEMENT && (other as Element).matches(`br, ${BLOCKS}`)
      ? ""
      : (other.textContent ?? "");
  const parent = element.parentElement;
  return parent?.matches("strong, em, del") ? beside(parent, side) : "";
}

/** Takes the spaces at one end out of an element. */
function cut(element: Element, end: "firstChild" | "lastChild", spaces: RegExp): string {
  const node = element[end];
  if (!node || (node.nodeType === ELEMENT && (node as Element).localName === "code")) return "";
  if (node.nodeType === ELEMENT) return cut(node as Element, end, spaces);
  const text = node.textContent ?? "";
  node.textContent = text.replace(spaces, "");
  return spaces.exec(text)![0];
}

export function styleOf(element: Element): string {
  return (element.getAttribute("style") ?? "").toLowerCase();
}

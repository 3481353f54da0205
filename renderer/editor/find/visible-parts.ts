/** Attributes that people read or hear. */
export const SPOKEN_ATTRIBUTES = ["alt", "placeholder", "aria-label", "title", "label"] as const;

/** Something with words: a text node, or an attribute of an element. */
export type Part = { text: string; shape: string } & (
  | { node: Text; attribute?: undefined }
  | { node: Element; attribute: string }
);

/** What is never read. */
const SILENT = "script, style, template, noscript";

/**
 * The texts and spoken attributes below some nodes, in the order of the document.
 *
 * @param isOther  Tells of a node that it belongs to something else, with everything in it.
 */
export function partsOf(roots: Iterable<Node>, isOther: (node: Node) => boolean): Part[] {
  const parts: Part[] = [];
  const visit = (node: Node, shape: string): void => {
    if (isOther(node)) return;
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node as Text).data;
      if (text.trim() !== "") parts.push({ node: node as Text, text, shape });
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return;
    const element = node as Element;
    const inner = node.nodeType === Node.ELEMENT_NODE ? `${shape}/${element.localName}` : shape;
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (element.matches(SILENT)) return;
      for (const attribute of SPOKEN_ATTRIBUTES) {
        const text = element.getAttribute(attribute);
        if (text?.trim()) parts.push({ node: element, attribute, text, shape: `${inner}@${attribute}` });
      }
    }
    for (const child of node.childNodes) visit(child, inner);
  };
  for (const root of roots) visit(root, "");
  return parts;
}

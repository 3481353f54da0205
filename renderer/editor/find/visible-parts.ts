/** Attributes that people read or hear. */
export const SPOKEN_ATTRIBUTES = ["alt", "placeholder", "aria-label", "title", "label"] as const;

/** Something with words: a text node, or an attribute of an element. */
export type Part = { text: string; shape: string } & (
  | { node: Text; attribute?: undefined }
  | { node: Element; attribute: string }
);

/** What is never read. */
const SILENT = "script, style, template, noscript";

/** Controls whose `value` is what people read on them. */
const LABELLED =
  "input[type=submit], input[type=button], input[type=reset], input[type=text], input:not([type])";

/**
 * The texts and spoken attributes below some nodes, in the order of the document.
 *
 * @param isOther  Tells of a node that it belongs to something else, with everything in it.
 * @param withTemplates  Also what stands in `<template>`s, which scripts make texts of.
 */
export function partsOf(
  roots: Iterable<Node>,
  isOther: (node: Node) => boolean,
  withTemplates = false,
): Part[] {
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
    // The live page puts elements around blocks, which no rendering of the view alone has.
    const isView = node.nodeType === Node.ELEMENT_NODE && !element.hasAttribute("data-block");
    const inner = isView ? `${shape}/${element.localName}` : shape;
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (withTemplates && element instanceof HTMLTemplateElement) visit(element.content, inner);
      if (element.matches(SILENT)) return;
      for (const attribute of [...SPOKEN_ATTRIBUTES, ...(element.matches(LABELLED) ? ["value"] : [])]) {
        const text = element.getAttribute(attribute);
        if (text?.trim()) parts.push({ node: element, attribute, text, shape: `${inner}@${attribute}` });
      }
    }
    for (const child of node.childNodes) visit(child, inner);
  };
  for (const root of roots) visit(root, "");
  return parts;
}

/** The same elements in the same order; their words may differ. */
export function isSameDrawing(
  plain: readonly { shape: string }[],
  other: readonly { shape: string }[],
): boolean {
  return plain.length === other.length && plain.every(({ shape }, index) => other[index]!.shape === shape);
}

import { parseXml, XmlCdata, XmlElement, XmlError, type XmlNode, XmlText } from "@rgrove/parse-xml";

/** An element of an XML file, its namespace told. */
export interface Element {
  /** Name without prefix. */
  name: string;
  /** Address of its namespace; empty without one. */
  space: string;
  /** Attributes without those of namespaces; `xml:space` keeps its prefix. */
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | string)[];
  /** Offset from 0 in the text. */
  start: number;
}

/** A file that is no XML, or XML that nobody sends who means well. */
export interface XmlFault {
  /** A part of a sentence. */
  reason: string;
  /** Offset from 0. */
  start: number;
}

/**
 * Reads XML, with its namespaces. Files that declare a document type are refused unread: entities are made there that
 * grow without end or fetch other files.
 *
 * @param text Line ends are line feeds.
 */
export function readXml(text: string): { root: Element } | { fault: XmlFault } {
  const type = typeStart(text);
  if (type !== undefined)
    return { fault: { reason: "it declares a document type, which no translation needs", start: type } };
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (!root) return { fault: { reason: "it holds no element", start: 0 } };
    return { root: toElement(root, new Map([["xml", "http://www.w3.org/XML/1998/namespace"]])) };
  } catch (error) {
    if (error instanceof RangeError)
      return { fault: { reason: "its elements stand too deep in each other", start: 0 } };
    if (!(error instanceof XmlError)) throw error;
    const [sentence = ""] = error.message.split(/\.? \(line|\n/);
    return { fault: { reason: sentence, start: error.pos } };
  }
}

/** Offset of a declaration of a document type; it can only stand before the first element. */
function typeStart(text: string): number | undefined {
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 10_000))![0].length;
    if (/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return at;
    const end = text.startsWith("<?", at) ? "?>" : text.startsWith("<!--", at) ? "-->" : undefined;
    const next = end === undefined ? -1 : text.indexOf(end, at);
    if (end === undefined || next === -1) return undefined;
    at = next + end.length;
  }
}

function toElement(element: XmlElement, outer: ReadonlyMap<string, string>): Element {
  const spaces = new Map(outer);
  const attributes: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name === "xmlns") spaces.set("", value);
    else if (name.startsWith("xmlns:")) spaces.set(name.slice(6), value);
    else attributes[name] = value;
  }
  const colon = element.name.indexOf(":");
  return {
    name: element.name.slice(colon + 1),
    space: spaces.get(colon === -1 ? "" : element.name.slice(0, colon)) ?? "",
    attributes,
    children: element.children.flatMap((child) => toChild(child, spaces)),
    start: element.start,
  };
}

function toChild(node: XmlNode, spaces: ReadonlyMap<string, string>): (Element | string)[] {
  if (node instanceof XmlElement) return [toElement(node, spaces)];
  if (node instanceof XmlText || node instanceof XmlCdata) return [node.text];
  return [];
}

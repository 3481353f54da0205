import { parseXml, XmlCdata, XmlElement, XmlError, type XmlNode, XmlText } from "@rgrove/parse-xml";
import type { LeftOut } from "../../problems/english/left-out.ts";
import { isAllowedAddress, sanitizePolicy } from "../../sanitize-policy.ts";
import { cssFetches } from "./css-fetches.ts";
import type { Cleaned, Removed } from "./removed.ts";
import {
  isOwnReference,
  isSvgAttribute,
  mayBeAnimated,
  SVG_ELEMENTS,
  SVG_REFERENCES,
  SVG_UNWRAPPED,
  SVG_WORDS,
} from "./svg-policy.ts";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const XLINK = "http://www.w3.org/1999/xlink";

/** Languages in which something runs, or that a browser draws by rules of its own. */
const ACTIVE =
  /^http:\/\/www\.w3\.org\/(1998\/Math|1999\/XSL|2001\/xml-events|2001\/XInclude|2002\/xforms)|mozilla\.org|\/xbl/i;

/** Deeper than any drawing that a person makes; far below the depth at which walking a tree runs out of stack. */
const MAX_DEPTH = 200;

/** Parts of XHTML that make a document; what else a page may hold says the policy of bodies. */
const DOCUMENT = new Set(["html", "head", "body", "title"]);

/**
 * Takes out of an XML file what a browser would run or ask for when it opens the file: scripts, handlers, other
 * languages, references to elsewhere, styles that fetch. An SVG keeps what draws; an XML file with data of its
 * own keeps its data. A file that needs nothing taken out stays as it is, byte for byte.
 */
export function cleanXml(text: string): Cleaned {
  const removed: Removed[] = [];
  const tell: Place["tell"] = (kind, name, start) =>
    void removed.push({ kind, name, start: Math.max(0, start) });
  const entities = entitiesIn(text);
  try {
    // The parser takes an instruction at the very beginning for the declaration.
    const document = parseXml(/^\ufeff?<\?xml-/.test(text) ? `\n${text.replace(/^\ufeff/, "")}` : text, {
      includeOffsets: true,
      preserveDocumentType: true,
      resolveUndefinedEntity: (reference) => entities.get(reference.slice(1, -1)),
    });
    const { root } = document;
    if (!root) return { fault: { case: "empty" }, at: 0 };
    for (const match of text.matchAll(/<\?(?!xml\s)[a-z][^\s?]*/gi))
      tell("instruction", match[0].slice(2), match.index);
    const isSvg = namespacesOf(root, new Map()).get(prefixOf(root.name)) === SVG;
    const written = writeElement(root, { spaces: new Map(), isSvg, depth: 0, tell });
    // Without comments, instructions and types there is but one way to read the file: it may stay as it is.
    const isPlain = removed.length === 0 && !/<[!?]/.test(text.replace(/^\ufeff?<\?xml\s[^>]*\?>/, ""));
    return { text: isPlain ? text : `${written}\n`, removed };
  } catch (error) {
    if (error instanceof XmlError)
      return { fault: { case: "broken", reason: reasonOf(error) }, at: error.pos };
    if (error instanceof RangeError) return { fault: { case: "depth" }, at: 0 };
    throw error;
  }
}

interface Place {
  /** Namespaces by prefix, those of all elements around. */
  spaces: ReadonlyMap<string, string>;
  /** The file is a drawing. */
  isSvg: boolean;
  depth: number;
  tell(kind: LeftOut["kind"], name: string, start: number): void;
}

function writeElement(element: XmlElement, around: Place): string {
  if (around.depth > MAX_DEPTH) throw new RangeError("Too deep.");
  const spaces = namespacesOf(element, around.spaces);
  const place: Place = { ...around, spaces, depth: around.depth + 1 };
  const space = spaces.get(prefixOf(element.name)) ?? "";
  const name = element.name.slice(element.name.indexOf(":") + 1);
  const isKnown =
    space === SVG
      ? SVG_ELEMENTS.has(name)
      : space === XHTML
        ? !around.isSvg && (DOCUMENT.has(name) || sanitizePolicy.tags.includes(name))
        : !around.isSvg && !ACTIVE.test(space);
  if (!isKnown) {
    if (space === SVG && SVG_UNWRAPPED.has(name)) {
      place.tell("element", name, element.start);
      return writeChildren(element, place);
    }
    // What drawing programs keep for themselves is drawn by nobody.
    if (space === SVG ? name !== "metadata" : space === XHTML || ACTIVE.test(space) || !around.isSvg)
      place.tell("element", element.name, element.start);
    return "";
  }
  if (space === SVG && name === "style" && cssFetches(element.text)) {
    place.tell("style", "style", element.start);
    return "";
  }
  if (isAnimationOf(element) && !mayBeAnimated(element.attributes.attributeName ?? "")) {
    place.tell("animation", element.attributes.attributeName ?? "", element.start);
    return "";
  }
  // Within a language of ours a prefix is of no use, and not every reader knows it.
  const shown = space === SVG || space === XHTML ? name : element.name;
  const attributes = [
    ...declarationsOf(element, around, space),
    ...Object.entries(element.attributes).flatMap(([key, value]) =>
      isKept(key, value, { element, name, space, place }) ? [`${key}="${escapeAttribute(value)}"`] : [],
    ),
  ];
  const inner =
    SVG_WORDS.has(name) && space === SVG ? escapeText(element.text) : writeChildren(element, place);
  const start = `<${[shown, ...attributes].join(" ")}`;
  return inner === "" ? `${start}/>` : `${start}>${inner}</${shown}>`;
}

function writeChildren(element: XmlElement, place: Place): string {
  return element.children.map((child) => writeNode(child, place)).join("");
}

function writeNode(node: XmlNode, place: Place): string {
  if (node instanceof XmlElement) return writeElement(node, place);
  if (node instanceof XmlText || node instanceof XmlCdata) return escapeText(node.text);
  return "";
}

/** The namespaces that an element needs to be told, once where they begin. */
function declarationsOf(element: XmlElement, { spaces, isSvg, depth }: Place, space: string): string[] {
  if (space === SVG || space === XHTML) {
    const outer = depth === 0 ? undefined : spaces.get("");
    const xlink = isSvg && depth === 0 ? [`xmlns:xlink="${XLINK}"`] : [];
    return outer === space && depth > 0 && isSvg ? [] : [`xmlns="${space}"`, ...xlink];
  }
  return Object.entries(element.attributes)
    .filter(([key]) => /^xmlns(:|$)/.test(key))
    .map(([key, value]) => `${key}="${escapeAttribute(value)}"`);
}

interface Owner {
  element: XmlElement;
  name: string;
  space: string;
  place: Place;
}

/** Tells whether an attribute stays, and tells of those that do not, unless nobody could have noticed them. */
function isKept(key: string, value: string, { element, name, space, place }: Owner): boolean {
  if (/^xmlns(:|$)/.test(key)) return false;
  const refuse = (kind: LeftOut["kind"], of: string): false => {
    place.tell(kind, of, element.start);
    return false;
  };
  const attributeSpace = key.includes(":") ? (place.spaces.get(prefixOf(key)) ?? "") : "";
  if (space === SVG) {
    if (SVG_REFERENCES.has(key) || attributeSpace === XLINK)
      return (SVG_REFERENCES.has(key) && isOwnReference(name, value)) || refuse("address", name);
    if (cssFetches(value)) return refuse("fetch", key);
    if (isSvgAttribute(key)) return true;
    // Notes of drawing programs have a prefix of their own.
    return attributeSpace !== "" && !/^on/i.test(key) ? false : refuse("attribute", key);
  }
  if (space === XHTML) {
    const names = [...(sanitizePolicy.attributes["*"] ?? []), ...(sanitizePolicy.attributes[name] ?? [])];
    if (!names.includes(key)) return refuse("attribute", key);
    return !(key in sanitizePolicy.protocols) || isAllowedAddress(key, value) || refuse("address", name);
  }
  return attributeSpace === XLINK || /^on/i.test(key) ? refuse("attribute", key) : true;
}

function isAnimationOf({ attributes }: XmlElement): boolean {
  return attributes.attributeName !== undefined;
}

function prefixOf(name: string): string {
  return name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
}

function namespacesOf(
  { attributes }: XmlElement,
  around: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const own = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    key === "xmlns" ? [["", value]] : key.startsWith("xmlns:") ? [[key.slice(6), value]] : [],
  );
  return own.length > 0 ? new Map([...around, ...own]) : around;
}

/** Short names that a file declares for itself, as drawing programs do for namespaces; none within another. */
function entitiesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!text.includes("<!ENTITY")) return found;
  for (const [, name = "", , value = ""] of text.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^<>&%]*?)\2\s*>/g))
    found.set(name, value);
  return found;
}

function reasonOf({ message }: XmlError): string {
  return message.split("\n", 1)[0]?.replace(/^Error: /, "") ?? message;
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}

/** Line breaks and tabs in an attribute would be read as spaces. */
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}

import { createHash } from "node:crypto";
import type { Element, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const documentParser = unified().use(rehypeParse).freeze();
const fragmentParser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Where the observed page is said to stand; what leads away from it is seen by its origin. */
const BASE = "https://site.example/folder/page";

/** Attributes whose address is only followed when the visitor wants to. */
const FOLLOWED = new Set(["href", "cite", "action", "formAction"]);
/** Attributes whose address is fetched at once. */
const FETCHED = new Set([
  "src",
  "srcSet",
  "imageSrcSet",
  "poster",
  "background",
  "data",
  "ping",
  "dataSrc",
  "longDesc",
  "lowSrc",
  "codeBase",
  "manifest",
  "profile",
  "xLinkHref",
]);
const FORBIDDEN = new Set(
  (
    "iframe frame frameset object embed applet base portal fencedframe layer ilayer bgsound param isindex keygen marquee blink " +
    "noscript template plaintext xmp listing foreignObject animate set animateMotion animateTransform handler listener math"
  ).split(" "),
);
const ONLY_IN_HEAD = new Set(["meta", "link", "title", "style"]);
const LANDMARKS = new Set(["header", "nav", "main", "footer", "aside", "form", "dialog", "body", "html"]);

/** HTML as a browser would read it. */
export function parseHtml(html: string, kind: "document" | "fragment" = "fragment"): Root {
  return (kind === "document" ? documentParser : fragmentParser).parse(html) as Root;
}

/** Every element of a tree, in reading order, with those around it. */
export function* elementsIn(
  tree: Root | Element,
  around: readonly Element[] = [],
): Generator<[Element, readonly Element[]]> {
  for (const child of tree.children as RootContent[]) {
    if (child.type !== "element") continue;
    yield [child, around];
    yield* elementsIn(child, [...around, child]);
  }
}

/**
 * What in a piece of HTML could run, load, send, lead elsewhere or look otherwise than the site wants, in words;
 * empty for harmless HTML.
 *
 * @param html A whole document with its own Content-Security-Policy, or a piece of one.
 */
export function findHarm(html: string, kind: "document" | "fragment" = "fragment"): string[] {
  const tree = parseHtml(html, kind);
  const policy = policyOf(tree);
  const found: string[] = [];
  for (const [element, around] of elementsIn(tree)) {
    const { tagName, properties } = element;
    const isInHead = around.some((outer) => outer.tagName === "head");
    if (FORBIDDEN.has(tagName)) found.push(`<${tagName}> is there`);
    if (ONLY_IN_HEAD.has(tagName) && !isInHead && !around.some((outer) => outer.tagName === "svg"))
      found.push(`<${tagName}> stands in the content`);
    if (tagName === "script") found.push(...scriptFaults(element, policy));
    if (tagName === "style" && !policy.includes(hashOf(textOf(element))))
      found.push("<style> is not the site's own");
    if (
      tagName === "meta" &&
      properties.httpEquiv &&
      !/^content-security-policy$/i.test(String(properties.httpEquiv))
    )
      found.push(`<meta http-equiv="${properties.httpEquiv}">`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) found.push(`<${tagName} ${name}>`);
      else if (name === "style" || name === "srcDoc" || name === "is" || name === "nonce")
        found.push(`<${tagName} ${name}>`);
      else if (FOLLOWED.has(name) || FETCHED.has(name)) {
        // The head's own links are read, not followed.
        const isFetched =
          FETCHED.has(name) || tagName === "use" || tagName === "image" || (tagName === "link" && !isInHead);
        for (const address of addressesOf(name, value)) {
          const fault = addressFault(address, isFetched);
          if (fault) found.push(`<${tagName} ${name}="${address.slice(0, 80)}"> ${fault}`);
        }
      }
    }
  }
  return found;
}

/** How many blocks and landmarks a piece of HTML has, and which ids stand in it twice. */
export function skeletonOf(html: string, kind: "document" | "fragment" = "fragment"): Record<string, number> {
  const count: Record<string, number> = {};
  const ids = new Set<string>();
  const add = (name: string) => {
    count[name] = (count[name] ?? 0) + 1;
  };
  for (const [{ tagName, properties }] of elementsIn(parseHtml(html, kind))) {
    if (properties.dataBlock !== undefined) add(`block ${properties.dataBlock}`);
    if (LANDMARKS.has(tagName)) add(tagName);
    const id = properties.id === undefined ? undefined : String(properties.id);
    if (id !== undefined && ids.has(id)) add(`second id ${id}`);
    if (id !== undefined) ids.add(id);
  }
  return count;
}

/** The text in an element and all below it. */
export function textOf(tree: Root | Element): string {
  return (tree.children as RootContent[])
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
    .join("");
}

function scriptFaults(element: Element, policy: string): string[] {
  const { type, src } = element.properties;
  const text = textOf(element);
  if (type === "application/json" || type === "application/ld+json") {
    try {
      JSON.parse(text);
      return [];
    } catch {
      return [`the data in <script type="${type}"> cannot be read`];
    }
  }
  if (src !== undefined) return /^\/assets\/[\w.-]+\.js$/.test(String(src)) ? [] : [`<script src="${src}">`];
  return policy.includes(hashOf(text)) ? [] : [`<script> with ${text.slice(0, 60)}`];
}

function policyOf(tree: Root): string {
  for (const [{ tagName, properties }] of elementsIn(tree))
    if (tagName === "meta" && /^content-security-policy$/i.test(String(properties.httpEquiv ?? "")))
      return String(properties.content);
  return "";
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function addressesOf(name: string, value: unknown): string[] {
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  return /srcset$/i.test(name) ? text.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "") : [text];
}

function addressFault(address: string, isFetched: boolean): string | undefined {
  let url: URL;
  try {
    url = new URL(address, BASE);
  } catch {
    return undefined;
  }
  const isOwn = url.origin === new URL(BASE).origin;
  if (isFetched)
    return isOwn || /^data:image\/(?:png|gif|webp);/i.test(address) ? undefined : "is fetched from elsewhere";
  // Once a script has taken the path out of it, such an address names another host.
  if (isOwn && url.pathname.startsWith("//")) return "has a path that reads as another host";
  if (!["http:", "https:", "mailto:", "tel:"].includes(url.protocol)) return `has the scheme ${url.protocol}`;
  if (!isOwn && /^https?:$/.test(url.protocol) && !/^https?:/i.test(address))
    return "leads to another host in disguise";
  return undefined;
}

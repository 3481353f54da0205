import { basedAddress, basedCss, basedJson, basedList, basedSources } from "./base-path.ts";

type Based = (value: string, base: string) => string;

/** What holds addresses, by its name in small letters: attributes of HTML, and properties of React's elements. */
const ATTRIBUTES: Readonly<Record<string, Based>> = {
  action: basedAddress,
  background: basedAddress,
  cite: basedAddress,
  formaction: basedAddress,
  href: basedAddress,
  longdesc: basedAddress,
  manifest: basedAddress,
  poster: basedAddress,
  src: basedAddress,
  "xlink:href": basedAddress,
  xlinkhref: basedAddress,
  ping: basedList,
  imagesrcset: basedSources,
  srcset: basedSources,
  // Of a drawing, parts of other drawings.
  clippath: basedCss,
  "clip-path": basedCss,
  cursor: basedCss,
  fill: basedCss,
  filter: basedCss,
  markerend: basedCss,
  "marker-end": basedCss,
  markermid: basedCss,
  "marker-mid": basedCss,
  markerstart: basedCss,
  "marker-start": basedCss,
  mask: basedCss,
  stroke: basedCss,
  style: basedCss,
};

/** A value of an element's attribute as it leaves the build; `name` may be that of a property of React's as well. */
export function basedAttribute(element: string, name: string, value: string, base: string): string {
  const own = name.toLowerCase();
  // On any other element it is something else.
  if (own === "data") return element === "object" ? basedAddress(value, base) : value;
  if (own === "content")
    return element === "meta" ? value.replace(REFRESH, (before) => before + base) : value;
  return Object.hasOwn(ATTRIBUTES, own) ? ATTRIBUTES[own]!(value, base) : value;
}

/** `0; url=/about`: where a page leads on by itself. */
const REFRESH = /^\s*[\d.]+\s*[;,]\s*url\s*=\s*['"]?(?=\/(?![/\\]))/i;

/** What is in an element as text alone: styles have addresses, and so have the rules for speculative loading. */
export function basedContent(element: string, type: unknown, text: string, base: string): string {
  if (element === "style") return basedCss(text, base);
  return element === "script" && type === "speculationrules" ? basedJson(text, base) : text;
}

/** Elements in which tags are only words, up to their end. */
const RAW = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/i;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/**
 * HTML, or a drawing, with the base path before the addresses of the site. Only attributes and styles that hold
 * addresses change; every other byte stays.
 */
export function basedHtml(html: string, base: string): string {
  if (base === "" || !html.includes("/")) return html;
  let based = "";
  let from = 0;
  let at = html.indexOf("<");
  // Behind the last one no tag ends: of many that are only begun, each would be looked for up to the end.
  const last = html.lastIndexOf(">");
  while (at !== -1 && at < last) {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      at = end === -1 ? -1 : html.indexOf("<", end);
      continue;
    }
    TAG.lastIndex = at;
    const [tag, name = "", attributes = ""] = TAG.exec(html) ?? [];
    if (tag === undefined) {
      at = html.indexOf("<", at + 1);
      continue;
    }
    based += html.slice(from, at + 1 + name.length) + basedAttributes(name.toLowerCase(), attributes, base);
    from = at + tag.length - 1;
    at = html.indexOf("<", from);
    if (!RAW.test(name) || attributes.endsWith("/")) continue;
    const rest = html.slice(from + 1);
    const length = rest.search(new RegExp(`</${name}(?=[\\s/>])`, "i"));
    const text = length === -1 ? rest : rest.slice(0, length);
    const type = /\stype\s*=\s*["']?([\w-]+)/i.exec(attributes)?.[1];
    based += html[from] + basedContent(name.toLowerCase(), type, text, base);
    from += 1 + text.length;
    at = length === -1 ? -1 : from;
  }
  return based + html.slice(from);
}

function basedAttributes(element: string, attributes: string, base: string): string {
  return attributes.replaceAll(ATTRIBUTE, (all, name: string, sign: string, ...values: unknown[]) => {
    const at = values.findIndex((value) => typeof value === "string");
    const value = values[at] as string;
    const quote = ['"', "'", ""][at] ?? "";
    const based = basedAttribute(element, name, value, base);
    return based === value ? all : name + sign + quote + based + quote;
  });
}

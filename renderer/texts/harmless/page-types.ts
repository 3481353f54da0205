import { lookup } from "mrmime";

/**
 * What a browser does with a file that it opens by itself:
 * - `html`, `xml`: shows it as a page of the site, and runs what is in it;
 * - `closed`: does the same after unpacking it, or with parts that come from somewhere else;
 * - `inert`: shows, plays or keeps it, and runs nothing.
 */
export type PageType = "html" | "xml" | "closed" | "inert";

/** Names that one host or another serves as a page, and that the list of types does not know. */
const OTHERS: Readonly<Record<string, PageType>> = {
  shtml: "html",
  stm: "html",
  xht: "xml",
  svgz: "closed",
  gz: "closed",
  br: "closed",
  zst: "closed",
  z: "closed",
  bz2: "closed",
  mht: "closed",
  mhtml: "closed",
  eml: "closed",
  hta: "closed",
  htc: "closed",
  swf: "closed",
};

/**
 * Tells what a file is to a browser, by its name as hosts read it: the last ending that they know counts, in
 * capitals or not (`x.html.bak`, `X.SVG`). When none is known, a host may name no type, and the browser looks at
 * how the file begins.
 *
 * @param start Gives the first characters of the file.
 */
export function pageTypeOf(path: string, start: () => string): PageType {
  const endings = (path.split("/").at(-1) ?? "").toLowerCase().split(".").slice(1).reverse();
  for (const [index, ending] of endings.entries()) {
    const type = typeOfEnding(ending);
    if (type === undefined) continue;
    // A packed file that is no page when it is unpacked: a download.
    if (type === "closed" && isPacked(ending)) {
      const inner = endings[index + 1];
      const within = inner === undefined ? undefined : typeOfEnding(inner);
      return ending === "svgz" || (within !== undefined && within !== "inert") ? "closed" : "inert";
    }
    return type;
  }
  const text = start().replace(/^\ufeff?\s*/, "");
  if (/^<\?xml/i.test(text)) return "xml";
  return /^<[a-z!/?]/i.test(text) ? "html" : "inert";
}

function typeOfEnding(ending: string): PageType | undefined {
  if (Object.hasOwn(OTHERS, ending)) return OTHERS[ending];
  const type = lookup(ending);
  if (type === undefined) return undefined;
  if (type === "text/html") return "html";
  if (type === "message/rfc822") return "closed";
  return /[/+]xml\b|\/xml-|\/xslt/.test(type) ? "xml" : "inert";
}

function isPacked(ending: string): boolean {
  return /^(svgz|gz|br|zst|z|bz2)$/.test(ending);
}

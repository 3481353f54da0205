/**
 * The path below which a site stands on its host, such as `/department`: empty at the root. Authors, data and views
 * have the addresses of the site as if it stood at the root; whatever leaves the build has the path before them.
 */

/**
 * The base path of a site with this address: that of `https://www.example.org/department/` is `/department`. What no
 * address can be put behind (a file, a query) is none, and neither is what would have to be quoted somewhere.
 */
export function basePathOf(url: unknown): string {
  const [, path = ""] = (typeof url === "string" && /^https?:\/\/[^/?#]+([^?#]*)$/i.exec(url)) || [];
  const base = path.replace(/\/+$/, "");
  return isBasePath(base) ? base : "";
}

/** Whether a site can stand below a path: `/department`, `/a/b`, but neither `/index.html` nor `/a/../b`. */
export function isBasePath(path: string): boolean {
  return BASE_PATH.test(path);
}

const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+(?<!\.(?:html?|php|aspx?))$/i;

/** Where an address begins at the root of the site: `/about`, but neither `//host` nor `https://host`. */
const ROOT = String.raw`\/(?![/\\])`;
// Browsers ignore control characters and spaces in front of an address.
const OWN = new RegExp(`^[\u0000-\u0020]*(?=${ROOT})`);

/** An address as it leaves the build. One that does not begin at the root of the site stays as it is. */
export function basedAddress(address: string, base: string): string {
  return base === "" ? address : address.replace(OWN, () => base);
}

/** The address as authors write it, of one below the path; any other stays as it is. */
export function siteRoute(pathname: string, base: string): string {
  return base !== "" && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || "/" : pathname;
}

/** Addresses with spaces between. */
export function basedList(addresses: string, base: string): string {
  return addresses.replaceAll(/\S+/g, (address) => basedAddress(address, base));
}

/** Addresses of pictures with what the browser chooses by: `/a.webp 480w, /b.webp 960w`. */
export function basedSources(srcset: string, base: string): string {
  return srcset.replaceAll(SOURCE, (_, before: string) => before + base);
}

/** An address may hold commas: the next one begins behind what says for which window this one is, or behind `, `. */
const SOURCE = new RegExp(String.raw`((?:^|,\s+|[\s\d][wxh],)\s*)(?=${ROOT})`, "g");

/** Styles: what `url(…)`, `@import` and `image-set(…)` name. */
export function basedCss(css: string, base: string): string {
  if (base === "" || !/url\(|@import|image-set\(/i.test(css)) return css;
  return css.replaceAll(CSS_PARTS, (part, address?: string, imported?: string, set?: string) => {
    if (address ?? imported) return part + base;
    return set ? part.replaceAll(IN_SET, (before) => before + base) : part;
  });
}

/** Comments and texts are taken whole, so that nothing is found in them; of an address what stands before it. */
const CSS_PARTS = new RegExp(
  [
    String.raw`(url\(\s*["']?(?=${ROOT}))`,
    String.raw`(@import\s+["'](?=${ROOT}))`,
    String.raw`(image-set\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))`,
    String.raw`\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'`,
  ].join("|"),
  "gi",
);
const IN_SET = new RegExp(String.raw`(?:url\(\s*["']?|["'])(?=${ROOT})`, "gi");

/** JSON of which every text that begins with a slash is an address, as in the rules for speculative loading. */
export function basedJson(json: string, base: string): string {
  return json.replaceAll(new RegExp(`"(?=${ROOT})`, "g"), (before) => before + base);
}

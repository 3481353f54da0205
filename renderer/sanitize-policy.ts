/**
 * What HTML from article and job bodies, and from Markdown, may contain. Plain data, read by the sanitiser of
 * the build (rehype-sanitize) and by the one in the browser (DOMPurify), so that the two cannot drift apart.
 */
export interface SanitizePolicy {
  /** Elements that stay. Others are removed and their content is kept. */
  tags: readonly string[];
  /** Elements that are removed together with their content. */
  dropWithContent: readonly string[];
  /** Attributes that stay; `*` means on every element. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Attributes that hold an address, and how it may start. Same-site paths and fragments are allowed as well. */
  protocols: Readonly<Record<string, readonly string[]>>;
  /** Put before every `id`, and before fragments that refer to one, so that a body cannot take an id of the page. */
  idPrefix: string;
  /** Attributes that list ids: each gets the prefix as well. */
  idLists: readonly string[];
  /** Elements that stand only directly in one of these; elsewhere their content stays, and they go. */
  parents: Readonly<Record<string, readonly string[]>>;
  /** Elements before which HTML ends an open paragraph. */
  endParagraph: readonly string[];
}

export const sanitizePolicy: SanitizePolicy = {
  tags: [
    "a",
    "abbr",
    "b",
    "blockquote",
    "br",
    "caption",
    "cite",
    "code",
    "col",
    "colgroup",
    "dd",
    "del",
    "details",
    "dfn",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "i",
    "img",
    "ins",
    "kbd",
    "li",
    "mark",
    "ol",
    "p",
    "picture",
    "pre",
    "q",
    "s",
    "samp",
    "section",
    "small",
    "source",
    "span",
    "strong",
    "sub",
    "summary",
    "sup",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "time",
    "tr",
    "u",
    "ul",
    "var",
    "wbr",
  ],
  dropWithContent: [
    "script",
    "style",
    "title",
    "template",
    "noscript",
    "noembed",
    "noframes",
    "plaintext",
    "xmp",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "form",
    "textarea",
    "select",
    "button",
  ],
  attributes: {
    "*": ["id", "lang", "dir", "title"],
    a: ["href"],
    details: ["open"],
    img: ["src", "srcset", "sizes", "alt", "width", "height"],
    source: ["srcset", "sizes", "media", "type", "width", "height"],
    ol: ["start", "reversed"],
    li: ["value"],
    td: ["colspan", "rowspan", "headers"],
    th: ["colspan", "rowspan", "headers", "scope", "abbr"],
    col: ["span"],
    colgroup: ["span"],
    time: ["datetime"],
    del: ["datetime", "cite"],
    ins: ["datetime", "cite"],
    blockquote: ["cite"],
    q: ["cite"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms"],
    cite: ["http", "https"],
    src: [],
    srcset: [],
  },
  idPrefix: "text-",
  idLists: ["headers"],
  parents: {
    caption: ["table"],
    col: ["colgroup"],
    colgroup: ["table"],
    dd: ["dl"],
    dt: ["dl"],
    li: ["ol", "ul"],
    source: ["picture"],
    summary: ["details"],
    tbody: ["table"],
    td: ["tr"],
    tfoot: ["table"],
    th: ["tr"],
    thead: ["table"],
    tr: ["tbody", "tfoot", "thead"],
  },
  endParagraph: [
    "blockquote",
    "dd",
    "details",
    "dl",
    "dt",
    "figcaption",
    "figure",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "summary",
    "table",
    "ul",
  ],
};

/** Elements of tables that hold nothing but other elements of tables. */
const tableParts = ["table", "colgroup", "thead", "tbody", "tfoot", "tr"];

/** Within these a paragraph or link around the table is forgotten, and one of their own may begin. */
const freshStarts = ["caption", "td", "th"];

/**
 * Tells whether an element may stand where it does. Written as HTML, it would otherwise not come back to that
 * place: a list entry without a list closes that of the page around the text, a paragraph the one that it
 * stands in, a link the link. What may stand reads back as it is in every element of a page that holds text.
 *
 * @param tag     Name of the element, in small letters.
 * @param around  Names of the elements around it in its text, the innermost last.
 * @returns `"leave"`: the element goes, its content stays. `"drop"`: nothing could stand there.
 */
export function placeOf(tag: string, around: readonly string[]): "keep" | "leave" | "drop" {
  const parent = around.at(-1);
  const parents = sanitizePolicy.parents[tag];
  if (parents && !parents.includes(parent ?? "")) return isTablePart(parent) ? "drop" : "leave";
  if (isTablePart(parent)) return parents ? "keep" : "drop";
  if (/^h[1-6]$/.test(tag) && /^h[1-6]$/.test(parent ?? "")) return "leave";
  const near = around.slice(around.findLastIndex((name) => freshStarts.includes(name)) + 1);
  if (tag === "a" && near.includes("a")) return "leave";
  return near.includes("p") && sanitizePolicy.endParagraph.includes(tag) ? "leave" : "keep";
}

/** Tells whether an element holds no words: those in it would be put before its table. */
export function isTablePart(tag: string | undefined): boolean {
  return tag !== undefined && tableParts.includes(tag);
}

/**
 * Tells whether the value of an attribute could be taken for the end of a comment or of an element of raw text by
 * whoever reads the page in another way. DOMPurify leaves out such attributes; the build does the same.
 */
export function breaksOut(value: string): boolean {
  return /(--!?|\])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i.test(value);
}

/**
 * Tells whether an address may stay in sanitised HTML.
 *
 * @param attribute  `href`, `src`, `srcset` or `cite`.
 * @param value      As written. Characters that browsers skip are taken out before it is looked at.
 */
export function isAllowedAddress(attribute: string, value: string): boolean {
  // Pictures of several sizes: an address and its size, parted by a comma.
  if (attribute === "srcset")
    return value
      .split(",")
      .every(
        (one) =>
          /^\/\S*(?:\s+[\d.]+[wx])?$/.test(one.trim()) && isAllowedAddress("src", one.trim().split(/\s/)[0]!),
      );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these before they read an address
  const address = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, "");
  if (address === "" || address.includes("\\") || address.startsWith("//")) return false;
  if (address.startsWith("#")) return attribute === "href";
  // From the page: its query, or a way up or down from it.
  if (/^(\?|\.\.?([/?#]|$))/.test(address))
    return attribute === "href" && !new URL(address, "http://localhost/a/b").pathname.startsWith("//");
  // `/.//host/page` is a page of this site, but its path alone reads as another host.
  if (address.startsWith("/")) return !new URL(address, "http://localhost").pathname.startsWith("//");
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return protocol !== undefined && (sanitizePolicy.protocols[attribute]?.includes(protocol) ?? false);
}

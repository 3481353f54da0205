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
    "pre",
    "q",
    "s",
    "samp",
    "section",
    "small",
    "span",
    "strong",
    "sub",
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
    img: ["src", "alt", "width", "height"],
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
  },
  idPrefix: "text-",
  idLists: ["headers"],
};

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
 * @param attribute  `href`, `src` or `cite`.
 * @param value      As written. Characters that browsers skip are taken out before it is looked at.
 */
export function isAllowedAddress(attribute: string, value: string): boolean {
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

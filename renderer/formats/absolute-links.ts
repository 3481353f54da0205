import { basedAddress } from "./base-path.ts";
import { escapeHtml } from "./escape.ts";

/**
 * HTML whose links and pictures lead to the right place wherever it is read, such as in a feed reader.
 *
 * @param html Sanitised HTML, with attributes in double quotes.
 * @param page Absolute address of the page that the HTML belongs to.
 * @param site That of the site, without a slash at its end: it may stand below a path of its host.
 */
export function absoluteLinks(html: string, page: string, site = ""): string {
  return html.replaceAll(TAG, (tag) =>
    // Every attribute is taken in turn, so that none is found inside the value of another.
    tag.replaceAll(/([^\s"=<>]+)="([^"]*)"/g, (all, name: string, value: string) => {
      const url = /^(?:href|src|cite)$/i.test(name) ? resolve(decoded(value), page, site) : undefined;
      return url ? `${name}="${escapeHtml(url.replaceAll('"', "%22"))}"` : all;
    }),
  );
}

/** A start tag; the value of an attribute may hold the sign that ends one. */
const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;

const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** An attribute's value without the references that writers of HTML put into it: `&amp;`, `&#x26;`, `&#38;`. */
function decoded(value: string): string {
  return value.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name) return SIGNS[name.toLowerCase()] ?? all;
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}

/**
 * The absolute address of a page or file that is named as authors do: `/about`.
 *
 * @param site Address of the site, without a slash at its end.
 */
export function absoluteAddress(address: string, site: string): string {
  return new URL(basedAddress(address, site), `${site}/`).href;
}

function resolve(address: string, page: string, site: string): string | undefined {
  try {
    return new URL(basedAddress(address, site), page).href;
  } catch {
    return undefined;
  }
}

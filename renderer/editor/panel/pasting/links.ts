import { asElement } from "./blocks.ts";

/**
 * Links that lead the same way from here. Places and files of the document that they come from stay behind; what was
 * copied from the site itself leads to its page.
 */
export function tidyLinks(root: Element): void {
  for (const link of root.querySelectorAll("a")) {
    const href = addressOf(link);
    const words = link.textContent?.trim() ?? "";
    // An address that says itself is a link by itself.
    if (!href || href === words || href === `${words}/` || href === `mailto:${words}`)
      link.replaceWith(asElement(link, "span"));
    else {
      link.removeAttribute("title");
      // As Markdown has it without further signs.
      link.setAttribute("href", href.replaceAll(/[\s()<>]/g, encode));
    }
  }
}

function addressOf(link: Element): string | undefined {
  const written = (link.getAttribute("href") ?? "").trim();
  const href = meantBehind(written) ?? written;
  const { origin = "" } = globalThis.location ?? {};
  if (href.startsWith(`${origin}/`)) return href.slice(origin.length).replace(EDIT_PREFIX, "/");
  return /^(?:https?:\/\/\S|mailto:\S|tel:\S)/i.test(href) ? href : undefined;
}

/** Services through which mail programs and documents have their links led, by which part of their address names where. */
const SERVICES: readonly [address: RegExp, names: readonly string[]][] = [
  [/^https:\/\/[\w-]+\.safelinks\.protection\.outlook\.com\//i, ["url"]],
  [/^https:\/\/www\.google\.com\/url\?/i, ["q", "url"]],
];

/** The address that somebody has set, where a program has put one of a service in front of it. */
function meantBehind(href: string): string | undefined {
  const names = SERVICES.find(([address]) => address.test(href))?.[1];
  if (!names || !URL.canParse(href)) return undefined;
  const { searchParams } = new URL(href);
  const meant = names.map((name) => searchParams.get(name)).find((value) => value);
  return meant && /^https?:\/\/\S/i.test(meant) ? meant : undefined;
}

const EDIT_PREFIX = /^\/__edit(?:\/|$)/;

function encode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

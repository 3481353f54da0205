import type { Look } from "./runs.ts";

/** Elements that stand in a line of their own. */
const BLOCKS = new Set(
  "address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hr main nav p section summary".split(
    " ",
  ),
);

/** Elements that show nothing, or nothing that is a text. */
const SILENT = new Set(
  "script style head meta link title template noscript iframe object video audio canvas button input select textarea".split(
    " ",
  ),
);

export function isBlockElement({ localName }: Element): boolean {
  return BLOCKS.has(localName);
}

/** Whether readers do not see an element where it was copied. */
export function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return (
    SILENT.has(element.localName) ||
    /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore|visibility\s*:\s*hidden/.test(style)
  );
}

/** How the words in an element look, within what is around it. */
export function lookOf(element: Element, around: Look): Look {
  const style = styleOf(element);
  const name = element.localName;
  const weight = /font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const slant = /font-style\s*:\s*(\w+)/.exec(style)?.[1];
  const line = /text-decoration(?:-line)?\s*:\s*([^;]+)/.exec(style)?.[1];
  const isBold = weight ? /bold|[6-9]00/.test(weight) : /^(?:b|strong)$/.test(name) || around.isBold;
  const isItalic = slant
    ? /italic|oblique/.test(slant)
    : /^(?:i|em|cite|dfn|var)$/.test(name) || around.isItalic;
  const isStruck = line?.includes("line-through") || /^(?:s|del|strike)$/.test(name) || around.isStruck;
  const isCode = /^(?:code|kbd|samp|tt)$/.test(name) || around.isCode;
  const href = name === "a" ? addressOf(element) : around.href;
  return { isBold: !!isBold, isItalic: !!isItalic, isStruck: !!isStruck, isCode: !!isCode, href };
}

/**
 * Where a link leads that leads the same way from here. Places and files of the document that it comes from stay
 * behind; what was copied from the site itself leads to its page.
 */
function addressOf(element: Element): string | undefined {
  const href = (element.getAttribute("href") ?? "").trim();
  const { origin = "" } = globalThis.location ?? {};
  if (href.startsWith(`${origin}/`)) return href.slice(origin.length).replace(EDIT_PREFIX, "/");
  return /^(?:https?:\/\/\S|mailto:\S|tel:\S)/i.test(href) ? href : undefined;
}

const EDIT_PREFIX = /^\/__edit(?:\/|$)/;

/**
 * The paragraph of a word processor that is an entry of a list: its depth stands in its style, its sign in a piece that
 * programs which know lists ignore.
 */
export function wordItem(element: Element): { depth: number; isOrdered: boolean } | undefined {
  const depth = /mso-list\s*:[^;]*\blevel(\d+)/.exec(styleOf(element))?.[1];
  if (!depth || element.localName !== "p") return undefined;
  const sign = [...element.querySelectorAll("[style]")].find((one) =>
    /mso-list\s*:\s*ignore/.test(styleOf(one)),
  );
  return { depth: Number(depth), isOrdered: /[\p{L}\p{N}][.)]/u.test(sign?.textContent ?? "") };
}

function styleOf(element: Element): string {
  return (element.getAttribute("style") ?? "").toLowerCase();
}

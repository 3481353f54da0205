/**
 * What has to be on a page for a selector to match anything: names of elements (`table`), classes (`.title`),
 * ids (`#main`), attributes (`[data-tone]`, `[data-tone=ink]`), and choices of which one has to be there (`:is()`).
 */
export type Need = string | Need[][];

/** Attributes that browsers set by themselves, on details and dialogs. */
const SET_BY_BROWSERS = new Set(["open"]);

/** Functional pseudo-classes of which one argument has to match. The others say what must not be, or count. */
const CHOICES = new Set([":is", ":where", ":has"]);

/** Values that are written in HTML as they are in selectors, without a flag for the case of letters behind them. */
const PLAIN = /^[\w./:#-]*$/;

/** Reads a selector. States such as `:hover` need nothing: they come and go. */
export function needsOf(selector: string): Need[] {
  const needs: Need[] = [];
  // Escapes are rare enough to keep what has them.
  if (selector.includes("\\")) return needs;
  const token = /"[^"]*"|\[([\w-]+)(?:(.?=)"?([^"\]]*)"?)?[^\]]*\]|([.#]|::?)?([a-zA-Z_][\w-]*|\*)(\()?/g;
  for (let match = token.exec(selector); match; match = token.exec(selector)) {
    const [, attribute, operator, value, kind = "", name = "", opens] = match;
    if (attribute) {
      const isExact = operator === "=" && PLAIN.test(value ?? "");
      if (!SET_BY_BROWSERS.has(attribute)) needs.push(isExact ? `[${attribute}=${value}]` : `[${attribute}]`);
    } else if (opens) {
      const end = closing(selector, token.lastIndex);
      if (CHOICES.has(kind + name)) needs.push(splitList(selector.slice(token.lastIndex, end)).map(needsOf));
      token.lastIndex = end + 1;
    } else if (kind === "" && name && name !== "*") needs.push(name.toLowerCase());
    else if (kind === "." || kind === "#") needs.push(kind + name);
  }
  return needs;
}

/** Parts of a list between commas, those inside brackets and strings left alone. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "(") at = closing(text, at + 1);
    else if (sign === '"') at = text.indexOf('"', at + 1);
    else if (sign === ",") {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Where the bracket closes that was opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') at = text.indexOf('"', at + 1);
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

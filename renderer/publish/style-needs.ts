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
  const token = /"[^"]*"|\[([\w-]+)(?:(.?=)"?([^"\]]*)"?)?[^\]]*\]|([.#]|::?)?(-*[a-zA-Z_][\w-]*|\*)(\()?/g;
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

/** A part of a selector that is about one element. */
export interface Compound {
  /** What the element itself has to have. */
  needs: readonly Need[];
  /** The next one is its parent; otherwise any element above it. */
  isChild: boolean;
}

/**
 * Parts of a selector from the last to the first, as far as they are about an element and those above it: what has
 * to stand beside it, or inside it, is left out.
 */
export function compoundsOf(selector: string): Compound[] {
  const compounds: { text: string; sign: string }[] = [];
  let text = "";
  let sign = "";
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector[at]!;
    if (COMBINATORS.has(letter)) {
      if (text) compounds.push({ text, sign });
      sign = text || letter !== " " ? letter : sign;
      text = "";
      continue;
    }
    const end = endOfPart(selector, at);
    text += selector.slice(at, end);
    at = end - 1;
  }
  compounds.push({ text, sign });
  const parts: Compound[] = [];
  for (let at = compounds.length - 1; at >= 0; at -= 1) {
    const needs = ownNeeds(compounds[at]!.text);
    // Those beside it are in the same element as it is.
    while (compounds[at]!.sign === "+" || compounds[at]!.sign === "~") at -= 1;
    parts.push({ needs, isChild: compounds[at]!.sign === ">" });
  }
  return parts;
}

const COMBINATORS = new Set([" ", ">", "+", "~"]);

/** Behind a letter, or behind what is in brackets or strings, from there on. */
function endOfPart(text: string, at: number): number {
  if (text[at] === "(") return closing(text, at + 1) + 1;
  if (text[at] === "[") return text.indexOf("]", at) + 1 || text.length;
  return text[at] === "\\" ? at + 2 : at + 1;
}

/**
 * Needs of one element: choices that are about several elements, and what has to be inside it, are left out.
 * Scripts of all blocks act on the root and the body.
 */
function ownNeeds(compound: string): Need[] {
  if (/^(:root|html|body)\b/.test(compound)) return [];
  return needsOf(compound.replaceAll(/:has\(/g, ":not(")).filter(
    (need) => typeof need === "string" || !isAboutSeveral(compound),
  );
}

const isAboutSeveral = (compound: string) => /:(is|where)\(.*[ >+~]/.test(compound);

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

/** Longest text of a link that is looked at; Markdown itself stops at 999 for labels. */
const MAX_LABEL = 1_000;

/** An address in round brackets: in angle brackets of its own, or without spaces and with its brackets in pairs. */
const ADDRESS = /\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))+))/y;

/** `[name]: /address` on a line of its own; a footnote is none. */
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:\s*<?([^\s<>]+)/gm;

/** `<https://example.com>`; a tag has no colon before its first space. */
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>/gi;

/**
 * An element, its end, or an instruction for a machine; not a comment, which nobody means to be seen, and not
 * the address of a link in angle brackets.
 */
const HTML = /(?<!\\|\][(:]\s*)<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>|\?|![a-z])/i;

/** Addresses that a Markdown text links to, in order; those of pictures are left out. */
export function markdownLinks(text: string): string[] {
  const words = withoutCode(text);
  const links = inlineAddresses(words).filter(({ isPicture }) => !isPicture);
  for (const form of [DEFINITION, AUTOLINK])
    for (const match of words.matchAll(form))
      links.push({ at: match.index, address: match[1] ?? "", isPicture: false });
  return links.sort((a, b) => a.at - b.at).map(({ address }) => address);
}

/** Addresses of the pictures in a Markdown text, in order. */
export function markdownPictures(text: string): string[] {
  if (!text.includes("![")) return [];
  return inlineAddresses(withoutCode(text))
    .filter(({ isPicture }) => isPicture)
    .map(({ address }) => address);
}

/** The first piece of HTML in a Markdown text, as it is written; undefined when there is none. */
export function findHtml(text: string): string | undefined {
  if (!text.includes("<")) return undefined;
  return HTML.exec(withoutCode(text))?.[0];
}

function inlineAddresses(words: string): { at: number; address: string; isPicture: boolean }[] {
  const found = [];
  for (let close = words.indexOf("]("); close !== -1; close = words.indexOf("](", close + 1)) {
    const open = openingOf(words, close);
    if (open === undefined || words[close - 1] === "\\") continue;
    ADDRESS.lastIndex = close + 1;
    const match = ADDRESS.exec(words);
    if (!match) continue;
    found.push({ at: close, address: match[1] ?? match[2] ?? "", isPicture: words[open - 1] === "!" });
    close = ADDRESS.lastIndex - 1;
  }
  return found;
}

/** The text with spaces in place of code, in which nothing is a link; lines and places stay. */
function withoutCode(text: string): string {
  if (!/[`~]/.test(text)) return text;
  const blank = (code: string) => code.replaceAll(/[^\n]/g, " ");
  return text
    .replaceAll(/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n(?:[^\n]*\n)*? {0,3}\1[`~]*[ \t]*$/gm, blank)
    .replaceAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, blank);
}

/** Where the bracket opens that closes here; what lies between may hold pairs of its own, such as a picture. */
function openingOf(text: string, close: number): number | undefined {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(0, close - MAX_LABEL); at -= 1) {
    if (text[at - 1] === "\\") continue;
    if (text[at] === "]") depth += 1;
    else if (text[at] === "[" && depth-- === 0) return at;
  }
  return undefined;
}

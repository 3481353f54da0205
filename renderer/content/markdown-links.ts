/** Longest text of a link that is looked at; Markdown itself stops at 999 for labels. */
const MAX_LABEL = 1_000;

/** Addresses that a Markdown text links to, in order; those of pictures are left out. */
export function markdownLinks(text: string): string[] {
  const links: string[] = [];
  const address = /\(\s*<?([^\s)>]+)/y;
  for (let close = text.indexOf("]("); close !== -1; close = text.indexOf("](", close + 1)) {
    const open = openingOf(text, close);
    if (open === undefined || text[open - 1] === "!") continue;
    address.lastIndex = close + 1;
    const match = address.exec(text);
    if (!match) continue;
    links.push(match[1]!);
    close = address.lastIndex - 1;
  }
  return links;
}

/** Where the bracket opens that closes here; what lies between may hold pairs of its own, such as a picture. */
function openingOf(text: string, close: number): number | undefined {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(0, close - MAX_LABEL); at -= 1) {
    if (text[at] === "]") depth += 1;
    else if (text[at] === "[" && depth-- === 0) return at;
  }
  return undefined;
}

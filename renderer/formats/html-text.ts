const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "\u00ad",
};

/** Text between the tags of HTML, or of an attribute, as it is read. */
export function unescapeHtml(html: string): string {
  if (!html.includes("&")) return html;
  return html.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** The texts between the tags of HTML that say something, without the space around them. */
export function textPieces(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map((piece) => unescapeHtml(piece).trim())
    .filter((piece) => /\p{L}/u.test(piece));
}

/** Addresses that ask nobody: a place in the same file, or a picture or font that stands in the address itself. */
const OWN = /^\s*(["']?)\s*(#|data:(image\/(png|jpeg|jpg|gif|webp|avif)|font\/|application\/(x-)?font))/i;

/**
 * Tells whether styles, or a value that is read as a style, may ask for anything outside the file. Escapes are
 * read and comments taken out first, as browsers do. What is doubtful counts as asking.
 */
export function cssFetches(css: string): boolean {
  const text = readEscapes(css);
  return [
    text,
    text.replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, ""),
    text.replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, " "),
  ].some(asks);
}

function asks(text: string): boolean {
  if (
    /@(import|namespace|document|charset)|expression\s*\(|-moz-binding|behavior\s*:|javascript:|<\s*[/!a-z]/i.test(
      text,
    )
  )
    return true;
  if (/(?<![\w-])(-\w+-)?(image|image-set|src|cross-fade|element|attr)\s*\(/i.test(text)) return true;
  for (const { index } of text.matchAll(/url(-prefix)?\s*\(/gi)) {
    if (!OWN.test(text.slice(text.indexOf("(", index) + 1))) return true;
  }
  return false;
}

/** `\75 rl(` → `url(`. */
function readEscapes(css: string): string {
  return css.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, character?: string) => {
    if (code === undefined) return character === "\n" ? "" : (character ?? "");
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
  });
}

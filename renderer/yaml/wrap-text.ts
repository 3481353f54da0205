/**
 * Breaks a text into lines at single spaces, so that folding them gives the text again.
 *
 * @param width  Characters that a line has at most, unless a word is longer.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  let lastSpace = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (at - start >= width && lastSpace > start) {
      lines.push(text.slice(start, lastSpace));
      start = lastSpace + 1;
      lastSpace = -1;
    }
    // A break beside another space, or in front of a sign that YAML reads at the start of a line, would change the text.
    if (text[at] === " " && /\S/.test(text[at - 1] ?? " ") && /[^\s#\-?:]/.test(text[at + 1] ?? " "))
      lastSpace = at;
  }
  lines.push(text.slice(start));
  return lines;
}

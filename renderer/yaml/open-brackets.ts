/** The brackets that are open at the end of a piece of a line, the outermost first; those in quotation marks are none. */
export function openBrackets(piece: string): string[] {
  const open: string[] = [];
  for (const [sign] of piece.replace(/"[^"]*"|'[^']*'/g, "").matchAll(/[[\]{}]/g)) {
    if (sign === "[" || sign === "{") open.push(sign);
    else open.pop();
  }
  return open;
}

/** What closes the brackets that are open at the end of a piece of a line. */
export function closersOf(piece: string): string {
  return openBrackets(piece)
    .map((sign) => (sign === "[" ? "]" : " }"))
    .reverse()
    .join("");
}

/**
 * The name of a text for other programs: letters, digits, points, hyphens and underscores alone, as XLIFF asks of an
 * id. Two paths never have one name.
 *
 * @param path Names and indices: `["blocks", "intro", "items", 0, "title"]`.
 */
export function unitName(path: readonly (string | number)[]): string {
  return path.map((step) => String(step).replace(/[^A-Za-z0-9-]/gu, hexOf)).join(".");
}

function hexOf(character: string): string {
  return `_${character.codePointAt(0)!.toString(16)}_`;
}

import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Names that an editor or a mail has broken over two lines. */
export function brokenNames(dir: string): AuthorMistake[] {
  const family = new Family("names broken over two lines", dir);
  const names: [name: string, file: string, from: string, to: string][] = [
    ["within the word", TRY, "    heading: More", "    head\n    ing: More"],
    ["in front of the colon", TRY, "    heading: More", "    heading\n    : More"],
    ["at the left edge", TRY, "    heading: More", "    head\ning: More"],
    ["the colon at the left edge", TRY, "    heading: More", "    heading\n: More"],
    ["with a hyphen", TRY, "    heading: More", "    head-\n    ing: More"],
    ["of a group in braces", TRY, "    columns: {", "    col\n    umns: {"],
    ["of a list", TRY, "    actions:", "    act\n    ions:"],
    ["of an entry", TRY, "      - label: Contact", "      - lab\n        el: Contact"],
    ["of a type", TRY, "  - type: prose", "  - ty\n    pe: prose"],
    ["of the page", TRY, "description: A", "descrip\ntion: A"],
    ["of a row", "data/offices.yaml", "  region:", "  reg\n  ion:"],
  ];
  for (const [name, file, from, to] of names)
    family.edit(name, file, from, to, "moved-line", { remedy: "offer", mended: true });
  return family.mistakes;
}

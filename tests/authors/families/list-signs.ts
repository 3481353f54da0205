import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Signs that word processors put before the entries of a list. */
export function listSigns(dir: string): AuthorMistake[] {
  const family = new Family("list signs", dir);
  const places: [file: string, entry: string][] = [
    [TRY, "- label: About us"],
    [TRY, "- label: Contact us"],
    [TRY, "- type: card-grid"],
    ["pages/_layout.yaml", "- label: Services"],
    ["pages/technologies/other.yaml", "- Transformation"],
    ["data/jobs.yaml", "- id: data-engineer"],
    ["data/site.yaml", "- ISO 9001:2015 (Quality Management Systems)"],
  ];
  const signs = ["–", "—", "•", "·", "‣", "−", "*", "▪", "o", "‐", "–\u00a0".trimEnd(), "-\u00a0".trimEnd()];
  for (const [index, [file, entry]] of places.entries())
    for (const sign of [signs[index % 7]!, signs[(index + 2) % 7]!, signs[(index + 5) % 9]!])
      family.edit(
        `${sign} for ${entry}`,
        file,
        entry,
        `${sign}${entry.slice(1)}`,
        "+list-sign|missing-dash",
        {
          mended: true,
          misleads: /Options:|after the name|quotation marks/,
        },
      );
  for (const [file, entry] of places.slice(0, 6))
    family.edit(
      `a no-break space after the dash of ${entry}`,
      file,
      entry,
      entry.replace("- ", "-\u00a0"),
      "no-break-space",
      {
        mended: true,
        marks: "\u00a0",
      },
    );
  family.edit(
    "(1) for an entry",
    TRY,
    "- label: About us",
    "(1) label: About us",
    "+list-sign|missing-dash",
    { remedy: "offer" },
  );
  family.edit(
    "1. for an entry",
    "pages/technologies/other.yaml",
    "- Transformation",
    "3. Transformation",
    "+list-sign|missing-dash|missing-colon",
    {
      remedy: "offer",
    },
  );
  family.edit(
    "a tab after the dash",
    TRY,
    "  - type: prose",
    "  -\ttype: prose",
    "tab-indentation|missing-space",
    { mended: true },
  );
  family.edit("an en dash before sort", TRY, "sort: -date", "sort: –date", "+look-alike|unknown-field", {
    mended: true,
  });
  family.edit("a minus sign before sort", TRY, "sort: -date", "sort: −date", "+look-alike|unknown-field", {
    mended: true,
  });
  family.edit(
    "an em dash before sort",
    "pages/insights/articles.yaml",
    "sort: -date",
    "sort: —date",
    "+look-alike|unknown-field",
    { mended: true },
  );
  family.edit(
    "a minus sign in a number",
    "data/offices.yaml",
    "[-0.0817",
    "[−0.0817",
    "+look-alike|wrong-type",
    { mended: true },
  );
  family.edit(
    "an en dash in a number",
    "data/offices.yaml",
    "[-87.6369",
    "[–87.6369",
    "+look-alike|wrong-type",
    { mended: true },
  );
  return family.mistakes;
}

import { type AuthorMistake, Family, TRY } from "./mistake.ts";

const ACTIONS = `    actions:
      - label: Contact us
        href: /contact
        look: primary
      - label: About us
        href: /about
`;
const ITEM = `    item:
      title: \${item.title}
      text: \${item.excerpt}
      href: /insights/\${item.slug}
`;
const TABLE = ["| Name | Role |", "| --- | --- |", "| Ana | Editor |"];
const SHEET = ["Name\tRole", "Ana\tEditor"];

/** A name too many and one too few, what was copied along, and notes: each of them one mistake. */
export function misnamed(dir: string): AuthorMistake[] {
  const family = new Family("misnamed and copied along", dir);
  for (const name of ["sections", "content", "components", "modules"])
    family.edit(`${name} for blocks`, TRY, "blocks:\n", `${name}:\n`, "unknown-option", { on: `${name}:` });
  for (const name of ["seo", "meta", "head"])
    family.edit(
      `title and description in ${name}`,
      TRY,
      "title: A page to try\ndescription: A page to try mistakes on, with the usual keys and a few blocks of text.\n",
      `${name}:\n  title: A page to try\n  description: A page to try mistakes on.\n`,
      "unknown-option",
      { on: `${name}:` },
    );
  family.edit(
    "a button without its list",
    TRY,
    ACTIONS,
    "    label: Contact us\n    href: /contact\n",
    "unknown-option",
    {
      on: "    label: Contact",
    },
  );
  family.edit("an address without its list", TRY, ACTIONS, "    href: /contact\n", "unknown-option", {
    on: "    href: /contact",
  });
  family.edit("items for item", TRY, "    item:\n", "    items:\n", "source-and-items", {
    on: "    items:",
    mended: "    item:\n",
  });
  family.edit(
    "items with a dash for item",
    TRY,
    ITEM,
    ITEM.replace("item:", "items:")
      .replace("      title", "      - title")
      .replace(/ {6}(text|href)/g, "        $1"),
    "source-and-items",
    { on: "    items:" },
  );
  for (const [place, rows] of [
    ["between options", TABLE],
    ["of a sheet", SHEET],
  ] as const)
    family.edit(
      `a table ${place}`,
      TRY,
      "  - type: figure\n",
      `${rows.join("\n")}\n  - type: figure\n`,
      "pasted-table",
      { on: rows[0]! },
    );
  const lines = ["  - type: prose", "    id: more", "    heading: More about it"];
  for (const [sign, number] of Object.entries({ " | ": 16, ": ": 9, "  ": 121, "│": 99 }))
    family.edit(
      `numbers with "${sign}"`,
      TRY,
      `${lines.join("\n")}\n`,
      `${lines.map((line, index) => `${number + index}${sign}${line}`).join("\n")}\n`,
      "line-number",
      { on: `${number}${sign}`, remedy: "offer", mended: true },
    );
  for (const note of [
    "TODO: ask Amara for\na better heading",
    "NOTE to all:\nthis changes in May",
    "FIXME\ntoo long",
  ])
    family.edit("a note over two lines", TRY, "    id: more\n", `    id: more\n${note}\n`, "stray-text", {
      on: note.split("\n")[0]!,
    });
  for (const sign of ["：", "﹕", "꞉"])
    for (const name of ["size", "heading", "text"])
      family.edit(`${sign} behind ${name}`, TRY, `    ${name}: `, `    ${name}${sign}`, "look-alike", {
        on: `${name}${sign}`,
        mended: true,
      });
  family.edit("three dashes below the keys", TRY, "blocks:\n", "---\nblocks:\n", "several-documents", {
    on: "---",
    remedy: "offer",
    mended: true,
  });
  return family.mistakes;
}

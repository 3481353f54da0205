import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Two lines in the wrong order, and lines in the wrong place. */
export function moved(dir: string): AuthorMistake[] {
  const family = new Family("moved lines", dir);
  const swap = (
    file: string,
    first: string,
    second: string,
    code: string,
    on: string | string[],
    remedy: "offer" | "none" = "none",
  ) =>
    family.edit(`${second.trim()} above ${first.trim()}`, file, first + second, second + first, code, {
      on,
      remedy,
    });
  // The block above has an id of its own; it would take this one if it had none.
  swap(TRY, "  - type: card-grid\n", "    id: roles\n", "duplicate-name|+moved-line", [
    "    id: roles",
    "  - type: card-grid",
    "    id: more",
  ]);
  swap(TRY, "    actions:\n", "      - label: Contact us\n", "list-without-name|+moved-line|empty-value", [
    "      - label: Contact us",
    "    actions:",
  ]);
  swap(TRY, "      - label: About us\n", "        href: /about\n", "duplicate-name|+moved-line", [
    "        href: /about",
    "      - label: About us",
  ]);
  swap(TRY, "    item:\n", "      title: ${item.title}\n", "wrong-indentation|+moved-line", [
    "      title: ${item.title}",
    "    limit: 3",
  ]);
  swap(TRY, "blocks:\n", "  - type: hero\n", "list-without-name|+moved-line", ["  - type: hero", "blocks:"]);
  swap(
    TRY,
    "    text: |\n",
    "      A paragraph with a [link](/about) in it.\n",
    "wrong-indentation|missing-colon|+moved-line",
    ["      A paragraph", "    heading: More"],
  );
  swap("data/jobs.yaml", "- id: data-engineer\n", "  slug: data-engineer\n", "duplicate-name|+moved-line", [
    "  slug: data-engineer",
    "- id: data-engineer",
  ]);
  swap("data/offices.yaml", "- id: europe\n", "  region: Europe\n", "duplicate-name|+moved-line", [
    "  region: Europe",
    "- id: europe",
  ]);
  family.edit(
    "a block between the lines of a block",
    "pages/_layout.yaml",
    "  - type: language-switch\n  - type: footer\n    id: footer\n    brand: ${site.brand}\n",
    "  - type: footer\n  - type: language-switch\n    id: footer\n    brand: ${site.brand}\n",
    "unknown-option|+moved-line|missing-option",
    { on: ["    brand: ${site.brand}", "  - type: footer\n  - type: language-switch"] },
  );
  family.edit(
    "the title among the blocks",
    TRY,
    "title: A page to try\ndescription",
    "description",
    "missing-option",
    { on: "description" },
  );
  family.edit(
    "an option of the page below the blocks",
    TRY,
    "    caption: What it looks like.\n",
    "    caption: What it looks like.\n    layout: bare\n",
    "unknown-option",
    { on: "    layout: bare" },
  );
  return family.mistakes;
}

import { expect, test } from "vitest";
import { parse } from "yaml";
import { giveIds } from "../../renderer/translations/give-ids.ts";

const FILE = `# a page
blocks:
  - type: hero   # tall
    heading: A
  - type: hero
    id: hero-2

  -   heading: B
      type: "prose"
  - { type: hero, heading: C }
  - type: tabs
    items:
      - blocks:
          - type: prose
`;

test("an id stands behind the type, and nothing else of the file changes", () => {
  const paths = [
    ["blocks", 0],
    ["blocks", 2],
    ["blocks", 3],
    ["blocks", 4],
  ];
  const { text, ids } = giveIds(FILE, paths);
  expect(ids).toEqual(["hero", "prose", "hero-3", "tabs"]);
  expect(text).toBe(
    FILE.replace("# tall\n", "# tall\n    id: hero\n")
      .replace('"prose"\n', '"prose"\n      id: prose\n')
      .replace("{ type: hero,", "{ type: hero, id: hero-3,")
      .replace("- type: tabs\n", "- type: tabs\n    id: tabs\n"),
  );
  expect(parse(text).blocks.map(({ id }: { id: string }) => id)).toEqual([
    "hero",
    "hero-2",
    "prose",
    "hero-3",
    "tabs",
  ]);
});

test("a file without a line break at its end, and one of Windows, stay so", () => {
  expect(giveIds("blocks:\n  - type: hero", [["blocks", 0]]).text).toBe(
    "blocks:\n  - type: hero\n    id: hero",
  );
  expect(giveIds("blocks:\r\n  - type: hero\r\n", [["blocks", 0]]).text).toBe(
    "blocks:\r\n  - type: hero\r\n    id: hero\r\n",
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (block: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n${block}`;

const prose = (lines: string): string => `  - type: prose\n${lines}`;
const grid = (lines: string): string => `  - type: card-grid\n${lines}`;

type Case = [name: string, wrong: string, told: string, offered?: string];

it.each<Case>([
  [
    "a text, a list that stands further right",
    prose("    text: We do\n      - this\n      - that\n"),
    'pages/about.yaml:9:7 list-without-name «-» | A list starts here, but the line above it has a value already. | If it belongs to the text above, write "text: |" and the text from the next line on; if not, write the name of the list on a line of its own above it.',
    prose("    text: |\n      We do\n      - this\n      - that\n"),
  ],
  [
    "a text that ends with a colon, a list in the column of its name",
    prose("    text: We do these:\n    - this\n\n    - that\n"),
    'pages/about.yaml:9:5 list-without-name «-» | A list starts here, but the line above it has a value already. | If it belongs to the text above, write "text: |" and the text from the next line on; if not, write the name of the list on a line of its own above it.',
    prose("    text: |\n      We do these:\n      - this\n\n      - that\n"),
  ],
  [
    "a sentence with a colon below the name of a text",
    prose("    text:\n      We do these:\n      - this\n"),
    'pages/about.yaml:8:5 unmarked-text «text:» | The text of "text" has several lines, and no sign says that they are one. | Write "text: |".',
    prose("    text: |\n      We do these:\n      - this\n"),
  ],
  [
    "words on the line of a list",
    grid("    items: Our cards\n      - title: One\n      - title: Two\n"),
    'pages/about.yaml:9:7 list-without-name «-» | The list of "items" starts here, but words stand behind its name: "Our cards". | Delete them, or put them behind a name of their own.',
    grid("    items:\n      - title: One\n      - title: Two\n"),
  ],
  [
    "words on a line of their own",
    grid("    items:\n      Our cards\n      - title: One\n"),
    "pages/about.yaml:9:7 stray-text «Our cards» | These words stand above a list, where only its entries can stand. | Delete them, or put them behind a name of their own.",
  ],
  [
    "words on a line of their own above words",
    grid(
      "    items:\n      - title: One\n        tags:\n          Labels of it\n          - new\n          - old\n",
    ),
    "pages/about.yaml:11:11 stray-text «Labels of it» | These words stand above a list, where only its entries can stand. | Delete them, or put them behind a name of their own.",
  ],
  [
    "a name of its own",
    grid("    items:\n      cards:\n        - title: One\n        - title: Two\n"),
    'pages/about.yaml:9:7 wrong-type «cards:» | "items" must be a list, not a group of options. | The entries stand right below the name of the list: delete the line "cards:".',
    grid("    items:\n        - title: One\n        - title: Two\n"),
  ],
])("%s", async (_, wrong, expected, offered) => {
  const site = await mockSite({ "pages/about.yaml": page(wrong) });
  expect(told(site)).toEqual([expected]);
  const text = readFileSync(join(site.dir, "pages/about.yaml"), "utf8");
  const { offer } = site.problems[0]!;
  const edit = offer && { start: offer.range.start.offset, end: offer.range.end.offset, text: offer.text };
  expect(edit && applyEdits(text, [edit])).toBe(offered && page(offered));
});

it("a list whose name is lost is not taken for that of the name above", async () => {
  const site = await mockSite({ "pages/about.yaml": page(grid("    heading: Cards\n      - title: One\n")) });
  expect(told(site).join("\n")).not.toContain("stand behind its name");
});

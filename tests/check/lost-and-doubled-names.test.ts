import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";
import { expectTold } from "../support/told-page.ts";

afterAll(removeMockSites);

const head = "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n";

const lost = (name: string, opening: string): string =>
  `lost-line «${name}» | The line that opens what is indented here is missing above this line. | Write the line "${opening}" above it, in the column of its neighbours.`;

const grid = (lines: string): string => `${head}  - type: card-grid\n    heading: Cards\n${lines}`;
const rows = "      - title: One\n      - title: Two\n";

it.each<[name: string, wrong: string, told: string, meant: string]>([
  ["of the blocks", head.replace("blocks:\n", ""), `3:5 ${lost("type", "blocks:")}`, head],
  ["of the only list", grid(rows), `8:9 ${lost("title", "items:")}`, grid(`    items:\n${rows}`)],
  [
    "of buttons",
    `${head}      - label: Home\n        href: /\n`,
    `6:9 ${lost("label", "actions:")}`,
    `${head}    actions:\n      - label: Home\n        href: /\n`,
  ],
])("the name of a list is gone: %s", (_, wrong, expected, meant) => expectTold(wrong, expected, meant));

it("a list that is missing is not taken for the end of another, whose entries are in order", async () => {
  const site = await mockSite({
    "data/jobs.yaml":
      "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  contacts:\n    - ana\n    - ben\n",
  });
  expect(told(site).filter((one) => one.startsWith("data/"))).toEqual([
    'data/jobs.yaml:1:9 missing-field «data-engineer» | A row of jobs needs "skills".',
  ]);
});

const twice = (name: string, line: number, hint: string): string =>
  `duplicate-name «${name}» | "${name}" stands here a second time; the first is on line ${line}. | ${hint}`;
const GOES_ON = "If the entries below go on with the list above, delete this line.";
const ENTRY = "Keep one of the two; if another entry begins here, write its first line above.";

describe("a name stands there twice", () => {
  it.each<[name: string, wrong: string, told: string, meant?: string]>([
    [
      "above more blocks",
      `${head}\n# more\nblocks:\n  - type: prose\n    text: Words\n`,
      `8:1 ${twice("blocks", 3, GOES_ON)}`,
      `${head}\n# more\n  - type: prose\n    text: Words\n`,
    ],
    [
      "above more entries",
      grid(`    items:\n${rows}    items:\n      - title: Three\n`),
      `11:5 ${twice("items", 8, GOES_ON)}`,
      grid(`    items:\n${rows}      - title: Three\n`),
    ],
    [
      "above more entries, with something between",
      grid(`    items:\n${rows}    columns: 2\n    items:\n      - title: Three\n`),
      `12:5 ${twice("items", 8, ENTRY)}`,
    ],
    [
      "below the first line of another entry, which is gone",
      grid("    items:\n      - title: One\n        text: A\n        text: B\n"),
      `11:9 ${twice("text", 10, ENTRY)}`,
    ],
    [
      "with the same value",
      grid("    items:\n      - title: One\n        text: A\n        icon: star\n        text: A\n"),
      `12:9 ${twice("text", 10, "Keep one of the two.")}`,
      grid("    items:\n      - title: One\n        text: A\n        icon: star\n"),
    ],
    [
      "as the first one of another page",
      `${head}title: Home\n`,
      `6:1 ${twice("title", 1, "Keep one of the two; if another page begins here, put it into a file of its own.")}`,
    ],
  ])("%s", (_, wrong, expected, meant) => expectTold(wrong, expected, meant));
});

const menu = (entry: string): string =>
  `${head}    actions:\n      - label: Home\n        href: /\n      - ${entry}\n`;

it("the same name and value twice between braces are one too many", () =>
  expectTold(
    menu("{ label: About, href: /about, href: /about }"),
    `9:39 ${twice("href", 9, "Keep one of the two.")}`,
    menu("{ label: About, href: /about }"),
  ));

it("a group whose opening brace is lost gets it back; without its commas it is offered on lines of its own", async () => {
  await expectTold(
    menu("label: About, href: /about }"),
    '9:36 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "label:". | fix: «» { ',
    menu("{ label: About, href: /about }"),
  );
  await expectTold(
    menu("label: About href: /about }"),
    '9:22 two-on-a-line «href» | "href:" stands behind another value, so this line holds two. | Start a new line with "href:", in the same column.',
    menu("label: About\n        href: /about"),
  );
});

import { afterAll, describe, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { expectTold } from "../support/told-page.ts";

afterAll(removeMockSites);

const head = "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n";
const grid = (lines: string): string => `${head}  - type: card-grid\n${lines}`;

type Case = [name: string, wrong: string, told: string, meant?: string];

const beside = (name: string, list: string): string =>
  `moved-line «${name}» | "${name}" stands among the entries of "${list}", but belongs beside "${list}". | Write it behind the last entry, in the column of "${list}".`;

describe("an option that stands below the entries of a list", () => {
  const rows = "    items:\n      - title: One\n      - title: Two\n        text: Words\n";
  it.each<Case>([
    [
      "in the column of the last entry",
      grid(`${rows}        columns: 2\n`),
      `11:9 ${beside("columns", "items")}`,
      grid(`${rows}    columns: 2\n`),
    ],
    [
      "with another one",
      grid(`${rows}        heading: Cards\n        columns: 2\n`),
      `11:9 ${beside("heading", "items")}`,
      grid(`${rows}    heading: Cards\n    columns: 2\n`),
    ],
    [
      "in the column of the dashes",
      grid(`${rows}      columns: 2\n`),
      "11:7 wrong-indentation «columns» | This line is indented by 6 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
      grid(`${rows}    columns: 2\n`),
    ],
    [
      "between two entries",
      grid("    items:\n      - title: One\n      columns: 2\n      - title: Two\n\n"),
      `9:7 ${beside("columns", "items")}`,
      grid("    items:\n      - title: One\n      - title: Two\n    columns: 2\n\n"),
    ],
    [
      "that is a group, above another block",
      `${head}    actions:\n      - label: Home\n        href: /\n        image:\n          src: /images/team.svg\n          alt: We\n  - type: prose\n    text: Words\n`,
      `9:9 ${beside("image", "actions")}`,
      `${head}    actions:\n      - label: Home\n        href: /\n    image:\n      src: /images/team.svg\n      alt: We\n  - type: prose\n    text: Words\n`,
    ],
    [
      "of the page, below the last block",
      `${head}    index: false\n`,
      `6:5 ${beside("index", "blocks")}`,
      `${head}index: false\n`,
    ],
    [
      "but of the block above: one of its own that is too far right",
      grid(
        `    items:\n      - title: One\n  - type: card-grid\n    id: more\n      heading: More\n    items:\n      - title: Two\n`,
      ),
      "11:7 wrong-indentation «heading» | This line is indented by 6 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
      grid(
        `    items:\n      - title: One\n  - type: card-grid\n    id: more\n    heading: More\n    items:\n      - title: Two\n`,
      ),
    ],
    [
      "that nothing around it has either",
      grid(`${rows}        place: 2\n`),
      '11:9 unknown-option «place» | Entry 2 of "items" has no option "place". | Options: title, text, href, icon, tags, image, isNew.',
    ],
    [
      "that is there already",
      grid(`    columns: 2\n${rows}        columns: 2\n`),
      '12:9 unknown-option «columns» | Entry 2 of "items" has no option "columns". | Options: title, text, href, icon, tags, image, isNew.',
    ],
    [
      "but within an entry above others",
      grid("    items:\n      - title: One\n        columns: 2\n      - title: Two\n"),
      '9:9 unknown-option «columns» | Entry 1 of "items" has no option "columns". | Options: title, text, href, icon, tags, image, isNew.',
    ],
  ])("%s", (_, wrong, expected, meant) => expectTold(wrong, expected, meant));
});

const dash = (entry: string, isBelow = false): string =>
  `missing-dash «${/^[\w-]+(?=: )/.exec(entry)?.[0] ?? entry}» | A new entry starts here, but its dash is missing. | Write "- ${entry}"${isBelow ? ", and indent by two more spaces what else belongs to the entry" : ""}.`;

describe("entries without their dashes", () => {
  it.each<Case>([
    [
      "one of several lines, in the column of the dashes",
      grid(
        "    items:\n      - title: One\n        text: A\n      title: Two\n      text: B\n      - title: Three\n",
      ),
      `10:7 ${dash("title: Two", true)}`,
      grid(
        "    items:\n      - title: One\n        text: A\n      - title: Two\n        text: B\n      - title: Three\n",
      ),
    ],
    [
      "the last one, with a list in it",
      grid("    items:\n      - title: One\n      title: Two\n      tags:\n        - new\n"),
      `9:7 ${dash("title: Two", true)}`,
      grid("    items:\n      - title: One\n      - title: Two\n        tags:\n          - new\n"),
    ],
    [
      "all of them",
      grid("    items:\n      title: One\n      title: Two\n      title: Three\n"),
      `8:7 ${dash("title: One")}`,
      grid("    items:\n      - title: One\n      - title: Two\n      - title: Three\n"),
    ],
    [
      "all of them, of several lines",
      grid(
        "    items:\n      title: One\n      text: A\n\n      # The second\n      title: Two\n      text: B\n",
      ),
      `8:7 ${dash("title: One", true)}`,
      grid(
        "    items:\n      - title: One\n        text: A\n\n      # The second\n      - title: Two\n        text: B\n",
      ),
    ],
    [
      "one alone in the column of its list",
      `${head}    actions:\n    label: Home\n    href: /\n`,
      `7:5 ${dash("label: Home", true)}`,
      `${head}    actions:\n      - label: Home\n        href: /\n`,
    ],
    [
      "several in the column of their list, above another option",
      `${head}    actions:\n    label: Home\n    href: /\n    label: Jobs\n    href: /about\n    align: center\n`,
      `7:5 ${dash("label: Home", true)}`,
      `${head}    actions:\n      - label: Home\n        href: /\n      - label: Jobs\n        href: /about\n    align: center\n`,
    ],
    [
      "in braces",
      grid("    items:\n      { title: One }\n      { title: Two, text: B }\n"),
      `8:7 ${dash("{ title: One }")}`,
      grid("    items:\n      - { title: One }\n      - { title: Two, text: B }\n"),
    ],
    [
      "words in the column of their list",
      grid("    items:\n      - title: One\n        tags:\n        new\n        last chance\n"),
      `10:9 ${dash("new")}`,
      grid("    items:\n      - title: One\n        tags:\n          - new\n          - last chance\n"),
    ],
    [
      "words that are the one text of a group",
      grid("    items:\n      One\n      Two of three\n"),
      '8:7 wrong-type «One» | "items" must be a list, not the text "One Two of three". | Put a dash and a space in front of each line, as in: - { title: One }',
      grid("    items:\n      - { title: One }\n      - { title: Two of three }\n"),
    ],
  ])("%s", (_, wrong, expected, meant) => expectTold(wrong, expected, meant));
});

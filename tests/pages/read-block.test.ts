import { afterAll, describe, expect, it } from "vitest";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const page = (blocks: string): string => `title: Home\nblocks:\n${blocks}`;

const blocks: Record<string, [text: string, ...told: string[]]> = {
  "that is a text": [
    "  - hello\n",
    '3:5 not-a-block «hello» | Block 1 on this page is the text "hello", not a block. | A block starts with - type: and the name of a block type.',
  ],
  "that is a long text, of which 40 characters are shown": [
    "  - xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
    '3:5 not-a-block «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx» | Block 1 on this page is the text "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", not a block. | A block starts with - type: and the name of a block type.',
  ],
  "that is the name of a type": [
    "  - hero\n",
    '3:5 not-a-block «hero» | Block 1 on this page is the text "hero", not a block. | Write - type: hero',
  ],
  "that is empty": [
    "  -\n",
    "3:4 not-a-block «» | Block 1 on this page is empty, not a block. | A block starts with - type: and the name of a block type.",
  ],
  "that is a list": [
    "  - - hero\n    - prose\n",
    "3:5 not-a-block «- hero» | Block 1 on this page is a list, not a block. | A block starts with - type: and the name of a block type.",
  ],
  "that is no block where one is wanted": [
    "  - type: list\n    source: jobs\n    item: hero\n",
    '5:11 not-a-block «hero» | The block in "item" is the text "hero", not a block. | Write { type: hero }',
  ],
  "without a type": [
    "  - heading: Home\n    text: x\n",
    "3:5 missing-type «heading» | Block 1 on this page has no type. | Its first line says what it is; these options are of - type: hero. Block types: body, card-grid, hero, list, notice, prose, section.",
  ],
  "without anything": [
    "  - {}\n",
    "3:5 missing-type «{}» | Block 1 on this page has no type. | Its first line says what it is: - type: hero. Block types: body, card-grid, hero, list, notice, prose, section.",
  ],
  "with a misspelt type": [
    "  - heading: x\n    typ: hero\n",
    '4:5 unknown-option «typ» | Block 1 on this page has "typ" where its type should be. | Did you mean "type"? | type',
  ],
  "keyed by its type": [
    "  - hero:\n      heading: Home\n",
    "3:5 missing-type «hero» | Block 1 on this page has no type. | A block starts with - type: hero, and its options stand below, in the same column as type.",
  ],
  "with its type among its options": [
    "  - hero:\n    heading: Home\n",
    "3:5 missing-type «hero» | Block 1 on this page has no type. | A block starts with - type: hero, and its options stand below, in the same column as type.",
  ],
  "below a name of its own": [
    "  - block: { type: hero, heading: Home }\n",
    '3:5 missing-type «block» | Block 1 on this page stands below "block", which a list of blocks does not have. | Leave "block:" out, and write the block behind the dash.',
  ],
  "below a name of its own, over several lines": [
    "  - component:\n        type: prose\n        text: |\n          One.\n\n          Two.\n",
    '3:5 missing-type «component» | Block 1 on this page stands below "component", which a list of blocks does not have. | Leave "component:" out, and write the block behind the dash.',
  ],
  "keyed by what is no type": [
    "  - hera:\n      heading: Home\n",
    "3:5 missing-type «hera» | Block 1 on this page has no type. | Its first line says what it is: - type: hero. Block types: body, card-grid, hero, list, notice, prose, section.",
  ],
  "with an empty type": [
    "  - type:\n    heading: Home\n",
    "3:5 missing-type «type» | Block 1 on this page has no type. | Block types: body, card-grid, hero, list, notice, prose, section.",
  ],
  "with an empty type in quotation marks": [
    '  - type: ""\n',
    "3:5 missing-type «type» | Block 1 on this page has no type. | Block types: body, card-grid, hero, list, notice, prose, section.",
  ],
  "with a list of types": [
    "  - type: [hero]\n",
    "3:11 missing-type «[hero]» | Block 1 on this page has no type. | Its type stands without brackets: type: hero",
  ],
  "of a misspelt type": [
    "  - type: heroo\n",
    '3:11 unknown-block-type «heroo» | Block 1 on this page has type "heroo", which is not a block type of this site. | Did you mean "hero"? Block types: body, card-grid, hero, list, notice, prose, section. | hero',
  ],
  "of an unknown type": [
    "  - type: carousel\n",
    '3:11 unknown-block-type «carousel» | Block 1 on this page has type "carousel", which is not a block type of this site. | Block types: body, card-grid, hero, list, notice, prose, section.',
  ],
  "that marks the place of a page": [
    "  - type: page\n",
    '3:11 unknown-block-type «page» | Block 1 on this page has type "page", which marks the place of the page\'s own blocks and is possible only in a layout. | Only the list of blocks of a file whose name begins with _ has it: rename the file, or remove the block.',
  ],
  "in a block": [
    "  - type: section\n    blocks:\n      - type: proze\n        text: x\n      - text: y\n",
    '5:15 unknown-block-type «proze» | Block 1 in "blocks" has type "proze", which is not a block type of this site. | Did you mean "prose"? Block types: body, card-grid, hero, list, notice, prose, section. | prose',
    '7:9 missing-type «text» | Block 2 in "blocks" has no type. | Its first line says what it is; these options are of - type: prose. Block types: body, card-grid, hero, list, notice, prose, section.',
  ],
  "in an item": [
    "  - type: list\n    source: jobs\n    item:\n      type: heroo\n",
    '6:13 unknown-block-type «heroo» | The block in "item" has type "heroo", which is not a block type of this site. | Did you mean "hero"? Block types: body, card-grid, hero, list, notice, prose, section. | hero',
  ],
  "with a fault of YAML": [
    "  - type: *x\n    heading: A\n  - *y\n",
    "3:11 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    "5:5 yaml-alias «*y» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
  ],
};
const options: Record<string, [text: string, ...told: string[]]> = {
  "an id that starts with a digit": [
    "    id: 1st part\n",
    '5:9 wrong-format «1st part» | "id" cannot be "1st part". | Start with a letter from a to z; then such letters, digits and hyphens, without spaces.',
  ],
  "an id of 80 characters": [
    "    id: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
  ],
  "an id of 81 characters": [
    "    id: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
    '5:9 too-long «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx» | "id" has 81 characters; at most 80 fit. | Shorten the text.',
  ],
  "a list as id": ["    id: [a]\n", '5:9 wrong-type «[a]» | "id" must be a text, not a list. | Write a'],
  "a binding as id": [
    '    id: "${sit.x}"\n',
    '5:12 bad-binding «sit» | "sit" is nothing that a binding can start with. | Did you mean "site"?',
  ],
  "a misspelt and an unknown option": [
    "    txt: A\n    colour: red\n",
    '5:5 unknown-option «txt» | The hero block has no option "txt". | Did you mean "text"? | text',
    '6:5 unknown-option «colour» | The hero block has no option "colour". | Colours, fonts and spaces are those of the whole site, in data/theme.yaml: delete the line.',
  ],
  "options of a query in a block without one": [
    "    source: jobs\n    item: {}\n",
    '5:5 unknown-option «source» | The hero block has no options "source" or "item". | Options: heading, text, align, actions, image, id.',
  ],
  "a dollar sign without braces": [
    "    text: Hi $site.brand there\n",
    '5:14 bad-binding «$site.brand» | "$site.brand" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${site.brand} | ${site.brand}',
  ],
  "braces without a dollar sign": [
    "    text: '{page.title} and {page.title}'\n",
    '5:12 bad-binding «{page.title}» | "{page.title}" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${page.title}',
  ],
  "two braces": [
    "    text: Hi {{ site.brand }} there\n",
    '5:14 bad-binding «{{ site.brand }}» | "{{ site.brand }}" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${site.brand} | ${site.brand}',
  ],
  "a half binding on a second line": [
    '    text: "say\n      {site.brand}"\n',
    '6:7 bad-binding «{site.brand}» | "{site.brand}" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${site.brand} | ${site.brand}',
  ],
  "a half binding that is written with an escape": [
    '    text: "\\u0024item.title"\n',
    '5:11 bad-binding «"\\u0024item.title"» | "$item.title" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${item.title}',
  ],
  "a half binding whose text stands further down as well": [
    '    text: "\\u0024item.title"\n  - type: prose\n    text: "${site.brand}: \\u0024item.title, $item.title"\n',
    '5:11 bad-binding «"\\u0024item.title"» | "$item.title" is shown to visitors as it is written. | The same holds in 1 more place. A binding is written with a dollar sign and braces: ${item.title}',
  ],
};
const kinds: Record<string, [text: string, ...told: string[]]> = {
  icons: [
    '  - type: card-grid\n    items:\n      - { title: A, icon: arrow-rigth }\n      - { title: B, icon: zebra }\n      - { title: C, icon: arrow-right }\n      - { title: D, icon: "${site.brand}" }\n',
    '5:27 unknown-icon «arrow-rigth» | There is no icon "arrow-rigth". | Did you mean "arrow-right"? | arrow-right',
    '6:27 unknown-icon «zebra» | There is no icon "zebra". | All icons are shown by name at /__blocks while npm start runs.',
  ],
  "a misspelt field": [
    "  - type: list\n    filter: departmnt\n    source: jobs\n    item: { type: hero, heading: A }\n",
    '4:13 unknown-field «departmnt» | A row of jobs has no field "departmnt". | Did you mean "department"? | department',
  ],
  "an unknown field": [
    "  - type: list\n    filter: colour\n    source: team\n    item: { type: hero, heading: A }\n",
    '4:13 unknown-field «colour» | A row of team has no field "colour". | Fields: id, name, photo, profile.',
  ],
  "a field": [
    "  - type: list\n    filter: department\n    source: jobs\n    item: { type: hero, heading: A }\n",
  ],
  "a field of rows that are not known": [
    "  - type: list\n    filter: colour\n    source: events\n    item: { type: hero, heading: A }\n",
  ],
};

describe("a block", () => {
  it.each(Object.entries(blocks))("%s", (_, [text, ...told]) => {
    expect(readMockPage(page(text), environment).told).toEqual(told);
  });
});

describe("an option", () => {
  const hero = "  - type: hero\n    heading: Home\n";
  it.each(Object.entries(options))("%s", (_, [text, ...told]) => {
    expect(readMockPage(page(`${hero}${text}`), environment).told).toEqual(told);
  });
  it.each(Object.entries(kinds))("%s", (_, [text, ...told]) => {
    expect(readMockPage(page(text), environment).told).toEqual(told);
  });
});

it.each([
  ["block: { type: hero, heading: Home }", "{ type: hero, heading: Home }"],
  [
    "component:\n        type: prose\n        text: |\n          One.\n\n          Two.",
    "type: prose\n    text: |\n      One.\n\n      Two.",
  ],
])("a block below a name of its own is offered without it: %j", (written, offered) => {
  const { page: read } = readMockPage(page(`  - ${written}\n`), environment);
  expect(read.problems[0]!.offer!.text).toBe(offered);
});

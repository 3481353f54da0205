import { afterAll, describe, expect, it } from "vitest";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const hero = "blocks:\n  - type: hero\n    heading: Home\n";
const home = (lines: string): string => `title: Home\n${lines}${hero}`;

const files: Record<string, [text: string, ...told: string[]]> = {
  "is no list": [
    "- type: hero\n",
    "1:1 not-a-page «- type: hero» | A page is a group of keys such as title and blocks; this file holds a list. | Write blocks: above the list, and title: above that.",
  ],
  "is no single text": [
    "Hello there\nyou\n",
    "1:1 not-a-page «Hello there» | A page is a group of keys such as title and blocks; this file holds a single text. | Start with title: and blocks:.",
  ],
  "is not empty": [
    "",
    "1:1 empty-file «» | pages/index.yaml is empty. | Write a title and blocks, or delete the file.",
  ],
  "is more than a comment": [
    "# nothing yet\n",
    "1:1 empty-file «» | pages/index.yaml is empty. | Write a title and blocks, or delete the file.",
  ],
  "needs a title": [
    "blocks:\n  - type: hero\n    heading: Home\n",
    '1:1 missing-option «blocks» | A page needs "title": Title of the page: shown in the browser\'s tab, in search results and when the page is shared.',
  ],
  "needs blocks": [
    "title: Home\n",
    '1:1 missing-option «title» | A page needs "blocks": The blocks of the page, in the order in which they appear.',
  ],
  "needs both, told at once": [
    "description: Home.\n",
    '1:1 missing-option «description» | A page needs "title" and "blocks".',
  ],
  "is told a misspelt title once": [
    "titel: Home\nblocks:\n  - type: hero\n    heading: Home\n",
    '1:1 unknown-option «titel» | A page has no key "titel". | Did you mean "title"? | title',
  ],
  "is told misspelt blocks once": [
    "title: Home\nbloks:\n  - type: hero\n    heading: Home\n",
    '2:1 unknown-option «bloks» | A page has no key "bloks". | Did you mean "blocks"? | blocks',
  ],
  "that holds no key at all lacks both at its start": [
    "{}\n",
    '1:1 missing-option «» | A page needs "title" and "blocks".',
  ],
  "has its problems in the order of the file": [
    'title: "${sit.x}"\nblocks:\n  - type: heroo\ndescription: "${pag.x}"\ncolour: a\n',
    '1:11 bad-binding «sit» | "sit" is nothing that a binding can start with. | Did you mean "site"?',
    '3:11 unknown-block-type «heroo» | Block 1 on this page has type "heroo", which is not a block type of this site. | Did you mean "hero"? Block types: body, card-grid, hero, list, notice, prose, section. | hero',
    '4:17 bad-binding «pag» | "pag" is nothing that a binding can start with. | Did you mean "page"?',
    '5:1 unknown-option «colour» | A page has no key "colour". | Options: title, description, image, layout, each, where, sort, limit, redirect, aliases, index, blocks and 4 more.',
  ],
  "with a fault of YAML is not measured there as well": [
    "title: *x\nblocks:\n  - type: hero\n    heading: Home\n",
    '1:8 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*x"',
  ],
  "whose file name has a field in brackets may speak of any row": [
    'title: "${item.title}"\nblocks:\n  - type: hero\n    heading: Home\n',
    '1:11 bad-binding «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
};
const keys: Record<string, [text: string, ...told: string[]]> = {
  "has no other key": [
    "colour: red\n",
    '2:1 unknown-option «colour» | A page has no key "colour". | Options: title, description, image, layout, each, where, sort, limit, redirect, aliases, index, blocks and 4 more.',
  ],
  "keys of other systems": [
    "slug: visit-us\ndate: 2026-04-01\n",
    '2:1 unknown-option «slug» | A page has no key "slug". | The address of a page is that of its file: pages/company/about.yaml is /company/about. Further addresses go into aliases.',
    '3:1 unknown-option «date» | A page has no key "date". | A page has no such thing; what many pages have in common is a field of the rows that they are made from (each).',
  ],
  "has an empty description": [
    "description:\n",
    '2:1 empty-value «description» | "description" has no value. | Write it after the colon, or remove the line. One or two sentences for search results and shared links.',
  ],
  "has no number of aliases but 1 to 50": [
    "aliases: []\n",
    '2:1 wrong-count «aliases» | "aliases" must have from 1 to 50 entries; this page has none.',
  ],
  "has no single text as aliases": [
    "aliases: /a\n",
    '2:10 wrong-type «/a» | "aliases" must be a list, not the text "/a". | Write [/a]',
  ],
  "has an alias twice": [
    "aliases: [/a, /a]\n",
    '2:15 repeated-entry «/a» | "aliases" has this entry twice. | Remove one of the two.',
  ],
  "says index with true or false": [
    "index: no\n",
    '2:8 wrong-type «no» | "index" must be true or false, not the text "no". | Write false',
  ],
  "names a layout without underscore": [
    "layout: _wide\n",
    '2:9 wrong-format «_wide» | "layout" cannot be "_wide". | Write "wide": letters from a to z, digits and hyphens, without accents and spaces.',
  ],
  "chooses rows without each": [
    "where: { department: Data }\nsort: year\nlimit: 3\n",
    '2:1 missing-option «where» | "where" chooses rows, but this page has no "each". | Add each: with the name of a collection, or remove the line.',
    '3:1 missing-option «sort» | "sort" chooses rows, but this page has no "each". | Add each: with the name of a collection, or remove the line.',
    '4:1 missing-option «limit» | "limit" chooses rows, but this page has no "each". | Add each: with the name of a collection, or remove the line.',
  ],
  "has no item without each": [
    'description: "${item.title}"\n',
    '2:17 bad-binding «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
  "has a description of 320 characters": [
    "description: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
  ],
};
const rows: Record<string, [text: string, ...told: string[]]> = {
  "of a misspelt collection": [
    'title: "${item.title}"\neach: job\nblocks:\n  - type: hero\n    heading: Home\n',
    '2:7 unknown-collection «job» | "each" names data/job.yaml, which does not exist. | Did you mean "jobs"? | jobs',
  ],
  "of a collection of no such name": [
    'title: "${item.title}"\neach: houses\nblocks:\n  - type: hero\n    heading: Home\n',
    '2:7 unknown-collection «houses» | "each" names data/houses.yaml, which does not exist. | Data files: jobs, team, events.',
  ],
  "of a list": [
    "title: Home\neach: [jobs]\nblocks:\n  - type: hero\n    heading: Home\n",
    '2:7 wrong-type «[jobs]» | "each" must be a text, not a list. | Write jobs',
  ],
  "of nothing, which is told once": [
    "title: Home\neach:\nblocks:\n  - type: hero\n    heading: Home\n",
    '2:1 empty-value «each» | "each" has no value. | Write it after the colon, or remove the line. Name of a collection in data/: the file makes one page for each of its rows.',
  ],
  "with unknown fields": [
    'title: Home\ndescription: "${item.titel}"\neach: jobs\nwhere: { departmnt: Data }\nsort: -yaer\nlimit: 0\nblocks:\n  - type: hero\n    heading: Home\n',
    '2:22 bad-binding «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
    '4:10 unknown-field «departmnt» | A row of jobs has no field "departmnt". | Did you mean "department"? | department',
    '5:8 unknown-field «yaer» | A row of jobs has no field "yaer". | Did you mean "year"? | year',
    '6:8 out-of-range «0» | "limit" must be from 1 to 10000; this page has 0. | How many rows at most.',
  ],
  "without another row around them": [
    'title: Home\ndescription: "${outer.title}"\neach: jobs\nblocks:\n  - type: hero\n    heading: Home\n',
    '2:17 bad-binding «outer» | There is no outer row here that "outer" could mean. | It can be used inside item: of a query that stands in another one\'s item:, or on a page with each:.',
  ],
  "whose schema cannot be read": [
    'title: "${item.any}"\neach: events\nwhere: { a: b }\nblocks:\n  - type: hero\n    heading: Home\n',
  ],
  "chosen by no field": [
    "title: Home\neach: jobs\nwhere: department\nblocks:\n  - type: hero\n    heading: Home\n",
    '3:8 wrong-type «department» | "where" must name a field and the value it must have. | For example where: { department: Data }.',
  ],
};
const redirects: Record<string, [text: string, ...told: string[]]> = {
  "has no content": [
    "redirect: /about\ntitle: A\ndescription: B\nimage: { src: /a.svg, alt: A }\nblocks:\n  - type: hero\n    heading: Home\n",
    '1:1 redirect-with-content «redirect» | A page that redirects shows nothing, so it has no "title", "description", "image" and "blocks". | Remove it, or remove "redirect".',
  ],
  "has no title": [
    "redirect: /about\ntitle: A\n",
    '2:1 redirect-with-content «title» | A page that redirects shows nothing, so it has no "title". | Remove it, or remove "redirect".',
  ],
  "leads to an address": [
    "redirect: about\n",
    '1:11 bad-link «about» | "about" is not an address. | A page of this site starts with a slash, another site with https://, a mail address with mailto:.',
  ],
  "is known by the name that another system has for it": [
    "redirect_to: /about\n",
    '1:1 unknown-option «redirect_to» | A page has no key "redirect_to". | Did you mean "redirect"? | redirect',
  ],
  "needs neither title nor blocks": ["redirect: /about\nindex: false\n"],
};
const layouts: Record<string, [text: string, ...told: string[]]> = {
  "says where a page goes": [
    "blocks:\n  - type: hero\n    heading: Home\n",
    "1:1 missing-page-slot «blocks» | This layout does not say where the blocks of a page go. | Write - type: page once, between the header and the footer.",
  ],
  "has misspelt it, which is one mistake": [
    "blocks:\n  - type: hero\n    heading: Home\n  - type: pages\n",
    '4:11 unknown-block-type «pages» | Block 2 of this layout has type "pages", which is not a block type of this site. | Did you mean "page"? Block types: body, card-grid, hero, list, notice, prose, section. | page',
  ],
  "says so once": [
    "blocks:\n  - type: page\n  - type: page\n",
    "3:5 missing-page-slot «type: page» | This layout has more than one place for the blocks of a page. | Keep one of them, between the header and the footer.",
  ],
  "says so beside blocks that are wrong": [
    "blocks:\n  - type: page\n  - text\n  - [a]\n",
    '3:5 not-a-block «text» | Block 2 of this layout is the text "text", not a block. | A block starts with - type: and the name of a block type.',
    "4:5 not-a-block «[a]» | Block 3 of this layout is a list, not a block. | A block starts with - type: and the name of a block type.",
  ],
  "says so at the top alone": [
    "blocks:\n  - type: page\n  - type: section\n    blocks:\n      - type: page\n",
    '5:15 unknown-block-type «page» | Block 1 in "blocks" has type "page", which marks the place of the page\'s own blocks and is possible only in a layout. | Only the list of blocks of a file whose name begins with _ has it: rename the file, or remove the block.',
  ],
  "has blocks": [
    "{}\n",
    '1:1 missing-option «» | A layout needs "blocks": The blocks around every page; - type: page marks where the page\'s own blocks go.',
  ],
  "has nothing else": [
    "title: A\nwhere: { a: b }\nredirect: /about\nblocks:\n  - type: page\n",
    '1:1 unknown-option «title» | A layout has no key "title". | Options: blocks, defaults.',
    '2:1 unknown-option «where» | A layout has no key "where". | Options: blocks, defaults.',
    '3:1 unknown-option «redirect» | A layout has no key "redirect". | Options: blocks, defaults.',
  ],
  "has no row": [
    'blocks:\n  - type: page\n  - type: prose\n    text: "${item.title}"\n',
    '4:14 bad-binding «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
};

describe("a page", () => {
  it.each(Object.entries(files))("%s", (_, [text, ...told]) => {
    expect(readMockPage(text, environment).told).toEqual(told);
  });
  it.each(Object.entries(keys))("%s", (_, [text, ...told]) => {
    expect(readMockPage(home(text), environment).told).toEqual(told);
  });
});

describe("a page of rows", () => {
  it.each(Object.entries(rows))("%s", (_, [text, ...told]) => {
    expect(readMockPage(text, environment, "pages/jobs/[slug].yaml").told).toEqual(told);
  });
});

describe("a page that redirects", () => {
  it.each(Object.entries(redirects))("%s", (_, [text, ...told]) => {
    expect(readMockPage(text, environment).told).toEqual(told);
  });
});

describe("a layout", () => {
  it.each(Object.entries(layouts))("%s", (_, [text, ...told]) => {
    expect(readMockPage(text, environment, "pages/_layout.yaml").told).toEqual(told);
  });
});

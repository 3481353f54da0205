import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment(["jobs", "team"], {
  "blocks/photos/schema.json": JSON.stringify({
    title: "Photos",
    description: "Photos.",
    type: "object",
    additionalProperties: false,
    "x-names": ["accordion"],
    "x-source": "items",
    properties: {
      look: { enum: ["row", "cells"], default: "row", description: "How they stand." },
      filters: { type: "array", items: { type: "string" }, description: "What can be chosen." },
      notes: { type: "array", items: { type: "string" }, description: "Remarks." },
      actions: { $ref: "../../renderer/schema/common.json#/definitions/actions" },
      items: {
        description: "The photos.",
        type: "array",
        items: {
          description: "One photo.",
          type: "object",
          additionalProperties: false,
          required: ["image"],
          properties: {
            image: { $ref: "../../renderer/schema/common.json#/definitions/image" },
            caption: { type: "string", description: "Words below it." },
          },
        },
      },
    },
  }),
  "blocks/photos/view.tsx": "export default () => null;\n",
  "blocks/faq/schema.json": JSON.stringify({
    title: "Questions",
    description: "Questions.",
    type: "object",
    additionalProperties: false,
    "x-names": ["accordion"],
    "x-source": "items",
    required: ["title"],
    properties: {
      title: { type: "string", description: "Their heading." },
      items: {
        description: "The questions.",
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["question", "answer"],
          properties: {
            question: { type: "string", description: "The question." },
            answer: { type: "string", description: "The answer." },
          },
        },
      },
    },
  }),
  "blocks/faq/view.tsx": "export default () => null;\n",
  "blocks/film/schema.json": JSON.stringify({
    title: "Film",
    description: "A film.",
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: {
      heading: { type: "string", description: "Its heading." },
      text: { type: "string", description: "What it is about." },
      address: { type: "string", description: "Its address." },
    },
  }),
  "blocks/film/view.tsx": "export default () => null;\n",
});

const HEAD = "title: Home\nblocks:\n";
const HERO = "  - type: hero\n    heading: Home\n";

/** What is told of blocks, without their line and code. */
const told = (blocks: string): string[] =>
  readMockPage(HEAD + blocks, environment).told.map((line) => line.replace(/^[^|]*\| /s, ""));

/** The blocks with the correction of the only problem taken, and what is told then. */
function corrected(blocks: string): { text: string | undefined; left: string[] } {
  const text = HEAD + blocks;
  const [problem, ...more] = readMockPage(text, environment).page.problems;
  const edit = problem?.fix ?? problem?.offer;
  if (!edit || more.length > 0) return { text: undefined, left: told(blocks) };
  const { start, end } = edit.range;
  const put = applyEdits(text, [{ start: start.offset, end: end.offset, text: edit.text }]);
  return { text: put.slice(HEAD.length), left: readMockPage(put, environment).told };
}

describe("a list under the name of what stands in it", () => {
  const photo = "      - image: { src: /a.jpg, alt: A }\n";
  it.each(["photos", "images", "logos", "pictures_list"])("is the list of its block: %s", (name) => {
    expect(corrected(`  - type: photos\n    ${name}:\n${photo}`)).toEqual({
      text: `  - type: photos\n    items:\n${photo}`,
      left: [],
    });
  });
  it.each<[string, string]>([
    ["an option of another list says whose it is", "    calls:\n      - { label: A, href: /about }\n"],
    ["one value is no list", "    photos: a\n"],
    ["an empty one says nothing", "    photos: []\n"],
    ["the list is there", `    items:\n${photo}    photos:\n${photo}`],
    ["rows fill it", `    source: jobs\n    item: { caption: A }\n    photos:\n${photo}`],
  ])("is not where %s", (_, options) => {
    expect(told(`  - type: photos\n${options}`).join()).not.toContain('"items"?');
  });
  it("is told by its right name where a slip in another option of its kind is nearer", () => {
    expect(told('  - type: photos\n    ntoes: ["a"]\n')[0]).toContain('Did you mean "notes"?');
  });
});

describe("a button of another tool", () => {
  const ask = "    actions: [{ label: Ask us, href: /about }]\n";
  it.each<[string, string]>([
    ["its words and its address", "    button: Ask us\n    link: /about\n"],
    ["the address first", "    url: /about\n    cta: Ask us\n"],
    ["names of two words", "    buttonText: Ask us\n    buttonUrl: /about\n"],
    ["names with a line", "    cta_label: Ask us\n    cta_link: /about\n"],
    ["a group", "    cta: { text: Ask us, url: /about }\n"],
    ["the first of two", "    primaryButtonText: Ask us\n    primaryButtonLink: /about\n"],
    ["a group for the first of two", "    primary_cta: { text: Ask us, url: /about }\n"],
    ["a group on lines", "    button:\n      title: Ask us\n      link: /about\n"],
  ])("%s", (_, written) => {
    expect(corrected(HERO + written)).toEqual({ text: HERO + ask, left: [] });
  });
  it("and a second one", () => {
    const two =
      "    actions: [{ label: Ask us, href: /about }, { label: See, href: /about, look: secondary }]\n";
    for (const written of [
      "    primaryCta: { text: Ask us, url: /about }\n    secondaryCta: { text: See, url: /about }\n",
      "    secondaryButton: { label: See, href: /about }\n    primaryButton: { label: Ask us, href: /about }\n",
      "    buttonText: Ask us\n    buttonLink: /about\n    secondaryButtonText: See\n    secondaryButtonLink: /about\n",
    ])
      expect(corrected(HERO + written)).toEqual({ text: HERO + two, left: [] });
  });
  it("is offered where nothing stands between its parts alone", () => {
    expect(corrected(`${HERO}    button: Ask us\n    align: start\n    link: /about\n`)).toEqual({
      text: undefined,
      left: ['The hero block has no option "button". | Write "actions: [{ label: Ask us, href: /about }]".'],
    });
  });
  it.each<[string, string]>([
    ["words alone", "    button: Ask us\n"],
    ["an address alone", "    link: /about\n"],
    ["two addresses", "    link: /about\n    url: /about\n"],
    ["beside buttons", `${ask}    button: Ask us\n    link: /about\n`],
    ["a group with more", "    cta: { text: Ask us, url: /about, colour: red }\n"],
  ])("is not guessed from %s", (_, written) => {
    expect(told(HERO + written).join()).not.toContain("Write");
  });
});

describe("a word that says the same as several names is meant as one that takes its value", () => {
  const photo = "      - image: { src: /a.jpg, alt: A }\n";
  it.each<[string, string, string]>([
    ["entries of the block's own list, and no buttons", `    links:\n${photo}`, `    items:\n${photo}`],
    [
      "buttons",
      "    links:\n      - { label: A, href: /about }\n",
      "    actions:\n      - { label: A, href: /about }\n",
    ],
    ["a list, and no condition", "    filter:\n      - Red\n", "    filters:\n      - Red\n"],
    [
      "a condition, and no list",
      "    source: jobs\n    item: { caption: A, image: { src: /a.jpg, alt: A } }\n    filter: { department: Data }\n",
      "    source: jobs\n    item: { caption: A, image: { src: /a.jpg, alt: A } }\n    where: { department: Data }\n",
    ],
  ])("%s", (_, wrong, right) => {
    expect(corrected(`  - type: photos\n${wrong}`)).toMatchObject({ text: `  - type: photos\n${right}` });
  });

  it("a key of a page by another word is not missing as well", () => {
    const { told: said } = readMockPage(`title: Home\nbloques:\n${HERO}`, environment);
    expect(said).toEqual([expect.stringContaining('Did you mean "blocks"?')]);
  });
});

describe("names that nothing is known of", () => {
  it("are all named, on lines below one another or apart", () => {
    const both = 'The hero block has no options "css" or "zoom".';
    expect(told(`${HERO}    css: a\n    zoom: b\n`)[0]).toContain(both);
    expect(told(`  - type: hero\n    css: a\n    heading: A\n    zoom: b\n`)[0]).toContain(both);
    expect(told(`${HERO}    css: a\n    zoom: b\n    lat: 1\n    lng: 2\n`)[0]).toContain(
      'no options "css", "zoom", "lat" or "lng".',
    );
  });
  it("hide none that is known by another word", () => {
    const lines = told(`${HERO}    css: a\n    subtitle: b\n    zoom: c\n`);
    expect(lines).toEqual([
      expect.stringContaining('no options "css" or "zoom".'),
      expect.stringContaining('Did you mean "text"?'),
    ]);
  });
});

it("takes a picture by its name alone for one that is to lie in public/images", () => {
  for (const name of ["kids.jpg", "C:\\pictures\\kids.jpg", "../assets/kids.jpg", "images/kids.jpg"])
    expect(told(`${HERO}    image: ${name}\n`)[0]).toContain("Write { src: /images/kids.jpg, alt: … }");
  expect(told(`${HERO}    image: kids\n`)[0]).not.toContain("Write");
  expect(told("  - type: photos\n    items:\n      - kids.jpg\n")[0]).toContain(
    "Write { image: { src: /images/kids.jpg, alt: … } }",
  );
});

it("goes by the entries of a block where several types are called so", () => {
  const entries = "      - { question: Why?, answer: So. }\n";
  expect(told(`  - type: accordion\n    heading: A\n    items:\n${entries}`)[0]).toContain(
    'Did you mean "faq"?',
  );
  expect(told("  - type: accordion\n    items:\n      - caption: A\n")[0]).toContain(
    'Did you mean "photos"?',
  );
});

describe("a word for an option that may be left out", () => {
  const film = (lines: string): string => told(`  - type: film\n${lines}`).join("\n");
  it("is told where what is missing stands there under another word", () => {
    const said = film("    title: First\n    body: Words\n");
    expect(said).toContain('no option "title". | Did you mean "heading"?');
    expect(said).toContain('no option "body". | Did you mean "text"?');
  });
  it("is told for an address, whatever is missing", () => {
    expect(film("    url: https://films.example/1\n")).toContain('Did you mean "address"?');
    expect(film("    url: Words\n")).not.toContain('Did you mean "address"?');
  });
  it("is not told where it may as well be what is missing", () => {
    expect(film("    title: First\n")).not.toContain('Did you mean "heading"?');
  });
});

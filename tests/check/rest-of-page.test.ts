import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Files, highlighted, mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const PAGE = [
  "title: Roofs",
  "description: What Roofs is.",
  "blocks:",
  "  - type: hero",
  "    id: top-of-it",
  "    heading: Roofs",
  "    actions: [{ label: Talk, href: /abuot }]",
  "  - type: prose",
  "    text: Read [who we are](/abuot) first.",
  "  - type: card-grid",
  "    heading: What we do",
  "    columns: 2",
  "    items:",
  "      - title: Slate",
  "        href: /nowhere-near",
  "      - title: Tin",
  "        href: /about#taem",
];
const LINKS = ["7 broken-link", "9 broken-link", "15 broken-link", "17 broken-anchor"];

/** Line and code of what is told of the page, some of whose lines, counted from 1, are others. */
async function toldWith(
  changed: Readonly<Record<number, string | null>>,
  more: Files = {},
): Promise<string[]> {
  const lines = PAGE.flatMap((line, index) => {
    const other = changed[index + 1];
    return other === undefined ? [line] : other === null ? [] : [other];
  });
  const site = await mockSite({ "pages/roofs.yaml": `${lines.join("\n")}\n`, ...more });
  return site.problems
    .filter(({ file }) => file === "pages/roofs.yaml")
    .map(({ range, code }) => `${range.start.line} ${code}`);
}

describe("a mistake on a page hides no link of it", () => {
  it.each<[name: string, changed: Record<number, string | null>, told: string[]]>([
    ["nothing else is wrong", {}, LINKS],
    ["an option is misspelt", { 11: "    haeding: What we do" }, [...LINKS, "11 unknown-option"]],
    ["a colon is lost above all of them", { 6: "    heading Roofs" }, [...LINKS, "6 missing-colon"]],
    ["the first block has spaces for its dash", { 4: "    type: hero" }, [...LINKS, "4 missing-dash"]],
    ["a block is of no known type", { 10: "  - type: card-gird" }, [...LINKS, "10 unknown-block-type"]],
    ["a value is none of those that are known", { 12: "    columns: 9" }, [...LINKS, "12 out-of-range"]],
    ["a binding names nothing", { 14: '      - title: "${site.brnad}"' }, [...LINKS, "14 bad-binding"]],
    [
      "the page has no title",
      { 1: "image: { src: /images/team.svg, alt: The team }" },
      [...LINKS, "1 missing-option"],
    ],
  ])("when %s", async (_, changed, told) => {
    const order = told.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    expect(await toldWith(changed)).toEqual(order);
  });

  it.each<[name: string, changed: Record<number, string | null>, told: string[]]>([
    [
      "an id that stands twice",
      { 8: "  - type: prose\n    id: top-of-it", 9: "    text: First." },
      ["8 duplicate-id", "8 unknown-option"],
    ],
    ["a second main heading", { 9: "    text: |\n      # Of slate" }, ["8 unknown-option", "9 second-h1"]],
    [
      "a heading too deep",
      { 9: "    text: |\n      #### Of slate" },
      ["8 unknown-option", "9 skipped-heading"],
    ],
    [
      "a link to a place that is not there",
      { 9: "    text: See [the top](#topp-of-it)." },
      ["8 unknown-option", "9 broken-anchor"],
    ],
  ])("nor %s", async (_, changed, told) => {
    const page = [
      ...PAGE.slice(0, 7),
      ...PAGE.slice(7, 9),
      "  - type: list",
      "    itmes: [{ title: Slate }]",
    ];
    const lines = page
      .with(6, "    actions: [{ label: Talk, href: /about }]")
      .map((line, at) => changed[at + 1] ?? line);
    const site = await mockSite({ "pages/roofs.yaml": `${lines.join("\n")}\n` });
    const found = site.problems.map(({ code }) => code).sort();
    expect(found).toEqual(told.map((one) => one.split(" ")[1]).sort());
  });

  it("and the correction of a link stays in its place below one that is put right", async () => {
    const lines = PAGE.with(5, "    heading Roofs");
    const site = await mockSite({ "pages/roofs.yaml": lines.join("\n") });
    const [, first, second] = site.problems.filter(({ file }) => file === "pages/roofs.yaml");
    expect([highlighted(site, second!), highlighted(site, first!)]).toEqual(["/abuot", "/abuot"]);
    expect(second).toMatchObject({ fix: { text: "/about", range: { start: { line: 9 } } } });
  });

  it("nor does one in rows, as far as nothing is filled in from them", async () => {
    const rows = { "data/jobs.yaml": "- slug: writer\n  title: Writer\n  departmnet: Data\n  skills: []\n" };
    const query = ["    source: jobs", '    item: { title: "${item.title}", href: "/jobs/${item.slug}" }'];
    const changed = { 13: query[0]!, 14: query[1]!, 15: null, 16: null, 17: null };
    expect(await toldWith(changed, rows)).toEqual(["7 broken-link", "9 broken-link"]);
  });

  it("nor does the name of rows that are not there, as far as nothing comes from them", async () => {
    const changed = {
      13: "    source: jbos",
      14: '    item: { title: "${item.title}", href: /nowhere }',
      15: null,
      16: null,
      17: null,
    };
    const button = '    actions: [{ label: "${site.brand}", href: /abuot }]';
    expect(await toldWith({ ...changed, 7: button })).toEqual([
      "7 broken-link",
      "9 broken-link",
      "13 unknown-collection",
    ]);
  });

  it("nor do settings that cannot be read, where a link is written beside what they fill in", async () => {
    const settings = {
      "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nlang: en\nemial: a@example.com\n",
    };
    const changed = { 6: '    heading: "${site.brand}"' };
    expect(await toldWith(changed, settings)).toEqual(LINKS);
  });

  it("nor one in a list that pages share", async () => {
    const list = { "pages/_shared/call.yaml": "blocks:\n  - type: hero\n    haeding: Call\n" };
    expect(await toldWith({ 4: "  - use: call\n  - type: hero" }, list)).toEqual([
      "8 broken-link",
      "10 broken-link",
      "16 broken-link",
      "18 broken-anchor",
    ]);
  });

  it("nor in a layout", async () => {
    const site = await mockSite({
      "pages/_layout.yaml": `blocks:\n  - type: page\n  - type: hero\n    haeding: Below\n  - type: prose\n    text: See [us](/abuot).\n`,
    });
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/_layout.yaml unknown-option",
      "pages/_layout.yaml broken-link",
    ]);
  });
});

describe("of what a mistake leaves open nothing is said", () => {
  it("neither places of the page itself, nor those that others link to on it", async () => {
    const changed = { 7: '    actions: [{ label: Talk, href: "#what-we-do" }]', 10: "  - type: zzqqzz" };
    const home = `title: Home\ndescription: What Home is.\nblocks:\n  - type: prose\n    text: See [all](/roofs#what-we-do).\n`;
    const site = await mockSite({
      "pages/roofs.yaml": `${PAGE.with(6, changed[7]).with(9, changed[10]).join("\n")}\n`,
      "pages/index.yaml": home,
    });
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/roofs.yaml broken-link",
      "pages/roofs.yaml unknown-block-type",
      "pages/roofs.yaml broken-link",
      "pages/roofs.yaml broken-anchor",
    ]);
  });

  it("nor a place whose id is filled in, where it is wrong with what", async () => {
    const changed = {
      7: '    actions: [{ label: Talk, href: "#writer" }]',
      9: '    id: "${site.brnad}"\n    text: Roofs',
    };
    expect(await toldWith(changed)).toEqual(["9 bad-binding", "16 broken-link", "18 broken-anchor"]);
  });

  it("nor a heading between two that cannot be read", async () => {
    const below = "    text: |\n      See [who we are](/abuot).\n\n      #### Of slate";
    expect(await toldWith({ 9: below })).toEqual([
      "7 broken-link",
      "10 broken-link",
      "12 skipped-heading",
      "18 broken-link",
      "20 broken-anchor",
    ]);
    const hidden =
      "    text: |\n      See [who we are](/abuot).\n  - type: zzqqzz\n    heading: Roofs\n  - type: prose\n    text: |\n      #### Of slate";
    expect(await toldWith({ 9: hidden })).not.toContainEqual(expect.stringMatching("skipped-heading"));
  });

  it("nor a second time on a line that has a mistake", async () => {
    expect(await toldWith({ 7: "    actions: [{ lable: Talk, href: /abuot }]" })).toEqual([
      "7 unknown-option",
      ...LINKS.slice(1),
    ]);
  });

  it("nor what rows would show that are chosen wrongly", async () => {
    const query = [
      "    source: jobs",
      "    where: { hue: Data }",
      '    item: { title: "${item.title}", href: "/jobs/${item.slug}" }',
    ];
    const changed = { 13: query[0]!, 14: query[1]!, 15: query[2]!, 16: null, 17: null };
    expect(await toldWith(changed)).toEqual(["7 broken-link", "9 broken-link", "14 unknown-field"]);
  });
});

it("a link of a page with a mistake is told as soon as its page goes", async () => {
  const site = await mockSite({
    "pages/roofs.yaml": [
      ...PAGE.slice(0, 6),
      "    actions: [{ label: Tin, href: /tin }]",
      "    haeding: Roofs",
      "",
    ].join("\n"),
    "pages/tin.yaml": "title: Tin\ndescription: What Tin is.\nblocks: [{ type: hero, heading: Tin }]\n",
  });
  const codes = () => site.problems.filter(({ file }) => file === "pages/roofs.yaml").map(({ code }) => code);
  expect(codes()).toEqual(["unknown-option"]);
  rmSync(join(site.dir, "pages/tin.yaml"));
  await site.update(["pages/tin.yaml"]);
  expect(codes()).toEqual(["broken-link", "unknown-option"]);
});

it("what a file of rows names is told although a line above it cannot be read", async () => {
  const rows = [
    "- slug: writer",
    "  title Writer",
    "  department: Marketing",
    "  skills: []",
    "- slug: editor",
    "  title: Editor",
    "  department: Marketing",
    "  skills: []",
    "  lead: nobody-here",
    "  apply: /abuot",
  ];
  const site = await mockSite({ "data/jobs.yaml": `${rows.join("\n")}\n` });
  expect(site.problems.map(({ range, code }) => `${range.start.line} ${code}`)).toEqual([
    "2 missing-colon",
    "9 dangling-reference",
    "10 broken-link",
  ]);
  expect(site.problems[2]?.fix).toMatchObject({ text: "/about", range: { start: { line: 10, column: 10 } } });
});

it("a link without a slash in a text that is filled in is told with its address, not with the text in it", async () => {
  const text = "    text: See [who we are](about) in ${page.title}, and [us](/about).";
  const page = `title: Roofs\ndescription: What Roofs is.\nblocks:\n  - type: prose\n${text}\n`;
  const { problems } = await mockSite({ "pages/roofs.yaml": page });
  const told = problems.filter(({ file }) => file === "pages/roofs.yaml");
  expect(told).toMatchObject([{ code: "bad-link", hint: "Write /about", fix: { text: "/about" } }]);
  const { range } = told[0]!.fix!;
  expect(page.slice(range.start.offset, range.end.offset)).toBe("about");
});

it("a first row that has spaces for its dash is told, with its dash, and what other rows name", async () => {
  const rows =
    "  slug: writer\n  title: Writer\n  department: Marketing\n  skills:\n    - SQL\n" +
    "- slug: editor\n  title: Editor\n  department: Marketing\n  skills: []\n  apply: /abuot\n";
  const { problems } = await mockSite({ "data/jobs.yaml": rows });
  expect(problems.map(({ range, code }) => `${range.start.line} ${code}`)).toEqual([
    "1 missing-dash",
    "10 broken-link",
  ]);
  expect(problems[0]?.offer).toMatchObject({
    text: "- ",
    range: { start: { offset: 0 }, end: { offset: 2 } },
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, first = ""): string =>
  `${first}title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n`;
const each = (name: string, first = "each: team\n"): string => page(`${name} \${item.name}`, first);

/** Addresses beside those of the small site, as `route kind file → to #row`, and what is told. */
async function addresses(files: Files): Promise<{ routes: string[]; told: string[] }> {
  const site = await mockSite(files);
  const routes = site.routes
    .filter(({ file }) => file in files)
    .map(({ route, kind, file, to, row }) =>
      [
        route,
        kind,
        file.replace("pages/", ""),
        ...(to === undefined ? [] : [`→ ${to}`]),
        ...(row === undefined ? [] : [`#${row}`]),
      ].join(" "),
    );
  return { routes, told: told(site) };
}

describe("addresses", () => {
  it("come from names of files, rows, redirects and aliases, in order", async () => {
    const result = await addresses({
      "pages/b/index.yaml": page("B", "aliases: [/z, /b-2]\n"),
      "pages/b/c.yaml": page("C"),
      "pages/team/[id].yaml": each(
        "Who",
        'each: team\nsort: -id\nwhere: { id: [ana, ben] }\naliases: ["/who/${item.id}"]\n',
      ),
      "pages/first/[id]/more.yaml": each("First", "each: team\nlimit: 1\nsort: -name\n"),
      "pages/gone.yaml": "redirect: /about#team\n",
      "pages/index-of-terms.yaml": page("Terms"),
      "pages/old/[id].yaml": 'each: team\nredirect: "/team/${item.id}"\n',
      "pages/jobs/[year].yaml": page("Year ${item.title}", "each: jobs\nwhere: { department: Data }\n"),
    });
    expect(result).toEqual({
      routes: [
        "/b page b/index.yaml",
        "/b-2 alias b/index.yaml → /b",
        "/b/c page b/c.yaml",
        "/first/ben/more page first/[id]/more.yaml #1",
        "/gone redirect gone.yaml → /about#team",
        "/index-of-terms page index-of-terms.yaml",
        "/jobs/2024 page jobs/[year].yaml #0",
        "/jobs/2025 page jobs/[year].yaml #1",
        "/old/ana redirect old/[id].yaml → /team/ana #0",
        "/old/ben redirect old/[id].yaml → /team/ben #1",
        "/team/ana page team/[id].yaml #0",
        "/team/ben page team/[id].yaml #1",
        "/who/ana alias team/[id].yaml → /team/ana #0",
        "/who/ben alias team/[id].yaml → /team/ben #1",
        "/z alias b/index.yaml → /b",
      ],
      told: [],
    });
  });

  it("have parts of small letters, digits and hyphens", async () => {
    const { told } = await addresses({
      "pages/Team.yaml": page("A"),
      "pages/our_team/x.yaml": page("B"),
      "pages/a--b.yaml": page("C"),
      "pages/-a.yaml": page("D"),
      "pages/api/x.yaml": page("E"),
      "pages/x/[id]y/z.yaml": each("F"),
      "pages/a/b/c/d/e/f/g/h/i/j/k/l/[id].yaml": each("G"),
    });
    expect(told).toEqual([
      'pages/-a.yaml:1:1 bad-route «» | "-a" cannot be part of an address: it may hold small letters from a to z, digits and single hyphens. | Rename the file, such as pages/a.yaml.',
      'pages/Team.yaml:1:1 bad-route «» | "Team" cannot be part of an address: it may hold small letters from a to z, digits and single hyphens. | Rename the file, such as pages/team.yaml.',
      'pages/a--b.yaml:1:1 bad-route «» | "a--b" cannot be part of an address: it may hold small letters from a to z, digits and single hyphens. | Rename the file, such as pages/a-b.yaml.',
      "pages/a/b/c/d/e/f/g/h/i/j/k/l/[id].yaml:1:1 bad-route «» | The address /a/b/c/d/e/f/g/h/i/j/k/l/[id] has more than 12 parts. | Move the file up.",
      'pages/api/x.yaml:1:1 bad-route «» | "api" cannot be part of an address: at the beginning this name is reserved. | Rename the folder pages/api.',
      'pages/our_team/x.yaml:1:1 bad-route «» | "our_team" cannot be part of an address: it may hold small letters from a to z, digits and single hyphens. | Rename the folder pages/our_team, such as our-team.',
      'pages/x/[id]y/z.yaml:1:1 bad-route «» | "[id]y" cannot be part of an address: it may hold small letters from a to z, digits and single hyphens. | Rename the folder pages/x/[id]y.',
    ]);
  });

  it("have twelve parts and a hundred characters in each at most", async () => {
    const long = "a".repeat(100);
    const deep = "a/b/c/d/e/f/g/h/i/j/k/l";
    const result = await addresses({
      [`pages/${deep}.yaml`]: page("A"),
      [`pages/${deep}/m.yaml`]: page("B"),
      [`pages/${long}.yaml`]: page("C"),
      [`pages/${long}b.yaml`]: page("D"),
      "pages/short.yaml": page("E", `aliases: [/${long}c]\n`),
    });
    expect(result).toEqual({
      routes: [`/${deep} page ${deep}.yaml`, `/${long} page ${long}.yaml`, "/short page short.yaml"],
      told: [
        `pages/${deep}/m.yaml:1:1 bad-route «» | The address /${deep}/m has more than 12 parts. | Move the file up.`,
        `pages/${long}b.yaml:1:1 bad-route «» | "${long}b" cannot be part of an address: it has more than 100 characters. | Rename the file or folder.`,
        `pages/short.yaml:1:11 bad-route «/${long}c» | "/${long}c" cannot be an address: it has more than 100 characters.`,
      ],
    });
  });

  it("of rows need each, and a field in the name of the file", async () => {
    const { told } = await addresses({
      "pages/x/[id].yaml": page("A"),
      "pages/y/z.yaml": each("B"),
      "pages/index.yaml": `${page("Home")}    actions: [{ label: A, href: /x/anything }, { label: B, href: /xy/anything }]\n`,
    });
    expect(told).toEqual([
      "pages/index.yaml:6:66 broken-link «/xy/anything» | The link /xy/anything leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.",
      "pages/x/[id].yaml:1:1 each-and-name «title» | The name of this file has [id] in it, but the page does not say which rows it is made of. | Add each: with the name of a collection.",
      "pages/y/z.yaml:1:7 each-and-name «team» | With each, the name of the file holds a field of the row in brackets. | Rename it to pages/y/[slug].yaml, for example.",
    ]);
  });

  it("of rows need a text in that field that can be part of an address", async () => {
    const { told } = await addresses({
      "pages/photo/[photo].yaml": each("A"),
      "pages/name/[name].yaml": each("B"),
      "pages/none/[nothing].yaml": each("C"),
      "pages/by-year/[year].yaml": page("Year ${item.title}", "each: jobs\n"),
    });
    expect(told).toEqual([
      'pages/by-year/[year].yaml:1:7 each-and-name «jobs» | The row "writer" of jobs has no text "year", which the name of this file asks for. | Use a field that every row has.',
      'pages/name/[name].yaml:1:7 bad-route «team» | The name of the row "ana" of team cannot be part of an address: it may hold small letters from a to z, digits and single hyphens.',
      'pages/none/[nothing].yaml:1:7 each-and-name «team» | The row "ana" of team has no text "nothing", which the name of this file asks for. | Use a field that every row has.',
      'pages/photo/[photo].yaml:1:7 each-and-name «team» | The row "ana" of team has no text "photo", which the name of this file asks for. | Use a field that every row has.',
    ]);
  });

  it.each([
    ["yaml", "- id: ana\n  slug: one\n- id: ben\n  slug: one\n", "4:9", ""],
    ["csv", "id,slug\nana,one\nben,one\n", "3:5", " | Row 3, column B (slug)."],
  ])("that two rows claim are told at the second of them, in %s", async (ending, rows, place, cell) => {
    const text = { type: "string", description: "A text." };
    const { told } = await addresses({
      [`data/shops.${ending}`]: rows,
      "data/shops.schema.json": JSON.stringify({
        type: "object",
        additionalProperties: false,
        required: ["id", "slug"],
        properties: { id: text, slug: text },
      }),
      "pages/shops/[slug].yaml":
        'each: shops\ntitle: "Shop ${item.id}"\ndescription: "What ${item.id} is."\nblocks:\n  - type: hero\n    heading: A\n',
    });
    expect(told).toEqual([
      `data/shops.${ending}:${place} duplicate-route «one» | /shops/one is claimed by the row "ana" of shops and the row "ben" of shops. Keep one.${cell}`,
    ]);
  });

  it("are claimed once", async () => {
    const { told, routes } = await addresses({
      "pages/insights.yaml": page("A"),
      "pages/insights/index.yaml": page("B"),
      "pages/departments/[department].yaml": page("C ${item.title}", "each: jobs\n"),
      "pages/d.yaml": page("D", "aliases: [/e, /about, /d]\n"),
      "pages/e.yaml": page("E"),
      "pages/team/[id].yaml": each("F", "each: team\naliases: [/us]\n"),
      "pages/team/ana.yaml": page("Ana"),
    });
    expect({ told, routes }).toEqual({
      told: [
        "pages/d.yaml:1:11 duplicate-route «/e» | /e is claimed by pages/e.yaml and pages/d.yaml. Keep one.",
        "pages/d.yaml:1:15 duplicate-route «/about» | /about is claimed by pages/about.yaml and pages/d.yaml. Keep one.",
        "pages/d.yaml:1:23 duplicate-route «/d» | /d is claimed twice by pages/d.yaml. Keep one.",
        'pages/departments/[department].yaml:1:7 bad-route «jobs» | The department of the row "data-engineer" of jobs cannot be part of an address: it may hold small letters from a to z, digits and single hyphens.',
        "pages/insights.yaml:1:1 duplicate-route «title» | /insights is claimed by pages/insights.yaml and pages/insights/index.yaml. Keep one.",
        'pages/team/[id].yaml:2:11 duplicate-route «/us» | /us is claimed by the row "ana" of team and the row "ben" of team. Keep one.',
        "pages/team/ana.yaml:1:1 duplicate-route «title» | /team/ana is claimed by pages/team/[id].yaml and pages/team/ana.yaml. Keep one.",
      ],
      routes: [
        "/d page d.yaml",
        "/e page e.yaml",
        "/insights page insights.yaml",
        "/team/ana page team/[id].yaml #0",
        "/team/ben page team/[id].yaml #1",
        "/us alias team/[id].yaml → /team/ana #0",
      ],
    });
  });

  it("of aliases are looked at part by part", async () => {
    const { told } = await addresses({
      "pages/a.yaml": page("A", "aliases:\n  - //a\n  - /a/\n  - /A\n  - ''\n  - /con\n  - x\n"),
      "pages/team/[id].yaml": each(
        "B",
        'each: team\naliases: ["/team of ${item.id}", "/team/${item.photo}"]\n',
      ),
    });
    expect(told).toEqual([
      'pages/a.yaml:2:5 bad-route «//a» | "//a" cannot be an address: a part of it is empty, between two slashes or behind the last one. | Write /a',
      'pages/a.yaml:3:5 bad-route «/a/» | "/a/" cannot be an address: a part of it is empty, between two slashes or behind the last one. | Write /a',
      'pages/a.yaml:4:5 bad-route «/A» | "/A" cannot be an address: it may hold small letters from a to z, digits and single hyphens. | Write /a',
      "pages/a.yaml:5:5 empty-value «''» | Entry 4 of \"aliases\" has no value. | Write it, or remove the entry. Address such as /jobs/old-name.",
      'pages/a.yaml:6:5 bad-route «/con» | "/con" cannot be an address: this name is reserved.',
      'pages/a.yaml:7:5 too-short «x» | Entry 6 of "aliases" has 1 character; at least 2 are needed.',
      'pages/team/[id].yaml:2:11 bad-route «"/team of ${item.id}"» | "/team of ana" cannot be an address: it may hold small letters from a to z, digits and single hyphens.',
      'pages/team/[id].yaml:2:34 bad-route «"/team/${item.photo}"» | "/team/" cannot be an address: a part of it is empty, between two slashes or behind the last one.',
    ]);
  });
});

it("of aliases are offered as they can be", async () => {
  const { problems } = await mockSite({ "pages/a.yaml": page("A", "aliases: [stay, /Old name/]\n") });
  expect(problems.map(({ offer }) => offer?.text)).toEqual(["/stay", "/old-name"]);
});

it("of rows that cannot be read nothing is said, and links to them are not called broken", async () => {
  const { told, routes } = await addresses({
    "data/team.yaml":
      "- id: ana\n  name: Ana\n- id: ana\n  name: Other\n- id: No Slug\n  name: Third\n- name: Fourth\n",
    "pages/team/[id].yaml": each("Who"),
    "pages/index.yaml": `${page("Home")}    actions: [{ label: A, href: /team/anybody }, { label: B, href: /tea/anybody }]\n`,
  });
  expect({ told, routes }).toEqual({
    told: [
      'data/team.yaml:3:7 duplicate-key «ana» | "ana" is already the id of row 1; each row of team needs its own. | Write another one here, or delete one of the two rows.',
      'data/team.yaml:7:3 missing-field «name» | A row of team needs "id": Key.',
      "pages/index.yaml:6:68 broken-link «/tea/anybody» | The link /tea/anybody leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.",
    ],
    routes: ["/ page index.yaml", "/team/ana page team/[id].yaml #0"],
  });
});

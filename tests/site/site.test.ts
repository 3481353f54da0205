import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSite, openUnreadSite } from "../../renderer/site/open-site.ts";
import { checksFile, mockSite, quietRules, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;
const ofRows =
  'each: team\ntitle: "${item.name}"\ndescription: "About ${item.name}"\nblocks:\n  - type: hero\n    heading: "${item.name} at ${site.brand}"\n';

describe("an open site", () => {
  it("says what it has", async () => {
    const site = await mockSite({
      "pages/_wide.yaml": "blocks:\n  - type: page\n",
      "pages/who/[id].yaml": ofRows,
    });
    expect(site.problems).toEqual([]);
    expect(site.settings).toEqual({
      brand: "2SD",
      url: "https://www.example.com",
      lang: "en",
      email: "hello@example.com",
    });
    expect(site.layouts).toEqual([
      { name: "layout", file: "pages/_layout.yaml" },
      { name: "wide", file: "pages/_wide.yaml" },
    ]);
    expect(site.counts).toEqual({ pages: 6, collections: 2, blockTypes: 7, routes: 5 });
    expect([...site.blockTypes.keys()].sort()).toEqual([
      "body",
      "card-grid",
      "hero",
      "list",
      "notice",
      "prose",
      "section",
    ]);
    expect(site.routes.map(({ route }) => route)).toEqual(["/", "/about", "/former", "/who/ana", "/who/ben"]);
  });

  it("has settings even without a file of them", async () => {
    expect((await mockSite({ "data/site.yaml": null })).settings).toEqual({ brand: "", url: "", lang: "en" });
  });

  it("takes settings from above those of the file", async () => {
    const dir = writeMockSite({ "pages/who/[id].yaml": ofRows });
    const site = await openSite({
      dir,
      blockDirs: [join(dir, "blocks")],
      settings: { brand: "Other", lang: "de" },
    });
    expect(site.settings).toMatchObject({ brand: "Other", lang: "de", url: "https://www.example.com" });
    expect(site.page("/who/ana")?.blocks[0]?.props).toMatchObject({ heading: "Ana at Other" });
  });

  it("makes the pages that are in order", async () => {
    const site = await mockSite({
      "pages/who/[id].yaml": ofRows,
      "pages/broken.yaml": page("Broken", "    txt: x\n"),
      "pages/alias.yaml": page("Alias", "aliases: [/also]\n"),
    });
    const shown = (route: string) => site.page(route)?.title;
    expect(["/", "/who/ben", "/also", "/alias", "/former", "/broken", "/nowhere"].map(shown)).toEqual([
      "Home",
      "Ben",
      "Alias",
      "Alias",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("makes no page whose layout, data or settings have an error", async () => {
    const grid =
      '  - type: card-grid\n    heading: Team\n    source: team\n    item: { title: "${item.name}" }\n';
    const made = async (files: Record<string, string>) => {
      const site = await mockSite({ "pages/grid.yaml": page("Grid", grid), ...files });
      return ["/", "/grid"].filter((route) => site.page(route));
    };
    expect(await made({})).toEqual(["/", "/grid"]);
    expect(await made({ "data/team.yaml": "- id: ana\n  name: 1\n  nme: x\n" })).toEqual(["/"]);
    expect(await made({ "pages/_layout.yaml": "blocks:\n  - type: page\n  - type: hero\n" })).toEqual([]);
    expect(await made({ "data/site.yaml": "brand: [\n" })).toEqual([]);
  });

  it("shows the text of its files", async () => {
    const site = await mockSite({ "public/a.txt": "a", "public/a.html": "é", "blocks/hero/a.ts": "1" });
    expect(site.source("public/a.html")).toBe("é");
    expect(
      [
        "pages/index.yaml",
        "blocks/hero/schema.json",
        "blocks/hero/view.tsx",
        "blocks/hero/a.ts",
        "public/texts/one.md",
        "public/images/team.svg",
      ].map((file) => site.source(file) !== undefined),
    ).toEqual([true, true, true, true, true, true]);
    expect([
      site.source("public/a.txt"),
      site.source("pages/none.yaml"),
      site.source("pages/x.yaml.txt"),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it("knows what a page reads, directly or through references and its layout", async () => {
    const source = (name: string) =>
      `  - type: card-grid\n    heading: A\n    source: ${name}\n    item: { title: A }\n`;
    const site = await mockSite({
      "pages/jobs.yaml": page("Jobs", source("jobs")),
      "pages/team.yaml": page("Team", source("team")),
      "pages/wide.yaml": page("Wide", "layout: wide\n"),
      "pages/_wide.yaml": `blocks:\n  - type: page\n${source("team")}`,
    });
    const read = (route: string) => [...site.collectionsOf(route)].sort();
    expect([read("/jobs"), read("/team"), read("/wide"), read("/about"), read("/nowhere")]).toEqual([
      ["jobs", "team"],
      ["team"],
      ["team"],
      [],
      [],
    ]);
  });
});

describe("a draft", () => {
  it("is made from its text alone", async () => {
    const site = await mockSite();
    const { page: made, problems } = site.pageOfText(
      "pages/drafts/one.yaml",
      page("Draft", "    text: See [us](/nowhere)\n"),
    );
    expect(problems).toEqual([]);
    expect(made).toMatchObject({ title: "Draft", route: "/drafts/one" });
    expect(site.page("/drafts/one")).toBeUndefined();
  });
  it("is told what is wrong with it", async () => {
    const site = await mockSite();
    const { page: made, problems } = site.pageOfText("pages/one.yaml", page("Draft", "    txt: x\n"));
    expect(made).toBeUndefined();
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/one.yaml unknown-option"]);
    expect(site.pageOfText("pages/one.yaml", "redirect: /about\n")).toEqual({ problems: [] });
    expect(site.problems).toEqual([]);
  });
});

it("a site that is only checked makes no pages", async () => {
  const dir = writeMockSite();
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true });
  expect(site.problems).toEqual([]);
  const message = "This site was opened with checkOnly, so its pages cannot be made.";
  expect(() => site.page("/")).toThrow(message);
  expect(() => site.pageOfText("pages/a.yaml", page("A"))).toThrow(message);
});

it("blocks of the site's own folder stand beside those of the engine", async () => {
  const dir = writeMockSite();
  const site = await openSite({ dir, checkOnly: true });
  expect(site.blockTypes.get("notice")?.folder).toBe(join(dir, "blocks/notice"));
  expect(site.blockTypes.get("hero")?.folder).toBe(join(dir, "blocks/hero"));
  expect(site.blockTypes.has("form")).toBe(true);
});

describe("a page file that is read alone", () => {
  const open = async (files: Record<string, string> = {}, checkOnly = false) => {
    const dir = writeMockSite({ "pages/who/[id].yaml": ofRows, ...files });
    return openUnreadSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly });
  };
  it("makes its pages, one after the other", async () => {
    const site = await open({
      "pages/broken.yaml": page("Broken", "    txt: x\n"),
      "pages/alias.yaml": page("A", "aliases: [/b]\n"),
    });
    expect(site.isBroken).toBe(false);
    expect(site.pageFiles).toEqual([
      "pages/about.yaml",
      "pages/alias.yaml",
      "pages/broken.yaml",
      "pages/former.yaml",
      "pages/index.yaml",
      "pages/who/[id].yaml",
    ]);
    expect(
      site.pageFiles
        .map((file) => site.read(file))
        .map(({ addresses, hasErrors }) => [addresses.length, hasErrors]),
    ).toEqual([
      [1, false],
      [2, false],
      [0, true],
      [0, false],
      [1, false],
      [2, false],
    ]);
    const rows = site.read("pages/who/[id].yaml");
    expect(rows.define(1).title).toBe("Ben");
    rows.summarize();
    expect([rows.define(0).title, rows.define(1).title]).toEqual(["Ana", "Ben"]);
    const home = site.read("pages/index.yaml");
    const before = home.define(0);
    home.summarize();
    expect(home.define(0)).toEqual(before);
  });
  it("may be gone, or is only checked", async () => {
    const gone = (await open()).read("pages/gone.yaml");
    expect([gone.hasErrors, gone.addresses, gone.summarize()]).toEqual([false, [], {}]);
    expect(() => gone.define(0)).toThrow("A file that is gone makes no pages.");
    const checked = (await open({}, true)).read("pages/index.yaml");
    expect(() => checked.define(0)).toThrow(
      "This site was opened with checkOnly, so its pages cannot be made.",
    );
  });
  it.each([
    ["settings", { "data/site.yaml": "brand: [\n" }],
    ["data", { "data/team.yaml": "- id: a\n" }],
    ["a layout", { "pages/_layout.yaml": "blocks: []\n" }],
    ["a schema", { "data/team.schema.json": "{" }],
    ["a block", { "blocks/hero/schema.json": "{" }],
    ["a folder", { data: "" }],
  ])("stands on nothing sound when %s is broken", async (name, files) => {
    const dir = writeMockSite(
      name === "a folder"
        ? {
            "data/site.yaml": null,
            "data/team.yaml": null,
            "data/team.schema.json": null,
            "data/jobs.yaml": null,
            "data/jobs.schema.json": null,
            ...files,
          }
        : files,
    );
    expect((await openUnreadSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true })).isBroken).toBe(
      true,
    );
  });
});

it("warnings of the code of a block keep nobody from building", async () => {
  const dir = writeMockSite({
    "blocks/bell/schema.json":
      '{ "type": "object", "additionalProperties": false, "description": "Rings.", "properties": {} }\n',
    "blocks/bell/view.tsx":
      'export default () => <img src="https://pictures.example.com/bell.png" alt="A bell" />;\n',
  });
  const site = await openUnreadSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true });
  expect(site.isBroken).toBe(false);
  expect(site.finish().problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    "refused-code warning",
  ]);
});

it("what stands in the site's folders and is no file is named", async () => {
  const site = await mockSite({
    "checks.yaml": checksFile(quietRules),
    "pages/link.yaml": { link: "about.yaml" },
    "pages/other": { link: "about.yaml" },
    "pages/notes.txt": "",
    "public/link.svg": { link: "images/team.svg" },
    "data/more.yaml": "[]\n",
  });
  expect(told(site)).toEqual([
    "data/more.yaml:1:1 missing-data-schema «» | data/more.yaml has no schema beside it. | Add data/more.schema.json: it says which fields a row has.",
    "pages/link.yaml:1:1 not-a-file «» | pages/link.yaml is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
    "pages/other:1:1 not-a-file «» | pages/other is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
    "public/link.svg:1:1 not-a-file «» | public/link.svg is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
  ]);
});

import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Files, mockSite, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = "title: News\ndescription: What is new.\nblocks:\n  - type: hero\n    heading: News\n";

async function messages(files: Files): Promise<string[]> {
  const site = await mockSite(files);
  return site.problems.map(({ file, code, message, hint }) => `${file} ${code}: ${message} ${hint}`);
}

describe("a file that nothing reads because of its name", () => {
  it.each([
    ["pages/history.md", "---\ntitle: How we started\n---\n\n# How we started\n", "pages"],
    ["pages/history.html", "<h1>How we started</h1>\n", "pages"],
    ["pages/history.txt", "How we started, with five engineers.\n", "pages"],
    ["data/history.md", "# How we started\n", "data"],
  ])("says of a text in %s what is to be written, not how to call it", async (file, text, folder) => {
    const told = (await messages({ [file]: text })).filter((one) => one.includes("misnamed-file"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(
      folder === "pages"
        ? "Begin pages/history.yaml with title, description and blocks, and put the text into a block of the type prose."
        : "Begin data/history.yaml with the rows that the text holds, each with a dash in front.",
    );
  });

  const stops = {
    "data/stops.schema.json":
      '{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","description":"Key."}}}',
    "pages/index.yaml": page
      .replace("hero", "card-grid")
      .replace(/ {4}heading.*/, "    source: stops\n    item: { title: '${item.id}' }"),
  };
  const json = '[{ "id": "a" }]\n';
  it.each([
    ["data/stops.json5", json, "the names of files of JSON end in .json. Rename it to data/stops.json."],
    ["data/stops.txt", json, "the names of files of JSON end in .json. Rename it to data/stops.json."],
    ["data/stops.txt", "id,name\na,b\n", "the names of tables end in .csv. Rename it to data/stops.csv."],
    ["data/stops.txt", "- id: a\n", "the names of data files end in .yaml. Rename it to data/stops.yaml."],
    [
      "data/Stops.json",
      json,
      "names of data files are small letters, digits and hyphens. Rename it to data/stops.json.",
    ],
    [
      "data/stops (1).json",
      json,
      "names of data files are small letters, digits and hyphens. Rename it to data/stops.json.",
    ],
    [
      "data/stops - Kopie.yml",
      "- id: a\n",
      "names of data files are small letters, digits and hyphens. Rename it to data/stops.yaml.",
    ],
  ])("names the file that %s with %j is meant as", async (file, text, message) => {
    const told = (await messages({ ...stops, [file]: text })).filter((one) => !one.includes("missing-h1"));
    expect(told).toEqual([expect.stringContaining(`${file} is not read: ${message}`)]);
  });

  it("of a copy says that the other is there", async () => {
    const files = { ...stops, "data/stops.json": json, "data/stops (1).json": json };
    expect((await messages(files)).join()).toContain("There is data/stops.json already");
  });

  it.each([
    [
      "pages/news.yml",
      "pages/news.yml is not read: the names of pages end in .yaml. Rename it to pages/news.yaml.",
    ],
    [
      "pages/news.md.yml",
      "pages/news.md.yml is not read: the names of pages end in .yaml. Rename it to pages/news.yaml.",
    ],
    [
      "pages/news.md",
      "pages/news.md is not read: the names of pages end in .yaml. Rename it to pages/news.yaml.",
    ],
    [
      "pages/team/News.YAML",
      "pages/team/News.YAML is not read: the names of pages end in .yaml. Rename it to pages/team/news.yaml.",
    ],
    [
      "pages/news.yaml.txt",
      "pages/news.yaml.txt is not read: the names of pages end in .yaml. Rename it to pages/news.yaml.",
    ],
    [
      "data/offices.Yml",
      "data/offices.Yml is not read: the names of data files end in .yaml. Rename it to data/offices.yaml, with its fields in data/offices.schema.json.",
    ],
    [
      "data/2024/offices.yaml",
      "data/2024/offices.yaml is not read: collections stand in data/ itself, not in a folder of it. Move it to data/offices.yaml, with its fields in data/offices.schema.json.",
    ],
    [
      "pages/about.yml",
      "pages/about.yml is not read: the names of pages end in .yaml. There is pages/about.yaml already: put into it what is missing there, and delete this file.",
    ],
    [
      "data/old/team.yml",
      "data/old/team.yml is not read: the names of data files end in .yaml. There is data/team.yaml already: put into it what is missing there, and delete this file.",
    ],
    [
      "checks.yml",
      "checks.yml is not read: the rules of a site stand in checks.yaml. There is checks.yaml already: put into it what is missing there, and delete this file.",
    ],
  ])("%s", async (file, message) => {
    const text = file.startsWith("data/") ? "- id: a\n" : page;
    expect(await messages({ [file]: text })).toEqual([`${file} misnamed-file: ${message}`]);
  });

  it.each([
    [
      "pages/_news.yaml",
      "pages/_news.yaml is not read: a name that starts with an underscore makes a file a layout, and this one has the title of a page. Rename it to pages/news.yaml.",
    ],
    [
      "data/news.yaml",
      "data/news.yaml is not read: pages stand in the folder pages, and this file has the title and the blocks of one. Move it to pages/news.yaml.",
    ],
  ])("%s is a page", async (file, message) => {
    expect(await messages({ [file]: page })).toEqual([`${file} misnamed-file: ${message}`]);
  });

  it.each([
    [
      "pages/_shared/_call.yaml",
      "pages/_shared/_call.yaml is not read: the names of blocks that pages share begin with a small letter or digit. Rename it to pages/_shared/call.yaml.",
    ],
    [
      "pages/shared/call.yaml",
      "pages/shared/call.yaml is not read: blocks that pages share stand in pages/_shared. Move it to pages/_shared/call.yaml.",
    ],
    [
      "pages/_shared/news/call.yaml",
      "pages/_shared/news/call.yaml is not read: blocks that pages share stand in pages/_shared. Move it to pages/_shared/call.yaml.",
    ],
  ])("%s is a list of blocks that pages share, which they do not lack", async (file, message) => {
    const list = "options:\n  text: { type: string }\nblocks:\n  - type: prose\n    text: ${use.text}\n";
    const uses = `${page}  - use: call\n    text: A\n`;
    expect(await messages({ [file]: list, "pages/index.yaml": uses, "pages/more.yaml": uses })).toEqual([
      `${file} misnamed-file: ${message}`,
    ]);
  });

  it("a layout with a title is one all the same", async () => {
    const told = await messages({ "pages/_layout.yaml": "title: All\nblocks:\n  - type: page\n" });
    expect(told).toEqual([
      'pages/_layout.yaml unknown-option: A layout has no key "title". Options: blocks, defaults.',
    ]);
  });

  it("a page in a folder of that name is one", async () => {
    expect(await messages({ "pages/shared/call.yaml": page })).toEqual([]);
  });

  it.each([
    ["pt-BR", "pages/about.pt.yaml", "pages/about.pt-BR.yaml"],
    ["pt", "pages/about.pt_BR.yaml", "pages/about.pt.yaml"],
    ["zh-CN", "pages/about.zh-Hans.yaml", "pages/about.zh-CN.yaml"],
    ["zh-CN", "pages/about.zh-TW.yaml", undefined],
    ["pt-PT", "pages/about.pt-BR.yaml", undefined],
  ])("is a version whose language the site, which has %s, calls otherwise: %s", async (lang, file, meant) => {
    const settings = `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\nlanguages: [{ lang: ${lang}, draft: true }]\n`;
    const told = await messages({ [file]: "title: A\n", "data/site.yaml": settings });
    const renamed = told.filter((one) => one.includes("misnamed-file"));
    expect(renamed.map((one) => /Rename it to (\S+)\./.exec(one)?.[1])).toEqual(meant ? [meant] : []);
  });

  it("is the data of the only schema without some, whose fields it has", async () => {
    const rows = "slug,title,department,skills\nwriter,Writer,Marketing,\n";
    expect(
      await messages({ "data/jobs.yaml": null, "data/openings.csv": rows, "data/team.yaml": "[]\n" }),
    ).toEqual([
      "data/openings.csv misnamed-file: data/openings.csv is not read: pages and the file with its fields call this collection otherwise. Rename it to data/jobs.csv.",
    ]);
  });

  it("is not the data of a schema that asks for other fields", async () => {
    const told = await messages({ "data/jobs.yaml": null, "data/openings.csv": "id,name\na,A\n" });
    expect(told.join("\n")).not.toContain("misnamed-file");
  });

  it("keeps quiet about what nobody takes for a part of the site", async () => {
    expect(await messages({ "pages/notes.txt": "x", "data/README.md": "x", "data/team.xlsx": "x" })).toEqual(
      [],
    );
  });

  it.each(["sites", "settings", "config"])("keeps quiet about a collection called %s", async (name) => {
    const fields = { type: "object", additionalProperties: false, properties: { id: { type: "string" } } };
    const files = {
      [`data/${name}.yaml`]: "- id: main\n",
      [`data/${name}.schema.json`]: JSON.stringify({ ...fields, required: ["id"] }),
    };
    expect(await messages(files)).toEqual([]);
  });

  it("does not take rows without a file for their fields for settings", async () => {
    const told = await messages({ "data/sites.yaml": "# Where we are.\n- id: main\n" });
    expect(told.map((one) => one.split(":")[0])).toEqual(["data/sites.yaml missing-data-schema"]);
  });

  it("is a layout in a folder, too", async () => {
    const site = await mockSite();
    mkdirSync(join(site.dir, "pages/news"));
    writeFileSync(join(site.dir, "pages/news/_layout.yaml"), "blocks:\n  - type: page\n");
    await site.update(["pages/news/_layout.yaml"]);
    expect(site.problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      "pages/news/_layout.yaml is not read: layouts stand in pages/ itself, not in a folder of it. Move it to pages/_news.yaml.",
    ]);
  });

  it("is a page whose text becomes that of the rules of the house, too", async () => {
    const site = await mockSite({ "pages/checks.yaml": page });
    expect(site.problems).toEqual([]);
    writeFileSync(join(site.dir, "pages/checks.yaml"), "long-title: off\n");
    await site.update(["pages/checks.yaml"]);
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/checks.yaml misnamed-file",
    ]);
  });

  it("is found when it comes, and forgotten when it gets its right name", async () => {
    const site = await mockSite();
    writeFileSync(join(site.dir, "pages/news.yml"), page);
    await site.update(["pages/news.yml"]);
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/news.yml misnamed-file",
    ]);
    rmSync(join(site.dir, "pages/news.yml"));
    writeFileSync(join(site.dir, "pages/news.yaml"), page);
    await site.update(["pages/news.yml", "pages/news.yaml"]);
    expect(site.problems).toEqual([]);
    expect(site.routes.map(({ route }) => route)).toContain("/news");
  });
});

describe("the theme and the words of a site under another name", () => {
  const theme = "colors:\n  light: { accent: navy }\n  dark: {}\n";
  const own = '{ "type": "object", "properties": { "id": { "type": "string" } } }';
  it.each([
    ["data/tema.yaml", theme, "the theme of a site stands in data/theme.yaml. Rename it to data/theme.yaml."],
    [
      "data/words.en.yaml",
      "en:\n  page.skip: On\n",
      "what the engine says in other words stands in data/words.yaml. Rename it to data/words.yaml.",
    ],
    [
      "data/words-en.yaml",
      "en:\n  page.skip: On\n",
      "what the engine says in other words stands in data/words.yaml. Rename it to data/words.yaml.",
    ],
  ])("%s is told once, and needs no file with fields", async (file, text, told) => {
    expect((await messages({ [file]: text })).filter((one) => one.includes(file))).toEqual([
      `${file} misnamed-file: ${file} is not read: ${told}`,
    ]);
  });

  it("are collections where they have fields", async () => {
    const files: Files = { "data/words-en.yaml": "- id: a\n", "data/words-en.schema.json": own };
    expect((await messages(files)).filter((one) => one.includes("misnamed-file"))).toEqual([]);
  });
});

it("a file of several gigabytes among the data is told without being read", async () => {
  const dir = writeMockSite({ "data/log.txt": "" });
  truncateSync(join(dir, "data/log.txt"), 3 * 2 ** 30);
  const { problems } = await openSite({ dir, checkOnly: true });
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["data/log.txt misnamed-file"]);
});

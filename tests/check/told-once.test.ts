import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const told = async (files: Files): Promise<string[]> => summary(await mockSite(files));

const about = translated["pages/about.yaml"];
const german = translated["pages/about.de.yaml"];
const page = (name: string, more = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    id: top\n    heading: ${name}\n${more}`;

it("another page below one is told where it begins", async () => {
  const second = page("Again").replace("    id: top\n", "");
  const { problems } = await mockSite({ "pages/index.yaml": `${page("Home")}${second}` });
  expect(problems.map(({ code, range, hint }) => [code, range.start.line, hint])).toEqual([
    ["duplicate-name", 7, expect.stringContaining("if another page begins here")],
  ]);
});

describe("the outline of a page", () => {
  const skipped: Files = {
    "pages/about.yaml": about.replace("      Really.", "      #### Really"),
    "pages/about.de.yaml": german
      .replace("        Really.", "        #### Really")
      .replace("        Wirklich.", "        #### Wirklich"),
  };

  it("is told of the original alone, where the version has it from there", async () => {
    expect(await told({ ...translated, ...skipped })).toEqual([
      "pages/about.yaml:25:7 skipped-heading «#### Really»",
    ]);
  });

  it("is told of a version whose translation has another one", async () => {
    const own = german.replace("        Wirklich.", "        #### Wirklich");
    expect(await told({ ...translated, "pages/about.de.yaml": own })).toEqual([
      "pages/about.de.yaml:26:9 skipped-heading «#### Wirklich»",
    ]);
  });

  it("with a second main heading is told once as well", async () => {
    const block = "  - type: hero\n    id: second\n    heading: Second\n";
    expect(
      await told({
        ...translated,
        "pages/about.yaml": `${about}${block}`,
        "pages/about.de.yaml": `${german}  second:\n    heading: { of: Second, text: Zwei }\n`,
      }),
    ).toEqual(["pages/about.yaml:28:14 second-h1 «Second»"]);
  });
});

describe("a name that nobody knows", () => {
  const wrong = (original: string, version: string): Files => ({
    ...translated,
    "pages/about.yaml": original,
    "pages/about.de.yaml": version,
  });

  it("is told of the original alone, where its version translates it by that name", async () => {
    const files = wrong(
      about.replace("    heading: Roles", "    titel: Roles"),
      german.replace("    heading: { of: Roles", "    titel: { of: Roles"),
    );
    expect(await told(files)).toEqual(["pages/about.yaml:13:5 unknown-option «titel»"]);
  });

  it("in an entry as well", async () => {
    const files = wrong(
      about.replace("{ label: Home, href: / }", "{ name: Home, href: / }"),
      german.replace("- label: { of: Home", "- name: { of: Home"),
    );
    expect(await told(files)).toEqual(["pages/about.yaml:9:11 unknown-option «name»"]);
  });

  it("is told of a version that has it alone", async () => {
    const files = wrong(about, german.replace("  roles:\n", "  roles:\n    farbe: rot\n"));
    expect(await told(files)).toEqual(["pages/about.de.yaml:12:5 unknown-option «farbe»"]);
  });
});

describe("words of the site that cannot be read", () => {
  const settings = translated["data/site.yaml"].replace("lang: de", "lang: ar, strict: false");

  it.each([
    ["a quotation mark too few", 'ar:\n  page.skip: "a\n'],
    ["a word that there is not", "ar:\n  page.skp: a\n"],
  ])("for %s are not missing", async (_, words) => {
    const files = {
      "data/site.yaml": settings.replace("- lang: ar, strict: false", "- { lang: ar, strict: false }"),
    };
    const lines = await told({ ...files, "data/words.yaml": words });
    expect(lines).toEqual([expect.stringMatching(/^data\/words\.yaml:2:/)]);
  });

  it("are missing where nothing is wrong with the file", async () => {
    const files = {
      "data/site.yaml": settings.replace("- lang: ar, strict: false", "- { lang: ar, strict: false }"),
    };
    expect(await told(files)).toEqual([expect.stringContaining("missing-words «ar»")]);
  });
});

describe("a folder whose name is no part of an address", () => {
  it.each([
    ["é", "e"],
    ["My Trips", "my-trips"],
    ["Führungen", "fuehrungen"],
    ["Größe_2", "groesse-2"],
  ])("%s is told once, with a name that is one", async (folder, meant) => {
    const site = await mockSite({
      [`pages/${folder}/one.yaml`]: page("One"),
      [`pages/${folder}/two.yaml`]: page("Two"),
      [`pages/${folder}/within/three.yaml`]: page("Three"),
    });
    expect(summary(site)).toEqual([`pages/${folder}/one.yaml:1:1 bad-route «»`]);
    expect(site.problems[0]!.hint).toBe(`Rename the folder pages/${folder}, such as ${meant}.`);
  });

  it("is told beside another one, and beside a file", async () => {
    const files = {
      "pages/é/one.yaml": page("One"),
      "pages/è/two.yaml": page("Two"),
      "pages/Ü.yaml": page("Three"),
    };
    expect(await told(files)).toEqual(
      Object.keys(files)
        .sort()
        .map((file) => `${file}:1:1 bad-route «»`),
    );
  });
});

it("an id that stands twice is told, and not that the other one lacks a link's place", async () => {
  const twice = about.replace("id: roles", "id: end");
  expect(await told({ ...translated, "pages/about.yaml": twice })).toEqual([
    "pages/about.yaml:21:9 duplicate-id «end»",
  ]);
  const elsewhere = { "pages/one.yaml": page("One", '    text: "See [more](/about#nowhere)."\n') };
  expect(await told({ ...translated, ...elsewhere })).toEqual([
    expect.stringMatching(/^pages\/one\.yaml:7:\d+ broken-anchor/),
  ]);
});

it("versions of layouts are not among those that a page can name", async () => {
  const site = await mockSite({ ...translated, "pages/about.yaml": `layout: page\n${about}` });
  expect(site.problems.map(({ hint }) => hint)).toEqual(["Layouts: layout."]);
});

describe("a schema that cannot be used", () => {
  const files: Files = {
    "data/jobs.schema.json": JSON.stringify({
      type: "object",
      properties: { id: { type: "string" }, brand: { type: "string", "x-ref": "brands" } },
    }),
    "data/jobs.yaml": "- id: one\n  brand: north\n",
    "data/brands.schema.json": '{ "properties": { "id": {}, "name": { "type": "string" } } }',
    "data/brands.yaml": "- id: north\n  name: Nordvik\n",
    "pages/jobs/[id].yaml":
      "each: jobs\ntitle: ${item.brand.name}\ndescription: All about it.\nblocks:\n  - type: hero\n    heading: ${item.brand.name}\n",
  };

  it.each([
    [{}, []],
    [
      { "data/brands.schema.json": '{ "properties": { "name": { "type": "text" } } }' },
      ['data/brands.schema.json:1:37 bad-schema «"text"»'],
    ],
    [{ "data/brands.schema.json": null }, ["data/brands.yaml:1:1 missing-data-schema «»"]],
    [{ "data/jobs.schema.json": "{" }, ["data/jobs.schema.json:1:1 bad-schema «{»"]],
  ])("is told once, and not on the pages of its rows: %j", async (changed, expected) => {
    const found = await told({ ...files, ...changed } as Files);
    expect(found.filter((one) => !one.includes("unreachable-page"))).toEqual(expected);
  });
});

describe("a file with another name than the site has for it", () => {
  const layout = "blocks:\n  - type: hero\n    heading: Shop\n  - type: page\n";
  const shop =
    "title: Shop\ndescription: What we hire out.\nlayout: shop\nblocks:\n  - type: hero\n    heading: Shop\n";
  const named = async (files: Files): Promise<string[]> =>
    (await told(files)).filter((one) => !/unreachable|missing-h1|empty-value|too-short/.test(one));

  it("is told once as a layout with letters that no layout has, and not at the pages that name it", async () => {
    expect(await named({ "pages/_shóp.yaml": layout, "pages/shop.yaml": shop })).toEqual([
      "pages/_shóp.yaml:1:1 misnamed-file «»",
    ]);
  });

  it("is told once as a layout without its underscore, by its place for pages", async () => {
    expect(await named({ "pages/shop.yaml": layout, "pages/all.yaml": shop })).toEqual([
      "pages/shop.yaml:4:11 unknown-block-type «page»",
    ]);
  });

  it.each(["pages/About.yaml", "pages/abóut.yaml"])(
    "is told at %s, and not at its version in another language",
    async (file) => {
      const { "pages/about.yaml": _, ...others } = translated;
      const found = await told({ ...others, "pages/about.yaml": null, [file]: about });
      expect(found.filter((one) => /bad-route|bad-translation/.test(one))).toEqual([
        `${file}:1:1 bad-route «»`,
      ]);
    },
  );
});

describe("the place for pages in a layout", () => {
  it.each(["type: content", "slot: page", "${page.content}", "type: main-content"])(
    "that is written as %s is told once, and offered",
    async (written) => {
      const text = `blocks:\n  - type: hero\n    heading: Shop\n  - ${written}\n`;
      const { problems } = await mockSite({ "pages/_layout.yaml": text });
      const own = problems.filter(({ file }) => file === "pages/_layout.yaml");
      expect(own.map(({ code, range, offer }) => [code, range.start.line, offer?.text])).toEqual([
        ["missing-page-slot", 4, "type: page"],
      ]);
    },
  );

  it.each(["type: contant-list", "type: hero\n    heading: Main", "slot: a\n    id: b"])(
    "is missed as such beside %s",
    async (written) => {
      const text = `blocks:\n  - type: hero\n    heading: Shop\n  - ${written}\n`;
      expect((await told({ "pages/_layout.yaml": text })).join()).toContain(
        "_layout.yaml:1:1 missing-page-slot",
      );
    },
  );
});

describe("settings that cannot be read", () => {
  const files: Files = {
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: About ${site.brand} and ${site.slogan}\n  - type: notice\n    title: Soon\n    from: 3\n    to: 2\n    tags: ['${site.email} and more']\n",
  };
  const settings =
    "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nslogan: Hello\n";
  const of = async (changed: Files): Promise<string[]> =>
    (await mockSite({ ...files, ...changed })).problems.map(({ file, code }) => `${file} ${code}`);

  it.each<[string, Files, string]>([
    ["missing", { "data/site.yaml": null }, "data/site.yaml missing-settings"],
    ["empty", { "data/site.yaml": "\n" }, "data/site.yaml empty-file"],
    [
      "under another name",
      { "data/site.yaml": null, "data/site.yml": settings },
      "data/site.yml misnamed-file",
    ],
  ])("are told as that where the file is %s, and not as what pages lack", async (_, changed, problem) => {
    expect(await of(changed)).toEqual([problem]);
  });

  it("are told at the name that is misspelt, as an error, where pages lack it", async () => {
    const wrong = { "data/site.yaml": settings.replace("brand", "brnad") };
    const site = await mockSite({ ...files, ...wrong });
    expect(site.problems.map(({ file, code, severity }) => [file, code, severity])).toEqual([
      ["data/site.yaml", "unknown-field", "error"],
      ["pages/index.yaml", "block-rule", "error"],
    ]);
  });
});

describe("a file that is gone is missed once", () => {
  it("a language", async () => {
    const settings = translated["data/site.yaml"].replace(/languages:[\s\S]*$/, "");
    const site = await mockSite({ ...translated, "data/site.yaml": settings });
    expect(site.problems.map(({ code }) => code)).toEqual(["unknown-language"]);
  });

  it("rows, whose texts in another language are about nothing then", async () => {
    const versions = {
      "data/jobs.de.yaml":
        "writer:\n  title: { of: Writer, text: A }\nml-engineer:\n  title: { of: ML, text: B }\n",
    };
    const site = await mockSite({ ...translated, ...versions, "data/jobs.yaml": "[]\n" });
    const inVersion = site.problems.filter(({ file }) => file === "data/jobs.de.yaml");
    expect([...new Set(inVersion.map(({ code }) => code))]).toEqual(["obsolete-translation"]);
  });
});

it.each(["w\u00f6rk", "w\u00f6rk place", "Work"])(
  "a page whose file is called %s is not missed where links lead to /work",
  async (name) => {
    const link = page("Two", "    actions: [{ label: Work, href: /work }]\n");
    const site = await mockSite({ [`pages/${name}.yaml`]: page("Work"), "pages/two.yaml": link });
    expect(site.problems.map(({ code }) => code)).toEqual(["bad-route"]);
  },
);

describe("words on a line of their own below a value that cannot hold them", () => {
  const notes = page("Notes");
  it.each<[below: string, files: Files, line: number]>([
    ["a type", { "pages/notes.yaml": notes.replace("type: hero\n", "type: hero\nask Anna again\n") }, 5],
    ["an id", { "pages/notes.yaml": notes.replace("id: top\n", "id: top\nask Anna again\n") }, 6],
    ["an address", { "pages/old.yaml": "redirect: /notes\nask Anna again\n", "pages/notes.yaml": notes }, 2],
  ])("are told alone, as a note: %s", async (_, files, line) => {
    const { problems } = await mockSite({ ...translated, ...files });
    const own = problems.filter(({ severity }) => severity === "error");
    expect(own.map(({ code, range, offer }) => [code, range.start.line, offer?.text])).toEqual([
      ["stray-text", line, "# "],
    ]);
  });
});

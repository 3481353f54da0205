import { afterAll, describe, expect, it } from "vitest";
import type { PageDefinition } from "../../renderer/model.ts";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const settings = (lang: string, language: string): string =>
  `brand: 2SD\nurl: https://www.example.com\nlang: ${lang}\nemail: hello@example.com\nlanguages:\n  - { ${language}, strict: false }\n`;

/** A page of which the heading alone is translated, with rows of which one is, and a list that it shares. */
const files = (language = "lang: de", lang = "en"): Files => ({
  "data/site.yaml": settings(lang, language),
  "pages/_layout.yaml":
    'blocks:\n  - type: page\n  - type: hero\n    id: foot\n    heading: "By ${site.brand}"\n    text: "Read [about us](/about)."\n',
  "pages/_shared/call.yaml":
    'options:\n  name: { type: string, description: Whom., default: us }\nblocks:\n  - type: hero\n    id: call\n    heading: "Write to ${use.name}"\n',
  "pages/roles.yaml":
    "title: Roles\ndescription: What Roles is.\nblocks:\n  - type: hero\n    id: top\n    heading: Roles\n    text: We **build** it.\n" +
    '  - type: card-grid\n    id: list\n    source: jobs\n    item: { title: "${item.title}", text: "At ${item.title}" }\n  - use: call\n    name: Ana\n' +
    "  - type: body\n    id: text\n    files: [/texts/one.md]\n",
  "pages/roles.de.yaml":
    "title: { of: Roles, text: Stellen }\ndescription: { of: What Roles is., text: Was Stellen sind. }\nblocks:\n  top:\n    heading: { of: Roles, text: Stellen }\n",
  "data/jobs.de.yaml": "writer:\n  title: { of: Writer, text: Texterin }\n",
});

/** What each block says of its untranslated texts. */
const told = (page: PageDefinition | undefined) =>
  [...(page?.blocks ?? []), ...(page?.layout.after ?? [])].map(({ untranslated }) => untranslated?.texts);

describe("on a page in another language, what nobody has translated", () => {
  it("is told of each block: texts, rows and what is said with them, shared lists, the layout", async () => {
    const site = await mockSite(files());
    expect(told(site.page("/de/roles"))).toEqual([
      ["We", "build", "it."],
      ["Data Engineer", "At Data Engineer", "ML Engineer", "At ML Engineer", "At Texterin"],
      ["Write to Ana"],
      undefined,
      ["By 2SD", "Read", "about us"],
    ]);
    expect(site.page("/de/roles")?.blocks[0]?.untranslated).toMatchObject({ lang: "en" });
  });

  it("is told of settings that no schema describes, when they are sentences", async () => {
    const own = `${settings("en", "lang: de")}claim: Small and good\nroom: B12\nmail: ask@example.com\nnote: Two words\n`;
    const layout =
      'blocks:\n  - type: page\n  - type: hero\n    id: foot\n    heading: "${site.claim}"\n    text: "${site.note}"\n  - type: hero\n    id: room\n    heading: "${site.room}"\n';
    const site = await mockSite({
      ...files(),
      "data/site.yaml": own,
      "pages/_layout.yaml": layout,
      "data/site.de.yaml": "brand: 2SD\nnote: { of: Two words, text: Zwei Wörter }\n",
    });
    expect(told(site.page("/de/roles")).slice(-2)).toEqual([["Small and good"], undefined]);
    expect(told(site.page("/roles")).slice(-2)).toEqual([undefined, undefined]);
  });

  it("is told of a text that is put together of nothing else", async () => {
    const { "pages/roles.yaml": page, ...rest } = files();
    const shown = async (title: string) => {
      const item = String(page).replace(
        'title: "${item.title}", text: "At ${item.title}"',
        `title: "${title}"`,
      );
      return told((await mockSite({ ...rest, "pages/roles.yaml": item })).page("/de/roles"))[1];
    };
    expect(await shown("${item.title} / ${item.title}")).toEqual([
      "Data Engineer / Data Engineer",
      "ML Engineer / ML Engineer",
    ]);
    expect(await shown("${item.slug} ${item.title}")).toBeUndefined();
  });

  it("is told of a text that is a file of its own, until there is one in the language", async () => {
    const shown = async (more: Files) =>
      (await mockSite({ ...files(), ...more })).page("/de/roles")?.blocks.at(-1)?.props.files;
    expect(await shown({})).toMatchObject({ lang: "en" });
    expect(await shown({ "public/texts/one.de.md": "## Eins\n" })).not.toHaveProperty("lang");
  });

  it("is told of a page without a version as a whole, and of the layout around it by text", async () => {
    const site = await mockSite({ ...files("lang: de, missing: original"), "pages/roles.de.yaml": null });
    const page = site.page("/de/roles");
    expect(page?.untranslated).toMatchObject({ lang: "en" });
    expect(told(page)).toEqual([undefined, undefined, undefined, undefined, ["By 2SD", "Read", "about us"]]);
  });

  it.each([
    ["lang: ar", "en", { lang: "en", dir: "ltr" }],
    ["lang: en", "he", { lang: "he", dir: "rtl" }],
  ])("has its direction where the page has the other one: %s of %s", async (language, lang, mark) => {
    const tag = language.slice(-2);
    const { "pages/roles.de.yaml": version = null, ...rest } = files(language, lang);
    const opened = await mockSite({ ...rest, [`pages/roles.${tag}.yaml`]: version });
    expect(opened.page(`/${tag}/roles`)?.blocks[0]?.untranslated).toMatchObject(mark);
  });

  it("costs nothing where everything is translated, and on a site in one language", async () => {
    const site = await mockSite(files());
    expect(told(site.page("/roles"))).toEqual(Array(5).fill(undefined));
    const complete = await mockSite({
      ...files(),
      "pages/about.de.yaml":
        "title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was wir sind. }\nblocks:\n  team:\n    heading: { of: About, text: Über uns }\n",
    });
    expect(complete.page("/de/about")?.blocks[0]).not.toHaveProperty("untranslated");
  });
});

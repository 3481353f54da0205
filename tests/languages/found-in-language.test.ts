import { afterAll, describe, expect, it } from "vitest";
import { localize } from "../../renderer/filling/localize.ts";
import type { BlockContext, PageDefinition } from "../../renderer/model.ts";
import type { BlockType } from "../../renderer/pages/block-types.ts";
import { openFinder } from "../../renderer/publish/found/find-page.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const settings = (language: string): string =>
  `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { ${language} }\n`;
const about =
  "title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: { of: About, text: Über uns }\n";
const site = (files: Files, language = "lang: de") =>
  mockSite({ "data/site.yaml": settings(language), ...files });

describe("what is told of a page in another language", () => {
  const page = (more: Partial<PageDefinition>): PageDefinition => ({
    route: "/de/news",
    canonical: "/de/news",
    file: "pages/news.de.yaml",
    title: "Neues",
    lang: "de",
    skip: "",
    index: true,
    layout: { name: "layout.de", before: [], after: [] },
    blocks: [{ type: "told", props: {} }],
    ...more,
  });

  async function find(more: Partial<PageDefinition> = {}) {
    const seen: BlockContext[] = [];
    const find = await openFinder(
      {
        dir: "",
        settings: { brand: "2SD", url: "https://www.example.com", lang: "en" },
        otherSettings: { de: { brand: "2SD Technologie", url: "https://www.example.com", lang: "de" } },
      },
      {
        describers: new Map(),
        fileMakers: new Map([
          [
            "told",
            (_: object, context: BlockContext) => {
              seen.push(context);
              return [];
            },
          ],
        ]),
      },
    );
    return { head: find(page(more)).head, lang: seen[0]?.site.lang, brand: seen[0]?.site.brand };
  }

  it("is in that language: feeds, calendars, share cards", async () => {
    const { head, lang } = await find();
    expect(lang).toBe("de");
    expect(head).toContain('<meta property="og:locale" content="de_DE">');
  });

  it("calls the site as it is called in that language, and in that of the original where that is shown", async () => {
    const name = '<meta property="og:site_name" content="2SD Technologie">';
    const { head, brand } = await find();
    expect(brand).toBe("2SD Technologie");
    expect(head).toContain(name);
    const original = await find({ untranslated: { lang: "en", note: "" } });
    expect(original.brand).toBe("2SD");
    expect(original.head).not.toContain(name);
  });

  it.each([
    ["en", undefined],
    ["en-GB", "en_GB"],
    ["pt-BR", "pt_BR"],
    ["zh-Hans-CN", "zh_CN"],
    ["zh-Hant", "zh_TW"],
  ])("names the language and the country of %s for share cards", async (lang, locale) => {
    const { head } = await find({ lang });
    expect(/og:locale" content="([^"]*)"/.exec(head)?.[1]).toBe(locale);
  });

  it("is in the language of the original where nobody has translated it", async () => {
    const { head, lang } = await find({ untranslated: { lang: "en", note: "" } });
    expect(lang).toBe("en");
    expect(head).not.toContain("og:locale");
  });
});

describe("links that nobody has written", () => {
  const type = {
    name: "header",
    schema: {
      type: "object",
      properties: {
        brand: {
          type: "object",
          properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link", default: "/" } },
        },
      },
    },
  } as unknown as BlockType;
  const places = { href: (href: string) => `/de${href}`, body: String, written: String };

  it("lead to the page in the language", () => {
    const local = localize({ type: "header", brand: { label: "2SD" } }, new Map([["header", type]]), places);
    expect(local).toEqual({ type: "header", brand: { label: "2SD", href: "/de/" } });
  });

  it("are left alone where there is none in the language", () => {
    const written = { type: "header", brand: { label: "2SD" } };
    const alone = { ...places, href: (href: string) => href };
    expect(localize(written, new Map([["header", type]]), alone)).toEqual(written);
  });
});

describe("a version", () => {
  it("need not translate further addresses of its page", async () => {
    const opened = await site({
      "pages/about.yaml":
        "title: About\ndescription: What About is.\naliases: [/who-we-are]\nblocks:\n  - type: hero\n    id: team\n    heading: About\n",
      "pages/about.de.yaml": about,
    });
    expect(summary(opened)).toEqual([]);
    expect(opened.page("/de/who-we-are")?.title).toBe("Über uns");
  });

  it("is told when visitors would read what the engine says in English", async () => {
    const opened = await site({ "data/site.yaml": settings("lang: ar, draft: true") });
    expect(summary(opened)).toEqual(["data/site.yaml:6:13 missing-words «ar»"]);
  });

  it("says which of the engine's words are English", async () => {
    const opened = await site({
      "data/site.yaml": settings("lang: ar, strict: false, missing: original"),
    });
    const page = opened.page("/ar/about");
    expect(page).toMatchObject({ skip: "Skip to content", isSkipEnglish: true });
    expect(opened.page("/about")?.isSkipEnglish).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { mockSite } from "../support/mock-site.ts";

const told = async (files: Record<string, string>) =>
  (await mockSite(files)).problems
    .filter(({ file }) => file === "data/words.yaml" || file === "data/site.yaml")
    .map(({ code, message, hint, range }) => `${range.start.line} ${code}: ${message} ${hint ?? ""}`.trim());

describe("data/words.yaml", () => {
  it("may change single words of a language that the engine has", async () => {
    expect(
      await told({ "data/words.yaml": "en:\n  search.button: Find\nde-AT:\n  page.skip: Weiter\n" }),
    ).toEqual([]);
  });

  it("tells of a word that nobody has, with the nearest", async () => {
    expect(await told({ "data/words.yaml": "en:\n  search.buton: Find\n" })).toEqual([
      expect.stringMatching(/^2 unknown-option: .*search\.buton.*search\.button/),
    ]);
  });

  it.each([
    [
      'filter-list.count: "{shown} of {all}"',
      "2 bad-word: Nothing is put in the place of {all}. This word has {shown} and {total}.",
    ],
    [
      "page.number: Page {number}",
      "2 bad-word: The word has to have {title}. The engine puts something in its place.",
    ],
    [
      "page.skip: Past {brand}",
      "2 bad-word: Nothing is put in the place of {brand}. This word has no places in braces.",
    ],
    [
      'search.found: "${count} pages"',
      "2 bad-word: A place in a word stands between braces alone, not as ${count}. Write {count}.",
    ],
    [
      'search.found: "{{ count }} pages"',
      "2 bad-word: A place in a word stands between braces alone, not as {{ count }}. Write {count}.",
    ],
  ])("tells of other places than the engine fills: %s", async (line, message) => {
    expect(await told({ "data/words.yaml": `en:\n  ${line}\n` })).toEqual([message]);
  });

  it("tells once which words a language of the site's own lacks", async () => {
    const problems = await told({ "data/words.yaml": "pl:\n  page.skip: Do treści\n" });
    expect(problems).toEqual([
      expect.stringMatching(/^1 missing-words: Words of "pl" are missing: .* Missing: .* and \d+ more\.$/),
    ]);
  });

  it("tells of a name that is no language", async () => {
    expect(await told({ "data/words.yaml": "polish!:\n  page.skip: Do treści\n" })).toEqual([
      expect.stringMatching(/^1 bad-language: /),
    ]);
  });

  it.each(["- en\n", "en: Find\n", "en:\n  page.skip: [a]\n"])(
    "takes %j for no words, and says so once",
    async (text) => {
      expect(await told({ "data/words.yaml": text })).toHaveLength(1);
    },
  );
});

describe("words that only blocks of the site have", () => {
  const settings = "brand: 2SD\nurl: https://www.example.com\nlang: en\nlanguages:\n  - lang: de\n";
  const option = (word: string) => ({
    description: "What it says.",
    type: "string",
    default: "More",
    "x-word": word,
  });
  const schema = {
    title: "Ward",
    description: "Notes of a ward.",
    type: "object",
    additionalProperties: false,
    properties: { more: option("ward.more"), less: option("ward.less"), retry: option("body.retry") },
  };
  const files = { "data/site.yaml": settings, "blocks/ward/schema.json": JSON.stringify(schema) };

  it("are told where a language of the site lacks them, though the engine speaks it", async () => {
    expect(await told({ ...files, "data/words.yaml": "de:\n  ward.less: Weniger\n" })).toEqual([
      '5 missing-words: Blocks of this site have words that are missing in "de": visitors read them in the language of the site. Write them in data/words.yaml below de. Missing: ward.more.',
    ]);
    expect(
      await told({ ...files, "data/words.yaml": "de:\n  ward.less: Weniger\n  ward.more: Mehr\n" }),
    ).toEqual([]);
  });

  it("are not told of the language of the site, nor beside another mistake of the file", async () => {
    expect(
      await told({ ...files, "data/site.yaml": settings.replace("languages:\n  - lang: de\n", "") }),
    ).toEqual([]);
    const wrong = await told({ ...files, "data/words.yaml": "de:\n  ward.moar: Mehr\n" });
    expect(wrong).toEqual([expect.stringMatching(/^2 unknown-option/)]);
  });
});

describe("a site in a language that nobody has words in", () => {
  const settings = "brand: Hus\nurl: https://www.example.com\nlang: sv\n";

  it("is told so at its line", async () => {
    expect(await told({ "data/site.yaml": settings })).toEqual([
      expect.stringMatching(/^3 missing-words: The engine has no words in "sv"/),
    ]);
  });

  it("has what it writes itself", async () => {
    const site = await mockSite({
      "data/site.yaml": settings,
      "data/words.yaml": "sv:\n  page.skip: Till innehållet\n",
    });
    expect(site.words["page.skip"]).toBe("Till innehållet");
    expect(site.problems.map(({ file }) => file)).not.toContain("data/site.yaml");
  });
});

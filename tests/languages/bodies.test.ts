import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { exportTranslations, importTranslations } from "../../renderer/commands/translations.ts";
import { bodyComment, markBody } from "../../renderer/languages/body-mark.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Files, mockSite, removeMockSites, summary, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const ORIGINAL = "## One\n\nHello **there**.";

/** A page with a text under `public/` for each row, and their German versions. @param text  Of the German one. */
const files = (text: string | null, language = "lang: de"): Files => ({
  "data/site.yaml": `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { ${language} }\n`,
  "pages/one.yaml":
    "title: One\ndescription: What One is.\nblocks:\n  - type: hero\n    id: top\n    heading: One\n  - type: body\n    id: text\n    files: [/texts/none.md, /texts/one.md]\n",
  "pages/one.de.yaml":
    "title: { of: One, text: Eins }\ndescription: { of: What One is., text: Was Eins ist. }\nblocks:\n  top:\n    heading: { of: One, text: Eins }\n",
  "public/texts/one.md": ORIGINAL,
  ...(text !== null && { "public/texts/one.de.md": text }),
});

const translation = `${bodyComment(ORIGINAL)}\n## Eins\n\nHallo. [Start](/)\n`;

describe("a text under public/ in another language", () => {
  it("is what the page shows, and nothing is said of it while its original is as it was", async () => {
    const site = await mockSite(files(translation));
    expect(summary(site)).toEqual([]);
    expect(JSON.stringify(site.page("/de/one")?.blocks[1])).toContain("Hallo.");
  });

  it.each([
    [
      "has no mark",
      translation.replace(/^.*\n/, ""),
      "public/texts/one.de.md:1:1 unmarked-translation «## Eins»",
    ],
    [
      "is of another wording",
      markBody("## One\n\nHello.", translation),
      `public/texts/one.de.md:1:1 stale-translation «${bodyComment("## One\n\nHello.")}»`,
    ],
    [
      "links to nothing",
      translation.replace("(/)", "(/nirgends)"),
      "public/texts/one.de.md:4:8 broken-link «[Start](/nirgends)»",
    ],
    [
      "skips a heading",
      `${translation}\n#### Vier\n`,
      "public/texts/one.de.md:6:1 skipped-heading «#### Vier»",
    ],
    ["is missing", null, "pages/one.yaml:9:12 missing-translation «[/texts/none.md, /texts/one.md]»"],
  ])("that %s is told of once, at its place", async (_name, text, told) => {
    expect(summary(await mockSite(files(text)))).toEqual([told]);
  });

  it("is not missed where two rows ask for one address in the language", async () => {
    const row = (slug: string): string => `- id: ${slug}\n  slug: ${slug}\n  title: ${slug}\n`;
    const site = await mockSite({
      ...files(translation),
      "data/posts.schema.json": JSON.stringify({
        type: "object",
        additionalProperties: false,
        required: ["id", "slug", "title"],
        properties: {
          id: { type: "string" },
          slug: { type: "string", pattern: "^[a-z-]+$" },
          title: { type: "string", description: "Its name." },
        },
      }),
      "data/posts.yaml": row("cook") + row("baker"),
      "data/posts.de.yaml":
        "cook:\n  title: { of: cook, text: Koch }\n  slug: stelle\nbaker:\n  title: { of: baker, text: Bäcker }\n  slug: stelle\n",
      "pages/posts/[slug].yaml":
        'title: "${item.title}"\ndescription: "About ${item.title}"\neach: posts\nblocks:\n  - type: hero\n    id: top\n    heading: "${item.title}"\n  - type: body\n    id: text\n    files: ["/posts/${item.slug}.md"]\n',
      "pages/posts/[slug].de.yaml":
        'description: { of: "About ${item.title}", text: "Über ${item.title}" }\n',
      ...Object.fromEntries(
        ["cook", "baker"].flatMap((slug) => [
          [`public/posts/${slug}.md`, `About ${slug}.`],
          [`public/posts/${slug}.de.md`, `${bodyComment(`About ${slug}.`)}\nÜber ${slug}.`],
        ]),
      ),
    });
    expect(summary(site)).toEqual(["data/posts.de.yaml:6:9 duplicate-route «stelle»"]);
  });

  it("is shown and judged anew when it or its original changes", async () => {
    const dir = writeMockSite(files(translation));
    const site = await openSite({ dir });
    const write = (name: string, text: string) => {
      writeFileSync(join(dir, "public/texts", name), text);
      return site.update([`public/texts/${name}`]);
    };
    const { routes } = await write("one.de.md", translation.replace("Hallo.", "Guten Tag."));
    expect([...routes]).toContain("/de/one");
    expect(JSON.stringify(site.page("/de/one")?.blocks[1])).toContain("Guten Tag.");
    await write("one.md", "## One\n\nGood day.");
    expect(site.problems.map(({ code }) => code)).toEqual(["stale-translation"]);
  });

  it("is a translation of nothing when its original is gone", async () => {
    const gone = { ...files(translation), "public/texts/two.de.md": `${bodyComment("Two.")}\nZwei.\n` };
    expect(summary(await mockSite(gone))).toEqual([
      `public/texts/two.de.md:1:1 obsolete-translation «${bodyComment("Two.")}»`,
    ]);
  });

  it.each([
    ["its title", "public/texts/eins.de.md"],
    ["another sign before the language", "public/texts/one_de.md"],
    ["a folder", "public/texts/de/one.md"],
    ["capitals", "public/texts/one.DE.md"],
    ["another ending", "public/texts/one.de.txt"],
  ])("is told as misnamed, and not as missing, when its file is named by %s", async (_, file) => {
    const { problems } = await mockSite({ ...files(null), [file]: translation });
    expect(problems.map(({ code, file: at, hint }) => [code, at, hint])).toEqual([
      ["misnamed-file", file, "Rename it to public/texts/one.de.md."],
    ]);
  });

  it("is not looked for among files that have nothing to do with it", async () => {
    const { problems } = await mockSite({
      ...files(null),
      "public/texts/terms.de.md": "Unsere Bedingungen.\n",
    });
    expect(problems.map(({ code }) => code)).toEqual(["missing-translation"]);
  });

  it("only warns in a language that is not strict", async () => {
    const { problems } = await mockSite(files(null, "lang: de, strict: false"));
    expect(problems).toMatchObject([{ code: "missing-translation", severity: "warning" }]);
  });

  it("belongs to the text of the same row, whatever the files are called", async () => {
    const rows = "each: jobs\ntitle: ${item.title}\ndescription: Of ${item.slug}.\n";
    const page = `${rows}blocks:\n  - type: hero\n    id: top\n    heading: \${item.title}\n  - type: body\n    id: text\n    files: ["/texts/\${item.slug}.md", "/texts/\${item.title}.md"]\n`;
    const titles = { "data-engineer": "Data Engineer", "ml-engineer": "ML Engineer", writer: "Writer" };
    const site = await mockSite({
      "data/site.yaml": files(null)["data/site.yaml"]!,
      "pages/roles/[slug].yaml": page,
      "pages/roles/[slug].de.yaml": 'description: { of: "Of ${item.slug}.", text: "Zu ${item.slug}." }\n',
      ...Object.fromEntries(
        Object.entries(titles).flatMap(([slug, title]) => [
          [`public/texts/${title}.md`, `About ${title}.`],
          [`public/texts/${slug}.de.md`, `${bodyComment(`About ${title}.`)}\nÜber ${slug}.`],
        ]),
      ),
      "data/jobs.de.yaml":
        "data-engineer:\n  title: { of: Data Engineer, text: Datentechnik }\nml-engineer:\n  title: { of: ML Engineer, text: Modelle }\nwriter:\n  title: { of: Writer, text: Redaktion }\n",
    });
    expect(summary(site)).toEqual([]);
    expect(JSON.stringify(site.page("/de/roles/writer")?.blocks[1])).toContain("Über writer.");
  });

  it.each(["xliff", "csv"] as const)("goes out as %s and comes back with its mark", async (format) => {
    vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const dir = writeMockSite(files(markBody("## One", translation)));
    const out = join(dir, "texts");
    await exportTranslations({ dir, pages: [], format, out, hasMark: false, isOpenOnly: false });
    writeFileSync(out, readFileSync(out, "utf8").replaceAll("Hallo.", "Guten Tag."));
    await importTranslations({ dir, pages: [], path: out, isPartial: false, isDryRun: false });
    vi.restoreAllMocks();
    expect(readFileSync(join(dir, "public/texts/one.de.md"), "utf8")).toBe(
      translation.replace("Hallo.", "Guten Tag."),
    );
    expect((await openSite({ dir, checkOnly: true })).problems).toEqual([]);
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { type Files, highlighted, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const settings = (language: string): string =>
  `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { ${language} }\n`;

/** A page of roles, and a page for each of them. */
const files = (language = "lang: de"): Files => ({
  "data/site.yaml": settings(language),
  "pages/roles/index.yaml":
    "title: Roles\ndescription: What Roles is.\nblocks:\n  - type: hero\n    id: top\n    heading: Roles\n    text: See [home](/) and [about](/about#team).\n" +
    '  - type: card-grid\n    id: data\n    source: jobs\n    where: { department: Data }\n    sort: title\n    item: { title: "${item.title}", href: "/roles/${item.slug}" }\n',
  "pages/roles/[slug].yaml":
    'title: "${item.title}"\ndescription: What ${item.title} is.\neach: jobs\nblocks:\n  - type: hero\n    id: top\n    heading: "${item.title}"\n',
  "pages/roles/index.de.yaml":
    'route: /de/stellen\ntitle: { of: Roles, text: Stellen }\ndescription: { of: What Roles is., text: Was Stellen sind. }\nblocks:\n  top:\n    heading: { of: Roles, text: Stellen }\n    text: { of: "See [home](/) and [about](/about#team).", text: "Zum [Anfang](/) und zu [uns](/about#team)." }\n',
  "pages/roles/[slug].de.yaml":
    'route: /de/stellen/[slug]\ndescription: { of: "What ${item.title} is.", text: "Was ${item.title} heißt." }\n',
  "pages/about.de.yaml":
    "title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: { of: About, text: Über uns }\n",
  "data/jobs.de.yaml":
    "data-engineer:\n  slug: zahlenschmied\n  title: { of: Data Engineer, text: Zahlenschmied }\n  skills: [{ of: SQL, text: SQL }, { of: Python, text: Python }]\nml-engineer:\n  title: { of: ML Engineer, text: Anlernerin }\n  skills: [{ of: Python, text: Python }]\nwriter:\n  title: { of: Writer, text: Texterin }\n",
});

describe("pages in another language", () => {
  it("are made of rows in it, sorted by it and chosen by what the originals say", async () => {
    const opened = await mockSite(files());
    expect(summary(opened)).toEqual([]);
    expect(opened.page("/de/stellen")?.blocks[1]?.props.items).toEqual([
      { title: "Anlernerin", href: "/de/stellen/ml-engineer" },
      { title: "Zahlenschmied", href: "/de/stellen/zahlenschmied" },
    ]);
    expect(opened.page("/de/stellen/zahlenschmied")?.title).toBe("Zahlenschmied");
  });

  it.each([
    ["no part of an address", "Zahlen Schmied", "wrong-format"],
    ["that of another row", "writer", "duplicate-key"],
  ])("tell a slug that is %s where their language says it", async (_, slug, code) => {
    const all = files();
    const rows = String(all["data/jobs.de.yaml"]).replace("slug: zahlenschmied", `slug: ${slug}`);
    const opened = await mockSite({ ...all, "data/jobs.de.yaml": rows });
    expect(summary(opened)).toEqual([expect.stringContaining(code)]);
    const [problem] = opened.problems;
    expect([problem!.file, highlighted(opened, problem!)]).toEqual(["data/jobs.de.yaml", slug]);
  });

  it("link to pages in the same language, and to the original where there is none", async () => {
    const opened = await mockSite(files());
    expect(opened.page("/de/stellen")?.blocks[0]?.props.text).toMatchObject({
      html: 'Zum <a href="/">Anfang</a> und zu <a href="/de/about#team">uns</a>.',
    });
    expect(opened.page("/roles")?.blocks[0]?.props.text).toMatchObject({
      html: 'See <a href="/">home</a> and <a href="/about#team">about</a>.',
    });
  });

  it("and their originals name each other", async () => {
    const opened = await mockSite(files());
    const both = [
      { lang: "en", name: "English", route: "/roles/data-engineer" },
      { lang: "de", name: "Deutsch", route: "/de/stellen/zahlenschmied" },
    ];
    expect(opened.page("/roles/data-engineer")?.alternates).toEqual(both);
    expect(opened.page("/de/stellen/zahlenschmied")?.alternates).toEqual(both);
    expect(opened.page("/")?.alternates).toBeUndefined();
  });

  it("that nobody has translated show the original and say so", async () => {
    const opened = await mockSite(files("lang: de, missing: original"));
    expect(opened.page("/de")).toMatchObject({
      canonical: "/",
      untranslated: { lang: "en", note: "Diese Seite ist noch nicht übersetzt und steht hier auf Englisch." },
      alternates: [{ route: "/" }, { route: "/de", isUntranslated: true }],
    });
    expect(opened.page("/de")?.blocks[0]?.props.actions).toMatchObject([{ href: "/de/about" }]);
  });

  it("say so in English, and that it is, where the engine does not speak their language", async () => {
    const opened = await mockSite(files("lang: ar, missing: original, strict: false"));
    expect(opened.page("/ar")?.untranslated).toEqual({
      lang: "en",
      note: "This page has not been translated yet. It is shown in English.",
      noteLang: "en",
    });
  });

  it("are drafts as long as their language is in preparation", async () => {
    const opened = await mockSite(files("lang: de, draft: true"));
    expect(opened.page("/de/stellen")).toBeUndefined();
    expect(opened.page("/roles")?.alternates).toBeUndefined();
  });

  it("run from right to left in such a language", async () => {
    const opened = await mockSite({
      "data/site.yaml": settings("lang: ar, missing: original, strict: false"),
    });
    expect(opened.page("/ar/about")).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(opened.page("/about")).not.toHaveProperty("dir");
  });

  it("come and change while the site is open", async () => {
    const opened = await mockSite(files());
    const { writeFileSync } = await import("node:fs");
    writeFileSync(
      `${opened.dir}/pages/about.de.yaml`,
      "route: /de/wir\ntitle: { of: About, text: Wir }\ndescription: { of: What About is., text: Was Wir ist. }\nblocks:\n  team:\n    heading: { of: About, text: Wir }\n",
    );
    await opened.update(["pages/about.de.yaml"]);
    expect(opened.page("/de/wir")?.title).toBe("Wir");
    expect(opened.page("/de/about")).toBeUndefined();
  });

  it("are told while the original is away under another name", async () => {
    const opened = await mockSite({
      ...files(),
      "pages/shed.yaml":
        "title: Shed\ndescription: What Shed is.\nblocks:\n  - type: hero\n    id: top\n    heading: Shed\n",
      "pages/shed.de.yaml":
        "title: { of: Shed, text: Schuppen }\ndescription: { of: What Shed is., text: Was der Schuppen ist. }\nblocks:\n  top:\n    heading: { of: Shed, text: Schuppen }\n",
    });
    expect(summary(opened)).toEqual([]);
    const { renameSync } = await import("node:fs");
    const rename = (from: string, to: string) => {
      renameSync(`${opened.dir}/${from}`, `${opened.dir}/${to}`);
      return opened.update([from, to]);
    };
    await rename("pages/shed.yaml", "pages/barn.yaml");
    expect(opened.problems.map(({ message }) => message)).toContain(
      "There is no pages/shed.yaml that this could be a version of.",
    );
    await rename("pages/barn.yaml", "pages/shed.yaml");
    expect(summary(opened)).toEqual([]);
  });

  it("are read alone when one of them changes and stays where it is", async () => {
    const opened = await mockSite(files());
    const { writeFileSync } = await import("node:fs");
    const version = (heading: string) =>
      `title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: ${heading}\n`;
    const write = (heading: string) => {
      writeFileSync(`${opened.dir}/pages/about.de.yaml`, version(heading));
      return opened.update(["pages/about.de.yaml"]);
    };
    expect(await write("{ of: About, text: Wir }")).toEqual({ routes: new Set(["/de/about"]) });
    expect(opened.page("/de/about")?.blocks[0]?.props.heading).toBe("Wir");
    await write("{ of: About us, text: Wir }");
    expect(opened.problems.map(({ code }) => code)).toEqual(["stale-translation"]);
  });
});

describe("the check of a version", () => {
  const about = (heading: string, more = ""): Files => ({
    ...files(),
    "pages/about.de.yaml": `title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: ${heading}\n${more}`,
  });
  const found = async (changed: Files): Promise<string[]> => summary(await mockSite(changed));

  it.each([
    ["a text that is missing", about("{ of: About }"), "5:14 missing-translation «{ of: About }»"],
    [
      "a name that is too far right",
      {
        ...files(),
        "pages/roles/index.de.yaml":
          'route: /de/stellen\ntitle: { of: Roles, text: Stellen }\ndescription: { of: What Roles is., text: Was Stellen sind. }\nblocks:\n  top:\n      heading:\n      of: Roles\n      text: Stellen\n    text:\n      of: "See [home](/) and [about](/about#team)."\n      text: "Zum [Anfang](/) und zu [uns](/about#team)."\n',
      },
      "6:7 wrong-indentation «heading»",
    ],
    [
      "an original that has changed",
      about("{ of: About us, text: Wir }"),
      "5:20 stale-translation «About us»",
    ],
    ["a text without its original", about("Wir"), "5:14 unmarked-translation «Wir»"],
    [
      "a broken link",
      about("{ of: About, text: Wir }", "    actions: [{ label: Los, href: /abuot }]\n"),
      "6:35 broken-link «/abuot»",
    ],
    [
      "an unknown option",
      about("{ of: About, text: Wir }", "    align: middle\n"),
      "6:12 not-allowed-value «middle»",
    ],
    [
      "a block that the original has not",
      about("{ of: About, text: Wir }", "  teem:\n    heading: { of: Gone, text: Weg }\n"),
      "6:3 obsolete-translation «teem»",
    ],
    [
      "a file that is no version",
      { ...files(), "pages/nothing.de.yaml": "title: { of: a, text: b }\n" },
      "1:1 bad-translation «»",
    ],
  ])("tells of %s, once and at its place", async (_, changed, problem) => {
    const told = await found(changed);
    expect(told).toHaveLength(1);
    expect(told[0]!.replace(/^\S+?\.de\.yaml:/, "")).toBe(problem);
  });

  it("only warns in a language that is not strict", async () => {
    const changed = about("{ of: About us, text: Wir }");
    const opened = await mockSite({ ...changed, "data/site.yaml": settings("lang: de, strict: false") });
    expect(opened.problems).toMatchObject([{ code: "stale-translation", severity: "warning" }]);
  });
});

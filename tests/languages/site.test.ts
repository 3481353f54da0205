import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const settings = (more = "lang: de"): string =>
  `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { ${more} }\n`;
const about =
  "title: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: { of: About, text: Über uns }\n";

async function site(files: Files, languages?: string) {
  return mockSite({ "data/site.yaml": settings(languages), "pages/about.de.yaml": about, ...files });
}

describe("a site in two languages", () => {
  it("shows a page at an address of its own", async () => {
    const opened = await site({});
    expect(opened.problems).toEqual([]);
    expect(opened.page("/de/about")).toMatchObject({
      lang: "de",
      title: "Über uns",
      blocks: [{ props: { heading: "Über uns" } }],
    });
    expect(opened.page("/about")).toMatchObject({ lang: "en", title: "About" });
    expect(opened.page("/de")).toBeUndefined();
  });

  it("takes the address that the version names", async () => {
    const opened = await site({ "pages/about.de.yaml": `route: /de/ueber-uns\n${about}` });
    expect(opened.page("/de/ueber-uns")?.title).toBe("Über uns");
    expect(opened.page("/de/about")).toBeUndefined();
  });

  it("does not take one that begins as no address of the language does", async () => {
    const { problems } = await site({ "pages/about.de.yaml": `route: /ueber-uns\n${about}` });
    expect(problems.map(({ code, hint, offer }) => [code, hint, offer?.text])).toEqual([
      ["bad-route", 'Did you mean "/de/ueber-uns"?', "/de/ueber-uns"],
    ]);
  });

  it("tells a slug that cannot be one where the row says it, and nowhere else", async () => {
    const { problems } = await site({
      "pages/jobs/[slug].yaml":
        'each: jobs\ntitle: "${item.title}"\ndescription: "About ${item.title}, and what it is."\nblocks:\n  - type: hero\n    heading: A\n',
      "data/jobs.yaml": "- slug: cook\n  title: Cook\n  department: Data\n  skills: []\n",
      "data/jobs.de.yaml": "cook:\n  title: { of: Cook, text: Koch }\n  slug: köchin\n",
    });
    expect(problems.map(({ file, code }) => [file, code])).toContainEqual([
      "data/jobs.de.yaml",
      "wrong-format",
    ]);
    expect(problems.filter(({ code }) => code === "bad-route")).toEqual([]);
  });

  it("shows the original where the site wants it so", async () => {
    const opened = await site({}, "lang: de, missing: original");
    expect(opened.problems).toEqual([]);
    expect(opened.page("/de")).toMatchObject({ title: "Home", lang: "de" });
  });
});

describe("the texts of a site", () => {
  it("are listed by file, with offsets of the version by itself", async () => {
    const opened = await site({});
    const [layoutless] = opened.translations("de").filter(({ version }) => version === "pages/about.de.yaml");
    expect(layoutless).toMatchObject({
      original: "pages/about.yaml",
      isThere: true,
      isRows: false,
      unkeyed: [],
    });
    for (const { spans, text } of layoutless!.units)
      expect(layoutless!.text.slice(spans!.text!.start, spans!.text!.end)).toBe(text);
    const jobs = opened.translations("de").find(({ original }) => original === "data/jobs.yaml");
    expect(jobs).toMatchObject({ version: "data/jobs.de.yaml", isThere: false, isRows: true });
    expect(opened.translations("fr")).toEqual([]);
  });
});

describe("a line of a version that cannot be read", () => {
  const team = "ana:\n  name: { of: Ana, text: Anna }\n- ben:\n  name: { of: Ben, text: Benno }\n";

  it("is told once in rows, and their texts are not called translations of nothing", async () => {
    const { problems } = await site({
      "data/team.de.yaml": team,
      "public/texts/one.de.md": "<!-- of: 0123456789ab -->\n## Eins\n",
    });
    expect(problems.map(({ file }) => file)).toEqual(["data/team.de.yaml"]);
  });

  it("is told once in a page", async () => {
    const { problems } = await site({
      "pages/about.de.yaml": about.replace("\ndescription:", "\n- description:"),
    });
    expect(problems.map(({ file, code, range }) => [file, code, range.start.line])).toEqual([
      ["pages/about.de.yaml", "list-sign", 2],
    ]);
  });
});

it("a text and its translation that have changed places are told once, in an entry as well", async () => {
  const hero = (actions: string) =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n    actions:\n${actions}`;
  const { problems } = await site({
    "pages/about.yaml": hero("      - { label: Start, href: / }\n      - { label: Team, href: /about }\n"),
    "pages/about.de.yaml": `${about}    actions:\n      - label: { of: Anfang, text: Start }\n      - label: { of: Team, text: Mannschaft }\n`,
  });
  expect(problems.map(({ file, code, range }) => [file, code, range.start.line])).toEqual([
    ["pages/about.de.yaml", "turned-translation", 7],
  ]);
});

it("asks for the translation of choices that readers see, and lets pages choose rows by the original", async () => {
  const row = (choice: string): Files => ({
    "data/roles.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      properties: {
        id: { type: "string", description: "Key." },
        state: { enum: ["Open", "Closed"], description: "State.", "x-translate": true },
      },
    }),
    "data/roles.yaml": "- { id: cook, state: Open }\n- { id: smith, state: Closed }\n",
    "data/roles.de.yaml": `cook: { state: { of: Open, text: Offen } }\n${choice}`,
    "pages/roles.yaml":
      'title: Roles\ndescription: What may be done here, and by whom.\nblocks:\n  - type: card-grid\n    id: all\n    heading: About\n    source: roles\n    where: { state: Open }\n    item: { title: "${item.state}" }\n',
    "pages/roles.de.yaml":
      "title: { of: Roles, text: Rollen }\ndescription: { of: 'What may be done here, and by whom.', text: Was hier zu tun ist und wer es tut. }\nblocks:\n  all:\n    heading: { of: About, text: Rollen }\n",
  });
  const codes = async (choice: string) =>
    (await site(row(choice))).problems
      .filter(({ file }) => file.startsWith("data/roles"))
      .map(({ code, file }) => `${file} ${code}`);
  expect(await codes("")).toEqual(["data/roles.de.yaml missing-translation"]);
  expect(await codes("smith: { state: { of: Closed, text: Besetzt } }\n")).toEqual([]);
  const opened = await site(row("smith: { state: { of: Closed, text: Besetzt } }\n"));
  expect(opened.page("/de/roles")?.blocks[0]?.props.items).toMatchObject([{ title: "Offen" }]);
});

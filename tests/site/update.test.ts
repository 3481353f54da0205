import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (name: string, rest = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${rest}`;
const grid = (source: string): string =>
  `  - type: card-grid\n    heading: A\n    source: ${source}\n    item: { title: "\${item.id}" }\n`;
const ofTeam =
  'each: team\ntitle: "${item.name}"\ndescription: "About ${item.name}"\nblocks:\n  - type: hero\n    heading: "${item.name}"\n';

/** Changes files of an open site, and tells which addresses may differ now. */
async function change(site: Site, files: Record<string, string | null>, paths = Object.keys(files)) {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(site.dir, file));
    else writeFileSync(join(site.dir, file), text);
  const { routes } = await site.update(paths);
  return routes === "all" ? "all" : [...routes].sort();
}

const open = (files: Files = {}) =>
  mockSite({
    "pages/team.yaml": page("Team", grid("team")),
    "pages/wide.yaml": `layout: wide\n${page("Wide")}`,
    "pages/_wide.yaml": "blocks:\n  - type: page\n",
    "pages/text.yaml": page("Text", "  - type: body\n    files: [/texts/new.md, /texts/one.md]\n"),
    ...files,
  });

/** How often the rules of the block `counted` were asked since the last time. */
function askedRules(): number {
  const counted = globalThis as { rulesAsked?: number };
  const { rulesAsked = 0 } = counted;
  counted.rulesAsked = 0;
  return rulesAsked;
}

describe("a changed file", () => {
  it.each([
    ["to which nothing leads", "Name", []],
    ["of which another has a mistake", "wrong", ["pages/team/[id].yaml:8:11 block-rule «${item.name}»"]],
  ])("of rows has the pages of changed rows looked at again alone: pages %s", async (_, last, told) => {
    const names = ["One", "Two", "Three", "Four", last];
    const rows = (first: string): string =>
      [first, ...names].map((name, index) => `- id: row-${index}\n  name: ${name}\n`).join("");
    const site = await mockSite({
      "data/team.yaml": rows("First"),
      "data/jobs.yaml": "[]\n",
      "pages/team/[id].yaml": `${ofTeam}  - type: counted\n    text: \${item.name}\n`,
      "blocks/counted/schema.json": JSON.stringify({
        type: "object",
        title: "Counted",
        description: "A text.",
        additionalProperties: false,
        properties: { text: { type: "string", description: "What it says." } },
      }),
      "blocks/counted/rules.ts":
        'export default ({ text }) => { globalThis.rulesAsked = (globalThis.rulesAsked ?? 0) + 1; return text === "wrong" ? [{ path: ["text"], message: "That is wrong." }] : []; };\n',
    });
    const problems = (): string[] => summary(site).filter((one) => !one.startsWith("blocks/"));
    expect(problems()).toEqual(told);
    expect(askedRules()).toBeGreaterThan(names.length);
    expect(await change(site, { "data/team.yaml": rows("Other") })).toEqual(["/team/row-0"]);
    // Once for what is wrong with it, once more for where.
    expect(askedRules()).toBeLessThanOrEqual(told.length === 0 ? 1 : 3);
    expect(problems()).toEqual(told);
  });
  it("of a page changes that page alone", async () => {
    const site = await open();
    expect(await change(site, { "pages/about.yaml": page("Other") })).toEqual(["/about"]);
    expect(site.page("/about")?.title).toBe("Other");
    expect(
      await change(site, { "pages/about.yaml": page("Third") }, [join(site.dir, "pages/about.yaml")]),
    ).toEqual(["/about"]);
    expect(await change(site, { "pages/about.yaml": page("Fourth") }, ["pages\\about.yaml"])).toEqual([
      "/about",
    ]);
    expect(site.page("/about")?.title).toBe("Fourth");
  });
  const linking = page("Link", "    actions: [{ label: About, href: /about }]\n");
  it.each<[what: string, becomes: Record<string, string | null>, told: string[]]>([
    [
      "was renamed, of which the new name is told first",
      { "pages/link.yaml": null, "pages/begin.yaml": linking },
      ["pages/begin.yaml"],
    ],
    ["has gone as well", { "pages/about.yaml": null, "pages/link.yaml": null }, ["pages/about.yaml"]],
    [
      "has a mistake by now",
      { "pages/about.yaml": null, "pages/link.yaml": "title: [\n" },
      ["pages/about.yaml"],
    ],
  ])("comes to an end where another one of which something is to be said %s", async (_, becomes, told) => {
    const site = await open({ "pages/link.yaml": linking });
    expect(summary(site)).toEqual([]);
    expect(await change(site, becomes, told)).toContain(`/${told[0]!.replace(/^pages\/|\.yaml$/g, "")}`);
    await site.update(Object.keys(becomes));
    const fresh = await openSite({ dir: site.dir, blockDirs: [join(site.dir, "blocks")] });
    expect(summary(site)).toEqual(summary(fresh));
    expect(site.routes).toEqual(fresh.routes);
  });
  it.each(["about", "history"])(
    "is renamed at once, whichever of its names is told first: %s",
    async (told) => {
      const site = await open();
      const files = { "pages/about.yaml": null, "pages/history.yaml": page("About") };
      expect(await change(site, files, [`pages/${told}.yaml`])).toEqual(["/about", "/history"]);
      expect(site.routes.map(({ route }) => route)).not.toContain("/about");
      expect(site.page("/history")?.title).toBe("About");
      expect(summary(site).filter((one) => one.includes("about.yaml"))).toEqual([]);
    },
  );
  it("of data that is wrong comes to an end, though a page names a row that is gone", async () => {
    const site = await open({
      "pages/team.yaml": page("Team", `${grid("team")}    where: { id: [ana, cy] }\n`),
    });
    await change(site, { "data/team.yaml": "- id: ana\n  nom: Anna\n" });
    expect(summary(site).some((one) => one.startsWith("data/team.yaml:"))).toBe(true);
  });
  it("of a page may make, move and take away addresses", async () => {
    const site = await open();
    expect(await change(site, { "pages/new.yaml": `aliases: [/newer]\n${page("New")}` })).toEqual([
      "/new",
      "/newer",
    ]);
    expect(await change(site, { "pages/new.yaml": `aliases: [/newest]\n${page("New")}` })).toEqual([
      "/new",
      "/newer",
      "/newest",
    ]);
    expect(await change(site, { "pages/new.yaml": null })).toEqual(["/new", "/newest"]);
    expect(site.page("/new")).toBeUndefined();
    expect(site.routes.map(({ route }) => route)).toEqual([
      "/",
      "/about",
      "/former",
      "/team",
      "/text",
      "/wide",
    ]);
  });
  it("of a page shows and takes back problems elsewhere", async () => {
    const site = await open({
      "pages/about.yaml": page("About"),
      "pages/index.yaml": page("Home", "    actions: [{ label: A, href: /new }]\n"),
    });
    const broken = ["pages/index.yaml:6:33 broken-link «/new»"];
    expect(summary(site)).toEqual(broken);
    await change(site, { "pages/new.yaml": page("New") });
    expect(site.problems).toEqual([]);
    await change(site, { "pages/new.yaml": null });
    expect(summary(site)).toEqual(broken);
  });
  it("of a layout changes its pages", async () => {
    const site = await open();
    expect(
      await change(site, { "pages/_wide.yaml": "blocks:\n  - type: page\n  - type: prose\n    text: A\n" }),
    ).toEqual(["/wide"]);
    expect(
      await change(site, { "pages/_layout.yaml": "blocks:\n  - type: page\n  - type: prose\n    text: A\n" }),
    ).toEqual(["/", "/about", "/team", "/text"]);
  });
  it("of data changes what shows it, through references too, and no page of rows that are as they were", async () => {
    const ofLead = `${grid("jobs").replace("item.id", "item.lead.name")}    where: { slug: data-engineer }\n`;
    const site = await open({
      "pages/jobs.yaml": page("Jobs", ofLead),
      "pages/roles.yaml": page("Roles", grid("jobs").replace("item.id", "item.slug")),
      "pages/who/[id].yaml": ofTeam,
    });
    expect(
      await change(site, { "data/team.yaml": "- id: ana\n  name: Anna\n- id: cy\n  name: Cy\n" }),
    ).toEqual(["/jobs", "/team", "/who/ana", "/who/ben", "/who/cy"]);
    expect(site.page("/who/ana")?.title).toBe("Anna");
    expect(site.page("/who/ben")).toBeUndefined();
  });
  it("of settings, schemas, blocks or data that is new or gone changes all", async () => {
    const site = await open();
    expect(await change(site, { "data/site.yaml": "brand: Other\n" })).toBe("all");
    expect(site.settings.brand).toBe("Other");
    expect(await change(site, { "blocks/hero/view.tsx": "" })).toBe("all");
    const schema = JSON.stringify({
      type: "object",
      additionalProperties: false,
      properties: { id: { type: "string", description: "Key." } },
    });
    expect(
      await change(site, { "data/more.schema.json": schema, "data/more.yaml": "[]\n" }, ["data/more.yaml"]),
    ).toBe("all");
    expect(site.counts.collections).toBe(3);
    expect(await change(site, { "data/more.yaml": "- id: a\n" })).toEqual([]);
    expect(await change(site, { "data/more.schema.json": "{" })).toBe("all");
    expect(summary(site)).toEqual(["data/more.schema.json:1:1 bad-schema «{»"]);
    expect(await change(site, { "data/more.schema.json": null, "data/more.yaml": null })).toBe("all");
    expect(site.problems).toEqual([]);
  });
  it("of a text changes the pages that show it or might", async () => {
    const site = await open();
    expect(await change(site, { "public/texts/one.md": "# Two\n" })).toEqual(["/text"]);
    expect(await change(site, { "public/texts/new.md": "# New\n" })).toEqual(["/text"]);
    expect(site.page("/text")?.blocks[1]?.props).toMatchObject({ files: { html: "<h1>New</h1>" } });
    expect(await change(site, { "public/texts/other.md": "# New\n" })).toEqual([]);
  });
  it("under public/ may be missed, or wanted no more", async () => {
    const site = await open({
      "pages/index.yaml": page("Home", "    image: { src: /images/team.svg, alt: Team }\n"),
    });
    expect(await change(site, { "public/images/team.svg": null })).toEqual([]);
    expect(summary(site)).toEqual([
      "data/team.yaml:5:10 missing-image «/images/team.svg»",
      "pages/index.yaml:6:19 missing-image «/images/team.svg»",
    ]);
    await change(site, { "public/images/team.svg": "<svg/>" });
    expect(site.problems).toEqual([]);
  });
  it.each(["texts/one.md", "images/team.svg", "images/lonely.svg", "notes.html"])(
    "is taken in while %s goes, of which the next one tells",
    async (gone) => {
      const site = await open({
        "checks.yaml": "",
        "public/images/lonely.svg": "<svg/>",
        "public/notes.html": "<p>Notes</p>",
      });
      rmSync(join(site.dir, "public", gone));
      expect(await change(site, { "pages/about.yaml": page("Other") })).toEqual(["/about"]);
      expect(site.page("/about")?.title).toBe("Other");
      await change(site, {}, [`public/${gone}`]);
      expect(site.files.publicFiles).not.toContain(`/${gone}`);
    },
  );
  it("of no concern changes nothing", async () => {
    const site = await open();
    expect(await change(site, { "notes.md": "", "pages/notes.txt": "" })).toEqual([]);
    expect(await change(site, {})).toEqual([]);
  });
});

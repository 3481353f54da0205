import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PanelValues } from "../../renderer/editor/panel/panel-block.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { blockingFile } from "../../renderer/serve/blocking-file.ts";
import { furtherFields } from "../../renderer/serve/overview/further-fields.ts";
import { listPages } from "../../renderer/serve/overview/list-pages.ts";
import { listTable, listTables } from "../../renderer/serve/overview/list-tables.ts";
import { rowForm, settingsForm } from "../../renderer/serve/overview/read-form.ts";
import { panelChoices, panelRows } from "../../renderer/serve/panel/panel-choices.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { type Files, removeMockSites } from "../support/mock-site.ts";
import { siteAsOf } from "../support/site-in-time.ts";

const prose = "blocks:\n  - type: prose\n    heading: One\n    text: Words that say something.\n";
const FILES: Readonly<Record<string, string>> = {
  "data/site.yaml":
    "brand: Bakery\nurl: https://bakery.example\nlang: en\nopening: At seven.\nlanguages:\n  - { lang: de, missing: original }\n",
  "data/site.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["opening"],
    properties: { opening: { type: "string", description: "When the door is open." } },
  }),
  "data/breads.yaml":
    "- id: rye\n  title: Rye bread\n  price: 4.5\n  baker: ana\n  tags: [dark, sour]\n# The best one.\n- id: spelt\n  title: Spelt bread\n  price: 12\n  baker: ana\n",
  "data/breads.schema.json": JSON.stringify({
    title: "Bread",
    description: "One bread.",
    type: "object",
    additionalProperties: false,
    required: ["id", "title"],
    "x-key": "id",
    properties: {
      id: { type: "string", description: "Its name." },
      title: { type: "string", description: "What it is called." },
      price: { type: "number", description: "In euros." },
      baker: { type: "string", description: "Who bakes it.", "x-ref": "bakers" },
      tags: { type: "array", items: { type: "string" }, description: "How it is." },
      text: { type: "string", "x-kind": "markdown", description: "More of it." },
    },
  }),
  "data/bakers.csv": "id,name\nana,Ana Lima\n",
  "data/bakers.schema.json": JSON.stringify({
    title: "Baker",
    description: "One baker.",
    type: "object",
    additionalProperties: false,
    required: ["id", "name"],
    properties: {
      id: { type: "string", description: "Short name." },
      name: { type: "string", description: "Whole name." },
    },
  }),
  "pages/index.yaml": `title: Home\ndescription: The bakery at the corner.\n${prose}`,
  "pages/about.yaml": `title: "About us"\ndescription: Who bakes here and since when.\ndraft: true\n${prose}`,
  "pages/about.de.yaml": "title: Über uns\n",
  "pages/old.yaml": "redirect: /about\n",
  "pages/week-2.yaml": "redirect: /about\n",
  "pages/week-10.yaml": "redirect: /about\n",
  "pages/breads/[id].yaml": `each: breads\ntitle: "\${item.title}"\ndescription: "All about \${item.title}, its flour and its price."\n${prose}`,
  "pages/unfilled.yaml": `title: Not filled in\ndescription: It shows a list that has a mistake, so that nobody can fill it in.\n${prose}    eyebrow: "\${count.faulty}"\n`,
  "pages/faulty/[id].yaml": `each: faulty\ntitle: "\${item.title} of ours"\ndescription: One of a list that has a mistake.\n${prose}`,
  "data/faulty.yaml": "- id: one\n  titel: One\n",
  "data/faulty.schema.json": JSON.stringify({
    title: "Faulty",
    description: "One of them.",
    type: "object",
    additionalProperties: false,
    required: ["id", "title"],
    properties: {
      id: { type: "string", description: "Its name." },
      title: { type: "string", description: "Its title." },
    },
  }),
  "pages/404.yaml": `title: Nothing here\ndescription: There is nothing at this address.\n${prose}`,
  "pages/broken.yaml": "title: Broken page\nblocks:\n  - type: nothing-like-this\n",
};

let dir: string;
let site: Site;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "overview-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  mkdirSync(join(dir, "public/notes"), { recursive: true });
  site = await openSite({ dir, drafts: true });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("lists pages, redirects, pages from rows, and those with mistakes", () => {
  const { pages, languages } = listPages(site);
  const by = Object.fromEntries(pages.map((page) => [page.route, page]));
  expect(languages).toEqual(["de"]);
  expect(by["/"]).toMatchObject({ title: "Home", kind: "page", isFixed: true });
  expect(by["/about"]).toMatchObject({ title: "About us", isDraft: true, versions: ["de"] });
  expect(by["/old"]).toMatchObject({ kind: "redirect", to: "/about" });
  expect(by["/breads/rye"]).toMatchObject({
    title: "Rye bread",
    kind: "rows",
    pattern: "/breads/[id]",
    row: { collection: "breads", key: "rye" },
  });
  expect(by["/broken"]).toMatchObject({ title: "Broken page", kind: "page" });
  // What nobody can fill in has a name all the same, and its version that of the original.
  expect(by["/unfilled"]).toMatchObject({ title: "Not filled in" });
  expect(by["/de/unfilled"]).toMatchObject({ title: "Not filled in", lang: "de" });
  expect(pages.filter(({ title }) => title === "" || title.includes("${"))).toEqual([]);
  expect(by["/broken"]?.errors).toBeGreaterThan(0);
  const routes = pages.map(({ route }) => route);
  const weeks = ["/week-2", "/week-10"];
  expect(routes.filter((route) => weeks.includes(route))).toEqual(weeks);
  const others = routes.filter((route) => !weeks.includes(route));
  expect(others).toEqual(others.toSorted());
});

it("says of a page that something elsewhere keeps it from being shown, and of no other", async () => {
  const stoppedIn = async (files: Files): Promise<string[]> => {
    const { pages } = listPages(await siteAsOf("2027-01-01", files));
    return pages.filter(({ isStopped }) => isStopped).map(({ route }) => route);
  };
  const page = (title: string, text: string): string =>
    `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n    text: ${text}\n`;
  const files = {
    "pages/count.yaml": page("Count", '"${count.jobs} of them"'),
    "pages/wrong.yaml": page("Wrong", "Words.\n    headng: Wrong"),
    "pages/right.yaml": page("Right", "Words."),
  };
  expect(await stoppedIn(files)).toEqual([]);
  expect(await stoppedIn({ ...files, "data/jobs.yaml": "- slug: writer\n  titel: Writer\n" })).toEqual([
    "/count",
  ]);
  removeMockSites();
});

it("lists collections with the pages that read them, whatever their format", () => {
  const { tables } = listTables(site);
  expect(tables.find(({ name }) => name === "breads")).toMatchObject({
    title: "Breads",
    about: "One bread.",
    key: "id",
    count: 2,
    routes: ["/breads/rye", "/breads/spelt", "/de/breads/rye", "/de/breads/spelt"],
  });
  expect(tables.find(({ name }) => name === "bakers")).toMatchObject({ count: 1, file: "data/bakers.csv" });
});

it("offers no page that says that there is none to be linked to, in any language", () => {
  const offered = panelChoices(site).pages.map(({ route }) => route);
  expect(offered).toContain("/about");
  expect(offered.filter((route) => route.endsWith("/404"))).toEqual([]);
});

it("knows what keeps a page away: its own file, that of its original, the data that it shows", () => {
  expect(blockingFile(site, "/broken")).toBe("pages/broken.yaml");
  expect(blockingFile(site, "/de/broken")).toBe("pages/broken.yaml");
  expect(blockingFile(site, "/unfilled")).toBe("data/faulty.yaml");
  expect(blockingFile(site, "/de/unfilled")).toBe("data/faulty.yaml");
  expect(blockingFile(site, "/nowhere")).toBeUndefined();
});

it("knows that the new name of a page keeps those away that link to it", async () => {
  const page = (title: string, text: string): string =>
    `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n    text: ${text}\n`;
  const renamed = await siteAsOf("2027-01-01", {
    "pages/index.yaml": page("Home", "Look [around](/studio), or read [about us](/about)."),
    "pages/about.yaml": page("About", "Come [by](/studio)."),
    "pages/workshop.yaml": page("The studio and its people", "Words."),
  });
  expect(renamed.page("/")).toBeUndefined();
  expect(blockingFile(renamed, "/")).toBe("pages/workshop.yaml");
  removeMockSites();
});

it("has the cells of a table as people read them, long texts left out", () => {
  const table = listTable(site, "breads");
  expect(table?.columns.map(({ name }) => name)).toEqual(["id", "title", "price", "baker", "tags"]);
  expect(table?.rows[0]).toMatchObject({
    key: "rye",
    title: "Rye bread",
    cells: { price: "4.5", tags: "dark, sour" },
  });
  expect(listTable(site, "nothing")).toBeUndefined();
});

it("has a row as it is written, with a picker for what names another row", () => {
  const form = rowForm(site, "breads", "spelt");
  expect(form).toMatchObject({ file: "data/breads.yaml", line: 7, key: "id", values: { price: 12 } });
  expect(form?.fields.find(({ name }) => name === "baker")?.control).toEqual({
    kind: "row",
    collection: "bakers",
  });
  expect(panelRows(site, "bakers")).toEqual([{ key: "ana", title: "Ana Lima" }]);
  expect(rowForm(site, "bakers", "ana")?.values).toEqual({ id: "ana", name: "Ana Lima" });
  expect(rowForm(site, "breads", "nothing")).toBeUndefined();
});

it("has the settings, those that have to be there first", () => {
  const form = settingsForm(site);
  expect(form?.values).toMatchObject({ brand: "Bakery" });
  expect(form?.fields[0]).toMatchObject({ name: "opening", isRequired: true });
});

it("has the settings and fields that no schema speaks of, by what stands in them", () => {
  const names = (values: PanelValues, schema: Schema = {}) =>
    furtherFields(schema, values).map(({ name, label, control: { kind } }) => [name, label, kind]);
  expect(
    names({
      phone: "+44",
      boxOffice: "At ten.",
      seats: 3,
      isOpen: false,
      halls: ["A", "B"],
      none: null,
      prices: { full: 3 },
      rows: [{ a: 1 }],
      empty: [],
    }),
  ).toEqual([
    ["phone", "Phone", "text"],
    ["boxOffice", "Box office", "text"],
    ["seats", "Seats", "number"],
    ["isOpen", "Is open", "switch"],
    ["halls", "Halls", "list"],
    ["none", "None", "text"],
    ["prices", "Prices", "data"],
    ["rows", "Rows", "data"],
    ["empty", "Empty", "data"],
  ]);
  const known: Schema = { type: "object", properties: { phone: { type: "string" } } };
  expect(names({ phone: "+44", fax: "+44" }, known)).toEqual([["fax", "Fax", "text"]]);
  expect(names({ fax: "+44" }, { ...known, additionalProperties: false })).toEqual([]);
  // A table has no schema here.
  expect(rowForm(site, "bakers", "ana")?.fields.map(({ name }) => name)).toEqual(["id", "name"]);
});

it("moves a page that a body of an article links to, and shows that before", async () => {
  const body = join(dir, "public/notes/first.html");
  writeFileSync(body, '<p>Read <a href="/about">about us</a>.</p>\n');
  const article = join(dir, "pages/note.yaml");
  writeFileSync(
    article,
    'title: A note\ndescription: One note on how we bake here.\nblocks:\n  - type: article\n    body: ["/notes/first.html"]\n',
  );
  await site.update([body, article]);
  const writer = new Writer({ site });
  const operation = { kind: "move-page", route: "/about", to: "/we", redirect: true } as const;
  const would = await writer.ask({ ask: "preview", operation });
  expect(would).toHaveProperty("files");
  expect(readFileSync(body, "utf8")).toContain('href="/about"');
  expect(await writer.ask({ ask: "apply", operation })).toHaveProperty("files");
  expect(readFileSync(body, "utf8")).toContain('href="/we"');
  await writer.ask({ ask: "undo" });
  expect(readFileSync(body, "utf8")).toContain('href="/about"');
  writer.close();
});

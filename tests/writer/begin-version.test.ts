import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { otherLanguageAt } from "../../renderer/editor/overview/other-language.ts";
import type { BeginVersion, EditDone, EditRequest } from "../../renderer/editor/protocol.ts";
import { editPage } from "../../renderer/serve/editor-data.ts";
import { listPages } from "../../renderer/serve/overview/list-pages.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const FAIR =
  "title: Fair of ${site.brand}\ndescription: What the fair is.\nblocks:\n  - type: hero\n    heading: Fair\n  - type: prose\n    id: hero\n    text: Two days.\n";

async function open() {
  const dir = writeMockSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nlanguages:\n  - lang: de\n  - { lang: fr, missing: original }\n",
    "pages/fair.yaml": FAIR,
  });
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  const begin = (wish: Partial<BeginVersion>, ask: "apply" | "preview" = "apply") =>
    writer.ask({
      ask,
      operation: { kind: "begin-version", route: "/fair", lang: "de", title: "Markt", ...wish },
    } as EditRequest);
  return { site, writer, begin, read: (file: string) => readFileSync(join(dir, file), "utf8") };
}

it("begins a page in another language with its title, and the blocks have what a version knows them by", async () => {
  const { site, writer, begin, read } = await open();
  const answer = (await begin({ title: " Markt von ${site.brand} " })) as EditDone;
  expect(read("pages/fair.de.yaml")).toBe(
    "title:\n  of: Fair of ${site.brand}\n  text: Markt von ${site.brand}\n",
  );
  expect(read("pages/fair.yaml")).toBe(FAIR.replace("type: hero\n", "type: hero\n    id: hero-2\n"));
  expect(answer.history).toEqual({ undo: "Translation of /fair into de" });
  // Nothing stands in the way but what nobody has translated yet.
  const wrong = answer.problems.fresh.filter(({ severity }) => severity === "error");
  expect([...new Set(wrong.map(({ code }) => code))]).toEqual(["missing-translation"]);
  const page = editPage(site, "/de/fair");
  expect(page?.page).toMatchObject({ title: "Markt von 2SD", file: "pages/fair.de.yaml", lang: "de" });
  const at = { route: "/de/fair", path: ["blocks", 0, "props", "heading"] };
  await writer.ask({ ask: "apply", operation: { kind: "set", at, value: "Der Markt" } });
  expect(read("pages/fair.de.yaml")).toContain("of: Fair\n      text: Der Markt\n");
  await writer.ask({ ask: "undo" });
  await writer.ask({ ask: "undo" });
  expect(read("pages/fair.yaml")).toBe(FAIR);
  expect(site.entryOf("/de/fair")).toBeUndefined();
  writer.close();
});

it("shows what would follow, and writes nothing", async () => {
  const { writer, begin, read } = await open();
  const answer = (await begin({}, "preview")) as EditDone;
  expect(answer.files.map(({ file }) => file)).toEqual(["pages/fair.yaml", "pages/fair.de.yaml"]);
  expect(() => read("pages/fair.de.yaml")).toThrow();
  writer.close();
});

it("begins a page that readers get in the original until then", async () => {
  const { site, writer, begin } = await open();
  expect(await begin({ lang: "fr", title: "Foire" })).toHaveProperty("files");
  expect(site.page("/fr/fair")).toMatchObject({ title: "Foire", file: "pages/fair.fr.yaml" });
  writer.close();
});

it.each([
  [{ lang: "xx" }, 'The site is not translated into "xx".'],
  [{ title: " " }, "A page needs a title."],
  [{ route: "/nowhere" }, "There is no page at /nowhere."],
])("begins nothing with %j", async (wish, refused) => {
  const { writer, begin } = await open();
  expect(await begin(wish)).toEqual({ refused });
  writer.close();
});

it("begins nothing twice", async () => {
  const { writer, begin } = await open();
  await begin({});
  expect(await begin({})).toEqual({ refused: "There is pages/fair.de.yaml already." });
  writer.close();
});

describe("pages that are made for each row", () => {
  const rowsOf = async (head: string) => {
    const dir = writeMockSite({
      "data/site.yaml": "brand: 2SD\nurl: https://www.example.com\nlang: en\nlanguages:\n  - lang: de\n",
      "pages/jobs/[slug].yaml": `each: jobs\n${head}blocks:\n  - type: hero\n    heading: \${item.title}\n`,
    });
    const site = await openSite({ dir, blockDirs: [join(dir, "blocks")], drafts: true, marksDrafts: true });
    const writer = new Writer({ site });
    const begin = (title: string) =>
      writer.ask({
        ask: "apply",
        operation: { kind: "begin-version", route: "/jobs/data-engineer", lang: "de", title },
      });
    return { site, writer, begin, read: (file: string) => readFileSync(join(dir, file), "utf8") };
  };

  it("begin with the words around what is filled in, for all rows", async () => {
    const { site, writer, begin, read } = await rowsOf("title: ${item.title} | Jobs\n");
    expect(listPages(site).pages.find(({ route }) => route === "/jobs/data-engineer")).toMatchObject({
      kind: "rows",
      ownTitle: "${item.title} | Jobs",
    });
    await begin("${item.title} | Stellen");
    expect(read("pages/jobs/[slug].de.yaml")).toBe(
      "title:\n  of: ${item.title} | Jobs\n  text: ${item.title} | Stellen\n",
    );
    expect(site.page("/de/jobs/data-engineer")?.title).toBe("Data Engineer | Stellen");
    expect(site.page("/de/jobs/writer")?.title).toBe("Writer | Stellen");
    const pages = listPages(site);
    expect(pages.pages.find(({ route }) => route === "/de/jobs/writer")).toMatchObject({
      lang: "de",
      row: { collection: "jobs", key: "writer" },
    });
    writer.close();
  });

  it("begin without a title where the row says it", async () => {
    const { site, writer, begin, read } = await rowsOf("title: ${item.title}\n");
    const page = listPages(site).pages.find(({ route }) => route === "/jobs/data-engineer");
    expect(page).not.toHaveProperty("ownTitle");
    expect(await begin("")).toHaveProperty("files");
    expect(read("pages/jobs/[slug].de.yaml")).toContain("data/jobs.de.yaml");
    // What a row says is translated on its page, and shows on all that show the row.
    const at = { route: "/de/jobs/writer", path: ["blocks", 0, "props", "heading"] };
    await writer.ask({ ask: "apply", operation: { kind: "set", at, value: "Texterin" } });
    expect(read("data/jobs.de.yaml")).toBe("writer:\n  title:\n    of: Writer\n    text: Texterin\n");
    await writer.ask({ ask: "undo" });
    await writer.ask({ ask: "undo" });
    expect(site.entryOf("/de/jobs/writer")).toBeUndefined();
    writer.close();
  });
});

it("knows which page an address in another language means", async () => {
  const dir = writeMockSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nlanguages:\n  - lang: de\n  - { lang: de-AT, path: /de-at }\n",
    "pages/fair.yaml": FAIR,
    "pages/fair.de.yaml": "route: /de/markt\ntitle: { of: 'Fair of ${site.brand}', text: Markt }\n",
    "pages/old.yaml": "redirect: /fair\n",
  });
  const pages = listPages(await openSite({ dir, blockDirs: [join(dir, "blocks")] }));
  const meant = (route: string) => {
    const found = otherLanguageAt(route, pages);
    return found && [found.lang, found.original.route, found.version?.route];
  };
  expect(meant("/de-at/fair")).toEqual(["de-AT", "/fair", undefined]);
  expect(meant("/de-at")).toEqual(["de-AT", "/", undefined]);
  expect(meant("/de/fair")).toEqual(["de", "/fair", "/de/markt"]);
  for (const other of ["/fair", "/deep/fair", "/de/nothing", "/de/old", "/de/404", "/xx/fair"])
    expect(meant(other)).toBeUndefined();
});

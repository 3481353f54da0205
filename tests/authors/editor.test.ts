import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { listFiles } from "../../renderer/files/list-files.ts";
import { blockFolders } from "../support/site-copy.ts";
import { LanguageServer } from "./language-server.ts";
import { copyOfSite, examplePages, problemsWith, root } from "./real-site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: LanguageServer;
let copy: Awaited<ReturnType<typeof copyOfSite>>;
const file = "pages/try.yaml";
const head =
  "title: A page to try\ndescription: A page to try what editors say of it, before it is saved.\nblocks:\n";

beforeAll(async () => {
  server = new LanguageServer();
  await server.start();
  copy = await copyOfSite();
});
afterAll(() => {
  server.stop();
  copy.remove();
});

describe("an editor that opens the folder", () => {
  it.each(
    ["pages", "data"].flatMap((folder) =>
      listFiles(join(root, folder))
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => `${folder}/${name}`),
    ),
  )("finds nothing wrong in %s", async (name) => {
    const found = await server.open(name, readFileSync(join(root, name), "utf8"));
    server.close(name);
    expect(found.map(({ message }) => message)).toEqual([]);
  });

  it("finds nothing wrong in the example of any block", async () => {
    // Below each other on one page: the server takes as long for a page of one as for that of all.
    const blocks = examplePages().map(({ block }) => stringify([block], { lineWidth: 0 }));
    const text = `${head}${blocks.join("")}`;
    const found = await server.open(file, text);
    server.close(file);
    const lines = text.split("\n");
    expect(found.map(({ message, range }) => `${message}: ${lines[range.start.line]}`)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(50);
  });
});

describe("completion", () => {
  it("offers every block as a whole after a dash", async () => {
    const items = await server.complete(file, `${head}  - |\n`);
    const types = blockFolders().map((folder) => basename(folder));
    const whole = items.filter((item) =>
      (item.insertText ?? item.textEdit?.newText ?? "").includes("type: "),
    );
    expect(types.filter((type) => !whole.some((item) => item.label === type))).toEqual([]);
  });

  it("offers the names of all types", async () => {
    const items = await server.complete(file, `${head}  - type: |\n`);
    for (const type of blockFolders().map((folder) => basename(folder)))
      expect(items.map(({ label }) => label)).toContain(type);
  });

  it("offers the options of the block, with what they are for", async () => {
    const items = await server.complete(file, `${head}  - type: hero\n    heading: Home\n    |\n`);
    const labels = items.map(({ label }) => label);
    for (const option of ["eyebrow", "text", "actions", "id"]) expect(labels).toContain(option);
    expect(labels).not.toContain("columns");
    expect(JSON.stringify(items.find(({ label }) => label === "text")?.documentation)).toMatch(/\w+ \w+/);
  });

  it("offers the possible values", async () => {
    const items = await server.complete(
      file,
      `${head}  - type: card-grid\n    heading: Cards\n    tone: |\n`,
    );
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(["plain", "tint", "ink"]));
  });

  it("offers names and values between braces, from the first letter on", async () => {
    const labels = async (lines: string) =>
      (await server.complete(file, `${head}${lines}`)).map(({ label }) => label);
    const grid = "  - type: card-grid\n    heading: Cards\n";
    expect(await labels(`${grid}    columns: { base: 1, m| }\n`)).toEqual(["sm", "md", "lg", "xl"]);
    const hero = "  - type: hero\n    heading: Home\n";
    expect(await labels(`${hero}    actions: [{ label: Go, h| }]\n`)).toContain("href");
    const actions = `${hero}    actions:\n      - { label: Go, look: p|, href: /about }\n`;
    expect(await labels(actions)).toEqual(expect.arrayContaining(["primary", "secondary"]));
    expect(await labels(`${hero}    block: { type: i| }\n`)).toContain("infinity-drawing");
  });

  it("offers the collections as sources", async () => {
    const items = await server.complete(
      file,
      `${head}  - type: card-grid\n    heading: Cards\n    source: |\n`,
    );
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(["jobs", "articles", "events"]));
  });

  it("offers the fields and values of a row", async () => {
    const fields = await server.complete("data/jobs.yaml", "- slug: data-engineer\n  |\n");
    expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(["title", "department"]));
  });

  it("offers the rules of the house", async () => {
    const rules = await server.complete("checks.yaml", "|\n");
    expect(rules.map(({ label }) => label)).toContain("duplicate-title");
  });

  it("offers the parts of a theme and the colours by what they are for", async () => {
    const labels = async (text: string) =>
      (await server.complete("data/theme.yaml", text)).map(({ label }) => label);
    expect(await labels("|\n")).toEqual(expect.arrayContaining(["colors", "fonts", "type", "look"]));
    expect(await labels("colors:\n  light:\n    |\n")).toEqual(expect.arrayContaining(["paper", "accent"]));
    expect(await server.hover("data/theme.yaml", 'colors:\n  light:\n    acc|ent: "#123"\n')).toContain(
      "buttons",
    );
  });
});

describe("hover", () => {
  it("tells what a block, an option and a key are for", async () => {
    expect(await server.hover(file, `${head}  - type: he|ro\n    heading: Home\n`)).toMatch(/\w+ \w+ \w+/);
    expect(await server.hover(file, `${head}  - type: hero\n    hea|ding: Home\n`)).toContain("heading");
    expect(await server.hover(file, "ti|tle: Home\nblocks:\n  - type: hero\n    heading: Home\n")).toMatch(
      /\w+ \w+/,
    );
  });
});

describe("what is wrong with the shape of a page", () => {
  const cases: Record<string, string> = {
    "a misspelt option": "  - type: hero\n    heading: Home\n    eyebow: x\n",
    "a misspelt option that is required": "  - type: hero\n    headng: Home\n",
    "a misspelt option in a list":
      "  - type: hero\n    heading: Home\n    actions: [{ label: Go, herf: /about }]\n",
    "a missing option": "  - type: hero\n",
    "an unknown type": "  - type: heroo\n    heading: Home\n",
    "an impossible value":
      "  - type: card-grid\n    heading: Cards\n    tone: loud\n    items: [{ title: One }]\n",
    "a number out of range":
      "  - type: card-grid\n    heading: Cards\n    columns: { base: 9 }\n    items: [{ title: One }]\n",
    "a word for a number":
      "  - type: card-grid\n    heading: Cards\n    columns: { base: many }\n    items: [{ title: One }]\n",
    "a text for a block": "  - hero\n",
    "three mistakes":
      "  - type: hero\n    headng: Home\n  - type: herro\n  - type: card-grid\n    tone: loud\n    items: [{ title: One }]\n",
  };
  it.each(Object.entries(cases))("is told as often as by the check: %s", async (_, blocks) => {
    const text = head + blocks;
    const told = await server.open(file, text);
    server.close(file);
    const problems = (await problemsWith(copy.site, file, text)).filter(
      ({ severity }) => severity === "error",
    );
    expect(
      told.map(({ range }) => range.start.line + 1).sort(),
      told.map(({ message }) => message).join("; "),
    ).toEqual(problems.map(({ range }) => range.start.line).sort());
  });

  it("is told once for a query without item, at the block rather than at the source", async () => {
    const text = `${head}  - type: card-grid\n    heading: Cards\n    source: jobs\n`;
    const told = await server.open(file, text);
    expect(told).toHaveLength(1);
    expect(await problemsWith(copy.site, file, text)).toHaveLength(1);
  });
});

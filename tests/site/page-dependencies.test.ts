import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openUnreadSite } from "../../renderer/site/open-site.ts";
import type { Dependencies } from "../../renderer/site/site-state.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const FILE = "pages/one.yaml";
const page = (title: string) =>
  `title: ${title}\ndescription: What ${title} is.\nlayout: wide\nblocks:\n  - type: hero\n    heading: One\n  - type: card-grid\n    heading: Roles\n    source: jobs\n    item: { title: "\${item.title}" }\n  - type: body\n    files: [/texts/new.md, /texts/one.md]\n`;
const files: Record<string, string> = {
  [FILE]: page("One"),
  "pages/_wide.yaml": "blocks:\n  - type: page\n",
  "data/more.yaml": "- id: a\n",
  "data/more.schema.json":
    '{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","description":"Key."}}}',
};
const job = (title: string) => `- slug: writer\n  title: ${title}\n  department: Marketing\n  skills: []\n`;

let dir: string;
let before: Dependencies;
beforeAll(async () => {
  dir = writeMockSite({ ...files, "data/jobs.yaml": job("Writer") });
  // A whole second, which can be set again to the same.
  utimesSync(join(dir, "public/texts/one.md"), 1_700_000_000, 1_700_000_000);
  before = await dependencies();
});
afterAll(removeMockSites);

/** What the page file stands on, as keys. */
async function dependencies() {
  const site = await openUnreadSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true });
  return site.dependenciesOf(site.read(FILE).summarize().summary!);
}

/** Writes a file, returns the key that comes of it, and puts everything back. */
async function withFile(file: string, text: string): Promise<Dependencies> {
  const path = join(dir, file);
  const stat = statSync(path, { throwIfNoEntry: false });
  const kept = stat && readFileSync(path);
  writeFileSync(path, text);
  const key = await dependencies();
  if (!kept) rmSync(path);
  else {
    writeFileSync(path, kept);
    utimesSync(path, stat.atime, stat.mtime);
  }
  expect(await dependencies()).toEqual(before);
  return key;
}

it.each([
  ["its layout", "pages/_wide.yaml", "blocks:\n  - type: prose\n    text: Above\n  - type: page\n"],
  ["rows that it shows", "data/jobs.yaml", job("Editor")],
  ["rows that those refer to", "data/team.yaml", "- id: ana\n  name: Anna\n"],
  ["its text", "public/texts/one.md", "# Another text"],
  ["a text that comes before it", "public/texts/new.md", "# New"],
])("changes with %s", async (_, file, text) => {
  expect(await withFile(file, text)).not.toEqual(before);
});

it.each([
  ["the page itself, apart from what it reads", FILE, page("Two")],
  ["another page", "pages/about.yaml", page("About")],
  ["another layout", "pages/_layout.yaml", "blocks:\n  - type: prose\n    text: Above\n  - type: page\n"],
  ["rows that nobody reads here", "data/more.yaml", "- id: b\n"],
  ["another text", "public/texts/two.md", "# Two"],
])("stays with %s", async (_, file, text) => {
  expect(await withFile(file, text)).toEqual(before);
});

it("changes with the schema of the rows", async () => {
  const schema = JSON.parse(readFileSync(join(dir, "data/jobs.schema.json"), "utf8"));
  schema.properties.title.description = "Another name.";
  expect(await withFile("data/jobs.schema.json", JSON.stringify(schema))).not.toBe(before);
});

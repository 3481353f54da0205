import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fixSite, planFixes } from "../../renderer/commands/fix.ts";
import { planMigration } from "../../renderer/commands/migrate.ts";
import type { FileChange } from "../../renderer/edit/operation.ts";
import { invertChanges } from "../../renderer/operations/invert-changes.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { writeChanges } from "../../renderer/operations/write-changes.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (title: string, more: string): string =>
  `title: ${title} # name\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n${more}`;
const old: Files = {
  "blocks/note/view.tsx": "export default function View() {\n  return null;\n}\n",
  "blocks/note/schema.json": JSON.stringify({
    title: "Note",
    description: "A note.",
    type: "object",
    additionalProperties: false,
    "x-was": ["hint"],
    properties: { text: { type: "string", description: "What it says.", "x-was": ["body"] } },
  }),
  "blocks/note/migrations.ts": `export default [{
    version: 2,
    about: "text was texts.",
    when: (options) => "texts" in options,
    migrate: (block) => block.rename("texts", "text"),
  }];\n`,
};
const toFix: Files = {
  ...old,
  "pages/index.yaml": page(
    "Home",
    "    actions: [{ label: About, href: /about }]\n  - { type: hint, body: x }\r\n",
  ),
  "pages/about.yaml": page("About", "  - type: hint # why\n    body: y"),
};
const toMigrate: Files = { ...old, "pages/about.yaml": page("About", "  - type: note # why\n    texts: y") };

/** What is replaced is said by ranges, and goes back byte for byte. */
async function expectThereAndBack(files: Files, plan: (dir: string) => Promise<readonly FileChange[]>) {
  const dir = writeMockSite(files);
  const site = await openSite({ dir, checkOnly: true });
  const changes = await plan(dir);
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes)
    if (change.kind === "edit") expect(applyEdits(change.before, change.edits)).toBe(change.after);
  await site.update(writeChanges(site, changes));
  expect(site.problems).toEqual([]);
  writeChanges(site, invertChanges(changes));
  for (const { file } of changes) expect(readFileSync(join(dir, file), "utf8")).toBe(files[file]);
}

it("takes corrections of the check back, in several files and over several rounds", () =>
  expectThereAndBack(
    toFix,
    async (dir) => (await planFixes(await openSite({ dir, checkOnly: true }), false)).changes,
  ));

it("takes the migration of blocks back", () =>
  expectThereAndBack(
    toMigrate,
    async (dir) => planMigration(await openSite({ dir, checkOnly: true })).changes,
  ));

it("corrects all files or none, and nothing that was saved while it worked", async () => {
  const dir = writeMockSite(toFix);
  const site = await openSite({ dir, checkOnly: true });
  const { changes } = await planFixes(site, false);
  const about = join(dir, "pages/about.yaml");
  writeFileSync(about, page("Theirs", ""));
  expect(() => writeChanges(site, changes)).toThrow("pages/about.yaml was changed in the meantime");
  expect(readFileSync(join(dir, "pages/index.yaml"), "utf8")).toBe(toFix["pages/index.yaml"]);
  await fixSite(dir, { isDryRun: false });
  expect(readFileSync(about, "utf8")).toBe(page("Theirs", ""));
});

it("refuses corrections of a text that is another one, and two of the same text", async () => {
  const { files } = await mockSite(toFix);
  const file = "pages/about.yaml";
  const correct = (...corrections: { start: number; end: number; was: string; text: string }[]) =>
    planOperation(files, { kind: "correct", file, corrections });
  expect(correct({ start: 0, end: 5, was: "titel", text: "title" })).toEqual({
    refused: "pages/about.yaml was changed since it was checked: check it again.",
  });
  const both = { start: 0, end: 5, was: "title", text: "name" };
  expect(correct(both, both)).toHaveProperty("refused");
  expect(planOperation(files, { kind: "migrate", file: "data/jobs.json" })).toHaveProperty("refused");
});

it("an address in a text of its own is corrected without its words, and with a dry run not at all", async () => {
  const texts = { "a.html": '<p><a href="about.html">about</a></p>', "a.md": "See [about](about.html).\n" };
  const bodies = (name: string): string => page("Texts", `  - type: body\n    files: [/texts/${name}]\n`);
  const dir = writeMockSite({
    "pages/one.yaml": bodies("a.html"),
    "pages/two.yaml": bodies("a.md"),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`public/texts/${name}`, text])),
  });
  const read = (): string[] =>
    Object.keys(texts).map((name) => readFileSync(join(dir, "public/texts", name), "utf8"));
  const { applied } = await fixSite(dir, { isDryRun: true, offers: true });
  expect(applied).toBeGreaterThan(0);
  expect(read()).toEqual(Object.values(texts));
  await fixSite(dir, { isDryRun: false, offers: true });
  expect(read()).toEqual(['<p><a href="/about">about</a></p>', "See [about](/about).\n"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import type { Target, Wish } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const open: Writer[] = [];
afterEach(() => {
  for (const writer of open.splice(0)) writer.close();
  removeMockSites();
});

async function mock() {
  const dir = writeMockSite({});
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  open.push(writer);
  const before = site.problems.length;
  return {
    read: (file: string) => readFileSync(join(dir, file), "utf8"),
    /** @returns How many problems there are more than before. */
    async make(operation: Wish): Promise<number> {
      const answer = await writer.ask({ ask: "apply", operation });
      expect(answer, JSON.stringify(answer)).toHaveProperty("files");
      return site.problems.length - before;
    },
  };
}

const heading: Target = { route: "/about", path: ["blocks", 0, "props", "heading"] };

it.each([
  ["a zero width space of a web page", "About\u200b us", "About us"],
  ["the mark in front of a text of Excel", "\ufeffAbout us", "About us"],
  ["the line break of slides", "About\u000bus", "About us"],
  ["a line separator behind a space", "About \u2028us", "About us"],
  ["marks of direction around Latin words", "\u202aAbout us\u202c", "About us"],
  ["word joiners and control characters", "\u2060About\u0000 us\u0007", "About us"],
  ["half of a sign", "About us\ud83d", "About us"],
  ["the cells of a table", "About\t us", "About us"],
])("writes what people see of pasted words: %s", async (_, typed, seen) => {
  const { read, make } = await mock();
  expect(await make({ kind: "set", at: heading, value: typed })).toBe(0);
  expect(read("pages/about.yaml")).toContain(`heading: ${seen}\n`);
});

it("leaves marks of direction among letters that need them, and emoji of several signs", async () => {
  const { read, make } = await mock();
  const words = "שלום \u200fWorld, 👩\u200d💻 می\u200cخواهم";
  expect(await make({ kind: "set", at: heading, value: words })).toBe(0);
  expect(read("pages/about.yaml")).toContain(`heading: ${words}\n`);
});

it("does so in new blocks, pages and rows", async () => {
  const { read, make } = await mock();
  await make({
    kind: "insert",
    into: { route: "/about", path: ["blocks"] },
    index: 1,
    entry: { value: { type: "hero", heading: "New\u200b words" } },
  });
  expect(read("pages/about.yaml")).toContain("heading: New words\n");
  await make({ kind: "add-page", route: "/news", title: "What\u200b is new" });
  expect(read("pages/news.yaml")).toContain('title: "What is new"\n');
  await make({ kind: "add-row", collection: "team", row: { id: "ada", name: "Ada\u200b Lamm" } });
  expect(read("data/team.yaml")).toContain("name: Ada Lamm\n");
});

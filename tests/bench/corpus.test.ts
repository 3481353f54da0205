import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/site.ts";
import { corpusPage } from "./corpus/corpus-page.ts";
import { withCorpus } from "./corpus/write-corpus.ts";

const options = { pages: 3, staticPage: true, longList: 50 };

describe("the generated site", () => {
  it("passes the check", async () => {
    const site = await withCorpus(options, (dir) => openSite({ dir, checkOnly: true }));
    expect(site.problems).toEqual([]);
    expect(site.routes.map((entry) => entry.route)).toContain(corpusPage(2).route);
  });

  it("has the same bytes each time", async () => {
    expect(await withCorpus(options, allFiles)).toEqual(await withCorpus(options, allFiles));
  });

  it("has pages of the promised size", async () => {
    const text = await withCorpus(options, async (dir) =>
      readFileSync(join(dir, corpusPage(1).file), "utf8"),
    );
    expect(text.match(/^ {6}- title: /gm)).toHaveLength(12);
    expect(text.split("What we learned")[1]?.split("- type:")[0]?.split(/\s+/).length).toBeGreaterThan(300);
    expect(text.match(/name: \w+(, label:|$)/gm)).toHaveLength(8);
    expect(text.split("\n").length).toBeGreaterThan(80);
  });
});

async function allFiles(dir: string): Promise<Record<string, string>> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(dir.length), readFileSync(file, "utf8")];
    }),
  );
}

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { contentsOf, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

const pair = (of: string, text: string): string => `{ of: "${of}", text: "${text}" }`;

/** What stands beside the small site so that it is there in German. */
const GERMAN: Record<string, string> = {
  "data/site.yaml":
    'brand: Small\nurl: https://small.example\nlang: en\napiHost: ""\nshareImages: false\nclaim: Small and good\nlanguages:\n  - { lang: de, strict: false }\n',
  "data/site.de.yaml": `claim: ${pair("Small and good", "Klein und gut")}\n`,
  "data/notes.de.yaml": `note-3:\n  title: ${pair("Note 3", "Notiz 3")}\n`,
  "pages/_layout.yaml":
    "blocks:\n  - type: page\n  - type: prose\n    id: foot\n    text: Made with care. ${site.claim}\n",
  "pages/_layout.de.yaml": `blocks:\n  foot:\n    text: ${pair("Made with care. ${site.claim}", "Mit Sorgfalt gemacht. ${site.claim}")}\n`,
  "pages/_shared/call.yaml":
    "about: A call.\nblocks:\n  - type: prose\n    id: call\n    text: Call us today.\n",
  "pages/_shared/call.de.yaml": `blocks:\n  call:\n    text: ${pair("Call us today.", "Rufen Sie an.")}\n`,
  "pages/about.yaml":
    'title: About\ndescription: What the page About of this small site tells its readers.\nblocks:\n  - type: hero\n    id: top\n    heading: About\n  - use: call\n  - type: card-grid\n    id: notes\n    heading: Notes\n    source: notes\n    limit: 5\n    item: { title: "${item.title}" }\n',
  "pages/about.de.yaml": `title: ${pair("About", "Über uns")}\ndescription: ${pair("What the page About of this small site tells its readers.", "Was die Seite dieser kleinen Website ihren Lesern erzählt.")}\nblocks:\n  top:\n    heading: ${pair("About", "Über uns")}\n  notes:\n    heading: ${pair("Notes", "Notizen")}\n`,
};

let dir: string;
beforeEach(() => {
  dir = writeSmallSite();
  for (const [file, text] of Object.entries(GERMAN)) write(dir, file, text);
});

describe("a build after another, when something in another language has changed", () => {
  it.each<[string, string, string, string]>([
    ["a setting", "data/site.de.yaml", "Klein und gut", "Klein, aber gut"],
    ["a row", "data/notes.de.yaml", "Notiz 3", "Zettel 3"],
    ["the layout", "pages/_layout.de.yaml", "Mit Sorgfalt", "Mit Liebe"],
    ["a shared block", "pages/_shared/call.de.yaml", "Rufen Sie an.", "Rufen Sie uns an."],
    ["a page", "pages/about.de.yaml", "Notizen", "Unsere Notizen"],
    ["the mark of a setting", "data/site.de.yaml", "Small and good", "Small and bad"],
  ])("shows %s as it is now", async (_, file, from, to) => {
    const first = await buildSite({ dir, outDir: join(dir, "dist") });
    expect(first.site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(first.built).toBeDefined();
    write(dir, file, readFileSync(join(dir, file), "utf8").replace(from, to));
    await buildSite({ dir, outDir: join(dir, "dist") });
    await buildSite({ dir, outDir: join(dir, "anew") });
    expect(contentsOf(join(dir, "dist"))).toEqual(contentsOf(join(dir, "anew")));
  });

  it("shows settings whose version is gone in the original", async () => {
    await buildSite({ dir, outDir: join(dir, "dist") });
    expect(contentsOf(join(dir, "dist"))["de/about/index.html"]).toContain("Klein und gut");
    rmSync(join(dir, "data/site.de.yaml"));
    await buildSite({ dir, outDir: join(dir, "dist") });
    await buildSite({ dir, outDir: join(dir, "anew") });
    expect(contentsOf(join(dir, "dist"))["de/about/index.html"]).not.toContain("Klein und gut");
    expect(contentsOf(join(dir, "dist"))).toEqual(contentsOf(join(dir, "anew")));
  });
});

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSameBuild } from "../../renderer/publish/same-build.ts";
import { contentsOf, NOTES, notesYaml, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

const AS_OF = "2026-11-27T10:00:00.000Z";

let dir: string;
let outDir: string;
/** Rows of most of the sites here. */
const FEW = 5;

beforeEach(() => {
  dir = writeSmallSite();
  write(dir, "data/notes.yaml", notesYaml(undefined, FEW));
  outDir = join(dir, "dist");
});

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(dir, file), "utf8");
  expect(text).toContain(from);
  write(dir, file, text.replace(from, to));
};

/** Builds as the command does. @returns How many pages were rendered, and whether nothing else was done. */
async function build(): Promise<{ rendered: number; isAlone: boolean }> {
  const last = openSameBuild(dir, outDir, {}, { asOf: AS_OF });
  const { standing, folders, looked } = last;
  last.begin();
  const result = await buildSite({ dir, outDir, asOf: AS_OF, standing, folders, looked });
  if (result.rewritten) {
    last.end(standing!.summary, result.rewritten.folders, result.rewritten.said);
    return { rendered: result.rewritten.rendered, isAlone: true };
  }
  const { site, built } = result;
  expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const { folders: left, rendered, warnings, isSearched, said: ofPages } = built!;
  const said = { pages: site.routes.length, problems: [...site.problems], notes: warnings, isSearched };
  last.end(said, left, ofPages);
  return { rendered, isAlone: false };
}

/** What is there is what a build from nothing writes, and the next one has nothing to do, with what it said. */
async function expectAsAnew(): Promise<void> {
  const anew = join(dir, "anew");
  const { site, built } = await buildSite({ dir, outDir: anew, asOf: AS_OF });
  expect(contentsOf(outDir)).toEqual(contentsOf(anew));
  expect(openSameBuild(dir, outDir, {}, { asOf: AS_OF }).find()).toMatchObject({
    pages: site.routes.length,
    problems: site.problems,
    notes: built!.warnings,
  });
  rmSync(anew, { recursive: true });
}

const page = (title: string, rest = "") =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: ${title}\n${rest}`;

describe("a build after which words alone have changed", () => {
  it.each<[string, number, () => void]>([
    ["a heading", 1, () => change("pages/about.yaml", "heading: About", "heading: About all of us")],
    ["a text of Markdown", 1, () => change("pages/index.yaml", "Read [about", "Please read **all** [about")],
    ["a title", 1, () => change("pages/about.yaml", "title: About", "title: About us")],
    ["a description", 1, () => change("pages/about.yaml", "tells its readers", "tells those who read it")],
    ["a comment", 0, () => change("pages/about.yaml", "heading: About", "heading: About # Checked by Ada.")],
    ["words on a page of each row", FEW, () => change("pages/notes/[slug].yaml", "text: $", "text: Read $")],
    [
      "words on two pages",
      2,
      () => {
        change("pages/about.yaml", "heading: About", "heading: Who we are");
        change("pages/index.yaml", "heading: More", "heading: Read on");
      },
    ],
  ])("makes the pages of %s alone", async (_, rendered, edit) => {
    await build();
    edit();
    expect(await build()).toEqual({ rendered, isAlone: true });
    await expectAsAnew();
    expect(openSameBuild(dir, outDir, {}, { asOf: AS_OF }).find()).toBeDefined();
  });

  it("makes pages that are made in parts, because there are many of them", async () => {
    write(dir, "data/notes.yaml", notesYaml());
    await build();
    change("pages/notes/[slug].yaml", "text: $", "text: Read $");
    expect(await build()).toEqual({ rendered: NOTES, isAlone: true });
    await expectAsAnew();
  });

  it("goes by the title that a page has now, when another takes the one that it had", async () => {
    await build();
    change("pages/about.yaml", "title: About", "title: About us");
    expect((await build()).isAlone).toBe(true);
    change("pages/index.yaml", "title: Start", "title: About");
    expect((await build()).isAlone).toBe(true);
    await expectAsAnew();
    change("pages/index.yaml", "title: About", "title: About us");
    expect((await build()).isAlone).toBe(false);
    await expectAsAnew();
  });

  it("says again what is to be said of other pages", async () => {
    write(dir, "pages/odd.yaml", page("Odd"));
    write(dir, "pages/twin.yaml", page("Odd"));
    await build();
    change("pages/about.yaml", "heading: About", "heading: About us");
    expect(await build()).toEqual({ rendered: 1, isAlone: true });
    const said = openSameBuild(dir, outDir, {}, { asOf: AS_OF }).find();
    expect(said?.problems.length).toBeGreaterThan(0);
    await expectAsAnew();
  });

  it("keeps doing so, however often, and after a build of everything", async () => {
    await build();
    const edit = async (edition: number) => {
      write(dir, "pages/about.yaml", page("About", `  - type: prose\n    text: Edition ${edition}.\n`));
      expect(await build()).toEqual({ rendered: 1, isAlone: true });
    };
    // So often that notes of builds before are thrown away in between.
    for (let edition = 0; edition < 10; edition += 1) await edit(edition);
    write(dir, "pages/more.yaml", page("More"));
    expect((await build()).isAlone).toBe(false);
    await edit(10);
    await expectAsAnew();
  });
});

describe("a build that has more to do than the pages of what has changed", () => {
  it.each<[string, () => void]>([
    ["a title that another page has", () => change("pages/about.yaml", "title: About", "title: Start")],
    [
      "a title that is too long",
      () => change("pages/about.yaml", "title: About", `title: About${" all of us".repeat(8)}`),
    ],
    [
      "a description that is gone",
      () => write(dir, "pages/about.yaml", "title: About\nblocks:\n  - { type: hero, heading: About }\n"),
    ],
    ["a link", () => change("pages/index.yaml", "Read [about us](/about)", "Read [a note](/notes/note-3)")],
    ["an anchor", () => change("pages/about.yaml", "- type: hero", "- type: hero\n    id: top")],
    ["a row", () => change("data/notes.yaml", "Text of note 3.", "Other text.")],
    ["a setting", () => change("data/site.yaml", "brand: Small", "brand: Smaller")],
    [
      "the layout",
      () => change("pages/_layout.yaml", "- type: page", "- type: page\n  - type: prose\n    text: End."),
    ],
    ["a page more", () => write(dir, "pages/more.yaml", page("More"))],
    ["a page less", () => rmSync(join(dir, "pages/former.yaml"))],
    ["where a page sends on to", () => change("pages/former.yaml", "/about", "/notes/note-1")],
    ["a file that is published as it is", () => write(dir, "public/robots-note.txt", "another one\n")],
    [
      "a page that search engines leave out",
      () => change("pages/about.yaml", "blocks:", "index: false\nblocks:"),
    ],
    [
      "a draft",
      () =>
        write(dir, "pages/about.yaml", page("About", "  - type: prose\n    draft: true\n    text: Soon.\n")),
    ],
    ["the page for what is not there", () => change("pages/404.yaml", "heading: Not", "heading: Really not")],
    ["a written file that is gone", () => rmSync(join(outDir, "notes/note-1/index.html"))],
    ["a file among what was written", () => write(dir, "dist/stray.txt", "left by somebody\n")],
  ])("takes in %s", async (_, edit) => {
    await build();
    change("pages/about.yaml", "heading: About", "heading: About all of us");
    edit();
    expect((await build()).isAlone).toBe(false);
    await expectAsAnew();
  });

  it("says where it is now what was said of the page before", async () => {
    write(dir, "pages/odd.yaml", page("Odd"));
    write(dir, "pages/twin.yaml", page("Odd"));
    await build();
    change("pages/twin.yaml", "title: Odd", "# The same once more.\ntitle: Odd");
    expect((await build()).isAlone).toBe(false);
    await expectAsAnew();
  });

  it("keeps the search of the site up to date", async () => {
    change(
      "pages/index.yaml",
      "  - type: card-grid",
      "  - type: search\n    heading: Search\n  - type: card-grid",
    );
    await build();
    change("pages/about.yaml", "heading: About", "heading: Sesquipedalian");
    expect((await build()).isAlone).toBe(false);
    await expectAsAnew();
  });

  it("makes the versions of a page in other languages as well", async () => {
    change(
      "data/site.yaml",
      "lang: en",
      "lang: en\nlanguages:\n  - { lang: de, strict: false, missing: original }",
    );
    write(dir, "pages/about.yaml", page("About", "  - type: prose\n    id: story\n    text: A story.\n"));
    write(
      dir,
      "pages/about.de.yaml",
      'title: { of: "About", text: "Über uns" }\ndescription: { of: "What the page About of this small site tells its readers.", text: "Was die Seite dieser Website erzählt." }\n',
    );
    await build();
    change("pages/about.yaml", "A story.", "Another story.");
    await build();
    expect(contentsOf(outDir)["de/about/index.html"]).toContain("Another story.");
    await expectAsAnew();
  });
});

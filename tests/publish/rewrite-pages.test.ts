import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openSameBuild } from "../../renderer/publish/same-build.ts";
import { buildLikeCommand, expectLikeAnew } from "./build-again.ts";
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

const build = () => buildLikeCommand(dir, outDir, AS_OF);
const expectAsAnew = () => expectLikeAnew(dir, outDir, AS_OF);

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

  it.each<[string, number, () => void]>([
    // Its own, and the list of all.
    ["a row", 2, () => change("data/notes.yaml", "Text of note 3.", "Other text.")],
    ["the title of a row", 2, () => change("data/notes.yaml", "title: Note 3", "title: A better note")],
    ["a comment among rows", 0, () => change("data/notes.yaml", "Note 3\n", "Note 3\n  # Checked by Ada.\n")],
    [
      "rows and a page",
      4,
      () => {
        change("data/notes.yaml", "Text of note 3.", "Other text.");
        change("data/notes.yaml", "Text of note 4.", "Further text.");
        change("pages/about.yaml", "heading: About", "heading: About all of us");
      },
    ],
  ])("makes the pages alone that show %s", async (_, rendered, edit) => {
    await build();
    edit();
    expect(await build()).toEqual({ rendered, isAlone: true });
    await expectAsAnew();
    change("data/notes.yaml", "Text of note 1.", "Yet another text.");
    expect(await build()).toEqual({ rendered: 2, isAlone: true });
    await expectAsAnew();
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
    [
      "what is to be said of a row",
      () => change("data/notes.yaml", "Text of note 3.", "Text of note 3. # Checked by Ada."),
    ],
    ["a row more", () => write(dir, "data/notes.yaml", notesYaml(undefined, FEW + 1))],
    ["a row less", () => write(dir, "data/notes.yaml", notesYaml(undefined, FEW - 1))],
    ["the key of a row", () => change("data/notes.yaml", "slug: note-3", "slug: note-9")],
    [
      "a row that waits for its day",
      () => change("data/notes.yaml", "Note 3\n", "Note 3\n  from: 2027-01-01\n"),
    ],
    ["a field more", () => change("data/notes.schema.json", '"text":', '"more":{"type":"string"},"text":')],
    [
      "a row that shows in the layout",
      () => {
        write(
          dir,
          "pages/_layout.yaml",
          "blocks:\n  - type: page\n  - type: prose\n    text: ${count.notes} notes.\n",
        );
        change("data/notes.yaml", "Text of note 3.", "Other text.");
      },
    ],
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

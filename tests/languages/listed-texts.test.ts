import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const ABOUT = "pages/about.de.yaml";
const JOBS = "data/jobs.de.yaml";
const about = translated[ABOUT];
const jobs = translated[JOBS];

/** The blocks of the page written otherwise, from the first that has these words on. */
const blocks = (change: (text: string) => string): Files => {
  const at = about.indexOf("  opening:\n");
  return { [ABOUT]: about.slice(0, at) + change(about.slice(at)) };
};
const rows = (change: (text: string) => string): Files => ({ [JOBS]: change(jobs) });
const listed = (text: string): string =>
  text.replace(/^ {2}([\w-]+):$/gm, "  - id: $1").replace("- id: call", "- use: call");
const deeper = (text: string, name: string): string =>
  text.replace(new RegExp(`^  ${name}:\\n((?: {4}.*\\n)*)`, "m"), (_, below: string) => {
    return `  - ${name}:\n${below.replace(/^(?=.)/gm, "  ")}`;
  });

describe("texts of a version that are written as a list", () => {
  it.each<[string, Files, place: string]>([
    ["all blocks", blocks(listed), "5:3 «- id: opening»"],
    [
      "all blocks, below the margin",
      blocks((text) => listed(text).replace(/^ {2}/gm, "")),
      "5:1 «- id: opening»",
    ],
    [
      "all blocks, with what they are",
      blocks((text) => listed(text).replace(/- id: (opening|roles|end)/g, "- type: hero\n    id: $1")),
      "5:3 «- type: hero»",
    ],
    [
      "all blocks, their ids further down",
      blocks((text) =>
        listed(text)
          .replace(/- id: (roles)\n(.*)\n/, "-$2\n    id: $1\n")
          .replace("-    heading", "- heading"),
      ),
      "5:3 «- id: opening»",
    ],
    [
      "all blocks, a dash in front of each",
      blocks((text) => text.replace(/^ {2}(\w+:\n)/gm, "  - $1")),
      "5:3 «- opening:»",
    ],
    ["the first block", blocks((text) => text.replace("opening:", "- id: opening")), "5:3 «- id: opening»"],
    [
      "one block",
      blocks((text) => text.replace("roles:", '- id: "roles" # open ones')),
      '11:3 «- id: "roles" # open ones»',
    ],
    [
      "one block, a dash in front of it",
      blocks((text) => text.replace("roles:", "- roles:")),
      "11:3 «- roles:»",
    ],
    [
      "two blocks",
      blocks((text) => text.replace("opening:", "- id: opening").replace("end:", "- id: end")),
      "5:3 «- id: opening»",
    ],
    ["a shared list", blocks((text) => text.replace("call:", "- use: call")), "15:3 «- use: call»"],
    ["a block without its dash", blocks((text) => text.replace("roles:", "id: roles")), "11:3 «id: roles»"],
    ["all rows", rows((text) => text.replace(/^([\w-]+):$/gm, "- slug: $1")), "1:1 «- slug: data-engineer»"],
    [
      "one row",
      rows((text) => text.replace("ml-engineer:", "- slug: ml-engineer")),
      "4:1 «- slug: ml-engineer»",
    ],
    [
      "one row, a dash in front of it",
      rows((text) => text.replace("writer:", "- writer:")),
      "7:1 «- writer:»",
    ],
    ["a row without its dash", rows((text) => text.replace("writer:", "slug: writer")), "7:1 «slug: writer»"],
    [
      "with the line ends of Windows",
      rows((text) => text.replace(/^([\w-]+):$/gm, "- slug: $1").replaceAll("\n", "\r\n")),
      "1:1 «- slug: data-engineer»",
    ],
  ])("%s: told once, and offered as they are to be", async (_, files, place) => {
    const site = await mockSite({ ...translated, ...files });
    const [file, text] = Object.entries(files)[0] as [string, string];
    expect(summary(site)).toEqual([`${file}:${place.replace(" ", " bad-translation ")}`]);
    const { offer } = site.problems[0]!;
    const { start, end } = offer!.range;
    const mended = applyEdits(text, [{ start: start.offset, end: end.offset, text: offer!.text }]);
    // What is in order stays as it was, its comment too, but that of the line that is another.
    expect(mended.replaceAll("\r\n", "\n")).toBe(translated[file as typeof ABOUT | typeof JOBS]);
    expect(mended.includes("\r")).toBe(text.includes("\r"));
  });

  it("that are further right below a dash stay there", async () => {
    const text = blocks((body) => deeper(body, "call"))[ABOUT] as string;
    const site = await mockSite({ ...translated, [ABOUT]: text });
    expect(summary(site)).toEqual([`${ABOUT}:15:3 bad-translation «- call:»`]);
    expect(site.problems[0]!.offer!.text).toBe(
      "  call:\n      label: { of: Apply now, text: Jetzt bewerben }",
    );
  });

  it.each<[string, Files, hint: string]>([
    [
      "one of them",
      rows((text) => text.replace("writer:", "- slug: writer")),
      'Write "writer:", and its texts indented below it.',
    ],
    [
      "all of them",
      rows((text) => text.replace(/^([\w-]+):$/gm, "- slug: $1")),
      "In place of each dash stands its key, such as data-engineer: with its texts indented below it.",
    ],
    [
      "two blocks",
      blocks((text) => text.replace("opening:", "- id: opening").replace("end:", "- id: end")),
      "In place of each dash stands its id, such as opening: with its texts indented below it.",
    ],
  ])("say how %s is written", async (_, files, hint) => {
    expect((await mockSite({ ...translated, ...files })).problems[0]!.hint).toBe(hint);
  });

  it("between braces, as rows of few fields are", async () => {
    const files = {
      "data/team.de.yaml":
        "- { id: ana, name: { of: Ana, text: \"Anna, die Erste\" } }\n- { name: { of: Ben, text: Ben }, id: 'ben' }\n",
    };
    const site = await mockSite({ ...translated, ...files });
    expect(summary(site)).toEqual([
      'data/team.de.yaml:1:1 bad-translation «- { id: ana, name: { of: Ana, text: "Anna, die Erste" } }»',
    ]);
    expect(site.problems[0]!.offer!.text).toBe(
      'ana: { name: { of: Ana, text: "Anna, die Erste" } }\nben: { name: { of: Ben, text: Ben } }',
    );
  });

  it.each<[string, Files, place: string]>([
    [
      "that do not say whose they are",
      blocks((text) => listed(text).replace("- id: roles", "- type: hero")),
      "5:3 «- id: opening»",
    ],
    [
      "of a row whose address is translated",
      rows((text) => text.replace(/^([\w-]+):$/gm, "- slug: $1").replace("slug: writer", "slug: autorin")),
      "1:1 «- slug: data-engineer»",
    ],
    [
      "of which two are of one block",
      blocks((text) => listed(text).replace("id: end", "id: roles")),
      "5:3 «- id: opening»",
    ],
  ])("%s are told without a correction", async (_, files, place) => {
    const site = await mockSite({ ...translated, ...files });
    expect(summary(site)).toEqual([`${Object.keys(files)[0]}:${place.replace(" ", " bad-translation ")}`]);
    expect(site.problems[0]).not.toHaveProperty("offer");
  });

  it("a block that the original has not was pasted", async () => {
    const files = blocks((text) => text.replace("  roles:\n", "  - id: new\n    text: New.\n  roles:\n"));
    const site = await mockSite({ ...translated, ...files });
    expect(summary(site)).toEqual([`${ABOUT}:11:3 bad-translation «- id: new»`]);
    expect(site.problems[0]!.message).toMatch(/^Blocks stand in the original/);
  });

  it("lists within a block are none", async () => {
    const files = blocks((text) => text.replace("  call:\n", "\n  # A remark\n  call:\n"));
    expect(summary(await mockSite({ ...translated, ...files }))).toEqual([]);
  });
});

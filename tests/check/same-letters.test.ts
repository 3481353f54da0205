import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { publishPublic } from "../../renderer/publish/publish-public.ts";
import { checksFile, mockSite, quietRules, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const apart = (text: string): string => text.normalize("NFD");
const page = (more: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${more}`;
const shows = (src: string): string => page(`    image: { src: ${src}, alt: Team }\n`);

describe("names that look the same and are stored otherwise", () => {
  const shown = (text: string): string => `${shows(`/images/${text}.svg`)}  - type: prose
    text: See [all](/${text}.pdf) and ![it](/images/${text}.svg).
  - type: body
    files: [/${text}.md]
`;
  it.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
    ["NFC", "NFC"],
    ["NFD", "NFD"],
  ])("files in %s are found from pages in %s", async (files, pages) => {
    const name = "équipe".normalize(files);
    const site = await mockSite({
      [`public/images/${name}.svg`]: "<svg/>",
      [`public/${name}.pdf`]: "%PDF",
      [`public/${name}.md`]: "Hello there.",
      "pages/index.yaml": shown("équipe".normalize(pages)),
      "checks.yaml": checksFile(quietRules.filter((rule) => rule !== "unused-picture")),
      "public/images/team.svg": null,
      "data/team.yaml": "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n",
    });
    expect(site.problems).toEqual([]);
    expect(JSON.stringify(site.page("/"))).toContain("Hello there.");
    const out = mkdtempSync(join(tmpdir(), "same-letters-"));
    const published = publishPublic(site.dir, out, "key");
    rmSync(out, { recursive: true });
    for (const form of ["NFC", "NFD"])
      for (const ending of [".pdf", ".md"]) expect(published).toContain(`équipe${ending}`.normalize(form));
  });

  it("two files are told, as they take each other's place", async () => {
    const site = await mockSite({
      "public/é.pdf": "1",
      [apart("public/é.pdf")]: "2",
      "pages/index.yaml": page("  - type: prose\n    text: See [all](/é.pdf).\n"),
    });
    expect(site.problems.map(({ code, message }) => [code, message])).toEqual([
      [
        "duplicate-route",
        "There are two files public/é.pdf: their names look the same, but their accents are stored in two ways.",
      ],
    ]);
  });

  it("choices and references of a row", async () => {
    const schema = {
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: {
        id: { type: "string", description: "Key." },
        service: { enum: ["Médecine", "Autre"], description: "Where." },
        chef: { type: "string", "x-ref": "medecins", description: "Of whom." },
      },
    };
    const site = await mockSite({
      "data/medecins.schema.json": JSON.stringify(schema),
      "data/medecins.yaml": `- id: émile\n  service: ${apart("Médecine")}\n  chef: ${apart("émile")}\n`,
    });
    expect(site.problems.map(({ code, fix, hint }) => [code, fix?.text, hint])).toEqual([
      [
        "not-allowed-value",
        "Médecine",
        'Write "Médecine" anew: it looks the same, but its accents are stored in another way.',
      ],
      [
        "dangling-reference",
        "émile",
        'Write "émile" anew: it looks the same, but its accents are stored in another way.',
      ],
    ]);
  });

  it("but other letters are other names", async () => {
    const site = await mockSite({
      "public/images/equipe.svg": "<svg/>",
      "pages/index.yaml": shows("/images/équipe.svg"),
    });
    expect(site.problems[0]!.hint).toBe('Did you mean "/images/equipe.svg"?');
  });
});

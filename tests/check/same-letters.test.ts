import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const apart = (text: string): string => text.normalize("NFD");
const page = (more: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${more}`;
const shows = (src: string): string => page(`    image: { src: ${src}, alt: Team }\n`);

describe("names that look the same and are stored otherwise", () => {
  it.each([
    ["the file of a picture", "Équipe", apart("Équipe"), "give it its name anew"],
    ["its address", apart("Équipe"), "Équipe", "Write"],
  ])("%s, as macOS has it", async (_, address, file, says) => {
    const site = await mockSite({
      [`public/images/${file}.svg`]: "<svg/>",
      "pages/index.yaml": shows(`/images/${address}.svg`),
    });
    const [problem, ...more] = site.problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: "missing-image", fix: { text: `/images/${file}.svg` } });
    expect(problem!.hint).toContain(says);
    expect(problem!.hint).toContain("accents are stored in another way");
  });

  it("and the same where both have it", async () => {
    for (const form of ["NFC", "NFD"]) {
      const name = "/images/équipe.svg".normalize(form);
      const site = await mockSite({ [`public${name}`]: "<svg/>", "pages/index.yaml": shows(name) });
      expect(site.problems).toEqual([]);
    }
  });

  it.each([
    ["broken-link", "public/données.pdf", "  - type: prose\n    text: See [all](/données.pdf).\n"],
    ["missing-file", "public/équipe.md", "  - type: body\n    files: [/équipe.md]\n"],
    ["missing-image", "public/images/é.svg", "  - type: prose\n    text: See ![all](/images/é.svg).\n"],
  ])("%s", async (code, file, more) => {
    const site = await mockSite({
      [apart(file)]: file.endsWith("md") ? "Hello there." : "<svg/>",
      "pages/index.yaml": page(more),
    });
    expect(site.problems.map((problem) => problem.code)).toEqual([code]);
    expect(site.problems[0]!.hint).toContain("accents are stored in another way");
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

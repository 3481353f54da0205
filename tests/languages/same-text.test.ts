import { describe, expect, it } from "vitest";
import { isSameText } from "../../renderer/languages/same-text.ts";
import { lay } from "./laid-page.ts";

describe("two texts say the same", () => {
  it.each([
    ["L'équipe", "L’équipe"],
    ["e\u0301quipe", "équipe"],
    ["Ouvert : 9 h", "Ouvert\u00a0: 9\u202fh"],
    ["案内　図", "案内 図"],
    ["Two  spaces", "Two spaces"],
    ['The "Moon"', "The “Moon”"],
    ['Le "Cygne"', "Le «\u00a0Cygne\u00a0»"],
    ["„Mond“ heißt", '"Mond" heißt'],
    ["And so on...", "And so on…"],
    ["drop\u00adhead", "drophead"],
    ["e-mail", "e\u2011mail"],
  ])("%j and %j", (one, other) => {
    expect(isSameText(one, other)).toBe(true);
    expect(isSameText(other, one)).toBe(true);
  });
  it.each([
    ["L'équipe", "Lequipe"],
    ["Two words", "Twowords"],
    ["One\nTwo", "One Two"],
    ["Moon", "“Moon”"],
    ["1-2", "1–2"],
    ["Été", "été"],
    ["3²", "32"],
    ["Ｍ", "M"],
  ])("and not %j and %j", (one, other) => expect(isSameText(one, other)).toBe(false));
});

describe("a translation is up to date", () => {
  const page = "title: L’équipe du Dr\u00a0Martin\nblocks: []\n";
  it("whatever signs the mark has for apostrophes and spaces", () =>
    expect(lay(page, `title: { of: "L'équipe du Dr Martin", text: Dr. Martins Team }\n`).states).toEqual([
      "translated | title | L’équipe du Dr\u00a0Martin | Dr. Martins Team",
    ]));
  it("and stale where the words are others", () =>
    expect(lay(page, `title: { of: "L'équipe du Dr Martine", text: Dr. Martins Team }\n`).states).toEqual([
      "stale | title | L’équipe du Dr\u00a0Martin | Dr. Martins Team",
    ]));
  it("in lists as well, where entries are known by their marks", () =>
    expect(
      lay(
        "blocks:\n  - type: hero\n    id: a\n    tags: [Accès, L’hiver, L’été]\n",
        `blocks:\n  a:\n    tags:\n      - { of: "L'e\u0301te\u0301", text: Sommer }\n      - { of: "L'hiver", text: Winter }\n`,
      ).states,
    ).toEqual([
      "missing | blocks.a.tags. | Accès",
      "translated | blocks.a.tags.1 | L’hiver | Winter",
      "translated | blocks.a.tags.0 | L’été | Sommer",
    ]));
});

import { describe, expect, it } from "vitest";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

/** What is said of a text, and the text with all fixes and offers made. */
const read = (text: string) => {
  const { problems } = readYamlText(text);
  const edits = problems.flatMap(({ fix, offer }) => fix ?? offer ?? []);
  return [problems.map(({ code }) => code), applyEdits(text, edits)];
};

describe("spaces that are none for YAML", () => {
  it.each([
    ["behind a value", "a: /b\u00a0\nc: d\n", "a: /b\nc: d\n"],
    ["of another width behind a value", "a: /b \u2009\n", "a: /b \n"],
    ["before a value", "a: \u00a0/b\n", "a: /b\n"],
    ["behind a colon in braces", "a: { b:\u00a01, c: 2 }\n", "a: { b: 1, c: 2 }\n"],
    ["before a name in braces", "a: { b: 1,\u00a0c: 2 }\n", "a: { b: 1,c: 2 }\n"],
    [
      "before the lines of a block",
      "a:\n\u00a0\u00a0- b: 1\n\u00a0\u00a0\u00a0\u00a0c: 2\n",
      "a:\n  - b: 1\n    c: 2\n",
    ],
    ["behind a dash", "a:\n  -\u00a0b: 1\n    c: 2\n", "a:\n  - b: 1\n    c: 2\n"],
    ["behind the dash of a text", "a:\n  - b\n  -\u202fc\n", "a:\n  - b\n  - c\n"],
    ["behind a colon", "a:\u3000b\n", "a: b\n"],
    ["behind the colon of a group", "a:\n  b: 1\n  c:\u202f2\n", "a:\n  b: 1\n  c: 2\n"],
    ["behind a colon above a name", "a:\n  - b:\u00a01\n    c: 2\n", "a:\n  - b: 1\n    c: 2\n"],
    ["behind dash and colon", "a:\n  -\u3000b:\u3000c\n    d: e\n", "a:\n  - b: c\n    d: e\n"],
    ["as wide as two", "a:\n  b: 1\n\u3000c: 2\n", "a:\n  b: 1\n  c: 2\n"],
  ])("%s are one mistake", (_, text, mended) => expect(read(text)).toEqual([["no-break-space"], mended]));
  it.each([
    ["between words", "a: b\u00a0c\n"],
    ["in quotation marks", 'a: "b\u00a0"\n'],
    ["in a block of text", "a: |\n  b\u00a0\n  c\n"],
    ["in a comment", "a: b # c\u00a0\n"],
    ["behind the colon of a word in a list", "a:\n  - Tel:\u00a0030 123\n  - Fax:\u00a0030 124\n"],
    ["behind the colon of a word of a long text", "a: b\n  Note:\u00a0c\n"],
    ["behind the colon of a word that begins one", "a:\n  Note:\u3000b\n  Tel:\u3000c\n"],
    ["behind the dash and the colon of a text", "a:\n  -\u00a0Tel:\u00a0030\n"],
    ["behind the dash of a speech", "a: b\n  -\u00a0c\n"],
  ])("%s are part of the text", (_, text) => expect(read(text)).toEqual([[], text]));
});

describe("hidden characters", () => {
  it.each([
    ["between words", "a: b\u2028c\n", "a: b c\n"],
    ["of slides between words", "a: b\u000bc\n", "a: b c\n"],
    ["behind a space", "a: b \u2028c\n", "a: b c\n"],
    ["at the end of a line", "a: b\u2029\n", "a: b\n"],
    ["that are no new line", "a: b\u200bc\n", "a: bc\n"],
  ])("%s go, and those that stand for a new line leave a space", (_, text, mended) =>
    expect(read(text)).toEqual([["hidden-character"], mended]),
  );
  it("are not part of what is read on", () => {
    const { tree } = readYamlText("ti\u200btle: x\n");
    expect(tree?.kind === "map" && [...tree.entries.keys()]).toEqual(["title"]);
  });
});

describe("files in other encodings", () => {
  it.each([
    ["line ends of old Macs", "a: b\rc: d\r", "line-ends", "a: b\nc: d\n"],
    ["a single one among others", "a: b\rc: d\ne: f\n", "line-ends", "a: b\nc: d\ne: f\n"],
    ["letters read twice", "a: BÃ¼ro\n", "mojibake", "a: Büro\n"],
    ["signs read twice", "a: Todayâ€™s\n", "mojibake", "a: Today’s\n"],
    ["a letter that was lost", "a: B\ufffdro\n", "mojibake", "a: B\ufffdro\n"],
    ["zeros", "a: \0\0\0\0b\n", "binary-file", "a: \0\0\0\0b\n"],
  ])("%s are one mistake", (_, text, code, mended) => expect(read(text)).toEqual([[code], mended]));
  it.each(["a: Ã vontade\n", "a: São Paulo\n", "a: Übersicht â la carte\n"])("%j is fine", (text) =>
    expect(read(text)).toEqual([[], text]),
  );
});

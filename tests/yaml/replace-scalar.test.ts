import { describe, expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { openYaml, replaceScalar } from "../../renderer/yaml/replace-scalar.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { findNode } from "../../renderer/yaml/tree.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { awkwardText, awkwardTexts } from "./awkward-texts.ts";

function replaced(text: string, path: (string | number)[], value: string, isTextWanted = true): string {
  const edit = replaceScalar(openYaml(text)!, path, value, isTextWanted);
  if (!edit) throw new Error(`${JSON.stringify(value)} cannot be written into ${JSON.stringify(text)}.`);
  return applyEdits(text, [edit]);
}

/** Files with a text at `path` in every style, with everything around it that could be hurt. */
const files: Record<string, [text: string, path: (string | number)[]]> = {
  plain: ["# head\na:\n  t: one two  # behind\n  b: 1\nc: 2\n", ["a", "t"]],
  "single quotes": ["a:\n  # above\n  t: 'it''s'\n  # below\n  b: 1\n", ["a", "t"]],
  "double quotes": ['a:\n  t: "a \\"b\\""   # behind\n  b: 1\n', ["a", "t"]],
  "a number": ["t: 12\nb: 1\n", ["t"]],
  nothing: ["t:\nb: 1\n", ["t"]],
  "nothing and a comment": ["t:   # behind\nb: 1\n", ["t"]],
  "nothing in a list": ["- \n- x\n", [0]],
  "the last line, without a break": ["b: 1\nt: one", ["t"]],
  "a block, the last line without a break": ["b: 1\nt: |\n  one", ["t"]],
  literal: ["a:\n  t: |\n    one\n    two\n\n  # below\n  b: 1\n", ["a", "t"]],
  "literal without a break": ["a:\n  t: |-\n      one\n\n  b: 1\n", ["a", "t"]],
  "literal with all breaks": ["a:\n  t: |+ # why\n    one\n\n\n  b: 1\n", ["a", "t"]],
  "literal with a digit": ["a:\n  t: |2-\n      one\n     two\n  b: 1\n", ["a", "t"]],
  "literal in a list": ["- - |\n   one\n  - x\n- |-\n  y\n", [0, 0]],
  "literal in a list that is not indented": ["a:\n- |\n  one\n- x\n", ["a", 0]],
  folded: ["a:\n  t: >\n    one two three\n    four five\n\n    six\n  b: 1\n", ["a", "t"]],
  "folded with indicators": ["a:\n  t: >1+\n   one\n\n\n  b: 1\n", ["a", "t"]],
  "plain on several lines": ["a:\n  t: one two\n    three\n    four\n  b: 1\n", ["a", "t"]],
  "quotes on several lines": ['a:\n  t: "one two\n    three\n\n    four" # c\n  b: 1\n', ["a", "t"]],
  "single quotes on several lines": ["a:\n  t: 'one two\n    three'\n  b: 1\n", ["a", "t"]],
  "below its name": ["a:\n  t:\n    one\n  b: 1\n", ["a", "t"]],
  "flow map": ["a: { t: one, b: 1 } # c\nb: 1\n", ["a", "t"]],
  "flow map with quotes": ["a: {t: 'one',b: \"1\"}\n", ["a", "t"]],
  "flow list": ["a: [x, one, y]\nb: 1\n", ["a", 1]],
  "flow list on several lines": ["a: [\n  x, # c\n  one,\n  # d\n]\nb: 1\n", ["a", 1]],
  "nothing in a flow map": ["a: {t: , b: 1}\n", ["a", "t"]],
  "no colon in a flow map": ["a: {t, b: 1}\n", ["a", "t"]],
  "line breaks of Windows": ["\ufeffa: 1\r\nt: |\r\n  one\r\n  two\r\nb: 1\r\n", ["t"]],
  "line breaks of Windows, plain": ["a: 1\r\nt: one # c\r\nb: 1\r\n", ["t"]],
  "an explicit name": ["? t\n: one\nb: 1\n", ["t"]],
  "a document start": ["---\nt: one\nb: 1\n", ["t"]],
  "tight list": ["a:\n- t: one\n  b: 1\n- t: two\n", ["a", 0, "t"]],
};

describe("a text takes the place of another", () => {
  for (const [name, [text, path]] of Object.entries(files)) {
    it(`whatever it holds: ${name}`, () => {
      const source = openYaml(text)!;
      expect(source).toBeDefined();
      const random = seededRandom(name.length);
      const texts = [...awkwardTexts, ...Array.from({ length: 200 }, () => awkwardText(random))];
      for (const value of texts) {
        for (const isTextWanted of [true, false]) {
          const edit = replaceScalar(source, path, value, isTextWanted);
          expect({ value, edit }).toEqual({ value, edit: expect.anything() });
          const after = parseYaml(applyEdits(text, [edit!]));
          const node = findNode(after.tree!, path).node;
          if (node.kind !== "scalar") throw new Error("No scalar.");
          expect(isTextWanted && node.plain ? node.source : node.value).toBe(value);
        }
      }
    });
  }
});

describe("is written in the mildest way that holds it", () => {
  it.each([
    ["t: one # c\n", "two", "t: two # c\n"],
    ["t: one\n", "a: b", 't: "a: b"\n'],
    ["t: 'one'\n", "it's", "t: 'it''s'\n"],
    ["t: 'one'\n", "two", "t: 'two'\n"],
    ['t: "one"\n', "two", 't: "two"\n'],
    ['t: "one"\n', "a\nb", 't: "a\\nb"\n'],
    ["t: one\n", "a\nb", "t: |-\n  a\n  b\n"],
    ["t: one # c\n", "a\nb", 't: "a\\nb" # c\n'],
    ["t: |\n    one\n", "two\nthree\n", "t: |\n    two\n    three\n"],
    ["t: |-\n  one\nb: 1\n", "two", "t: |-\n  two\nb: 1\n"],
    ["t: | # c\n  one\nb: 1\n", "bell\u0007", 't: "bell\\x07"  # c\nb: 1\n'],
    ["t: >\n  one\n  two\n", "one\ntwo\n", "t: >\n  one\n\n  two\n"],
    ["t: {b: one}\n", "a, b", 't: {b: "a, b"}\n'],
    ["t: {b: one}\n", "a b", "t: {b: a b}\n"],
    ["t:\n", "one", "t: one\n"],
    ["t: one\r\n", "a\nb", "t: |-\r\n  a\r\n  b\r\n"],
    ["t: 1\n", "1.10", "t: 1.10\n"],
    ["t: one\n", "🎉 café", "t: 🎉 café\n"],
    ["t: one\n", "", 't: ""\n'],
    ["t: one\n  two\n", "a b", "t: a b\n"],
  ])("%j with %j", (text, value, expected) => {
    const path = text.includes("{b") ? ["t", "b"] : ["t"];
    expect(replaced(text, path, value)).toBe(expected);
  });
  it("breaks lines again where they were broken", () => {
    const words = "word ".repeat(30).trim();
    const text = `t: >-\n  ${"old ".repeat(15)}\n  old\nb: 1\n`;
    const lines = replaced(text, ["t"], words).split("\n");
    expect(lines.slice(1, -2).every((line) => line.length <= 70 && line.startsWith("  word"))).toBe(true);
    expect(lines.length).toBe(6);
  });
  it("quotes what would be a number where no text is wanted", () => {
    expect(replaced("t: one\n", ["t"], "1.10", false)).toBe('t: "1.10"\n');
    expect(replaced("t: one\n", ["t"], "no", false)).toBe("t: no\n");
  });
});

describe("is refused", () => {
  it("where nothing stands, or more than a text", () => {
    const source = openYaml("a: { b: 1 }\n")!;
    expect(replaceScalar(source, ["x"], "y", true)).toBeUndefined();
    expect(replaceScalar(source, ["a"], "y", true)).toBeUndefined();
  });
  it("in a file with a mistake", () => {
    expect(openYaml("a: 'b\nc: d\n")).toBeUndefined();
    expect(openYaml("")).toBeUndefined();
  });
});

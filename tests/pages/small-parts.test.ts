import { describe, expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import type { Problem } from "../../renderer/model.ts";
import {
  count,
  describeValue,
  firstSentence,
  limitsOf,
  typeNames,
} from "../../renderer/problems/english/words.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { shownValue } from "../../renderer/problems/things.ts";
import { applyEdits, createOffsetMap } from "../../renderer/yaml/text-edits.ts";

describe("edits", () => {
  const edits = [
    { start: 5, end: 7, text: "" },
    { start: 1, end: 1, text: "++" },
    { start: 3, end: 4, text: "xyz" },
  ];
  it("are made from the start of the text, in whatever order they come", () => {
    expect(applyEdits("abcdefghi", edits)).toBe("a++bcxyzehi");
    expect(applyEdits("abc", [])).toBe("abc");
  });
  it("can be traced back, from every place of the new text", () => {
    const back = createOffsetMap([edits]);
    expect([..."a++bcxyzehi"].map((_, at) => back(at))).toEqual([0, 1, 1, 1, 2, 3, 4, 4, 4, 7, 8]);
    expect(back(11)).toBe(9);
  });
  it("of several rounds are traced back one after the other", () => {
    const back = createOffsetMap([[{ start: 0, end: 0, text: "12" }], [{ start: 2, end: 3, text: "" }]]);
    expect([0, 1, 2, 3].map(back)).toEqual([0, 0, 1, 2]);
    expect(createOffsetMap([])(7)).toBe(7);
  });
});

describe("fixes", () => {
  const fix = (from: number, to: number, text: string): Problem =>
    ({
      fix: {
        range: { start: { line: 1, column: 1, offset: from }, end: { line: 1, column: 1, offset: to } },
        text,
      },
    }) as Problem;
  const none = {} as Problem;
  it.each([
    ["in the order of the file", [fix(4, 5, "E"), none, fix(0, 1, "A")], "AbcdE", 2],
    ["the first of two that overlap", [fix(1, 4, "-"), fix(2, 5, "+")], "a-e", 1],
    ["the shorter of two that start together", [fix(1, 4, "-"), fix(1, 2, "+")], "a+cde", 1],
    ["one beside another", [fix(1, 2, "-"), fix(2, 3, "+")], "a-+de", 2],
    ["no insertion where a replacement ended", [fix(1, 2, "-"), fix(2, 2, "+")], "a-cde", 1],
    ["an insertion once", [fix(2, 2, "+"), fix(2, 2, "+")], "ab+cde", 1],
    ["an insertion at the very start", [fix(0, 0, "+")], "+abcde", 1],
    ["nothing", [none], "abcde", 0],
  ])("%s", (_, problems, text, applied) =>
    expect(applyFixes("abcde", problems)).toMatchObject({ text, applied }),
  );
});

it("lines and columns count from 1, and a range never ends before it starts", () => {
  const { position, range } = createLineIndex("\ufeffab\n\ncd");
  expect(position(0)).toEqual({ line: 1, column: 1, offset: 0 });
  expect(position(1)).toEqual({ line: 1, column: 1, offset: 1 });
  expect(position(3)).toEqual({ line: 1, column: 3, offset: 3 });
  expect(position(4)).toEqual({ line: 2, column: 1, offset: 4 });
  expect(position(5)).toEqual({ line: 3, column: 1, offset: 5 });
  expect(position(7)).toEqual({ line: 3, column: 3, offset: 7 });
  expect(range(5, 2).end).toEqual({ line: 3, column: 1, offset: 5 });
  expect(createLineIndex("ab").position(1)).toEqual({ line: 1, column: 2, offset: 1 });
});

describe("words for authors", () => {
  it.each([
    [["string"], "a text"],
    [["integer"], "a whole number"],
    [["number", "integer"], "a number"],
    [["string", "boolean"], "a text or true or false"],
    [["array", "string", "number"], "a text, a number or a list"],
    [["object"], "a group of options"],
    [["null"], "something else"],
  ])("%j", (types, name) => expect(typeNames({ types })).toBe(name));

  it("a small group is shown with its options, a large one is not", () => {
    const group = (size: number) => ({
      types: ["object"],
      options: Array.from({ length: size }, (_, index) => `o${index + 1}`),
    });
    expect(typeNames(group(2))).toBe("a group of options (o1, o2)");
    expect(typeNames(group(6))).toBe("a group of options (o1, o2, o3, o4, o5, o6)");
    expect(typeNames(group(7))).toBe("a group of options");
  });

  it.each([
    [null, "nothing"],
    ["three", 'the text "three"'],
    ["x".repeat(60), `the text "${"x".repeat(60)}"`],
    ["x".repeat(61), `the text "${"x".repeat(57)}…"`],
    [6, "the number 6"],
    [true, "true"],
    [[], "a list"],
    [{}, "a group of options"],
  ])("%j is %s", (value, words) => expect(describeValue(shownValue(value))).toBe(words));

  it.each([
    [{ minimum: 1, maximum: 4 }, "from 1 to 4"],
    [{ minimum: 0 }, "at least 0"],
    [{ maximum: 9 }, "at most 9"],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, "more than 0 and less than 1"],
    [{ minimum: 0, multipleOf: 5 }, "at least 0 and a multiple of 5"],
    [{}, ""],
  ])("%j is %s", (schema, words) => expect(limitsOf(schema)).toBe(words));

  it("a hint takes the first sentence and does not stop at every dot", () => {
    expect(firstSentence("Name of the card. Shown in bold.")).toBe("Name of the card.");
    expect(firstSentence("Such as www.example.com or e.g. this. More.")).toBe(
      "Such as www.example.com or e.g. this.",
    );
    expect(firstSentence("Is it new? Yes.")).toBe("Is it new?");
    expect(firstSentence("No end")).toBe("No end");
    expect(firstSentence("")).toBeUndefined();
  });

  it("counts things", () => {
    expect([0, 1, 2, 1_200].map((number) => count(number, "page"))).toEqual([
      "0 pages",
      "1 page",
      "2 pages",
      "1,200 pages",
    ]);
    expect(count(2, "entry", "entries")).toBe("2 entries");
  });
});

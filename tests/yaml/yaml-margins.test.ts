import { describe, expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a line in the wrong column", () => {
  const cases: Cases = {
    "an option of a block, too far right": [
      "blocks:\n  - type: hero\n      heading: x\n",
      { blocks: [{ type: "hero", heading: "x" }] },
      "3:7 wrong-indentation «heading» | This line is indented by 6 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "an option of a block, too far left, above one in place": [
      "blocks:\n  - type: hero\n   heading: x\n    text: y\n",
      { blocks: [{ type: "hero", heading: "x", text: "y" }] },
      "3:4 wrong-indentation «heading» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "options of a block, too far left": [
      "blocks:\n  - type: hero\n   heading: x\n   text: y\n",
      { blocks: [{ type: "hero", heading: "x", text: "y" }] },
      "3:4 wrong-indentation «heading» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "a group of an option": [
      "a:\n  - b: 1\n      c:\n        d: 1\n    e: 2\n",
      { a: [{ b: 1, c: { d: 1 }, e: 2 }] },
      "3:7 wrong-indentation «c» | This line is indented by 6 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "an entry with an option in place": [
      "blocks:\n    - type: a\n  - type: b\n    x: 1\n",
      { blocks: [{ type: "a" }, { type: "b", x: 1 }] },
      "3:3 wrong-indentation «-» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "entries, too far left": [
      "blocks:\n    - type: a\n  - type: b\n  - type: c\n",
      { blocks: [{ type: "a" }, { type: "b" }, { type: "c" }] },
      "3:3 wrong-indentation «-» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "an entry, too far right, with options": [
      "blocks:\n  - type: a\n    x: 1\n\n   - type: b\n     y: 1\n  - type: c\n",
      { blocks: [{ type: "a", x: 1 }, { type: "b", y: 1 }, { type: "c" }] },
      "5:4 wrong-indentation «-» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
    "an entry of texts, too far left": [
      "a:\n    - b\n  - c\n  - d\nb: 1\n",
      { a: ["b", "c", "d"], b: 1 },
      "3:3 wrong-indentation «-» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "an entry of texts, too far right by one": [
      "a:\n  b:\n   - x\n  - @y\n",
      { a: { b: ["x", "@y"] } },
      "4:3 wrong-indentation «-» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 3 spaces.",
      '4:5 reserved-character «@y» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: "@y" | a:\n  b:\n   - x\n  - "@y"\n',
    ],
    "an entry at the start of the line": [
      "- a: 1\n - b: 2\n",
      [{ a: 1 }, { b: 2 }],
      "2:2 wrong-indentation «-» | This line is indented by 1 space, which fits neither the line above nor a new level. | Lines that belong together start in the same column: begin it at the left edge.",
    ],
    "an entry of a list in a list": [
      "a:\n  - - b: 1\n     c: 2\n",
      { a: [[{ b: 1, c: 2 }]] },
      "3:6 wrong-indentation «c» | This line is indented by 5 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 6 spaces.",
    ],
    "an option below a dash alone": [
      "a:\n  - x\n  -\n    y: 1\n   z: 2\n",
      { a: ["x", { y: 1, z: 2 }] },
      "5:4 wrong-indentation «z» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "names, too far left": [
      "a:\n    b: 1\n  c: 2\nd: 3\n",
      { a: { b: 1, c: 2 }, d: 3 },
      "3:3 wrong-indentation «c» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "a name between others": [
      "a: 1\nb:\n  c: 2\n d: 3\n  e: 4\n",
      { a: 1, b: { c: 2, d: 3, e: 4 } },
      "4:2 wrong-indentation «d» | This line is indented by 1 space, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
    "names below a value": [
      "a: 1\n b: 2\n c: 3\nd: 4\n",
      { a: 1, b: 2, c: 3, d: 4 },
      "2:2 wrong-indentation «b» | This line is indented by 1 space, which fits neither the line above nor a new level. | Lines that belong together start in the same column: begin it at the left edge.",
    ],
    "a name below a text, at the end": [
      "a: text\n  b: 2",
      { a: "text", b: 2 },
      "2:3 wrong-indentation «b» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: begin it at the left edge.",
    ],
    "a name below a file that is indented": [
      "  a: 1\nb: 2\n",
      { a: 1, b: 2 },
      "2:1 wrong-indentation «b» | This line is indented by 0 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
    "names, too far left, and lines of spaces": [
      "a:\n    b: 1\n  \n  c: 2\n      \n  d: 3\n",
      { a: { b: 1, c: 2, d: 3 } },
      "4:3 wrong-indentation «c» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "entries, too far left, and a remark": [
      "blocks:\n   - type: a\n     x: 1\n  - type: b\n    y: 1\n  # r\n\n  - type: c\nz: 1\n",
      { blocks: [{ type: "a", x: 1 }, { type: "b", y: 1 }, { type: "c" }], z: 1 },
      "4:3 wrong-indentation «-» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 3 spaces.",
    ],
    "an option behind a dash with several spaces": [
      "a:\n  -   b: 1\n     c: 2\n",
      { a: [{ b: 1, c: 2 }] },
      "3:6 wrong-indentation «c» | This line is indented by 5 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 6 spaces.",
    ],
    "a name with a space before its colon": [
      "a:\n  b: 1 # x\n   c : 2\n",
      { a: { b: 1, c: 2 } },
      "3:4 wrong-indentation «c» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
    "a quoted name with spaces behind its value": [
      'a:\n  b: 1\n   "c": 2  \n',
      { a: { b: 1, c: 2 } },
      '3:4 wrong-indentation «"c": 2» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.',
    ],
    "a quoted name": [
      'a:\n  b: 1\n   "c": 2\n',
      { a: { b: 1, c: 2 } },
      '3:4 wrong-indentation «"c": 2» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.',
    ],
    "a name with a sign, in a file of Windows": [
      "a:\r\n  b: 1\r\n   $c: 2\r\n   d: 3\r\n",
      { a: { b: 1, $c: 2, d: 3 } },
      "3:4 wrong-indentation «$c» | This line is indented by 3 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
    "a name below a list of the file": [
      "- a: 1\nb: 2\n",
      [{ a: 1, b: 2 }],
      "2:1 wrong-indentation «b» | This line is indented by 0 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 2 spaces.",
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a forgotten dash", () => {
  const cases: Cases = {
    "before a block": [
      "blocks:\n  - type: a\n    x: 1\n\n  type: b\n    heading: y\n",
      {
        blocks: [
          { type: "a", x: 1 },
          { type: "b", heading: "y" },
        ],
      },
      '5:3 missing-dash «type» | "type" stands in the column of the dashes above, but has none itself. | Write "- type: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "between entries": [
      "x:\n  - a: 1\n  b-c : 2\n  - c: 3\n",
      { x: [{ a: 1 }, { "b-c": 2 }, { c: 3 }] },
      '3:3 missing-dash «b-c» | "b-c" stands in the column of the dashes above, but has none itself. | Write "- b-c: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "below a line of spaces": [
      "a:\n  - b\n   \n  c: 2\n",
      { a: ["b", { c: 2 }] },
      '4:3 missing-dash «c» | "c" stands in the column of the dashes above, but has none itself. | Write "- c: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "in a list of texts, below a remark": [
      "x:\n  - a\n  # r\n  b:\n",
      { x: ["a", { b: null }] },
      '4:3 missing-dash «b» | "b" stands in the column of the dashes above, but has none itself. | Write "- b: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "below a dash alone": [
      "x:\n  -\n    a: 1\n  b: 1\n",
      { x: [{ a: 1 }, { b: 1 }] },
      '4:3 missing-dash «b» | "b" stands in the column of the dashes above, but has none itself. | Write "- b: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "in a list in a list": [
      "x:\n  - a:\n      - q\n      r: 1\n",
      { x: [{ a: ["q", { r: 1 }] }] },
      '4:7 missing-dash «r» | "r" stands in the column of the dashes above, but has none itself. | Write "- r: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
    "before a quoted name": [
      'x:\n  - a\n  "b": 1\n',
      undefined,
      '3:3 wrong-indentation «"b": 1» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a list without a name", () => {
  const cases: Cases = {
    "below a value": [
      "title: Home\n  - type: hero\n  - type: map\n",
      undefined,
      "2:3 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "below a value, further right": [
      "a:\n  b: 1\n    - c: 1\n  d: 1\n",
      undefined,
      "3:5 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "below a value, in its column": [
      "title: Home\n\n# c\n- type: hero\n  x: 1\n- type: b\n",
      undefined,
      "4:1 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "below a value in a group": [
      "x:\n  y: 1\n  - a\n  z: 1\n",
      undefined,
      "3:3 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "below a value, as a dash alone": [
      "a: 1\n-\n  b: 1\n",
      undefined,
      "2:1 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "below a value, at the end": [
      "a: 1\n  - b: 2",
      undefined,
      "2:3 list-without-name «-» | A list starts here, but the line above it has a value already. | Write the name of the list on a line of its own above it, such as blocks:.",
    ],
    "has one in the column of its name": [
      "a: 1\nb:\n- c\nd: e: f\n",
      { a: 1, b: ["c"], d: "e: f" },
      '4:4 colon-in-text «e: f» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "e: f" | a: 1\nb:\n- c\nd: "e: f"\n',
    ],
    "has one with a remark behind it": [
      "a: # r\n  - b\n  c: 1\n",
      { a: ["b", { c: 1 }] },
      '3:3 missing-dash «c» | "c" stands in the column of the dashes above, but has none itself. | Write "- c: …" if a new entry starts here; otherwise indent the line by two more spaces.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

it.each([
  ["*Every one of them", "yaml-alias"],
  ["& every one of them", "yaml-anchor"],
  ["% of them", "reserved-character"],
])("the first entry of a list stands right, and starts with a sign: %s", (entry, code) => {
  const text = `a:\n  - b: 1\n    c:\n      - ${entry}\n      - And two days a month\n`;
  expect(
    parseYaml(text).problems.map((one) => [one.code, text.slice(0, one.start).split("\n").length]),
  ).toEqual([[code, 4]]);
});

it("an entry in the column of its list is in no wrong one, whatever stands in the entry above", () => {
  const { problems } = parseYaml("items:\n  - label: A\n    items:\n      - { label: B }\n  - [C](/c)\n");
  expect(problems.map(({ code }) => code)).toEqual(["markdown-in-plain-text"]);
});

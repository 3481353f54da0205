import { describe, expect, it } from "vitest";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("what pages do not use", () => {
  const cases: Cases = {
    "an anchor of a text": [
      "title: &amp; friends # c\nb: 1\n",
      { title: BROKEN, b: 1 },
      '1:8 yaml-anchor «&amp; friends» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&amp; friends"',
    ],
    "an anchor of a group": [
      "a: &x\n  b: 1\nc: 2\n",
      { a: BROKEN, c: 2 },
      "1:4 yaml-anchor «&x» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    ],
    "an anchor of a list": [
      "a: &x [1]\nc: 2\n",
      { a: [1], c: 2 },
      '1:4 yaml-anchor «&x [1]» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x [1]"',
    ],
    "an anchor of nothing": [
      "a: &x\nb: 1\n",
      { a: BROKEN, b: 1 },
      '1:4 yaml-anchor «&x» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x"',
    ],
    "an anchor of a name": [
      "&x a: 1\nb: 2\n",
      { b: 2 },
      '1:1 yaml-anchor «&x a» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x a"',
    ],
    "a tag of a text": [
      'title: !Important "news"\n',
      { title: BROKEN },
      '1:8 yaml-tag «!Important "news"» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!Important \\"news\\""',
    ],
    "a tag of a group": [
      "a: !x\n  b: 1\n",
      { a: BROKEN },
      "1:4 yaml-tag «!x» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    ],
    "a tag of a list": [
      "a: !x [1, 2]\n",
      { a: [1, 2] },
      '1:4 yaml-tag «!x [1, 2]» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x [1, 2]"',
    ],
    "a tag of nothing": [
      "a: !hero\nb: 1\n",
      { a: BROKEN, b: 1 },
      '1:4 yaml-tag «!hero» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!hero"',
    ],
    "a long tag": [
      "a: !!js/function x\n",
      { a: BROKEN },
      '1:4 yaml-tag «!!js/function x» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!!js/function x"',
    ],
    "a tag of a name": [
      "!x a: 1\nb: 2\n",
      { b: 2 },
      '1:1 yaml-tag «!x a» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x a"',
    ],
    "a tag and an anchor": [
      "a: !x &y z\n",
      { a: BROKEN },
      '1:4 yaml-tag «!x &y z» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x &y z"',
      '1:7 yaml-anchor «&y z» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&y z"',
    ],
    "a tag in brackets": [
      "a: [!x y, z]\n",
      { a: [BROKEN, "z"] },
      '1:5 yaml-tag «!x y» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x y"',
    ],
    "an anchor in braces": [
      "a: { b: &x c }\n",
      { a: { b: BROKEN } },
      '1:9 yaml-anchor «&x c» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x c"',
    ],
    "a tag with a backslash": [
      "a: !x c:\\d\n",
      { a: BROKEN },
      '1:4 yaml-tag «!x c:\\d» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x c:\\\\d"',
    ],
    "an anchor of a text over lines": [
      "a: &x b\n  c\nd: 1\n",
      { a: BROKEN, d: 1 },
      "1:4 yaml-anchor «&x b» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    ],
    "an anchor before a group": [
      "- &x b: 1\n  c: 2\n",
      [{ c: 2 }],
      '1:3 yaml-anchor «&x b» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x b"',
    ],
    "a tag before a comma": [
      "a: [!x, y]\n",
      { a: [BROKEN, "y"] },
      '1:5 yaml-tag «!x» | A value that starts with ! is not read as text: in YAML, ! says of which kind the value is, which pages do not use. | If you mean the text, put it in quotation marks: "!x"',
    ],
    "stars around words": [
      "a: **bold**\nb: 1\n",
      { a: BROKEN, b: 1 },
      '1:4 yaml-alias «**bold**» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "**bold**"',
    ],
    "three marks": [
      "a: !!! x\n",
      { a: "!!! x" },
      '1:4 yaml-tag «!!! x» | A text cannot start with ! unless it is in quotation marks. | Put the text in quotation marks: "!!! x"',
    ],
    "an alias": [
      "a: &x 1\nb: *x\n",
      { a: BROKEN, b: BROKEN },
      '1:4 yaml-anchor «&x 1» | A value that starts with & is not read as text: in YAML, & gives this part a name to be used elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "&x 1"',
      '2:4 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*x"',
    ],
    "an alias of nothing": [
      "a: *b # c\nc: 1\n",
      { a: BROKEN, c: 1 },
      '1:4 yaml-alias «*b» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*b"',
    ],
    "an alias in a list": [
      "a: [*x, 1]\n",
      { a: [BROKEN, 1] },
      '1:5 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*x"',
    ],
    "an alias as a name": [
      "*a : 1\nb: 2\n",
      { b: 2 },
      "1:1 bad-name «*a» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "a merge": [
      "a:\n  <<: { b: 1 }\n  c: 2\n",
      { a: { c: 2 } },
      '2:3 yaml-alias «<<» | "<<" cannot be used here: pages do not merge one part into another. | Write the options out.',
    ],
    "at the end of the file": [
      "a: *b",
      { a: BROKEN },
      '1:4 yaml-alias «*b» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*b"',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("names", () => {
  const cases: Cases = {
    twice: [
      "a: 1\nb:\n  c: 1\n  c: 2\na: 3\n",
      { a: 1, b: { c: 1 } },
      '4:3 duplicate-name «c» | "c" stands here a second time; the first is on line 3. | Keep one of the two.',
      '5:1 duplicate-name «a» | "a" stands here a second time; the first is on line 1. | Keep one of the two.',
    ],
    "three times": [
      "a: 1\na: 2\na: 3\n",
      { a: 1 },
      '2:1 duplicate-name «a» | "a" stands here a second time; the first is on line 1. | Keep one of the two.',
      '3:1 duplicate-name «a» | "a" stands here a second time; the first is on line 1. | Keep one of the two.',
    ],
    "begun above the same name": [
      "- label:\n  label: Go\n  href: /go\n",
      [{ label: "Go", href: "/go" }],
      '1:3 duplicate-name «label» | "label" stands here without a value; on line 2 it has one. | Keep the one with a value.',
    ],
    "begun without a colon": [
      "a:\n  b\n  b: 1\nc: 2\n",
      { a: { b: 1 }, c: 2 },
      '2:3 duplicate-name «b» | "b" stands here without a value; on line 3 it has one. | Keep the one with a value.',
    ],
    "begun below a text of several lines": [
      "a: |\n  A text\n\na:\nb: 1\n",
      { a: "A text\n", b: 1 },
      '4:1 duplicate-name «a» | "a" stands here without a value; on line 1 it has one. | Keep the one with a value.',
    ],
    "in quotation marks": [
      '"a": 1\n\'b c\': 2\n"a": 3\n',
      { a: 1, "b c": 2 },
      '3:1 duplicate-name «"a"» | "a" stands here a second time; the first is on line 1. | Keep one of the two.',
    ],
    "that programs keep": [
      "__proto__: 1\nb: 2\n",
      { b: 2 },
      '1:1 reserved-name «__proto__» | "__proto__" cannot be used as a name. | Choose another name.',
    ],
    "that are numbers": ["1: a\n1.10: b\ntrue: c\n", { "1": "a", "1.10": "b", true: "c" }],
    "that are a list": [
      "? [a]\n: b\nc: 1\n",
      { c: 1 },
      "1:3 bad-name «[a]» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "that are a group": [
      "? { a: 1 }\n: b\n",
      {},
      "1:3 bad-name «{ a: 1 }» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "that are nothing": [
      ": x\nb: 1\n",
      { b: 1 },
      "1:1 bad-name «:» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "that are the word for nothing": [
      "null: 1\nb: 2\n",
      { b: 2 },
      "1:5 bad-name «:» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "that are nothing, in braces": [
      "a: { : x, b: 1 }\n",
      { a: { b: 1 } },
      "1:6 bad-name «:» | A name is missing before this colon, or it is not a plain word. | Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ],
    "without a value": ["a:\nb: 1\n", { a: null, b: 1 }],
    "with a question mark": ["? a\nb: 1\n", { a: null, b: 1 }],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("files", () => {
  const cases: Cases = {
    "of nothing": ["", undefined],
    "of a remark": ["# a\n", undefined],
    "of a text": ["x\n", "x"],
    "of the word for nothing": ["~\n", null],
    "of a list": ['- 1\n-\n- ""\n', [1, null, ""]],
    "of dashes": ["---\n", undefined],
    "of empty brackets": ["[]\n", []],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("values", () => {
  const cases: Cases = {
    "of each kind": [
      "a: 1\nb: 1.10\nc: true\nd: no\ne: ~\nf: null\ng: 12:30\nh: 0x1F\ni: 0o17\nj: -.5\nk: 2025-01-01\nl: Yes\n",
      {
        a: 1,
        b: 1.1,
        c: true,
        d: "no",
        e: null,
        f: null,
        g: "12:30",
        h: 31,
        i: 15,
        j: -0.5,
        k: "2025-01-01",
        l: "Yes",
      },
    ],
    "in quotation marks": ['a: "1"\nb: \'true\'\nc: ""\n', { a: "1", b: "true", c: "" }],
    "of a large number": ["a: 123456789012345678901234567890\n", { a: 1.2345678901234568e29 }],
    "of a text over lines": [
      "a: x\n  y\n\n  z\nb: |\n  x\n  y\nc: >-\n  x\n  y\n",
      { a: "x y\nz", b: "x\ny\n", c: "x y" },
    ],
    "a character that nobody sees, by its number": [
      'a: "x\\u200by"\nb: "ok\\u00e9"\n',
      { a: "x\u200by", b: "oké" },
      '1:4 hidden-character «"x\\u200by"» | This text holds an invisible character (a zero-width space, U+200B), written with a backslash. | Delete it, or double the backslash if you want to show one.',
    ],
    "a zero byte, by its number": [
      '- "\\0"\n',
      ["\u0000"],
      '1:3 hidden-character «"\\0"» | This text holds an invisible character (a zero byte, U+0000), written with a backslash. | Delete it, or double the backslash if you want to show one.',
    ],
    "a line break, by its letter": ['a: "x\\ny"\n', { a: "x\ny" }],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

it.each([
  ["- label:\n  label: Go\n  href: /go\n", "- label: Go\n  href: /go\n"],
  ["a:\n  b\n  b: 1\nc: 2\n", "a:\n  b: 1\nc: 2\n"],
  ["a: |\n  A text\n\na:\nb: 1\n", "a: |\n  A text\n\nb: 1\n"],
  ["a: 1\na:", "a: 1"],
])("a name that was begun beside the same name is offered to be taken away: %j", (text, without) => {
  const [{ offer } = {}] = parseYaml(text).problems;
  expect(text.slice(0, offer!.start) + offer!.text + text.slice(offer!.end)).toBe(without);
});

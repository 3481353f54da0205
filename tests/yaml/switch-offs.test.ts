import { describe, expect, it } from "vitest";
import { catalogue } from "../../renderer/problems/catalogue.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { readSwitchOffs, ruleCodes } from "../../renderer/yaml/switch-offs.ts";

const read = (text: string) => readSwitchOffs(text, createLineIndex(text));
/** The lines that the comments of a text speak for. */
const lines = (text: string) => read(text).switchOffs.map(({ code, from, to }) => `${code} ${from}-${to}`);
const off = "# check-off: long-title: it is a quotation";

it("rules have their codes in order, and nothing else has", () => {
  expect(ruleCodes).toEqual([...ruleCodes].sort());
  expect(ruleCodes).toContain("long-title");
  expect(ruleCodes).not.toContain("unknown-option");
  for (const code of ruleCodes) expect(catalogue[code]?.isRule).toBe(true);
});

describe("a comment that switches a rule off speaks for", () => {
  it.each([
    ["its own line, when something stands before it", `a: b ${off}\nc: d\n`, "1-1"],
    ["the next line, when it stands alone", `a: b\n${off}\nc: d\n`, "3-3"],
    ["the next line with content", `  ${off}\n\n  # more\n\t\nc: d\n`, "5-5"],
    ["the next line with content, at the end of the file", `a: b\n${off}\n\n`, "5-5"],
    ["a text that starts below its name as well", `a: | ${off}\n  b\n`, "1-2"],
    ["a text below its name, on the next line", `${off}\na: >-\n  b\n`, "2-3"],
    ["a text below its name, with a depth and a comment", `${off}\na: |+2 # more\n  b\n`, "2-3"],
    ["one line, when a sign is part of its text", `${off}\na: x|y\nb: c\n`, "2-2"],
    ["one line, when a word follows the sign", `${off}\na: "> b"\nb: c\n`, "2-2"],
  ])("%s", (_, text, range) => expect(lines(text)).toEqual([`long-title ${range}`]));

  it("has a place of its own", () => {
    const text = `a: é ${off}   \nb: c\n`;
    expect(read(text).switchOffs).toEqual([
      { code: "long-title", start: 5, end: 5 + off.length, from: 1, to: 1 },
    ]);
  });

  it("may have any space, and no colon after its first word", () => {
    expect(lines("a: b #check-off long-title : why\n")).toEqual(["long-title 1-1"]);
    expect(lines("a: b #  check-off  :  long-title  :  why: so\n")).toEqual(["long-title 1-1"]);
    expect(lines(`${off}\r\n\r\na: b\r\n`)).toEqual(["long-title 3-3"]);
  });
});

describe("no such comment is", () => {
  it.each([
    ["a word in a text", 'a: "# check-off: nonsense"\n'],
    ["a text below its name", "a: |\n  # check-off: nonsense\nb: c\n"],
    ["part of a word", "a: b#check-off\n"],
    ["a comment about it", "# see check-off: x\na: b\n"],
    ["a longer word", "# check-offs: x\na: b\n"],
    ["two words", "# check-off one two\na: b\n"],
    ["nothing", "a: b\n"],
  ])("%s", (_, text) => expect(read(text)).toEqual({ switchOffs: [], problems: [] }));
});

describe("a comment that switches nothing off", () => {
  const form = "The form is # check-off: CODE: the reason, with a code of docs/checks.md.";
  it.each([
    [
      "a: b # check-off: long-title:  \n",
      {
        start: 5,
        end: 29,
        message: 'This comment switches "long-title" off without saying why.',
        hint: form,
      },
    ],
    [
      "# check-off: long-title\na: b\n",
      {
        start: 0,
        end: 23,
        message: 'This comment switches "long-title" off without saying why.',
        hint: form,
      },
    ],
    [
      "# check-off: long-title the reason\na: b\n",
      {
        start: 0,
        end: 34,
        message: 'This comment lacks the colon between "long-title" and the reason.',
        hint: "Write # check-off: long-title: the reason",
        fix: { start: 0, end: 34, text: "# check-off: long-title: the reason" },
      },
    ],
    [
      "a: b  #check-off long-title the reason: this\n",
      {
        start: 6,
        end: 44,
        message: 'This comment lacks the colon between "long-title" and the reason.',
        hint: "Write # check-off: long-title: the reason: this",
        fix: { start: 6, end: 44, text: "# check-off: long-title: the reason: this" },
      },
    ],
    [
      "# check-off\na: b\n",
      { start: 0, end: 11, message: "This comment does not say what it switches off.", hint: form },
    ],
    [
      "# check-off: bad-link: why\na: b\n",
      {
        start: 13,
        end: 21,
        message: '"bad-link" cannot be switched off: the page would not work.',
        hint: form,
      },
    ],
    [
      "a: b # check-off: long-titel: why\n",
      {
        start: 18,
        end: 28,
        message: 'There is no rule "long-titel" that could be switched off.',
        hint: 'Did you mean "long-title"?',
        fix: { start: 18, end: 28, text: "long-title" },
      },
    ],
    [
      "# check-off: nonsense: why\na: b\n",
      { start: 13, end: 21, message: 'There is no rule "nonsense" that could be switched off.', hint: form },
    ],
    [
      "# check-off: toString: why\na: b\n",
      { start: 13, end: 21, message: 'There is no rule "toString" that could be switched off.', hint: form },
    ],
  ])("%j", (text, expected) =>
    expect(read(text)).toEqual({
      switchOffs: [],
      problems: [{ code: "bad-switch-off", path: [], ...expected }],
    }),
  );
});

import { describe, expect, it } from "vitest";
import { readText } from "../../renderer/files/read-text.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { readPlainYaml } from "../../renderer/yaml/read-plain-yaml.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

/** Offsets of the characters that are told as hidden ones. */
const told = (text: string): number[] => readText(Buffer.from(text)).problems.map(({ start }) => start);

describe("marks of direction", () => {
  it.each([
    "title: كتاب C++\u200e جديد\n",
    "title: \u200fC++ كتاب\n",
    "title: كتاب C++\u200f\n",
    'title: "كتاب C++\u200f"\n',
    "title: السعر \u2066100 USD\u2069 فقط\n",
    "title: דף \u061cA\n",
    "- \u200fكتاب\n",
    "title: { of: A book, text: كتاب C++\u200e }\n",
    'title: قال "نعم"\u200f وذهب\n',
    'title: قال "نعم"\u200f\n',
    "title: |\n  كتاب (C++)\u200f\n",
    'title: "قسم\u200f: نص"\n',
  ])("stand in lines that are read from right to left: %j", (text) => {
    expect(told(text)).toEqual([]);
    expect(readYamlText(text).problems).toEqual([]);
    expect(JSON.stringify(plainData(readYamlText(text).tree!))).toContain(
      /[\u061c\u200e\u200f\u2066]/.exec(text)![0],
    );
    // They cost no second reading.
    expect(readPlainYaml(text)).toBeDefined();
  });

  it.each([
    ["in a line of other letters", "title: A book\u200e\n", 13],
    ["though another line has such letters", "a: كتاب\nb: A book\u200f\n", 17],
    ["before a name", "\u200ftitle: كتاب\n", 0],
    ["before a name behind a dash", "- \u200etitle: كتاب\n", 2],
    ["before a name in braces", "a: { \u200fb: كتاب }\n", 5],
    ["behind a name", "title\u200f: كتاب\n", 5],
    ["behind a colon", "title:\u200f كتاب\n", 6],
    ["before a quotation mark", 'title: \u200f"كتاب"\n', 7],
    ["behind a closing quotation mark", 'title: "كتاب"\u200f\n', 13],
    ["behind one in braces", 'a: { b: "كتاب"\u200f, c: 1 }\n', 14],
    ["behind a closing bracket", "a: [كتاب]\u200e\n", 9],
    ["that turn the text", "a: كتاب\u202e\n", 7],
    ["without width", "a: كتاب\u200b\n", 7],
  ])("are told %s", (_, text, at) => expect(told(text)).toEqual([at]));
});

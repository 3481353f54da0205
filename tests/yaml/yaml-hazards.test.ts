import { describe, expect, it } from "vitest";
import { readText } from "../../renderer/files/read-text.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { harmless, hazards } from "./yaml-hazards.ts";

/** `line:column code «marked text»` of every problem of a file. */
function problemsOf(text: string): string[] {
  const lines = createLineIndex(text);
  return parseYaml(text).problems.map(({ code, start, end }) => {
    const { line, column } = lines.position(start);
    return `${line}:${column} ${code} «${text.slice(start, end)}»`;
  });
}

describe("what authors meet first", () => {
  it.each(Object.entries(hazards))("%s", (_, [text, ...expected]) => {
    expect(problemsOf(text)).toEqual(expected);
  });
});

describe("what is fine", () => {
  it.each(Object.entries(harmless))("%s", (_, text) => expect(problemsOf(text)).toEqual([]));
});

it("reports what stands behind a mistake in the grammar, and nothing that follows from it", () => {
  const text = 'title: Careers: join us\nblocks:\n  -type: hero\n    heading: "Open\n    text: @all\n';
  expect(problemsOf(text)).toEqual([
    "1:8 colon-in-text «Careers: join us»",
    "3:3 glued-dash «-t»",
    '4:14 unclosed-quote «"Open»',
    "5:11 reserved-character «@all»",
  ]);
});

it("counts columns without the byte order mark and lines by their breaks", () => {
  expect(problemsOf("\ufefftitle: @x\r\nb: @y\r\n")).toEqual([
    "1:8 reserved-character «@x»",
    "2:4 reserved-character «@y»",
  ]);
});

describe("bytes", () => {
  it("names line and column of a byte that is not UTF-8", () => {
    const { text, shown, problems } = readText(Buffer.from("title: ok\nname: Caf\xe9\n", "latin1"));
    expect(text).toBeUndefined();
    expect(createLineIndex(shown).position(problems[0]!.start)).toMatchObject({ line: 2, column: 10 });
    expect(wordingOf(problems[0]!).message).toContain("byte E9");
  });
  it("finds characters that nobody sees", () => {
    const { problems } = readText(Buffer.from("a: x\u200by\u202e\u0000\n"));
    expect(problems.map((problem) => wordingOf(problem).message)).toEqual([
      "There is an invisible character here (a zero-width space, U+200B).",
      "There is an invisible character here (a mark that turns the direction of the text, U+202E).",
      "There is an invisible character here (a zero byte, U+0000).",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseAnyYaml, parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import type { TreeNode } from "../../renderer/yaml/tree.ts";

/** The names and values of a tree as they stand in the text, groups and lists with their kind. */
function places(node: TreeNode, text: string): unknown {
  const marked = text.slice(node.start, node.end);
  if (node.kind === "list") return { list: marked, items: node.items.map((item) => places(item, text)) };
  if (node.kind !== "map") return marked;
  const entries = Array.from(node.entries.values(), ({ keyStart, keyEnd, value }) => [
    text.slice(keyStart, keyEnd),
    places(value, text),
  ]);
  return { map: marked, entries };
}

describe("places", () => {
  it("are those of the file, whatever was repaired before them", () => {
    const text = "a: b: c\nd: [1, x]\nno:value\ne:\n  -f: @g\nh:\n  - i\n";
    const { tree, problems } = parseYaml(text);
    expect(problems.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`)).toEqual([
      "colon-in-text b: c",
      "missing-space no:",
      "glued-dash -f",
      "reserved-character @g",
    ]);
    expect(places(tree!, text)).toEqual({
      map: text,
      entries: [
        ["a", "b: c"],
        ["d", { list: "[1, x]", items: ["1", "x"] }],
        ["no", "value"],
        ["e", { list: "-f: @g\n", items: [{ map: "f: @g\n", entries: [["f", "@g"]] }] }],
        ["h", { list: "- i\n", items: ["i"] }],
      ],
    });
  });
  it("of fixes are those of the file too", () => {
    const text = "a: b: c\nd: @e\n";
    const fixes = parseYaml(text).problems.map(({ fix }) => text.slice(fix!.start, fix!.end));
    expect(fixes).toEqual(["b: c", "@e"]);
  });
  it("are the same when nothing had to be repaired", () => {
    const text = '"a": [b]\n';
    expect(places(parseYaml(text).tree!, text)).toEqual({
      map: text,
      entries: [['"a"', { list: "[b]", items: ["b"] }]],
    });
  });
});

describe("many mistakes", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `n${index}: @x\n`).join("");
  it("are told apart up to 25", () => {
    const { tree, problems } = parseYaml(lines(25));
    expect(problems).toHaveLength(25);
    expect(Object.keys(toData(tree!, undefined, []) as object)).toHaveLength(25);
  });
  it("are 25 when there are more, and then nothing of the file is read", () => {
    const { tree, problems } = parseYaml(lines(26));
    expect(problems).toHaveLength(25);
    expect(problems.at(-1)?.start).toBe(lines(24).length + "n24: ".length);
    expect(tree).toBeUndefined();
  });
  it("are reported in the order of the file, those of the grammar and the others", () => {
    const { problems } = parseYaml("a: 1\na: 2\nb: @c\nd: &e f\ng: h: i\n");
    expect(problems.map(({ code }) => code)).toEqual([
      "duplicate-name",
      "reserved-character",
      "yaml-anchor",
      "colon-in-text",
    ]);
  });
  it("are the one of a file that is too deep", () => {
    expect(parseAnyYaml(`a: @b\nc: ${"[".repeat(65)}`).problems.map(({ code }) => code)).toEqual([
      "too-deep",
    ]);
  });
});

describe("a value that had to be guessed", () => {
  it("is broken, and what is around it is not", () => {
    const { tree } = parseYaml("- a: [1, 2\n  b: 3\n- c: - d\n- e\n");
    const kinds = (node: TreeNode): unknown =>
      node.kind === "list"
        ? node.items.map(kinds)
        : node.kind === "map"
          ? Object.fromEntries(Array.from(node.entries, ([name, { value }]) => [name, kinds(value)]))
          : node.kind;
    expect(kinds(tree!)).toEqual([{ a: "broken", b: "scalar" }, { c: "broken" }, "scalar"]);
  });
});

it("leaves traces of errors as they were", () => {
  const { stackTraceLimit } = Error;
  parseAnyYaml("a: [\n");
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});

import { describe, expect, it } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { BROKEN, toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import {
  findNode,
  hasBinding,
  isWholeBinding,
  type TreeNode,
  visibleSpan,
} from "../../renderer/yaml/tree.ts";

const text = "a:\n  - b: one  \n    c: two\n  - [x, y]\nd: &z 1\n2: e\n";
const tree = parseYaml(text).tree!;
const marked = (node: TreeNode) => text.slice(node.start, node.end);

describe("a path through a tree", () => {
  it.each<[(string | number)[], string | undefined, string | undefined, number]>([
    [[], undefined, undefined, 0],
    [["a", 0, "b"], "b", "one", 3],
    [["a", "1", 0], undefined, "x", 3],
    [[2], "2", "e", 1],
    [["a", 0, "missing", "more"], undefined, undefined, 2],
    [["a", 7], "a", undefined, 1],
    [["a", 0, "b", "deeper"], "b", "one", 3],
    [["missing"], undefined, undefined, 0],
  ])("%j", (path, key, value, depth) => {
    const found = findNode(tree, path);
    expect(found.depth).toBe(depth);
    expect(found.entry?.key).toBe(key);
    if (value !== undefined) expect(marked(found.node)).toBe(value);
    expect(found.broken).toBe(false);
  });
  it("says when it ends at a value with a problem of its own", () => {
    expect(findNode(tree, ["d"])).toMatchObject({ depth: 1, broken: true, entry: { key: "d" } });
  });
});

describe("what a reader looks at", () => {
  const shown = (...path: (string | number)[]) => {
    const { start, end } = visibleSpan(findNode(tree, path).node, text);
    return text.slice(start, end);
  };
  it("is a whole value, or the first line of a longer thing, without spaces behind it", () => {
    expect(shown("a", 0, "c")).toBe("two");
    expect(shown("a", 0)).toBe("b: one");
    expect(shown("a", 1)).toBe("[x, y]");
    expect(shown()).toBe("a:");
  });
  it("is the rest of the file where no line ends, and nothing where nothing stands", () => {
    expect(visibleSpan({ kind: "broken", start: 2, end: 6 }, "a: b  ")).toEqual({ start: 2, end: 4 });
    expect(visibleSpan({ kind: "broken", start: 2, end: 6 }, "a:    ")).toEqual({ start: 2, end: 2 });
  });
});

it.each([
  ["${item.title}", true, true],
  ["${}", true, true],
  ["By ${item.title}", false, true],
  ["${item.title}!", false, true],
  ["${a} ${b}", false, true],
  ["${", false, true],
  ["$title", false, false],
  [6, false, false],
  [null, false, false],
])("%j is a binding alone: %s, holds one: %s", (value, isWhole, has) => {
  expect(isWholeBinding(value)).toBe(isWhole);
  expect(hasBinding(value)).toBe(has);
});

describe("plain data", () => {
  const read = (yaml: string, schema: Schema | undefined, problems: Draft[] = []) =>
    toData(parseYaml(`- ${yaml}\n`).tree!, schema && { type: "array", items: schema }, problems);
  const string = { type: "string" };
  it.each<[string, Schema | undefined, unknown]>([
    // Where a text is wanted, the author's own characters count.
    ["1.10", string, "1.10"],
    ["1.10", undefined, 1.1],
    ["1.10", { type: "number" }, 1.1],
    ["1.10", { type: ["string", "number"] }, 1.1],
    ["1", { type: ["string", "integer"] }, 1],
    ["1", { type: ["string", "boolean"] }, "1"],
    ["1", { type: "boolean" }, 1],
    ["True", string, "True"],
    ["True", { type: ["string", "boolean"] }, true],
    ["True", { type: ["string", "number"] }, "True"],
    ["True", { type: "number" }, true],
    ["null", string, BROKEN],
    ["null", { type: "number" }, null],
    ["~", string, null],
    ["", string, null],
    ["no", { type: "boolean" }, "no"],
    ['"1"', { type: "number" }, "1"],
    ["|\n  1", { type: "number" }, "1\n"],
    ["&x 1", { type: "number" }, BROKEN],
    // A number that is not wanted as one is not measured.
    ["007", string, "007"],
    ["007", undefined, 7],
    ["12345678901234567890", string, "12345678901234567890"],
  ])("%j, where %j is wanted, is %j", (yaml, schema, value) => {
    expect(read(yaml, schema)).toEqual([value]);
  });
  it("takes the schema of each option and of each place in a list", () => {
    const schema = { properties: { n: { type: "array", items: [string, { type: "number" }] } } };
    expect(read("{ n: [1, 2], o: 3 }", schema)).toEqual([{ n: ["1", 2], o: 3 }]);
  });
  it("says which number cannot be kept, by its path", () => {
    const problems: Draft[] = [];
    expect(read("{ n: [1, 0123] }", { properties: { n: { items: { type: "integer" } } } }, problems)).toEqual(
      [{ n: [1, BROKEN] }],
    );
    expect(problems.map(({ path, start, end }) => ({ path, start, end }))).toEqual([
      { path: [0, "n", 1], start: 11, end: 15 },
    ]);
  });
});

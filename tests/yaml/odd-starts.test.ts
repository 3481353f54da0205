import { expect, it } from "vitest";
import { explainLines } from "../../renderer/yaml/explain-lines.ts";
import { oddStartsOf } from "../../renderer/yaml/layout-habits.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";

it.each([
  ["a:\n  - b: 1\n  - b: 2\n  - c: 3\n", 1],
  ["a:\n  - b: 1\n    c:\n      - d: 1\n      - e: 2\n  - b: 2\n", 1],
  ["a:\n  - b: 1\nc:\n  - d: 1\n", 0],
  ["- b: 1\n- c: 1\n- c: 2\n- c: 3\n", 1],
  ["a: |\n  - b: 1\n  - c: 2\n", 0],
  ["", 0],
])("counts entries that begin otherwise than those beside them: %j", (text, odd) =>
  expect(oddStartsOf(text)).toBe(odd),
);

/** What a reader of YAML alone says of lines, once it is known which of them are wrong. */
const told = (text: string) => {
  const read = (one: string) => parseYaml(one).problems;
  return explainLines(text, read(text), read).map(({ code }) => code);
};

it("tells an option in the column of the dashes as one that lost its margin", () =>
  expect(told("a:\n  - b: 1\n    c: 2\n  - b: 3\n  c: 4\n  - b: 5\n")).toEqual(["wrong-indentation"]));
it("tells a name with which entries begin as one that lost its dash", () =>
  expect(told("a:\n  - b: 1\n    c: 2\n  - b: 3\n  b: 4\n  - b: 5\n")).toEqual(["missing-dash"]));

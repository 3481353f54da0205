import { expect, it } from "vitest";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

function read(text: string) {
  const { tree, problems } = parseYaml(text);
  const [first] = problems;
  return {
    said: problems.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`),
    data: tree && toData(tree, undefined, []),
    mended: first?.offer && applyEdits(text, [first.offer]),
  };
}

it.each<[text: string, value: string]>([
  [
    "- text: One.\n\n  **Two** is more.\n\n  - three\n  - four\n  id: a\n",
    "One.\n\n**Two** is more.\n\n- three\n- four\n",
  ],
  [
    "- text: One.\n\n  Two is more.\n\n  Three is most.\n  id: a\n",
    "One.\n\nTwo is more.\n\nThree is most.\n",
  ],
  ["- text: One.\n  <b>Two</b> is more.\n  id: a\n", "One.\n<b>Two</b> is more.\n"],
  ["- text: One.\n\n  ## Two\n\n  Three is more.\n  id: a\n", "One.\n\n## Two\n\nThree is more.\n"],
])("%j is one text", (text, value) => {
  const { said, data, mended } = read(text);
  expect(said).toEqual(["unmarked-text text:"]);
  expect(data).toEqual([{ text: value, id: "a" }]);
  expect(read(mended!)).toEqual({ said: [], data: [{ text: value, id: "a" }], mended: undefined });
});

it.each([
  "- text: One.\n  # a remark\n  id: a\n",
  "- text: One\n    and two\n\n    **three**\n  id: a\n",
  "- text: |\n    One.\n\n    **Two**\n  id: a\n",
])("%j is right", (text) => expect(read(text).said).toEqual([]));

it.each([
  "- text: One.\n  titel Two\n  id: a\n",
  "- text: One.\n  Two is more.\n  id: a\n",
  "- text: One\n  - two\n  id: a\n",
])("%j is told as before", (text) => expect(read(text).said.join()).not.toContain("unmarked-text"));

import { expect, it } from "vitest";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

function read(text: string) {
  const { tree, problems } = parseYaml(text);
  return {
    said: problems.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`),
    data: tree && toData(tree, undefined, []),
    mended: problems.map(({ offer }) => offer && applyEdits(text, [offer])),
  };
}

it.each<[text: string, marked: string, mended: string, data: unknown]>([
  ["a: { b: #0b5d3b }\n", "#0b5d3b", 'a: { b: "#0b5d3b" }\n', { a: { b: "#0b5d3b" } }],
  [
    "a: { b: #0b5d3b, c: #fff }\n",
    "#0b5d3b",
    'a: { b: "#0b5d3b", c: "#fff" }\n',
    { a: { b: "#0b5d3b", c: "#fff" } },
  ],
  ["a: [#new, old, #red]\n", "#new", 'a: ["#new", old, "#red"]\n', { a: ["#new", "old", "#red"] }],
  [
    "- { b: Go, c: #here }\n- { b: Go }\n",
    "#here",
    '- { b: Go, c: "#here" }\n- { b: Go }\n',
    [{ b: "Go", c: "#here" }, { b: "Go" }],
  ],
  ["a: { b: Room #5, c: d }\n", "Room #5", 'a: { b: "Room #5", c: d }\n', { a: { b: "Room #5", c: "d" } }],
  [
    'a: { b: { c: #d }, e: "#f" } # note\n',
    "#d",
    'a: { b: { c: "#d" }, e: "#f" } # note\n',
    { a: { b: { c: "#d" }, e: "#f" } },
  ],
])("%j is cut off by its #", (text, marked, mended, data) => {
  expect(read(text)).toEqual({ said: [`text-cut-off ${marked}`], data, mended: [mended] });
  expect(read(mended)).toEqual({ said: [], data, mended: [] });
});

it.each([
  'a: { b: "#c", d: e } # [f]\n',
  "a: [b, c] # { d: #e }\n",
  "a: [\n  b, # first\n  c, # [second]\n]\n",
  "a: { b: c#d, e: f }\n",
  "a: |\n  { b: #c }\n",
  "a: b # { c: #d }\n",
])("%j is right", (text) => expect(read(text).said).toEqual([]));

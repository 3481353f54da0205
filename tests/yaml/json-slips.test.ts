import { describe, expect, it } from "vitest";
import { mendJson } from "../../renderer/yaml/json-slips.ts";
import { readJson } from "../../renderer/yaml/read-json.ts";
import { readJsonOn } from "../../renderer/yaml/read-json-on.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

const mended = (text: string): string | undefined => {
  const edit = mendJson(text);
  return edit && applyEdits(text, [edit]);
};

describe("rows in JSON as other languages write it", () => {
  it.each([
    ["[{ 'id': 'a' }]", '[{ "id": "a" }]'],
    ["[{ id: “a”, isNew: True }]", '[{ "id": "a", "isNew": true }]'],
    ['[{ "id": "a" "text": "b" }\n{ "id": "c" }]', '[{ "id": "a", "text": "b" },\n{ "id": "c" }]'],
    ["[{ 'text': 'Say \"yes\", it\\'s short' }]", '[{ "text": "Say \\"yes\\", it\'s short" }]'],
    ["[{ price: 1.5, left: None, },]", '[{ "price": 1.5, "left": null }]'],
    ["// rows\n[{ id: 'a' }]", '[{ "id": "a" }]'],
    ['[\n  { "id": "a" }, // one\n  # two\r\n  { "id": "b" }\n]', '[\n  { "id": "a" },\n  { "id": "b" }\n]'],
    ['/* rows\n   of all */\n[{ "id": /* key */ "a" }] // end', '[{ "id": "a" }]'],
    ['[\n  { "id": "a" },\n  // { "id": "b" }\n]\n', '[\n  { "id": "a" }\n]\n'],
    ['<!-- rows -->\n[{ "id": "a // b # c" }]\n', '[{ "id": "a // b # c" }]\n'],
  ])("%s is meant as %s", (wrong, right) => expect(mended(wrong)).toBe(right));

  it.each([
    '[{ "id": "a" }]',
    '[{ "id": "a" } // b',
    '[{ "url": http://one.example\n}]',
    "[{ id: a b }]",
    "[{ price: 12,50 }]",
    "[{ 'id': 'a' ]",
    "export default [{ id: 'a' }]",
    "- id: a",
    "[{ 'id': 'a\n' }]",
  ])("%s is nothing that is certain", (text) => expect(mendJson(text)).toBeUndefined());

  it("are offered at the first place", () => {
    expect(readJson("[{ 'id': 'a' }]").problems).toMatchObject([
      { code: "bad-json", start: 3, offer: { start: 3, end: 12, text: '"id": "a"' } },
    ]);
    expect(readJson("# rows\n[]").problems).toMatchObject([
      { code: "bad-json", params: { case: "comment" }, offer: { start: 0, end: 7, text: "" } },
    ]);
  });
});

describe("a mistake of JSON is told where it is, as what it is", () => {
  const rows = '[\n  { "id": "a", "size": 5.5, "tags": ["x", "y"] },\n  { "id": "b" }\n]\n';
  it.each([
    ["a comma is missing", '"a", "size"', '"a" "size"', 'no-comma «"size"»', true],
    ["a colon is missing", '"size": 5', '"size" 5', "no-colon «5.5»", true],
    ["another sign stands for a colon", '"size": 5', '"size" = 5', "no-colon «=»", true],
    ["two commas", "5.5,", "5.5,,", "surplus «,»", true],
    ["a bracket too many", '"y"]', '"y"]]', "surplus «]»", true],
    ["a brace too many", "] },", "] }},", "surplus «}»", true],
    ["a bracket is not closed", '"y"]', '"y"', "open-brace «}»", false],
    ["a brace is not closed", "] },", "] ,", "open-here «{»", true],
    ["a brace is missing in front", '  { "id": "b"', '  "id": "b"', 'no-brace «"id"»', true],
    ["the first bracket is missing", "[\n", "\n", "no-bracket «{»", false],
    ["the last bracket is missing", "\n]", "", "unclosed «}»", true],
    ["a decimal comma", "5.5", "5,5", "number «5,5»", true],
    ["a zero in front", "5.5", "05.5", "number «05.5»", true],
    ["no zero in front", "5.5", ".5", "number «.5»", false],
    ["a plus", "5.5", "+5.5", "number «+5.5»", true],
    ["a quotation mark is lost at the end", '"b" }', '"b }', 'open-text «"b }»', true],
    ["a quotation mark is lost in front", '"b" }', 'b" }', "unquoted «b»", true],
    ["a name is not closed", '"size":', '"size:', 'open-text «"size»', true],
    ["a value is missing", '"b" }', "}", "no-value «}»", undefined],
    ["a text on two lines", '"b" }', '"b\nc" }', 'two-lines «"b»', false],
    ["quotation marks inside a text", '"b" }', '"say "b" twice" }', 'quote-inside «"b"»', false],
    ["a backslash", '"b" }', '"b\\d" }', 'escape «"b\\d"»', false],
    ["a text that is closed behind a backslash", '"b" }', '"b\\" }', 'open-text «"b\\" }»', true],
    ["a tab in a text", '"b" }', '"b\tc" }', 'character «"b\tc"»', false],
    ["a semicolon between entries", "5.5,", "5.5;", "no-comma «;»", true],
    ["the sign that closes another one", '"y"]', '"y"}', "other-end «}»", true],
    ["a file that is cut off behind a comma", '\n  { "id": "b" }\n]', "", "unclosed «,»", false],
    ["a number that can be two", "5.5", "5,500", "number «5,500»", undefined],
    ["code around it", "[\n", "module.exports = [\n", "code «module.exports»", true],
    ["a semicolon at the end", "\n]\n", "\n];\n", "surplus «;»", true],
    ["YAML", rows, "- id: a\n- id: b\n", "yaml «-»", undefined],
  ])("%s", (_, right, wrong, told, isOriginal) => {
    const text = rows.replace(right, () => wrong);
    const { problems } = readJson(text);
    expect(problems).toHaveLength(1);
    const [{ params, start, end, fix, offer = fix }] = problems as [(typeof problems)[number]];
    expect(`${(params as { case: string }).case} «${text.slice(start, end).split("\n")[0]}»`).toBe(told);
    if (isOriginal === undefined) return;
    const mended = applyEdits(text, offer ? [offer] : []);
    expect(() => JSON.parse(mended)).not.toThrow();
    if (isOriginal) expect(JSON.parse(mended)).toEqual(JSON.parse(rows));
  });

  it.each([
    ['"b": { "x": 1, "y": 2 },', '"b": { "x": 1, "y": 2,', "open-here «{»"],
    ['"c": ["x", "y"],', '"c": ["x", "y",', "open-here «[»"],
    ['    "e": 1\n  },', '    "e": 1,', 'open-brace «"f"»'],
  ])("where %s lacks its end, the lines say so", (right, wrong, told) => {
    const schema =
      '{\n  "a": 1,\n  "b": { "x": 1, "y": 2 },\n  "c": ["x", "y"],\n  "d": {\n    "e": 1\n  },\n  "f": 2\n}\n';
    const text = schema.replace(right, wrong);
    const [problem] = readJson(text).problems;
    const { params, start, end, offer } = problem!;
    expect(`${(params as { case: string }).case} «${text.slice(start, end)}»`).toBe(told);
    expect(JSON.parse(applyEdits(text, [offer!]))).toEqual(JSON.parse(schema));
  });

  it("two of them are told as two, with the values behind", () => {
    const text = rows.replace('"a", ', '"a" ').replace("\n]", ",\n]");
    const { tree, problems } = readJsonOn(text);
    expect(problems.map(({ params, start }) => [(params as { case: string }).case, text[start]])).toEqual([
      ["no-comma", '"'],
      ["trailing-comma", ","],
    ]);
    expect(tree?.kind === "list" && tree.items.map(({ start, end }) => text.slice(start, end))).toEqual([
      '{ "id": "a" "size": 5.5, "tags": ["x", "y"] }',
      '{ "id": "b" }',
    ]);
  });

  it("one that nobody understands is told alone", () => {
    expect(readJsonOn('[{ "id": "a" "b": }, { "id": }]').tree).toBeUndefined();
    expect(readJsonOn('[{ "id": "a" "b": }, { "id": }]').problems).toHaveLength(1);
  });
});

it("rows on lines of their own are offered as a list", () => {
  expect(readJson('{ "id": "a" }\n{ "id": "b" }\n').problems).toMatchObject([
    { params: { case: "rows-alone" }, offer: { text: '[\n  { "id": "a" },\n  { "id": "b" }\n]' } },
  ]);
});

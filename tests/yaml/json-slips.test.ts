import { describe, expect, it } from "vitest";
import { mendJson } from "../../renderer/yaml/json-slips.ts";
import { readJson } from "../../renderer/yaml/read-json.ts";
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

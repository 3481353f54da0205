import { describe, expect, it } from "vitest";
import { YamlEditor } from "../../renderer/edit/yaml-editor.ts";

/** A list between brackets over several lines, and one on a single line. */
const before = `tags: [
  "first", # one
  # about two
  second,
  third # three
]
short: [a, b]
lines:
  - 'x: y' # why
  - z
`;

/** What a file says after one change of it. */
function changed(change: (file: YamlEditor) => void, text = before): string {
  const file = new YamlEditor(text);
  change(file);
  return file.text;
}

describe("entries between brackets", () => {
  it("go with their lines and their comments, and with those of nobody else", () => {
    expect(changed((file) => file.delete(["tags", 0]))).toBe(before.replace('  "first", # one\n', ""));
    expect(changed((file) => file.delete(["tags", 1]))).toBe(
      before.replace("  # about two\n  second,\n", ""),
    );
    expect(changed((file) => file.delete(["tags", 2]))).toBe(
      before.replace("  second,\n  third # three\n", "  second\n"),
    );
  });

  it("keep their quotation marks and comments on their way", () => {
    expect(changed((file) => file.moveEntry(["tags", 0], ["tags"], 3))).toBe(
      before
        .replace('  "first", # one\n', "")
        .replace("  third # three\n", '  third, # three\n  "first"  # one\n'),
    );
    expect(changed((file) => file.moveEntry(["tags", 1], ["lines"], 0))).toBe(
      before.replace("  # about two\n  second,\n", "").replace("  - 'x", "  # about two\n  - second\n  - 'x"),
    );
    expect(changed((file) => file.moveEntry(["lines", 0], ["tags"], 0))).toBe(
      before.replace("  - 'x: y' # why\n", "").replace('  "first"', "  'x: y', # why\n  \"first\""),
    );
  });

  it("break the lines of a short list where a comment comes into it", () => {
    const flow = "a: { b: [x, y], c: [\n  z, # last\n  w\n  ] }\n";
    expect(changed((file) => file.moveEntry(["a", "c", 0], ["a", "b"], 1), flow)).toBe(
      "a: { b: [x, z,  # last\n         y], c: [\n  w\n  ] }\n",
    );
  });

  it("get lines of their own where the others have them, in a file of Windows too", () => {
    const text = "tags: [\r\n  a, # one\r\n  b\r\n]\r\n";
    const insert = (index: number) =>
      changed((file) => file.insert(["tags"], index, { lines: "- c", flows: ["c"], told: '"c' }), text);
    expect(insert(1)).toBe("tags: [\r\n  a, # one\r\n  c,\r\n  b\r\n]\r\n");
    expect(insert(2)).toBe("tags: [\r\n  a, # one\r\n  b,\r\n  c\r\n]\r\n");
  });
});

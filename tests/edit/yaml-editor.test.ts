import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editBlock } from "../../renderer/edit/block-editor.ts";
import { YamlEditor } from "../../renderer/edit/yaml-editor.ts";
import type { BlockEditor } from "../../renderer/model.ts";

/** A file with one block, after a change of it. */
function changed(text: string, change: (block: BlockEditor) => void): string {
  const file = new YamlEditor(text);
  change(editBlock(file, ["blocks", 0]));
  return file.text;
}

const around = (block: string): string => `# head\nblocks:\n${block}\n  # tail\n  - type: other\n`;

const cases: [what: string, before: string, change: (block: BlockEditor) => void, after: string][] = [
  [
    "renames, with its comments",
    "  - type: a\n    # why\n    old: 'x' # so\n",
    (block) => block.rename("old", "new"),
    "  - type: a\n    # why\n    new: 'x' # so\n",
  ],
  [
    "sets a text in the way it was written",
    '  - type: a\n    text: "x" # so\n',
    (block) => block.set("text", "y: z"),
    '  - type: a\n    text: "y: z" # so\n',
  ],
  [
    "sets a number, and a group in its place",
    "  - type: a\n    size: 3 # so\n    b: 1\n",
    (block) => {
      block.set("size", 4);
      block.set("b", { c: [1, "1"] });
    },
    '  - type: a\n    size: 4 # so\n    b:\n      c:\n        - 1\n        - "1"\n',
  ],
  [
    "adds at the end, in front of an empty line",
    "  - type: a\n    b: 1\n",
    (block) => block.set("c", true),
    "  - type: a\n    b: 1\n    c: true\n",
  ],
  [
    "deletes with comments",
    "  - type: a\n    # why\n    b: |\n      x\n\n      y\n    c: 1\n",
    (block) => block.delete("b"),
    "  - type: a\n    c: 1\n",
  ],
  [
    "deletes what shares its line with a dash",
    "  - b: 1\n    # which\n    type: a\n",
    (block) => block.delete("b"),
    "  - # which\n    type: a\n",
  ],
  [
    "moves a list to another group and column",
    "  - type: a\n    items: # all\n      - x\n      # second\n      - y\n    media:\n        src: z\n",
    (block) => block.move("items", "media.list"),
    "  - type: a\n    media:\n        src: z\n        list: # all\n          - x\n          # second\n          - y\n",
  ],
  [
    "moves out of a group",
    "  - type: a\n    media:\n      src: |\n        z\n      alt: b\n",
    (block) => block.move("media.src", "src"),
    "  - type: a\n    media:\n      alt: b\n    src: |\n      z\n",
  ],
  [
    "moves into a group that is not there yet",
    "  - type: a\n    alt: b\n",
    (block) => block.move("alt", "image.alt"),
    "  - type: a\n    image:\n      alt: b\n",
  ],
  [
    "wraps a list that stands under its name",
    "  - type: a\n    items: # all\n    - x\n    - y: 1\n      z: 2\n    b: 1\n",
    (block) => block.wrap("items", "list"),
    "  - type: a\n    items:\n      list: # all\n      - x\n      - y: 1\n        z: 2\n    b: 1\n",
  ],
  [
    "splits one into several",
    "  - type: a\n    # how big\n    size: 3x4\n    b: 1\n",
    (block) => {
      const [width = "", height = ""] = String(block.get("size")).split("x");
      block.split("size", { width: Number(width), height: Number(height) });
    },
    "  - type: a\n    # how big\n    width: 3\n    b: 1\n    height: 4\n",
  ],
  [
    "changes each entry of a list",
    "  - type: a\n    items:\n      - { old: 1, b: 2 }\n      - old: 2\n",
    (block) => block.each("items", (entry) => entry.rename("old", "new")),
    "  - type: a\n    items:\n      - { new: 1, b: 2 }\n      - new: 2\n",
  ],
  [
    "works on one line",
    "  - { type: a, b: 1, c: [x, y], d: z }\n",
    (block) => {
      block.delete("b");
      block.wrap("d", "e");
      block.set("f", "g, h");
      block.delete("c.0");
    },
    '  - { type: a, c: [y], d: { e: z }, f: "g, h" }\n',
  ],
];

describe("a block in a file", () => {
  it.each(cases)("%s", (_, before, change, after) => {
    expect(changed(around(before), change)).toBe(around(after));
  });
  it.each(cases)("%s, with the line ends of Windows", (_, before, change, after) => {
    const text = `\ufeff${around(before)}`.replaceAll("\n", "\r\n");
    expect(changed(text, change)).toBe(`\ufeff${around(after)}`.replaceAll("\n", "\r\n"));
  });
});

describe("what cannot be done throws, and changes nothing", () => {
  const text = around("  - type: a\n    b: 1\n    c: x\n");
  it.each<[string, (block: BlockEditor) => void]>([
    ["there is no blocks.0.z", (block) => block.delete("z")],
    ["blocks.0.c is there already", (block) => block.rename("b", "c")],
    ["blocks.0.c is no group", (block) => block.set("c.d", 1)],
    ["blocks.0.c is no group", (block) => block.move("b", "c.d")],
  ])("%s", (message, change) => {
    const file = new YamlEditor(text);
    expect(() => change(editBlock(file, ["blocks", 0]))).toThrow(message);
    expect(file.text).toBe(text);
  });
});

it("any steps keep what they do not speak of, byte for byte", () => {
  const text = around(
    "  - type: a # one\n    b: 'x' # two\n    # three\n    c:\n      d: [1, 2]\n      e: |\n        long\n\n        text\n    f: plain words\n",
  );
  const name = fc.constantFrom("b", "c", "c.d", "c.e", "f", "g");
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));
  const step = fc.oneof(
    fc.record({ is: fc.constant("set" as const), name, value }),
    fc.record({ is: fc.constant("delete" as const), name }),
    fc.record({ is: fc.constant("wrap" as const), name }),
    fc.record({ is: fc.constant("move" as const), name, to: name }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      const file = new YamlEditor(text);
      const block = editBlock(file, ["blocks", 0]);
      for (const one of steps) {
        const before = file.text;
        try {
          if (one.is === "set") block.set(one.name, one.value);
          else if (one.is === "delete") block.delete(one.name);
          else if (one.is === "wrap") block.wrap(one.name, "inner");
          else block.move(one.name, one.to);
        } catch {
          expect(file.text).toBe(before);
        }
      }
      expect(file.text.startsWith("# head\nblocks:\n  - type: a # one\n")).toBe(true);
      expect(file.text.endsWith("  # tail\n  - type: other\n")).toBe(true);
    }),
    { numRuns: 300 },
  );
});

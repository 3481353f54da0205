import { describe, expect, it } from "vitest";
import { readSource } from "../../renderer/yaml/read-source.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { findSource, type SourceNode } from "../../renderer/yaml/source-tree.ts";
import type { TreeNode } from "../../renderer/yaml/tree.ts";
import { corpusTexts, hazardTexts, ownTexts } from "./yaml-texts.ts";

/** The whole text of an entry or item, and that of its value. */
function cut(text: string, path: (string | number)[]): { whole: string; value: string } {
  const found = findSource(readSource(text)!, path)!;
  const whole = found.entry ?? found.item!;
  return {
    whole: text.slice(whole.start, whole.end),
    value: text.slice(found.node.start, found.node.end),
  };
}

/** Where everything starts and texts end, in the tree of those who read and of those who write. */
function starts(node: TreeNode): unknown {
  if (node.kind === "list") return [node.start, ...node.items.map(starts)];
  if (node.kind === "map")
    return [
      node.start,
      ...Array.from(node.entries.values(), ({ value, ...key }) => ({ ...key, at: starts(value) })),
    ];
  return node.kind === "scalar" && node.source !== "" ? [node.start, node.end] : undefined;
}

function sourceStarts(node: SourceNode): unknown {
  if (node.kind === "list") return [node.start, ...node.items.map(({ value }) => sourceStarts(value))];
  if (node.kind === "map")
    return [
      node.start,
      ...Array.from(node.entries.values(), ({ key, keyStart, keyEnd, value }) => ({
        key,
        keyStart,
        keyEnd,
        at: sourceStarts(value),
      })),
    ];
  return node.end > node.start && !(node.style !== "plain" && node.end - node.start === 2)
    ? [node.start, node.end]
    : undefined;
}

describe("the place of an entry", () => {
  it("is its lines with the comments directly above it and behind it", () => {
    const text = "a: 1\n\n# no\n\n# above\n# both\nb: 2 # behind\nc: 3\n";
    expect(cut(text, ["b"])).toEqual({ whole: "# above\n# both\nb: 2 # behind\n", value: "2" });
  });
  it("holds comments below that stand further right, and leaves those of the next", () => {
    const text =
      "blocks:\n  - type: hero\n    heading: x\n\n    # of the hero\n  # of the card\n  - type: card\n";
    expect(cut(text, ["blocks", 0]).whole).toBe("  - type: hero\n    heading: x\n\n    # of the hero\n");
    expect(cut(text, ["blocks", 1]).whole).toBe("  # of the card\n  - type: card\n");
  });
  it("starts at the name when that stands behind a dash", () => {
    const text = "- a: 1 # one\n  b: 2\n- - x\n  - y\n";
    expect(cut(text, [0, "a"]).whole).toBe("a: 1 # one\n");
    expect(cut(text, [1, 0]).whole).toBe("- x\n");
    expect(cut(text, [1, 1]).whole).toBe("  - y\n");
  });
  it("does not take a # in a block of text for a comment", () => {
    const text = "a: |\n  x\n  # text\nb: 1\n";
    expect(cut(text, ["a"])).toEqual({ whole: "a: |\n  x\n  # text\n", value: "|\n  x\n  # text\n" });
    expect(cut(text, ["b"]).whole).toBe("b: 1\n");
  });
  it("leaves the line for the editor at the top of a file where it is", () => {
    const text = "\ufeff# yaml-language-server: $schema=x.json\n# mine\ntitle: A\n";
    expect(cut(text, ["title"]).whole).toBe("# mine\ntitle: A\n");
  });
  it("between brackets is name and value", () => {
    const text = "a: { b: 'x', c: [1, 2] } # end\nd: 1";
    expect(cut(text, ["a", "b"])).toEqual({ whole: "b: 'x'", value: "'x'" });
    expect(cut(text, ["a", "c", 1])).toEqual({ whole: "2", value: "2" });
    expect(cut(text, ["a"]).whole).toBe("a: { b: 'x', c: [1, 2] } # end\n");
    expect(cut(text, ["d"]).whole).toBe("d: 1");
  });
  it("starts at the question mark of a name that has one", () => {
    expect(cut("? a\n: b # c\nd: e\n", ["a"])).toEqual({ whole: "? a\n: b # c\n", value: "b" });
  });
  it("holds an empty value and the comments below it", () => {
    expect(cut("a:\n  # later\nb:\n", ["a"])).toEqual({ whole: "a:\n  # later\n", value: "" });
  });
  it("holds all lines of a text in quotation marks, of a folded one and of one with indicators", () => {
    const text = 'a: "x\n  y" # c\nb: x\n  y\nc: >2+ # d\n   z\n\n\nd: 1\n';
    expect(cut(text, ["a"])).toEqual({ whole: 'a: "x\n  y" # c\n', value: '"x\n  y"' });
    expect(cut(text, ["b"])).toEqual({ whole: "b: x\n  y\n", value: "x\n  y" });
    expect(cut(text, ["c"])).toEqual({ whole: "c: >2+ # d\n   z\n\n\n", value: ">2+ # d\n   z\n\n\n" });
  });
  it("with line breaks of Windows ends behind both characters", () => {
    const text = "\ufeffa: 1\r\n# b\r\nb: |\r\n  x\r\nc: 2\r\n";
    expect(cut(text, ["a"]).whole).toBe("a: 1\r\n");
    expect(cut(text, ["b"])).toEqual({ whole: "# b\r\nb: |\r\n  x\r\n", value: "|\r\n  x\r\n" });
  });
});

describe("the tree of those who write", () => {
  const texts = { ...ownTexts("pages", "data", "blocks"), ...corpusTexts(5), ...hazardTexts() };
  for (const [kind, change] of Object.entries({
    "as they are": (text: string) => text,
    "with line breaks of Windows": (text: string) => text.replaceAll("\n", "\r\n"),
    "with a byte order mark": (text: string) => `\ufeff${text}`,
    "without a line break at the end": (text: string) => text.trimEnd(),
  })) {
    it(`has everything where the tree of those who read has it, for all files ${kind}`, () => {
      let compared = 0;
      for (const [name, given] of Object.entries(texts)) {
        const text = change(given);
        const { tree, problems } = readYamlText(text);
        if (!tree || problems.length > 0) continue;
        expect({ name, starts: sourceStarts(readSource(text)!) }).toEqual({ name, starts: starts(tree) });
        compared += 1;
      }
      expect(compared).toBeGreaterThan(100);
    });
  }
});

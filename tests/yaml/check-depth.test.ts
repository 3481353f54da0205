import { describe, expect, it } from "vitest";
import { checkDepth } from "../../renderer/yaml/check-depth.ts";

/** A line for each level, each further right. */
function stairs(levels: number, line: string, end = "\n"): string {
  return Array.from({ length: levels }, (_, level) => " ".repeat(level) + line + end).join("");
}

describe("64 levels are fine, 65 are not", () => {
  it.each([
    ["brackets", (levels: number) => `a: ${"[".repeat(levels)}${"]".repeat(levels)}`, 3 + 64],
    ["brackets that are never closed", (levels: number) => `a: ${"[".repeat(levels)}`, 3 + 64],
    ["braces on lines of their own", (levels: number) => stairs(levels, "{"), (64 * 63) / 2 + 2 * 64 + 64],
    ["dashes on one line", (levels: number) => `${"- ".repeat(levels)}x`, 2 * 64],
    ["question marks on one line", (levels: number) => `${"? ".repeat(levels)}x`, 2 * 64],
    ["dashes on lines of their own", (levels: number) => stairs(levels, "-"), (64 * 63) / 2 + 2 * 64 + 64],
    ["dashes on lines of Windows", (levels: number) => stairs(levels, "-", "\r\n"), 32 * 63 + 3 * 64 + 64],
    ["names in dashes", (levels: number) => stairs(levels, "- a:"), (64 * 63) / 2 + 5 * 64 + 64],
    [
      "dashes, then brackets",
      (levels: number) => `${"- ".repeat(32)}${"[".repeat(levels - 32)}${"]".repeat(levels - 32)}`,
      32 * 2 + 32,
    ],
  ])("%s", (_, text, start) => {
    expect(checkDepth(text(64))).toBeUndefined();
    expect(checkDepth(text(65))).toEqual({
      code: "too-deep",
      start,
      end: start + 1,
      path: [],
      message: "Lists and groups are nested more than 64 levels deep here.",
      hint: "Take the parts out of each other.",
    });
  });
});

describe("what is closed, or is none, counts as no level", () => {
  const margin = " ".repeat(70);
  it.each([
    ["lists and groups in a list", `a: [${"[1], { b: 1 }, ".repeat(70)}]`],
    ["braces in texts", "a: x {\n".repeat(70)],
    ["brackets in quotations", `a: ["${"[".repeat(70)}"]`],
    ["a text that is far to the right", `a: |\n${margin}- x\n`],
    ["lists below each other", `${margin}- x\n`.repeat(70)],
    ["lists that end and start again", `- x\n${margin}- y\n`.repeat(70)],
    ["dashes behind a name", `a: ${"- ".repeat(70)}x`],
    ["hyphens in a text", `a: x ${"- ".repeat(70)}`],
  ])("%s", (_, text) => expect(checkDepth(text)).toBeUndefined());
});

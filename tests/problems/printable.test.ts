import { expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { formatGithub } from "../../renderer/problems/format-github.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { printable } from "../../renderer/problems/printable.ts";

const ESCAPE = "\u001b]0;title\u0007\u001b[2J\u009b31m\u202e";
const problem: Problem = {
  code: "not-a-file",
  severity: "error",
  file: `public/${ESCAPE}\n::error::.svg`,
  range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
  path: [],
  message: `${ESCAPE} is not a file.`,
  hint: `Rename ${ESCAPE}.`,
};

it("what would act in a terminal is shown by its code point", () => {
  expect(printable("a\u001b[31mb\r\nc")).toBe("a<U+001B>[31mb<U+000D><U+000A>c");
  expect(printable("Käse, 日本, 👩‍💻")).toBe("Käse, 日本, 👩‍💻");
});

it.each([
  ["text", () => formatText([problem], { source: () => ESCAPE, colour: false })],
  ["annotations", () => formatGithub([problem], "")],
])("no name, message or hint reaches the terminal as it is: %s", (_, print) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of it may be left
  expect(print()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(
    print()
      .split("\n")
      .filter((line) => line.startsWith("::error::.svg")),
  ).toEqual([]);
});

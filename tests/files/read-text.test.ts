import { describe, expect, it } from "vitest";
import { codePointOf, readText, tooLarge } from "../../renderer/files/read-text.ts";
import { characterName } from "../../renderer/problems/english/files.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { worded } from "../support/worded.ts";

const inWords = (read: ReturnType<typeof readText>) => ({ ...read, problems: read.problems.map(worded) });

describe("a file that is too large", () => {
  it("is not shown, and the message rounds up", () => {
    expect(inWords(readText(new Uint8Array(1_048_577), 1_048_576))).toEqual({
      shown: "",
      problems: [
        {
          code: "file-too-large",
          start: 0,
          end: 0,
          path: [],
          message: "This file has 1.1 MB; at most 1 MB can be read.",
          hint: "Split it into several files.",
        },
      ],
    });
    expect(wordingOf(tooLarge(3 * 1_048_576)).message).toBe(
      "This file has 3.0 MB; at most 1 MB can be read.",
    );
  });
});

describe("a file that is no UTF-8", () => {
  const read = (...parts: (string | number[])[]) =>
    readText(
      Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)))),
    );
  it("is shown as an editor would, with the place of the first bad byte", () => {
    expect(inWords(read("a: é", [0xe9], "\nb"))).toEqual({
      shown: "a: é\ufffd\nb",
      problems: [
        {
          code: "not-utf8",
          start: 4,
          end: 5,
          path: [],
          message: "The character here is not stored as UTF-8 (byte E9).",
          hint: "Save the file with the encoding UTF-8 in your editor.",
        },
      ],
    });
  });
  it.each(["utf16le", "utf16be"])(
    "is told as a whole where its first bytes say what it is: %s",
    (encoding) => {
      const bytes = Buffer.from("\ufefftitle: É\n", "utf16le");
      if (encoding === "utf16be") bytes.swap16();
      expect(inWords(readText(bytes)).problems).toEqual([
        expect.objectContaining({ start: 0, message: "This file is stored as UTF-16, and not as UTF-8." }),
      ]);
    },
  );
  it("keeps its byte order mark, so that places stay", () => {
    const { shown, problems } = read("\ufeffa", [0xff]);
    expect(shown).toBe("\ufeffa\ufffd");
    expect(problems[0]?.start).toBe(2);
  });
  it.each<[string, (string | number[])[], number, string]>([
    ["at the very end", ["ab", [0xc3]], 2, "C3"],
    ["at the very start", [[0x80], "ab"], 0, "80"],
    ["after characters of two bytes", ["éé", [0xff]], 2, "FF"],
    ["after characters of three bytes, of the lowest kind too", ["ࠀ名", [0xff]], 2, "FF"],
    ["after characters of four bytes, of the lowest kind too", ["𐀀", [0xff]], 2, "FF"],
    ["after a zero byte and a delete sign", ["\u0000\u007f", [0xfe]], 2, "FE"],
  ])("%s", (_, parts, start, byte) => {
    const [problem] = read(...parts).problems;
    expect(`${problem?.start} ${wordingOf(problem!).message}`).toBe(
      `${start} The character here is not stored as UTF-8 (byte ${byte}).`,
    );
  });
});

describe("characters that nobody can see", () => {
  it("are each named at their place, with the fix that deletes them", () => {
    expect(inWords(readText(Buffer.from("a\u200bb\u202a")))).toEqual({
      text: "a\u200bb\u202a",
      shown: "a\u200bb\u202a",
      problems: [
        { at: 1, name: "a zero-width space, U+200B" },
        { at: 3, name: "a mark that turns the direction of the text, U+202A" },
      ].map(({ at, name }) => ({
        code: "hidden-character",
        start: at,
        end: at + 1,
        path: [],
        message: `There is an invisible character here (${name}).`,
        hint: "Delete it. Such characters come along when text is copied from a word processor or a web page.",
        fix: { start: at, end: at + 1, text: "" },
      })),
    });
  });
  it("are allowed once: a byte order mark at the very start", () => {
    const { text, problems } = readText(Buffer.from("\ufeffa\ufeffb"));
    expect(text).toBe("\ufeffa\ufeffb");
    expect(problems.map(({ start }) => start)).toEqual([2]);
    expect(readText(Buffer.from("\u200ba")).problems.map(({ start }) => start)).toEqual([0]);
  });
  it("are spoken of ten times at most", () => {
    expect(readText(Buffer.from("\u0001".repeat(9))).problems).toHaveLength(9);
    expect(readText(Buffer.from("\u0001".repeat(11))).problems).toHaveLength(10);
  });
  it.each([
    ["\u202e", "a mark that turns the direction of the text, U+202E"],
    ["\u2066", "a mark that turns the direction of the text, U+2066"],
    ["\u{e202a}", "U+E202A"],
    ["\u{e2066}", "U+E2066"],
    ["\u{1061c}", "U+1061C"],
    ["\u{202a0}", "U+202A0"],
    ["\u{20660}", "U+20660"],
    ["\u200e", "a left-to-right mark, U+200E"],
  ])("%j is %s", (character, name) => expect(characterName(codePointOf(character))).toBe(name));
});

import { describe, expect, it } from "vitest";
import { asciiCode } from "../../renderer/ascii-code.mjs";

/** What code gives as it is written, and in ASCII. */
const bothOf = (code: string): unknown[] =>
  [code, asciiCode(code)].map((each) => new Function(`return ${each}`)());

describe("code that is written in ASCII", () => {
  it.each([
    ["a text", `"naïve – “quoted” 漢字"`],
    ["a letter of two halves", `"😀 and 👩‍💻"`],
    ["a letter that was escaped for no reason", String.raw`"\é \\é \\\é"`],
    ["a template", "`${1}…${2} 日本`"],
    ["a pattern with ranges", `["é", "z", "漢", "x"].map((one) => /[à-ÿ一-龥]/.test(one))`],
    ["a pattern of whole letters", `["😀", "😂", "x"].map((one) => /^[😀-😉]$/u.test(one))`],
    ["an escaped letter in a pattern", String.raw`["–", "\\", "u"].map((one) => /^\–$/.test(one))`],
    ["a group with a name", `/(?<größe>\\d+)/u.exec("12").groups.größe`],
    ["names", `(() => { const größe = 3; return { größe, "maß": größe }; })()`],
    ["a comment", `(1 /* – */)`],
  ])("means the same: %s", (_, code) => {
    const [written, ascii] = bothOf(code);
    expect(ascii).toEqual(written);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all that ASCII has
    expect(asciiCode(code)).toMatch(/^[\x00-\x7f]*$/);
  });

  it("is what it was where nothing else is in it", () => {
    const code = String.raw`/\\u2014[\]\/]/.test("\u2014")`;
    expect(asciiCode(code)).toBe(code);
  });
});

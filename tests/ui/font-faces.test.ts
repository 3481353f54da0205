import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hasLetter, readRanges } from "../../renderer/formats/unicode-range.ts";

const css = readFileSync(new URL("../../renderer/ui/fonts.css", import.meta.url), "utf8");
const faces = (css.match(/@font-face \{[^}]*unicode-range[^}]*\}/g) ?? []).map((text) => ({
  file: /fonts\/([^"]+)/.exec(text)?.[1],
  family: /font-family: "([^"]+)/.exec(text)?.[1],
  ranges: readRanges(/unicode-range:([^;]*)/.exec(text)?.[1] ?? ""),
}));

/** The file that browsers fetch first for a letter: they ask the face that is stated last. */
const fileFor = (family: string, letter: string) =>
  faces.findLast((one) => one.family === family && hasLetter(one.ranges, letter.codePointAt(0) ?? 0))?.file;

it.each([
  ["Familjen Grotesk", "familjen-grotesk"],
  ["Martian Mono", "martian-mono"],
])("letters that the file of all pages has fetch no second one: %s", (family, file) => {
  for (const letter of "aé’œŒı€˚") expect(fileFor(family, letter), letter).toBe(`${file}-latin.woff2`);
  for (const letter of "łŐşǎẞ₺") expect(fileFor(family, letter), letter).toBe(`${file}-latin-ext.woff2`);
  for (const letter of "ʻжαệ") expect(fileFor(family, letter), letter).not.toBe(`${file}-latin-ext.woff2`);
});

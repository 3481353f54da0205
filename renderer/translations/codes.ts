import { PLACEHOLDER } from "../languages/translatable.ts";

/** A part of a text: words, or a name in braces that something is put in the place of. */
export type TextPart = { words: string } | { code: string };

/** Takes a text apart at its `${…}` and `{…}`. */
export function partsOf(text: string): TextPart[] {
  return text
    .split(new RegExp(`(${PLACEHOLDER})`, "u"))
    .map((part, index) => (index % 2 === 1 ? { code: part } : { words: part }))
    .filter((part) => "code" in part || part.words !== "");
}

import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** A file that was saved, sent or copied in part. */
export function cutOff(dir: string): AuthorMistake[] {
  const family = new Family("cut off", dir);
  const ends: [file: string, after: string, code: string][] = [
    [TRY, "    item:\n", "empty-value"],
    [TRY, "    source: articles\n", "missing-option"],
    [TRY, "    actions:\n", "empty-value"],
    [TRY, "      - label: About us\n", "missing-option"],
    [TRY, "blocks:\n", "empty-value"],
    [TRY, "  - type: prose\n", "missing-option"],
    [TRY, "    heading: Roles\n    col", "missing-colon"],
    [TRY, "    columns: { base: 1,", "unclosed-bracket"],
    [TRY, "      - label: Contact us\n        href: /cont", "broken-link"],
    ["data/offices.yaml", "  coordinates: [13.41", "unclosed-bracket"],
    ["data/offices.yaml", "- id: india\n  region: India\n", "missing-option"],
  ];
  for (const [file, after, code] of ends) {
    const text = family.textOf(file);
    const kept = text.slice(0, text.indexOf(after) + after.length);
    const line = kept.replace(/\n$/, "").split("\n").length;
    family.files(`${file} ends after ${after.trim().split("\n").at(-1)}`, { [file]: kept }, file, code, {
      lines: [line, line - 1],
    });
  }
  return family.mistakes;
}

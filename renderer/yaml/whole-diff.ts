import type { Draft } from "../problems/draft.ts";
import type { Explanation } from "./explanation.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** What a comparison of two versions begins with: what stands above its lines, or the sign of the first one. */
const BEGINNING =
  /^(?:diff --git \S|(?:---|\+\+\+) (?:[ab]\/|\/dev\/null)|@@ -\d|\+(?!\+)|-(?=[\w#]|- )| (?=\S))/;

/** Lines of a comparison that are of neither version. */
const NEITHER =
  /^(?:diff --git \S|index [\da-f]{4,}\.\.|(?:---|\+\+\+) (?:[ab]\/|\/dev\/null)|@@ -\d|(?:new|deleted) file mode |(?:old|new) mode |similarity index |rename (?:from|to) |\\ No newline)/;

/** The fewest lines that are no chance. */
const ENOUGH = 3;

/** A file that is a whole comparison of two versions, as a review shows it, or whose lines all have its plus. */
export function findWholeDiff(text: string): Explanation | undefined {
  if (!BEGINNING.test(text)) return undefined;
  const edits: TextEdit[] = [];
  let signs = "";
  for (let start = 0; start < text.length; ) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop + 1;
    const line = text.slice(start, end);
    const isOut = NEITHER.test(line) || line.startsWith("-");
    if (!NEITHER.test(line) && line.trim() !== "") {
      if (!/^[-+ ]/.test(line)) return undefined;
      // A row or an entry of a list begins with a dash; of a comparison, one of its lines stands one space too far right.
      signs += line[0] === " " && /^ \S/.test(line) ? "1" : line[0];
    }
    if (isOut) edits.push({ start, end, text: "" });
    else if (/^[+ ]/.test(line)) edits.push({ start, end: start + 1, text: "" });
    start = end;
  }
  const isNew = /^\++$/.test(signs);
  if (signs.length < ENOUGH || !signs.includes("+") || !(/^[-+]+$/.test(signs) || signs.includes("1")))
    return undefined;
  const firstEnd = /\r?\n|$/.exec(text)!.index;
  const correction = editedRange(text, 0, text.length, edits);
  const isPlain = isNew && edits.every(({ start, end }) => end === start + 1);
  return {
    code: "diff-line",
    params: { of: isPlain ? "every" : "whole" },
    start: 0,
    end: firstEnd,
    path: [],
    edits,
    [isPlain ? "fix" : "offer"]: correction,
  };
}

/** Whether all of a file is told as a comparison. */
export const isWholeDiff = ({ code, params }: Draft): boolean =>
  code === "diff-line" && (params.of === "whole" || params.of === "every");

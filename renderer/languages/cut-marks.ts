import { withinCurlyMarks } from "../yaml/curly-marks.ts";
import { quote } from "../yaml/line.ts";
import type { Entry, MapNode, ScalarNode } from "../yaml/tree.ts";
import type { Misfit, Path } from "./unit.ts";

/** The text of a version, and the offset at which it begins where its tree is one of several files. */
export interface Source {
  text: string;
  start: number;
}

/** A text of a mark with all that its commas have made names of. */
interface Whole {
  entry: Entry;
  text: string;
  start: number;
  end: number;
}

/**
 * Puts together the texts of a mark between braces that commas have cut: `{ of: Closed, text: zu, montags }`.
 *
 * @param node  A group of a version; it is changed. @returns What was wrong, if it was that.
 */
export function mendCutMark(node: MapNode, source: Source, path: Path): Misfit | undefined {
  const { entries } = node;
  if (entries.size < 3 || !entries.has("of") || !entries.has("text")) return undefined;
  const { text, start } = source;
  const at = (offset: number): number => offset - start;
  if (text[at(node.start)] !== "{") return undefined;
  const wholes: Whole[] = [];
  let isCut = false;
  for (const entry of entries.values()) {
    const { key, keyEnd, value } = entry;
    if (value.kind !== "scalar") return undefined;
    const before = wholes.at(-1);
    if (key === "of" || key === "text") wholes.push({ entry, text: "", start: value.start, end: value.end });
    else {
      // A name with a colon is one, whatever is behind it; and what is in quotation marks ends with them.
      const isPart = value.source === "" && !/^\s*:/.test(text.slice(at(keyEnd)));
      if (!before || !isPart || !(before.entry.value as ScalarNode).plain) return undefined;
      before.end = keyEnd;
      isCut = true;
    }
  }
  if (!isCut) return undefined;
  for (const whole of wholes) {
    const written = text.slice(at(whole.start), at(whole.end)).trim();
    // The original has no marks around it where somebody has put them around its copy.
    whole.text = withinCurlyMarks(written, whole.entry.key === "of" ? "value" : "text") ?? written;
  }
  const cut = wholes.filter(({ entry, text: one, end }) => end > entry.value.end && one.length > 0);
  const [first] = cut;
  const last = cut.at(-1);
  if (!first || !last || cut.some((one) => one.text.includes("\n"))) return undefined;
  const seen = text.slice(at(first.start), at(first.entry.value.end)).trim();
  let written = "";
  let from = first.start;
  for (const one of cut) {
    written += text.slice(at(from), at(one.start)) + quote(one.text);
    from = one.end;
  }
  node.entries = new Map(
    wholes.map(({ entry, text: said, end }): [string, Entry] => {
      const value = entry.value as ScalarNode;
      const isWhole = end <= value.end;
      return [entry.key, isWhole ? entry : { ...entry, value: { ...value, value: said, source: said, end } }];
    }),
  );
  return {
    wanted: "whole",
    seen,
    quoted: quote(first.text),
    path: [...path, first.entry.key],
    span: { start: first.start, end: first.end },
    offer: { start: first.start, end: last.end, text: written },
  };
}

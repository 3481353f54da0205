import type { Fault } from "../problems/draft.ts";
import { findLookAlike } from "../problems/look-alikes.ts";
import type { Explanation } from "./explanation.ts";
import { followColumn } from "./follow-column.ts";
import { indentationOf, type Line, lineAt } from "./line.ts";
import { editedRange } from "./text-edits.ts";
import { explainValue } from "./yaml-values.ts";

/** Explains a mistake that can be seen in its line alone: a colon in a text, a dash without a space … */
export function explainLine(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  const here = explainNames(line) ?? explainValue(line, text);
  if (here) return withFollowers(here, line, text);
  // YAML joins a word without a colon to the line below and complains there, or the other way round.
  if (line.end < text.length) {
    const below = lineAt(text, line.end + 1);
    const isNested = indentationOf(below.text) > indentationOf(line.text);
    if (isNested && explainNames(below)?.code === "missing-space") return explainNames(below);
  }
  return undefined;
}

/** A dash without a space that goes unnoticed until a line below it: then that line is the right one. */
export function explainGluedDashAbove(text: string, at: number): Explanation | undefined {
  const isRemark = (line: Line): boolean => /^\s*(#|$)/.test(line.text);
  let line = lineAt(text, at);
  while (isRemark(line) && line.end < text.length) line = lineAt(text, line.end + 1);
  const isEntry = /^ *-(\s|$)/.test(line.text);
  // Behind a value in quotation marks it is noticed at the next name of its own entry, two columns to the right.
  const margin = indentationOf(line.text) - (isEntry ? 0 : 2);
  if (!isEntry && !/^ *["']?[\w$-]+["']?:(?:\s|$)/.test(line.text)) return undefined;
  while (line.start > 0) {
    line = lineAt(text, line.start - 1);
    const own = indentationOf(line.text);
    if (isRemark(line) || own > margin) continue;
    const found = own === margin ? explainNames(line) : undefined;
    return found?.code === "glued-dash" ? withFollowers(found, line, text) : undefined;
  }
  return undefined;
}

/** A glued dash with the lines of its entry that stand in the column of its name. */
function withFollowers(found: Explanation, line: Line, text: string): Explanation {
  if (found.code !== "glued-dash") return found;
  const dash = found.start - line.start;
  const below = followColumn(text, line, { dash, old: dash + 1, new: dash + 2 });
  if (below.length === 0) return found;
  const edits = [...(found.edits ?? []), ...below];
  return { ...found, edits, fix: editedRange(text, found.start, below.at(-1)!.end, edits) };
}

/** A name, and the dash, the colon and the spaces around it. */
function explainNames(line: Line): Explanation | undefined {
  return explainSpaces(line) ?? explainColon(line);
}

/** Spaces that are missing, or that are none. */
function explainSpaces(line: Line): Explanation | undefined {
  const glued = /^(\s*(?:- +)*)-(?=[A-Za-z"'][\w-]*["']?\s*:(?:\s|$))/.exec(line.text);
  if (glued) {
    const start = line.start + glued[0].length - 1;
    const entry = line.text.slice(glued[0].length).trimEnd();
    return insertion({ code: "glued-dash", params: { entry } }, start, start + 2, start + 1, " ");
  }
  const noBreak = /^(\s*(?:- +)*[A-Za-z][\w-]*:)\u00a0/.exec(line.text);
  if (noBreak) {
    const start = line.start + noBreak[1]!.length;
    return replacement({ code: "no-break-space", params: { place: "colon" } }, start, start + 1, " ");
  }
  const margin = /^[ ]*\u00a0[ \u00a0]*/.exec(line.text);
  if (margin) {
    const start = line.start + margin[0].indexOf("\u00a0");
    const end = line.start + margin[0].length;
    const spaces = " ".repeat(end - start);
    return replacement({ code: "no-break-space", params: { place: "margin" } }, start, end, spaces);
  }
  const noSpace = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/)(?=[^\s:])/.exec(line.text);
  const isGroup = noSpace !== null && /^[[{].*[\]}]$/.test(line.text.slice(noSpace[0].length).trim());
  if (noSpace && (isGroup || !/:\s/.test(line.text.replace(/\s+#.*$/, "")))) {
    const colon = line.start + noSpace[0].length - 1;
    const name = noSpace[2]!;
    const value = line.text.slice(noSpace[0].length).trim();
    const fault: Fault = { code: "missing-space", params: { name, value } };
    return insertion(fault, colon - name.length, colon + 1, colon + 1, " ");
  }
  const quotedName = /^(\s*(?:- +)*)("[^"]*"|'[^']*'):(?=\S)/.exec(line.text);
  if (quotedName) {
    const colon = line.start + quotedName[0].length - 1;
    const fault: Fault = { code: "missing-space", params: { name: quotedName[2]! } };
    return insertion(fault, line.start + quotedName[1]!.length, colon + 1, colon + 1, " ");
  }
  return undefined;
}

/** A colon of another alphabet behind a name. */
function explainWideColon(line: Line): Explanation | undefined {
  const match = /^(\s*(?:- +)*["']?[A-Za-z][\w-]*["']?)( *([：﹕∶꞉])\s*)/u.exec(line.text);
  const twin = match && findLookAlike(match[3]!);
  if (!twin) return undefined;
  const start = line.start + match[1]!.length;
  const at = line.start + line.text.indexOf(twin.sign);
  const edit = { start, end: line.start + match[0].length, text: ": " };
  return {
    code: "look-alike",
    params: { ...twin },
    start: at,
    end: at + 1,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** The sign that stands in the place of a colon, where it is no equals sign. */
function otherSign(written: string): { sign?: string } {
  const sign = written.trim();
  return sign === "=" ? {} : { sign };
}

/** A colon that is missing, or another sign in its place. */
function explainColon(line: Line): Explanation | undefined {
  const wide = explainWideColon(line);
  if (wide) return wide;
  const equals =
    /^(\s*(?:- +)*)([A-Za-z][\w-]*)(\s*(?:=>?|:=|->|[→⇒➔➜])\s*|(?<=[a-z])(?: +[–—] +|;\s*| +(?:colon|Doppelpunkt) +))(?=\S)/.exec(
      line.text,
    );
  if (equals) {
    const start = line.start + equals[1]!.length;
    const sign = start + equals[2]!.length;
    const end = sign + equals[3]!.length;
    const edit = { start: sign, end, text: ": " };
    const value = line.text.slice(equals[0].length).trimEnd();
    const params = { name: equals[2]!, value, seen: "equals" as const, ...otherSign(equals[3]!) };
    return { code: "missing-colon", params, start, end, path: [], fix: edit, edits: [edit] };
  }
  const leaning = /^(\s*(?:- +)*)([A-Za-z][\w-]*)( +:)(?=[^\s:/])(?![^:]*:(?:\s|$))/.exec(line.text);
  if (leaning) {
    const start = line.start + leaning[1]!.length;
    const end = line.start + leaning[0].length;
    const edit = { start: start + leaning[2]!.length, end, text: ": " };
    const params = { name: leaning[2]!, value: line.text.slice(leaning[0].length).trimEnd() };
    return { code: "missing-space", params, start, end, path: [], fix: edit, edits: [edit] };
  }
  // A text in quotation marks of which the second is lost: no other line begins so.
  const open = /^(\s*(?:- +)*)([a-z][\w-]*)( +)("[^"\n]*[^"\s]|'[^'\n]*[^'\s])\s*$/.exec(line.text);
  if (open) {
    const [, before, name, gap, value] = open as unknown as [string, string, string, string, string];
    const start = line.start + before.length;
    const end = start + name.length;
    const whole = `${value}${value[0]}`;
    const edit = { start: end, end: end + gap.length + value.length, text: `:${gap}${whole}` };
    const params = { name, value: whole, seen: "name" as const };
    return { code: "missing-colon", params, start, end, path: [], offer: edit, edits: [edit] };
  }
  const alone = /^(\s*(?:- +)*)([A-Za-z][\w-]*)([;=]?)\s*$/.exec(line.text);
  if (alone) {
    const start = line.start + alone[1]!.length;
    const end = start + alone[2]!.length;
    if (alone[3]) {
      const edit = { start: end, end: end + 1, text: ":" };
      const params = { name: alone[2]!, value: "", seen: "equals" as const, ...otherSign(alone[3]) };
      return { code: "missing-colon", params, start, end: end + 1, path: [], fix: edit, edits: [edit] };
    }
    return {
      code: "missing-colon",
      params: { name: alone[2]!, value: "value", seen: "name" },
      start,
      end,
      path: [],
      edits: [{ start: end, end, text: ":" }],
    };
  }
  const spaced = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(?= +\S)(?![^:]*:(?:\s|$))/.exec(line.text);
  if (spaced && !/["'[{&*!|>#]/.test(line.text[spaced[0].length + 1] ?? "")) {
    const value = line.text.slice(spaced[0].length).trim();
    return {
      code: "missing-colon",
      // Names of options start with a small letter: words with a capital one have lost theirs.
      params: { name: spaced[2]!, value, seen: /^[A-Z]/.test(spaced[2]!) ? "text" : "words" },
      start: line.start + spaced[1]!.length,
      end: line.start + line.text.trimEnd().length,
      path: [],
    };
  }
  return undefined;
}

function insertion(fault: Fault, start: number, end: number, at: number, text: string): Explanation {
  const edit = { start: at, end: at, text };
  return { ...fault, start, end, path: [], fix: edit, edits: [edit] };
}

function replacement(fault: Fault, start: number, end: number, text: string): Explanation {
  const edit = { start, end, text };
  return { ...fault, start, end, path: [], fix: edit, edits: [edit] };
}

import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line, quote } from "./line.ts";
import { findTwoDashes } from "./pasted-lines.ts";
import { blank, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";

const FENCE = /^\s*(?:```+|~~~+)\s*[\w-]*\s*$/;

/** Marks of code in Markdown, above and below what was pasted. */
export function findFence(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  const first = lines[at]!;
  if (!FENCE.test(first.text) || first.mayBeText) return undefined;
  const last = lines.slice(at + 1).find((line) => !line.isText && FENCE.test(line.text));
  const behind = (line: Line): number => Math.min(text.length, line.end + 1);
  const fix = last
    ? { start: first.start, end: behind(last), text: text.slice(behind(first), last.start) }
    : { start: first.start, end: behind(first), text: "" };
  const edits = blank(last ? [first, last] : [first]);
  // What stands between the two is looked at as any other line is: only the marks go.
  const explanation: Explanation = { code: "code-fence", ...spanOf(first), fix, edits };
  return { explanation, next: at + 1 };
}

/** A command for another system's templates. */
export function findTemplateTag(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  const tag = /^\s*(\{%.*%\}|\{\{[<%].*[>%]\}\})\s*$/.exec(line.text)?.[1];
  if (tag === undefined) return findTagAsValue(line, at);
  return {
    explanation: { code: "template-tag", params: { tag }, ...spanOf(line), edits: blank([line]) },
    next: at + 1,
  };
}

/** A shortcode of Hugo where a value is wanted, which YAML would read as two groups in each other. */
function findTagAsValue(line: PlacedLine, at: number): ForeignLines | undefined {
  const [, before, tag] = /^( *(?:- +)*[\w$-]+: +)(\{\{[<%].{1,200}?[>%]\}\})/.exec(line.text) ?? [];
  if (before === undefined || tag === undefined) return undefined;
  const start = line.start + before.length;
  const whole = line.text.slice(before.length).trimEnd();
  return {
    explanation: {
      code: "template-tag",
      params: { tag, isInText: true },
      start,
      end: start + tag.length,
      path: [],
      edits: [{ start, end: start + whole.length, text: quote(whole.replace(tag, "").trim() || "-") }],
    },
    next: at + 1,
  };
}

const comments: readonly { open: RegExp; close?: RegExp }[] = [
  { open: /^\s*\/\*+ ?/, close: / ?\*+\/\s*$/ },
  { open: /^\s*<!--+ ?/, close: / ?--+>\s*$/ },
  { open: /^\s*\{# ?/, close: / ?#\}\s*$/ },
  { open: /^\s*\/\/+ ?/ },
  { open: /^\s*-- (?!-)/ },
  { open: /^\s*;+ ?/ },
  { open: /^\s*%%+ / },
];

/** Something to do, as notes in Markdown have it: words behind a box, which are no entry. */
const TO_DO = /^- \[[ xX]?\] +(?=\S)(?![\w$-]+:(?:\s|$))/;

/** A box at the left edge, where no list of plain words stands. */
function isToDo(lines: readonly PlacedLine[], at: number): boolean {
  if (!TO_DO.test(lines[at]!.text)) return false;
  const above = lines.slice(0, at).findLast(({ text }) => /^[^\s#]/.test(text) && !TO_DO.test(text));
  // Of a list that begins below its name, as lists at the left edge do.
  const isOpen = above !== undefined && /^(?:[\w$-]+:\s*$|- (?![\w$-]+:(?:\s|$)))/.test(above.text);
  const isBelow =
    isOpen &&
    lines.slice(lines.indexOf(above) + 1, at).every(({ text }) => /^[^ ]/.test(text) || text.trim() === "");
  return !isBelow;
}

/** A comment as another language writes it, on lines of its own. */
export function findComment(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const first = lines[at]!;
  const kind = isToDo(lines, at) ? { open: TO_DO } : comments.find(({ open }) => open.test(first.text));
  if (!kind || findTwoDashes(lines, at)) return undefined;
  let next = at + 1;
  if (kind.close) {
    const last = lines.findIndex((line, index) => index >= at && kind.close!.test(line.text));
    if (last === -1) return undefined;
    next = last + 1;
  } else while (next < lines.length && kind.open.test(lines[next]!.text)) next += 1;
  const own = lines.slice(at, next);
  const note = own[0]!.text
    .replace(kind.open, "")
    .replace(kind.close ?? /$/, "")
    .trim();
  const margin = " ".repeat(indentationOf(first.text));
  const written = own.map(({ text }) => {
    const rest = text
      .replace(kind.open, "")
      .replace(kind.close ?? /$/, "")
      .trim();
    return rest === "" ? `${margin}#` : `${margin}# ${rest}`;
  });
  const end = own.at(-1)!.start + own.at(-1)!.text.length;
  return {
    explanation: {
      code: "foreign-comment",
      params: { note },
      ...spanOf(first),
      offer: { start: first.start, end, text: written.join("\n") },
      edits: blank(own),
    },
    next,
  };
}

import { catalogue } from "../problems/catalogue.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { createLineIndex } from "../problems/line-index.ts";
import { suggest } from "../problems/suggest.ts";
import { findComments } from "./find-comments.ts";

/** A comment `# check-off: CODE: reason`, which silences one rule for one line. */
export interface SwitchOff extends Span {
  code: string;
  /** Lines that it speaks for, counted from 1, both included. */
  from: number;
  to: number;
}

/** Codes of the rules that a site may weigh for itself; all other problems would break a page. */
export const ruleCodes: readonly string[] = Object.keys(catalogue)
  .filter((code) => catalogue[code]?.isRule)
  .sort();

const FORM = /^#\s*check-off\b\s*:?\s*([^\s:]*)\s*(?::\s*(.*))?$/;
/** The same without the colon that ends the code. */
const WITHOUT_COLON = /^#\s*check-off\s*:?\s*([\w-]+)\s+([^\s:].*)$/;

/**
 * Finds the comments of a file that switch rules off. At the end of a line such a comment speaks for that
 * line; on a line of its own for the next one with content.
 *
 * @returns `problems` holds those that lack a reason or name no rule.
 */
export function readSwitchOffs(
  text: string,
  lines: ReturnType<typeof createLineIndex>,
): { switchOffs: SwitchOff[]; problems: Draft[] } {
  const switchOffs: SwitchOff[] = [];
  const problems: Draft[] = [];
  // Lexing costs a fifth of reading the file, and hardly any file has such a comment.
  if (!text.includes("check-off")) return { switchOffs, problems };
  for (const { start, comment } of findComments(text)) {
    const [, named = "", words = ""] = WITHOUT_COLON.exec(comment) ?? [];
    if (ruleCodes.includes(named)) {
      const place = { start, end: start + comment.length };
      problems.push({
        code: "bad-switch-off",
        params: { case: "no-colon", rule: named, reason: words },
        ...place,
        path: [],
        fix: { ...place, text: `# check-off: ${named}: ${words}` },
      });
      continue;
    }
    const match = FORM.exec(comment);
    if (!match) continue;
    const [, code = "", reason = ""] = match;
    const end = start + comment.length;
    const kind = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
    if (kind?.isRule && reason !== "") {
      switchOffs.push({ code, start, end, ...linesOf(text, start, lines) });
      continue;
    }
    const at = start + comment.indexOf(code);
    const guess = code === "" || kind ? undefined : suggest(code, ruleCodes);
    problems.push({
      code: "bad-switch-off",
      params: kind
        ? { case: kind.isRule ? "no-reason" : "no-rule", rule: code }
        : code === ""
          ? { case: "nameless" }
          : { case: "unknown", rule: code, ...(guess && { guess }) },
      ...(code === "" || kind?.isRule ? { start, end } : { start: at, end: at + code.length }),
      path: [],
      ...(guess && { fix: { start: at, end: at + code.length, text: guess } }),
    });
  }
  return { switchOffs, problems };
}

function linesOf(
  text: string,
  start: number,
  lines: ReturnType<typeof createLineIndex>,
): { from: number; to: number } {
  const { line, column } = lines.position(start);
  const rows = text.split("\n");
  const isAlone = (rows[line - 1] ?? "").slice(0, column - 1).trim() === "";
  let from = line;
  if (isAlone) {
    from += 1;
    while (from <= rows.length && /^\s*(#.*)?$/.test(rows[from - 1] ?? "")) from += 1;
  }
  // A text that starts below its name is marked there.
  const isHeader = /[|>][+-]?\d?\s*(\s#.*)?$/.test(rows[from - 1] ?? "");
  return { from, to: isHeader ? from + 1 : from };
}

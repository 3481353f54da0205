import { Lexer } from "yaml";
import { catalogue } from "../problems/catalogue.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { createLineIndex } from "../problems/line-index.ts";
import { suggest } from "../problems/suggest.ts";

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
        ...place,
        path: [],
        message: `This comment lacks the colon between "${named}" and the reason.`,
        hint: `Write # check-off: ${named}: ${words}`,
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
      ...(code === "" || kind?.isRule ? { start, end } : { start: at, end: at + code.length }),
      path: [],
      message: kind?.isRule
        ? `This comment switches "${code}" off without saying why.`
        : kind
          ? `"${code}" cannot be switched off: the page would not work.`
          : code === ""
            ? "This comment does not say what it switches off."
            : `There is no rule "${code}" that could be switched off.`,
      hint: guess
        ? `Did you mean "${guess}"?`
        : "The form is # check-off: CODE: the reason, with a code of docs/checks.md.",
      ...(guess && { fix: { start: at, end: at + code.length, text: guess } }),
    });
  }
  return { switchOffs, problems };
}

/** Comments as the grammar sees them: a # inside a text is none. */
function* findComments(text: string): Generator<{ start: number; comment: string }> {
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer that stand for no text of the file.
    if (token === "\u0002" || token === "\u0018") continue;
    if (token === "\u001f") {
      isScalar = true;
      continue;
    }
    if (!isScalar && token.startsWith("#")) yield { start: offset, comment: token.trimEnd() };
    isScalar = false;
    offset += token.length;
  }
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

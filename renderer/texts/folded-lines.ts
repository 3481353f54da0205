import type { Draft } from "../problems/draft.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** Signs with which a line of Markdown begins that is an entry, a row or a quotation; with each, what goes on below it. */
const PARTS: readonly RegExp[] = [/^[-*+] \S/, /^\d{1,2}[.)] \S/, /^\|.*\|$/, /^> ?\S/];
const HEADING = /^#{1,6} \S/;
const ANY_PART = /\n[ \t]*(?:[-*+] |\d{1,2}[.)] |\||#{1,6} |>)/;

/**
 * Entries of a list, rows of a table or a heading in a text behind `>`, which joins its lines: visitors would read them
 * one behind the other, with their signs. Behind `|` lines stay lines.
 *
 * @param node  Where the text stands. @param text  The file.
 */
export function findFoldedLines(
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  if (node.kind !== "scalar" || !node.isBlock || text[node.start] !== ">") return undefined;
  const written = text.slice(node.start, node.end);
  if (!ANY_PART.test(written)) return undefined;
  const lines = written.split("\n").slice(1);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const margin = first.length - first.trimStart().length;
  // What stands further right keeps its lines.
  const joined = lines.map((line) => (line.length - line.trimStart().length === margin ? line.trim() : ""));
  const at = joined.findIndex((line, index) => isJoined(line, joined[index + 1] ?? ""));
  if (at === -1) return undefined;
  const before = written.split("\n", at + 1).join("\n").length + 1;
  const start = node.start + before + margin;
  return {
    code: "half-markup",
    params: { how: "folded" },
    start,
    end: start + joined[at]!.length,
    path: [...path],
    fix: { start: node.start, end: node.start + 1, text: "|" },
  };
}

/** Whether a line and the one below it, which becomes one line with it, begin as parts of their own. */
function isJoined(line: string, below: string): boolean {
  if (line === "" || below === "") return false;
  return (
    HEADING.test(line) || HEADING.test(below) || PARTS.some((part) => part.test(line) && part.test(below))
  );
}

import type { Draft, Span } from "../problems/draft.ts";
import { kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { findPart, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { isAltName, isFileName } from "./alt-words.ts";
import { findFoldedLines } from "./folded-lines.ts";
import { findForeignMarkup, isMarkdown, mayHoldWords } from "./foreign-markup.ts";
import { findOddPlace } from "./foreign-places.ts";
import type { ForeignMarkup } from "./markup-rules.ts";
import { findQuotedWhole } from "./quoted-whole.ts";
import { findSemicolons } from "./semicolon-lists.ts";
import { findSignsInLine } from "./signs-in-line.ts";
import { findUnmarkedText } from "./unmarked-texts.ts";

/** The file that a text stands in, and what is wrong with it. */
interface InFile {
  text: string;
  drafts: Draft[];
}

const OF_FORMS: ReadonlySet<string> = new Set(["comma-at-end", "smart-quotes"]);

/**
 * Reports what visitors would see of a text as it is written, which nobody means.
 *
 * @param node  Where the text stands.
 */
export function reportMarkup(
  value: string,
  schema: Schema,
  node: TreeNode,
  path: readonly (string | number)[],
  { text, drafts }: InFile,
): void {
  const odd = findOddPlace(value, schema, node, path, text);
  if (odd) drafts.push(odd);
  if (!mayHoldWords(schema)) return;
  if (isAltName(path.at(-1)) && isFileName(value)) {
    drafts.push({
      code: "file-name-as-alt",
      params: { name: value },
      ...visibleSpan(node, text),
      path: [...path],
    });
    return;
  }
  const folded = kindOf(schema) === "markdown" ? findFoldedLines(node, path, text) : undefined;
  if (folded) {
    drafts.push(folded);
    return;
  }
  const unmarked = value.includes(" ") ? findUnmarkedText(node, path, text) : undefined;
  if (unmarked) {
    drafts.push(unmarked);
    return;
  }
  const parted = value.includes(";") ? findSemicolons(value, node, path, text) : undefined;
  if (parted) {
    drafts.push(parted);
    return;
  }
  const markup: ForeignMarkup | undefined =
    findForeignMarkup(value, isMarkdown(schema)) ??
    (kindOf(schema) === "markdown" ? undefined : findSignsInLine(value));
  const quoted = markup ? undefined : findQuotedWhole(value, schema, node, path, text);
  if (quoted) drafts.push(quoted);
  // What has to have a form is told by its schema when a sign is too many.
  if (!markup || (schema.pattern !== undefined && OF_FORMS.has(markup.fault.code))) return;
  // What stands within quotation marks is meant to be read, and a sentence may go on in the option below.
  const isWritten = node.kind === "scalar" && !node.plain;
  if (markup.fault.code === "comma-at-end" && (isWritten || goesOnBelow(node, text))) return;
  // What stands in an empty field says what to type there.
  if (markup.fault.code === "unfinished-text" && path.at(-1) === "placeholder") return;
  const { fault, severity, start, end, meant, isSure, over = markup } = markup;
  const placeOf = (from: number, to: number) =>
    findPart(value.slice(from, to), node, text, value.slice(0, from));
  const place = placeOf(start, end);
  const whole = value.slice(over.start, over.end);
  const lines = over === markup || !whole.includes("\n") ? undefined : placeOfLines(whole, placeOf, over);
  const edited = over === markup ? place : (lines ?? placeOf(over.start, over.end));
  drafts.push({
    ...fault,
    ...(severity && { severity }),
    ...(place ?? visibleSpan(node, text)),
    path: [...path],
    ...(meant !== undefined &&
      edited && { [isSure ? "fix" : "offer"]: { ...edited, text: inMargin(meant, edited.start, text) } }),
  });
}

/** Words of a sentence that begin with a small letter, behind the name on the next line; a choice is one word. */
const GOES_ON =
  /^[,;]?[ \t]*\r?\n[ \t]*[\w$-]+:[ \t]+["']?\p{Ll}[\p{L}\p{M}'’-]*(?:,? \p{L}|[.!?…]["']?[ \t]*\r?(?:\n|$))/u;

const goesOnBelow = (node: TreeNode, text: string): boolean =>
  GOES_ON.test(text.slice(node.end, node.end + LONGEST_START));

/** A name, and as much of the value behind it as shows that it is a sentence. */
const LONGEST_START = 200;

/** Where several lines of a text stand in its file, where each has a margin: from the first to the last of them. */
function placeOfLines(
  whole: string,
  placeOf: (from: number, to: number) => Span | undefined,
  { start, end }: Span,
): Span | undefined {
  const first = placeOf(start, start + whole.indexOf("\n"));
  const last = placeOf(start + whole.lastIndexOf("\n") + 1, end);
  return first && last && first.end < last.start ? { start: first.start, end: last.end } : undefined;
}

/** Lines that take the place of others, in the column of the first one. */
function inMargin(lines: string, start: number, text: string): string {
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  return lines.replaceAll("\n", `\n${" ".repeat(column)}`);
}

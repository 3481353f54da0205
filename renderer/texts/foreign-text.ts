import type { Fault, Span } from "../problems/draft.ts";
import { findForeignMarkup } from "./foreign-markup.ts";

/** Something in a file of texts that visitors would see as it is written. */
export interface ForeignText extends Span {
  fault: Fault;
}

/** Lines that a merge leaves around what nobody has decided. */
const CONFLICT = /^(?:<{7}|>{7})(?= |\r?$)[^\r\n]*/m;

/** Wrong in a file as in a text of a page; commands of other systems may be what a file is about. */
const HALVES: ReadonlySet<string> = new Set(["assistant-mark", "half-link", "half-markup", "lost-field"]);

/**
 * What a merge left over in a text of Markdown or HTML, or what is half written in one of Markdown.
 *
 * @param file  Its ending tells what it is written in.
 */
export function findForeignText(text: string, file: string): ForeignText | undefined {
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const start = conflict.index;
    return { fault: { code: "merge-conflict", params: {} }, start, end: start + conflict[0].length };
  }
  if (!/\.md$/i.test(file)) return undefined;
  const found = findForeignMarkup(text, true);
  const isMark = found?.fault.code === "template-tag" && found.fault.params.isMark === true;
  return found && (isMark || HALVES.has(found.fault.code)) ? found : undefined;
}

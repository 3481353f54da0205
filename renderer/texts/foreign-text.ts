import { findMergeMark } from "../files/merge-marks.ts";
import { findMisread } from "../files/read-text.ts";
import type { Fault, Span } from "../problems/draft.ts";
import { findForeignMarkup } from "./foreign-markup.ts";

/** Something in a file of texts that visitors would see as it is written. */
export interface ForeignText extends Span {
  fault: Fault;
}

/** Wrong in a file as in a text of a page; commands of other systems may be what a file is about. */
const HALVES: ReadonlySet<string> = new Set(["assistant-mark", "half-link", "half-markup", "lost-field"]);

/**
 * What a merge or another encoding left over in a text of Markdown or HTML, or what is half written in one of Markdown.
 *
 * @param file  Its ending tells what it is written in.
 */
export function findForeignText(text: string, file: string): ForeignText | undefined {
  const conflict = findMergeMark(text);
  if (conflict) return { fault: { code: "merge-conflict", params: {} }, ...conflict };
  const [misread] = findMisread(text);
  if (misread?.code === "mojibake") {
    const { code, params, start, end } = misread;
    return { fault: { code, params }, start, end };
  }
  if (!/\.md$/i.test(file)) return undefined;
  const found = findForeignMarkup(text, true);
  const isMark = found?.fault.code === "template-tag" && found.fault.params.isMark === true;
  return found && (isMark || HALVES.has(found.fault.code)) ? found : undefined;
}

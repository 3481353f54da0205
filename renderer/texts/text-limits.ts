import type { Draft } from "../problems/draft.ts";

/** Deeper than any text that a person lays out; far below the depth at which renderers run out of stack. */
const MAX_DEPTH = 64;

/** 20,000 characters are ten pages in print. The time that Markdown takes may grow with the square of the length. */
export const MAX_MARKDOWN = 20_000;

type Fault = Pick<Draft, "code" | "message" | "hint">;

/** What is wrong with a Markdown text of a page or a row. */
export function findMarkdownFault(text: string): Fault | undefined {
  if (text.length > MAX_MARKDOWN)
    return {
      code: "too-long",
      message: `This text has ${text.length.toLocaleString("en")} characters; at most ${MAX_MARKDOWN.toLocaleString("en")} fit.`,
      hint: "Put it into a file under public/ and show it with a block that takes its text from a file.",
    };
  return isNestedTooDeep(text) ? tooDeep("This text has parts that are") : undefined;
}

export function tooDeep(subject: string): Fault {
  return {
    code: "too-deep",
    message: `${subject} nested more than ${MAX_DEPTH} levels deep.`,
    hint: "Take the parts out of each other.",
  };
}

/** Quotations and lists within each other in one line, lists that go further and further in, elements of HTML. */
export function isNestedTooDeep(text: string): boolean {
  if (/^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){65}/m.test(text)) return true;
  if (/^[ \t]{130,}(?:[-+*]|\d{1,9}[.)])[ \t]/m.test(text)) return true;
  let depth = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    const next = text[at + 1] ?? "";
    if (next === "/") depth = Math.max(0, depth - 1);
    else if (/[a-z]/i.test(next) && !isVoid(text, at + 1)) depth += 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Elements that are never closed, or need not be. */
function isVoid(text: string, at: number): boolean {
  return /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr|https?:|mailto:)/i.test(
    text.slice(at, at + 10),
  );
}

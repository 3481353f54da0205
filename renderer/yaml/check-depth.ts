import { Lexer } from "yaml";
import type { Draft } from "../problems/draft.ts";

/** Deeper than any page; far below the depth at which parsers and our own walks run out of stack (3,000). */
const MAX_DEPTH = 64;

/** What the lexer writes for the start of a document, the end of a flow and the start of a scalar. */
const marks = new Set(["\u0002", "\u0018", "\u001f"]);

/** A problem when lists and maps are nested deeper than 64 levels; found without parsing. */
export function checkDepth(text: string): Draft | undefined {
  // Nearly every file is let through here: it has neither a deep margin nor many brackets.
  if (!/^[ \-?:]{64}/m.test(text) && (text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return undefined;
  let offset = 0;
  let flow = 0;
  let dashes = 0;
  const margins: number[] = [];
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    // Marks that the lexer adds between tokens have no length in the text.
    if (marks.has(token)) continue;
    if (token === "\n" || token === "\r\n") {
      isLineStart = true;
      dashes = 0;
    } else if (token === "[" || token === "{") flow += 1;
    else if ((token === "]" || token === "}") && flow > 0) flow -= 1;
    else if (isLineStart && (token === "-" || token === "?")) {
      dashes += 1;
      const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
      if (dashes === 1) while (margins.length > 0 && margins.at(-1)! >= column) margins.pop();
      margins.push(column);
    } else if (!/^[ \t\ufeff]/.test(token)) isLineStart = false;
    if (flow + margins.length > MAX_DEPTH) {
      return {
        code: "too-deep",
        start: offset,
        end: offset + 1,
        path: [],
        message: `Lists and groups are nested more than ${MAX_DEPTH} levels deep here.`,
        hint: "Take the parts out of each other.",
      };
    }
    offset += token.length;
  }
  return undefined;
}

import type { YAMLParseError } from "yaml";
import type { Explanation } from "./explanation.ts";
import { lineAt } from "./line.ts";

/**
 * A comma or semicolon behind a bracket that closes a group or list of several lines, as JSON has it between its
 * entries: what follows here is a line of its own.
 */
export function explainCommaBehindBracket(text: string, error: YAMLParseError): Explanation | undefined {
  const [at] = error.pos;
  const line = lineAt(text, at);
  const closing = /^[ \t]*[}\]]+[ \t]*([,;])[ \t]*\r?$/.exec(line.text);
  if (error.code !== "UNEXPECTED_TOKEN" || !closing || text[at] !== closing[1]) return undefined;
  const edit = { start: at, end: at + 1, text: "" };
  return { code: "comma-at-end", params: { sign: closing[1]! }, ...edit, path: [], fix: edit, edits: [edit] };
}

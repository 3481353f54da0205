import type { Explanation } from "./explanation.ts";
import { lineAt, quote } from "./yaml-lines.ts";

/** Mistakes between the braces of one line: a comma that is missing, a text with a colon. */
export function explainFlow(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  if (!/\{[^}]*:/.test(line.text)) return undefined;
  const colon =
    /[{,]\s*[\w-]+:\s+(?=[^\s"'[{])([^,{}[\]"':]*[^\s,{}[\]"':]:\s[^,{}[\]"']*[^\s,{}[\]"'])\s*[,}]/.exec(
      line.text,
    );
  const comma =
    /[{,]\s*[\w-]+:\s+(?:"[^"]*"|'[^']*'|[^\s,{}[\]"':][^,{}[\]"']*?)(?=\s+([a-z][\w-]*):\s)/.exec(line.text);
  if (comma && !startsWithColon(colon?.[1])) {
    const name = comma[1]!;
    const end = line.start + comma.index + comma[0].length;
    const start = end + text.slice(end).search(/\S/);
    return {
      code: "missing-comma",
      start,
      end: start + name.length,
      path: [],
      message: `Between braces a comma stands before each further name, and none stands before "${name}".`,
      hint: `Write ", ${name}:" – or put the text in quotation marks, if "${name}:" belongs to it.`,
      edits: [{ start: end, end, text: "," }],
    };
  }
  if (!colon?.[1]) return undefined;
  const start = line.start + colon.index + colon[0].indexOf(colon[1]);
  const end = start + colon[1].length;
  const edit = { start, end, text: quote(colon[1]) };
  return {
    code: "colon-in-text",
    start,
    end,
    path: [],
    message: "A colon followed by a space ends a name, so this text cannot be read as one.",
    hint: `Put the text in quotation marks: ${edit.text}`,
    fix: edit,
    edits: [edit],
  };
}

/** `AI: what now`: the first word has a colon, so it is a text and no value with a name behind it. */
function startsWithColon(value: string | undefined): boolean {
  return value !== undefined && /^[^\s:]+:\s/.test(value);
}

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
      params: { name },
      start,
      end: start + name.length,
      path: [],
      edits: [{ start: end, end, text: "," }],
    };
  }
  if (!colon?.[1]) return undefined;
  const start = line.start + colon.index + colon[0].indexOf(colon[1]);
  const end = start + colon[1].length;
  const edit = { start, end, text: quote(colon[1]) };
  return {
    code: "colon-in-text",
    params: { quoted: edit.text },
    start,
    end,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** `AI: what now`: the first word has a colon, so it is a text and no value with a name behind it. */
function startsWithColon(value: string | undefined): boolean {
  return value !== undefined && /^[^\s:]+:\s/.test(value);
}

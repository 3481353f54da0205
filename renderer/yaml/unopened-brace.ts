import type { Explanation } from "./explanation.ts";
import type { Line } from "./line.ts";

/** What holds braces of its own: bindings, and texts in quotation marks. */
const WITH_OWN_BRACES = /"[^"]*"|'[^']*'|\$\{[^{}]*\}/g;

/**
 * Explains a group on one line that has lost its first brace: `- label: Go, href: /about }`, `image: src: /a.svg, alt: A }`.
 *
 * @param start  Offset of the value in the file.
 */
export function explainUnopenedBrace(line: Line, start: number, value: string): Explanation | undefined {
  const bare = value.replace(WITH_OWN_BRACES, "x");
  if (!/^[^{}]*\}$/.test(bare)) return undefined;
  const at = /^[A-Za-z][\w-]*:\s/.test(value) ? start : startOfEntry(line, bare);
  if (at === undefined) return undefined;
  const end = start + value.length;
  const fix = { start: at, end: at, text: "{ " };
  const name = /^[\w-]+/.exec(line.text.slice(at - line.start))![0];
  return {
    code: "unclosed-bracket",
    params: { open: "{", close: "}", before: name },
    start: end - 1,
    end,
    path: [],
    fix,
    edits: [fix],
  };
}

/** Where an entry of a list begins whose line names something else behind a comma. */
function startOfEntry(line: Line, value: string): number | undefined {
  const margin = /^\s*(?:- +)+(?=[A-Za-z][\w-]*:\s)/.exec(line.text)?.[0];
  return margin !== undefined && /,\s*[A-Za-z][\w-]*:\s/.test(value) ? line.start + margin.length : undefined;
}

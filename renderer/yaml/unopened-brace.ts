import type { Explanation } from "./explanation.ts";
import type { Line } from "./line.ts";

/** What holds braces of its own: bindings, and texts in quotation marks. */
const WITH_OWN_BRACES = /"[^"]*"|'[^']*'|\$\{[^{}]*\}/g;

/** The brace of a binding, behind the mark that was to close its text. */
const OF_BINDING = /\$\{[\w.-]+["']\}$/;

/**
 * Explains a group on one line that has lost its first brace: `- label: Go, href: /about }`, `image: src: /a.svg, alt: A }`.
 * One that closes nothing behind a text in quotation marks is left over.
 *
 * @param start  Offset of the value in the file.
 */
export function explainUnopenedBrace(line: Line, start: number, value: string): Explanation | undefined {
  if (OF_BINDING.test(value)) return undefined;
  const bare = withoutGroups(value.replace(WITH_OWN_BRACES, "x"));
  if (!/^[^{}]*\}$/.test(bare)) return undefined;
  const at = /^[A-Za-z][\w-]*:\s/.test(value) ? start : startOfEntry(line, bare);
  const end = start + value.length;
  if (at === undefined) return BEHIND_QUOTED.test(bare) ? explainLeft(start, end, value) : undefined;
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

/** Groups and lists that are whole, the innermost first: `when: { field: size, is: [One, Two] }`. */
function withoutGroups(value: string): string {
  const less = value.replace(/\{[^{}[\]]*\}|\[[^{}[\]]*\]/g, "x");
  return less === value ? value : withoutGroups(less);
}

/**
 * The same where groups that stand in the one without its first brace are what is seen first:
 * `- name: practice, when: { field: size } }`.
 */
export function explainUnopenedAround(line: Line): Explanation | undefined {
  const [, before, value] = /^(\s*(?:- +)*[\w$-]+:\s+)(?![{[])(\S.*?)\s*$/.exec(line.text) ?? [];
  if (before === undefined || value === undefined) return undefined;
  return explainUnopenedBrace(line, line.start + before.length, value);
}

/** A text in quotation marks that is whole, and a brace. */
const BEHIND_QUOTED = /^x\s*\}$/;

function explainLeft(start: number, end: number, value: string): Explanation | undefined {
  if (!/^["']/.test(value)) return undefined;
  const from = start + value.slice(0, -1).trimEnd().length;
  const fix = { start: from, end, text: "" };
  const params = { open: "{", close: "}", isLeft: true as const };
  return { code: "unclosed-bracket", params, start: end - 1, end, path: [], fix, edits: [fix] };
}

/** Where an entry of a list begins whose line names something else behind a comma, or nothing but a text. */
function startOfEntry(line: Line, value: string): number | undefined {
  const margin = /^\s*(?:- +)+(?=[A-Za-z][\w-]*:\s)/.exec(line.text)?.[0];
  const isGroup = /,\s*[A-Za-z][\w-]*:\s/.test(value) || BEHIND_QUOTED.test(value);
  return margin !== undefined && isGroup ? line.start + margin.length : undefined;
}

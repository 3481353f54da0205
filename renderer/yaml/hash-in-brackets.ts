import type { Explanation } from "./explanation.ts";
import { quote } from "./line.ts";
import { placeLines } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** An entry of a list, or a name, and a bracket that opens on its line. */
const OPENS = /^ *(?:- +)*(?:[\w$-]+: +)?(?=[[{])/;

/** A value between the brackets of one line. */
interface Value {
  start: number;
  end: number;
  /** Where its # stands. */
  hash: number;
}

/**
 * A colour, an anchor or a number behind # between brackets, `{ accent: #0b5d3b }`: the rest of the line is a comment, and
 * with it the bracket that closes. All of one line are one mistake.
 */
export function findHashesInBrackets(text: string): Explanation[] {
  if (!/[[{][^\n]*#[^\n]*[\]}]/.test(text)) return [];
  return placeLines(text).flatMap((line) => {
    // The braces of a binding are told by themselves.
    const isOpen = !line.isText && line.text.includes("#") && !line.text.includes("${");
    const before = !isOpen ? undefined : OPENS.exec(line.text)?.[0];
    const values = before === undefined ? [] : valuesWithHash(line.text, before.length);
    const [first] = values;
    if (!first) return [];
    const edits = values.map(({ start, end }): TextEdit => {
      return { start: line.start + start, end: line.start + end, text: quote(line.text.slice(start, end)) };
    });
    const [{ start, end, text: quoted }] = edits as [TextEdit];
    const last = edits.at(-1)!;
    const put = edits
      .map((edit, at) => text.slice(edits[at - 1]?.end ?? start, edit.start) + edit.text)
      .join("");
    return [
      {
        code: "text-cut-off",
        params: { quoted, seen: line.text.slice(first.start, first.hash).trim(), isCertain: true },
        start,
        end,
        path: [],
        ...(edits.length > 1 && { more: edits.length - 1 }),
        offer: { start, end: last.end, text: put },
        edits,
      },
    ];
  });
}

/** The values that a # cuts off, where every bracket of the line is closed once they are in quotation marks. */
function valuesWithHash(line: string, from: number): Value[] {
  const found: Value[] = [];
  let depth = 0;
  let at = from;
  while (at < line.length) {
    const sign = line[at]!;
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    if (depth === 0) return /^\s*(?:#.*)?$/.test(line.slice(at + 1)) ? found : [];
    if (/[{}[\],\s]/.test(sign)) {
      at += 1;
      continue;
    }
    const end = endOfScalar(line, at);
    const hash = sign === '"' || sign === "'" ? -1 : hashIn(line.slice(at, end));
    if (hash !== -1) found.push({ start: at, end, hash: at + hash });
    at = end;
  }
  return [];
}

/** Behind a value, or behind a name and its colon. */
function endOfScalar(line: string, at: number): number {
  const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/y;
  const plain = /(?:(?!:\s)[^,{}[\]])+/y;
  for (const one of [quoted, plain]) {
    one.lastIndex = at;
    const whole = one.exec(line)?.[0];
    if (whole !== undefined)
      return at + whole.trimEnd().length + (one === plain && line[at + whole.length] === ":" ? 1 : 0);
  }
  return at + 1;
}

/** Where a # begins what is no text any more: at the beginning, or behind a space. */
const hashIn = (value: string): number => (/^#(?=[^\s#])/.test(value) ? 0 : value.search(/(?<=\s)#/));

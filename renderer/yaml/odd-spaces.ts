import { LatePattern } from "../formats/late-pattern.ts";
import type { Explanation } from "./explanation.ts";
import { isEntryPlace, isNamePlace } from "./name-places.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** Spaces of other widths, and those that keep words together: none of them is a space for YAML. */
const ODD = "[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]";

const odd = new RegExp(ODD);
const inMargin = new RegExp(`^ *${ODD}[ ${ODD.slice(1)}*`);
const atEnd = new RegExp(`${ODD}[ \\t${ODD.slice(1)}*$`);
const atStart = new RegExp(`^(\\s*(?:- +)*[\\w$-]+: +)(${ODD}+)(?=\\S)`);
const behindDash = new RegExp(`^( *(?:- +)*-)( *${ODD}\\s*)(\\S.*)$`);
const behindColon = new LatePattern(`^( *(?:-\\s+)*)([\\p{L}_][\\w$-]*:)(${ODD}\\s*)(?=\\S)`);
const inBraces = new RegExp(`(?<=[{[,] *|[{,]\\s*[\\w-]+: *)${ODD}+`, "g");

/** Where one may be wrong: anywhere but between two signs of which the first ends no name and opens no bracket. */
const inDoubt = new RegExp(`(?<![^\\s:{[,])${ODD}|${ODD}(?!\\S)`);

/** Whether anything would be found. In French and German texts such spaces stand between words everywhere. */
export function hasOddSpaces(text: string): boolean {
  return inDoubt.test(text) && findOddSpaces(text).length > 0;
}

/** Spaces that are none for YAML at the places where it wants one, or where nobody can see them. */
export function findOddSpaces(text: string): Explanation[] {
  if (!odd.test(text)) return [];
  const lines = placeLines(text);
  const found: Explanation[] = [];
  const named = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.isText || !odd.test(line.text)) continue;
    const margin = findMargins(lines, at, text);
    if (margin) {
      found.push(margin.explanation);
      at = margin.next - 1;
      continue;
    }
    const edits = [...findBehindSigns(lines, at, named), ...findInLine(line)];
    if (edits.length > 0) found.push(explain(line, edits, text));
  }
  return found;
}

/** Lines in a row that are indented with such spaces: one mistake. */
function findMargins(
  lines: readonly PlacedLine[],
  first: number,
  text: string,
): { explanation: Explanation; next: number } | undefined {
  const edits: TextEdit[] = [];
  let next = first;
  for (; next < lines.length; next += 1) {
    const line = lines[next]!;
    const margin = inMargin.exec(line.text)?.[0];
    if (margin === undefined || margin.length === line.text.length) break;
    const start = line.start + margin.search(odd);
    const end = line.start + margin.length;
    // The space of Chinese and Japanese is as wide as two.
    const put = [...text.slice(start, end)].map((sign) => (sign === "\u3000" ? "  " : " ")).join("");
    edits.push({ start, end, text: put });
  }
  const [one] = edits;
  if (!one) return undefined;
  const { start, end } = one;
  const repair = editedRange(text, start, edits.at(-1)!.end, edits);
  const isWide = repair.text.length !== repair.end - repair.start;
  const explanation: Explanation = {
    code: "no-break-space",
    params: { place: "margin", ...wide(text, start, end) },
    start,
    end,
    path: [],
    ...(isWide ? { offer: repair } : { fix: repair }),
    edits,
  };
  return { explanation, next };
}

/**
 * Where a space has to stand behind a dash or the colon of a name, another one.
 *
 * @param named  Lines whose colon was found to be that of a name; this one is added.
 */
function findBehindSigns(lines: readonly PlacedLine[], at: number, named: Set<number>): TextEdit[] {
  const { start, text } = lines[at]!;
  const edits: TextEdit[] = [];
  const put = (from: number, { length }: string): void => {
    edits.push({ start: start + from, end: start + from + length, text: " " });
  };
  const [, lead = "", name = "", space = ""] = behindColon.exec(text) ?? [];
  const isNamed = name !== "" && isNamePlace(lines, at, lead, (one) => named.has(one));
  const [, before = "", gap = "", rest = ""] = behindDash.exec(text) ?? [];
  if (before && (isNamed || isEntryPlace(lines, at, before.length - 1, rest))) put(before.length, gap);
  if (!isNamed) return edits;
  named.add(at);
  put(lead.length + name.length, space);
  return edits;
}

function findInLine({ start, text }: PlacedLine): TextEdit[] {
  const isRemark = /(^|\s)#/.test(text);
  const edits: TextEdit[] = [];
  const put = (from: number, length: number): void => {
    if (!edits.some((edit) => edit.start <= start + from && edit.end >= start + from + length))
      edits.push({ start: start + from, end: start + from + length, text: "" });
  };
  const end = isRemark ? null : atEnd.exec(text);
  if (end && end.index > 0) put(end.index, end[0].length);
  const lead = atStart.exec(text);
  if (lead) put(lead[1]!.length, lead[2]!.length);
  if (/^[^"'#]*[{[]/.test(text))
    for (const match of withoutQuoted(text).matchAll(inBraces)) {
      put(match.index, match[0].length);
      const edit = edits.at(-1)!;
      if (text[match.index - 1] === ":") edit.text = " ";
    }
  return edits;
}

/** The line with other signs in place of what stands in quotation marks, where every space is meant. */
function withoutQuoted(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (quoted) => "x".repeat(quoted.length));
}

function explain(line: PlacedLine, edits: TextEdit[], text: string): Explanation {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const { start, end } = sorted[0]!;
  const isAtEnd = end === line.start + line.text.length;
  const isSpaced = /[:-]/.test(text[start - 1] ?? "");
  const fix = editedRange(text, start, sorted.at(-1)!.end, sorted);
  const where = isAtEnd ? "end" : isSpaced ? "colon" : "value";
  const params = { place: where, ...wide(text, start, end) } as const;
  return { code: "no-break-space", params, start, end, path: [], fix, edits: sorted };
}

/** Whether the spaces are those of Chinese and Japanese. */
function wide(text: string, start: number, end: number): { isWide?: true } {
  return /^ *\u3000/.test(text.slice(start, end)) ? { isWide: true } : {};
}

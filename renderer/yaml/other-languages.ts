import type { Explanation } from "./explanation.ts";
import { mendJson } from "./json-slips.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { readJson } from "./read-json.ts";
import type { TextEdit } from "./text-edits.ts";

/** What a program puts around an object that it hands on: all in front of its brace, and all behind the last one. */
const HANDED_ON =
  /^\s*((?:export\s+default|module\.exports\s*=|exports\.\w+\s*=|(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:\s*[\w<>[\]]+)?\s*=|return)\s*\(?\s*)(?=[{[])/;

/**
 * An object of a program, as pages of other systems are: what stands in its braces can be read, what stands around them
 * cannot.
 */
export function findHandedOn(text: string): Explanation[] {
  const [whole, around] = HANDED_ON.exec(text) ?? [];
  if (whole === undefined || around === undefined) return [];
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  const rest = text.slice(end).trimEnd();
  if (end <= whole.length || !/^(?:\s*(?:as\s+const|satisfies\s+\w+))?\s*\)?\s*;?$/.test(rest)) return [];
  const start = whole.length - around.length;
  const tag = around.trim().replace(/\s+/g, " ");
  return [
    {
      code: "template-tag",
      params: { tag, isAround: true },
      start,
      end: start + around.trimEnd().length,
      path: [],
      offer: { start, end: end + rest.length, text: text.slice(whole.length, end) },
      edits: [
        { start, end: whole.length, text: "" },
        { start: end, end: end + rest.length, text: "" },
      ],
    },
  ];
}

/** A file that is JSON but for slips: they are those of JSON, and not what lines of YAML would be. */
export function findJsonSlip(text: string): Explanation[] {
  if (!/^\s*(?:\{|\[\s*\{)\s*(?:\/\/[^\n]*\s*|\/\*[\s\S]{0,400}?\*\/\s*)?["'][\w-]+["']\s*:/.test(text))
    return [];
  const [problem] = readJson(text).problems;
  const repair = problem?.code === "bad-json" ? (mendJson(text) ?? problem.fix ?? problem.offer) : undefined;
  return problem && repair ? [{ ...problem, edits: [repair] }] : [];
}

/** `name = value`, where YAML has a colon; not a comparison, an arrow or an address with a query. */
const EQUALS = /^( *(?:- +)?)([A-Za-z][\w-]*)( *= *)(?![=>])(\S.*)$/;
const ANY_EQUALS = /^ *(?:- +)?[A-Za-z][\w-]* *= *[^=>\s]/m;
/** The head of a part of a file with settings. */
const SECTION = /^\[([\w.-]+)\]\s*$/;
const DASHED = /^ *- /;
const NAMED = /^ *(?:- +)*[\w$-]+:(?:\s|$)/;

/**
 * Lines one below the other that say `name = value`, as files of settings do: one mistake, however many they are. A line
 * alone is told where the grammar stumbles over it.
 */
export function findEqualsSigns(text: string): Explanation[] {
  if (!ANY_EQUALS.test(text)) return [];
  const lines = placeLines(text);
  const found: Explanation[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isEquals(lines[at]) || !mayBegin(lines, at)) continue;
    // The head above belongs to its lines.
    let from = at;
    while (from > 0 && (SECTION.test(lines[from - 1]!.text) || isBlank(lines[from - 1]!))) from -= 1;
    const run = [...lines.slice(from, at), ...runFrom(lines, at)];
    at = from + run.length - 1;
    const named = run.filter(isEquals);
    // A list of equations is one of texts.
    if (named.length > 1 && !named.every(({ text: line }) => DASHED.test(line)))
      found.push(explain(text, run, named));
  }
  return found;
}

const isEquals = (line: PlacedLine | undefined): boolean =>
  line !== undefined && !line.isText && EQUALS.test(line.text);

const isBlank = ({ text }: PlacedLine): boolean => /^\s*(?:#.*)?$/.test(text);

/** Not where a text goes on: in the column of a name above, in an entry of a list, or at the beginning. */
function mayBegin(lines: readonly PlacedLine[], at: number): boolean {
  let over = at - 1;
  while (over >= 0 && isBlank(lines[over]!)) over -= 1;
  const above = lines[over];
  if (!above || /^(?:---)?$/.test(above.text.trim()) || SECTION.test(above.text)) return true;
  const own = columnOf(lines[at]!.text);
  if (DASHED.test(lines[at]!.text)) return /:\s*$/.test(above.text) || columnOf(above.text) >= own;
  return !above.isText && NAMED.test(above.text) && columnOf(above.text) >= own;
}

/** Where a name begins, behind the dash. */
const columnOf = (line: string): number => /^ *(?:- +)*/.exec(line)![0].length;

function runFrom(lines: readonly PlacedLine[], at: number): PlacedLine[] {
  let end = at + 1;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (isEquals(line)) end = next + 1;
    else if (!isBlank(line) && !SECTION.test(line.text)) break;
  }
  return lines.slice(at, end);
}

function explain(text: string, run: readonly PlacedLine[], named: readonly PlacedLine[]): Explanation {
  const [first] = named;
  const edits: TextEdit[] = named.map(({ start, text: line }) => {
    const [, margin = "", name = "", sign = ""] = EQUALS.exec(line)!;
    const from = start + margin.length + name.length;
    return { start: from, end: from + sign.length, text: ": " };
  });
  // Parts of a file are none here.
  const heads = run.filter((line) => SECTION.test(line.text));
  for (const { start, text: line } of heads) edits.push({ start, end: start + line.length, text: "" });
  edits.sort((a, b) => a.start - b.start);
  const [, margin = "", name = "", sign = "", value = ""] = EQUALS.exec(first!.text)!;
  const start = first!.start + margin.length;
  const from = Math.min(start, edits[0]!.start);
  const to = edits.at(-1)!.end;
  let put = "";
  let done = from;
  for (const edit of edits) {
    put += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  const fix = { start: from, end: to, text: put };
  return {
    code: "missing-colon",
    params: { name, value: value.trimEnd(), seen: "equals" },
    start,
    end: start + name.length + sign.trimEnd().length,
    path: [],
    more: named.length - 1,
    ...(heads.length > 0 ? { offer: fix } : { fix }),
    edits,
  };
}

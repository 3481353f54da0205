import type { Draft, Span } from "../problems/draft.ts";
import { findLeftOpen } from "./json-margins.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";

/** What is wrong with a text as JSON. */
export type JsonFault = (Draft & { code: "bad-json" })["params"]["case"];

/** What may be meant at the place where a text ceases to be JSON. */
interface JsonRepair {
  fault: JsonFault;
  /** What is marked; the place itself when it is missing. */
  span?: Span;
  edit: TextEdit;
  /** It may as well be something else, so that nothing is offered. */
  isOpen?: true;
}

/**
 * Finds what is meant at the place where a text ceases to be JSON: of all that may be, what can be read furthest then.
 *
 * @param at  Offset of the first mistake. @param firstMistake  Tells it of another text; undefined when that is JSON.
 * @returns undefined when nothing leads beyond the place.
 */
export function repairJson(
  text: string,
  at: number,
  firstMistake: (text: string) => number | undefined,
): JsonRepair | undefined {
  let best: JsonRepair | undefined;
  let reached = at;
  for (const repair of repairsAt(text, at)) {
    const { start, end, text: put } = repair.edit;
    // Without a sign that is not too many, the next one is wrong.
    const least = put === "" ? end + /^\s*/.exec(text.slice(end))![0].length : at;
    const next = firstMistake(applyEdits(text, [repair.edit]));
    const far = next === undefined ? Number.POSITIVE_INFINITY : next - put.length + (end - start);
    if (far <= Math.max(reached, least)) continue;
    best = repair;
    reached = far;
  }
  return best;
}

/** All that may be meant at a place, the likeliest first. */
function repairsAt(text: string, at: number): JsonRepair[] {
  const before = text.slice(0, at);
  const last = before.trimEnd().length - 1;
  return [
    ...asNumber(text, at),
    ...asText(text, at, last),
    ...betweenEntries(text, at, last),
    ...asLaidOut(text),
    ...asClosed(text, at, last),
    ...asList(text, at),
  ];
}

const insert = (place: number, text: string): TextEdit => ({ start: place, end: place, text });

/** A number with a decimal comma, or with signs in front that JSON does without. */
function asNumber(text: string, at: number): JsonRepair[] {
  const rest = text.slice(at);
  const digits = /-?\d+,$/.exec(text.slice(0, at))?.[0];
  const fraction = digits === undefined ? undefined : /^\d+/.exec(rest)?.[0];
  const number = (edit: TextEdit, from = at): JsonRepair => ({
    fault: "number",
    span: { start: from, end: at + /^[+.\d]*/.exec(rest)![0].length },
    edit,
  });
  return [
    ...(digits !== undefined && fraction !== undefined
      ? [
          {
            ...number({ start: at - 1, end: at, text: "." }, at - digits.length),
            // Three digits may as well be those behind thousands.
            ...(fraction.length === 3 && { isOpen: true as const }),
          },
        ]
      : []),
    ...(/(?:^|[^\d.])0$/.test(text.slice(0, at)) && /^\d/.test(rest)
      ? [number({ start: at - 1, end: at, text: "" }, at - 1)]
      : []),
    ...(/^\.\d/.test(rest) ? [number(insert(at, "0"))] : []),
    ...(/^\+\d/.test(rest) ? [number({ start: at, end: at + 1, text: "" })] : []),
  ];
}

/** A text whose quotation marks are lost, or that has some inside. */
function asText(text: string, at: number, last: number): JsonRepair[] {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const stop = /\r?\n|$/.exec(text.slice(at))!.index + at;
  const [before, rest] = [text.slice(from, at), text.slice(at, stop)];
  const repairs: JsonRepair[] = [];
  const opens = text[last] === '"' ? before.slice(0, last - from).lastIndexOf('"') : -1;
  const name = opens === -1 ? undefined : /^"[\w$-]+(?=:\s)/.exec(before.slice(opens))?.[0];
  if (name !== undefined) {
    const start = from + opens;
    const end = start + name.length;
    repairs.push({ fault: "open-text", span: { start, end }, edit: insert(end, '"') });
  }
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(rest);
  const tab = isClosed ? rest.indexOf("\t") : -1;
  if (tab !== -1) {
    const start = at + tab;
    repairs.push({ fault: "character", edit: { start, end: start + 1, text: "\\t" } });
  }
  const slashed = /\\"(?=[\s,}\]]*$)/.exec(rest);
  if (text[at] === '"' && !isClosed && slashed) {
    const start = at + slashed.index;
    repairs.push({ fault: "open-text", edit: { start, end: start + 1, text: "" } });
  }
  if (text[at] === '"' && !isClosed) {
    // It is not closed on its line.
    const own = rest.replace(/[\s,}\]]+$/, "");
    repairs.push({ fault: "open-text", edit: insert(at + own.length, '"') });
    const margin = /^\r?\n[ \t]*/.exec(text.slice(stop))?.[0];
    if (margin !== undefined)
      repairs.push({ fault: "two-lines", edit: { start: stop, end: stop + margin.length, text: " " } });
  }
  const slash = /\\(?!["\\/bfnrt]|u[\da-f]{4})/i.exec(rest);
  if (slash && text[at] === '"') repairs.push({ fault: "escape", edit: insert(at + slash.index, "\\") });
  if (text[last] === '"' && last >= from && /^[^\s"{}[\],:]/.test(rest)) {
    const open = from + opens;
    const end = at + rest.replace(/[\s,}\]]+$/, "").length;
    const inside = text.slice(open + 1, end - 1);
    if (text[end - 1] === '"')
      repairs.push({
        fault: "quote-inside",
        span: { start: last, end: at + rest.indexOf('"') + 1 },
        edit: { start: open + 1, end: end - 1, text: inside.replace(/(?<!\\)"/g, '\\"') },
      });
  }
  const bare = /^[^\s"'{}[\],:][^"'{}[\],:\r\n]*/.exec(rest)?.[0].trimEnd();
  if (bare !== undefined) {
    const end = at + bare.length;
    const isHalf = text[end] === '"';
    repairs.push({
      fault: "unquoted",
      span: { start: at, end },
      edit: isHalf ? insert(at, '"') : { start: at, end, text: `"${bare}"` },
    });
  }
  return repairs;
}

/** A sign between two values that is missing, another one, or there twice. */
function betweenEntries(text: string, at: number, last: number): JsonRepair[] {
  const rest = text.slice(at);
  const sign = /^(?:=>|:=|=)/.exec(rest)?.[0];
  const isEnd = /["\w}\]]/.test(text[last] ?? "");
  const isBeginning = /^["\w{[-]/.test(rest);
  const isTwice = /[,:]/.test(text[at] ?? "") && /[,:[{]/.test(text[last] ?? "");
  const code = at === last + 1 || last === -1 ? CODE.exec(rest)?.[0] : undefined;
  return [
    ...(code ? [{ fault: "code" as const, edit: { start: at, end: at + code.length, text: "" } }] : []),
    ...(sign ? [{ fault: "no-colon" as const, edit: { start: at, end: at + sign.length, text: ":" } }] : []),
    ...(isEnd && /^;\s*\S/.test(rest)
      ? [{ fault: "no-comma" as const, edit: { start: at, end: at + 1, text: "," } }]
      : []),
    ...(isTwice ? [{ fault: "surplus" as const, edit: { start: at, end: at + 1, text: "" } }] : []),
    ...(/^;\s*$/.test(rest)
      ? [{ fault: "surplus" as const, edit: { start: at, end: at + 1, text: "" } }]
      : []),
    ...(isEnd && isBeginning
      ? [
          { fault: "no-comma" as const, edit: insert(last + 1, ",") },
          { fault: "no-colon" as const, edit: insert(last + 1, ":") },
        ]
      : []),
  ];
}

/** What a file of code has in front of a list. */
const CODE = /^(?:export\s+default|module\.exports\s*=|(?:const|let|var)\s+\w+\s*=)\s*(?=[[{])/;

/** A brace or bracket that is missing, or too many. */
function asClosed(text: string, at: number, last: number): JsonRepair[] {
  const sign = text[at] ?? "";
  if (sign === "}" || sign === "]") {
    const other = sign === "]" ? "}" : "]";
    return [
      { fault: "other-end", edit: { start: at, end: at + 1, text: other } },
      { fault: "surplus", edit: { start: at, end: at + 1, text: "" } },
      { fault: "open-brace", edit: closedBefore(text, at, other) },
    ];
  }
  if (sign === ":") {
    const name = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(0, at));
    if (!name) return [];
    return [{ fault: "no-brace", span: { start: name.index, end: at }, edit: insert(name.index, "{ ") }];
  }
  if (sign === "," && /[}\]]/.test(text[last] ?? "")) {
    const span = { start: last, end: last + 1 };
    return [{ fault: "surplus", span, edit: { ...span, text: "" } }];
  }
  if ((sign === "{" || sign === "[") && text[last] === ",")
    return ["}", "]"].map((put) => ({ fault: "open-brace", edit: insert(last, put) }));
  return [];
}

/** With the brace or bracket that is missing in front of the one that was to close what is around it. */
function closedBefore(text: string, at: number, sign: string): TextEdit {
  const margin = /(\r?\n)?([ \t]*)$/.exec(text.slice(0, at))!;
  if (margin[1] === undefined) return insert(at, sign);
  return insert(at - margin[2]!.length, `${margin[2]}  ${sign}${margin[1]}`);
}

/** Rows that are in order each, and no list. */
function asList(text: string, at: number): JsonRepair[] {
  const start = /^\ufeff?\s*/.exec(text)![0].length;
  const end = text.trimEnd().length;
  const lines = text
    .slice(start, end)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  if (lines.length > 1 && lines.every(isGroup)) {
    const edit = { start, end, text: `[\n${lines.map((line) => `  ${line.trim()}`).join(",\n")}\n]` };
    return [{ fault: "rows-alone", span: { start, end: start + lines[0]!.length }, edit }];
  }
  const first = { start, end: start + 1 };
  return [
    ...(text[start] === "{" ? [{ fault: "no-bracket" as const, span: first, edit: insert(start, "[") }] : []),
    ...(at >= end - 1 && text[end - 1] === "," ? ["\n]", "]"].map((put) => cutOff(end, put)) : []),
    ...(at >= end - 1 ? ["\n]", "\n}", "]", "}"].map((put) => atEnd(end, put)) : []),
  ];
}

/** What the lines of the text say is not closed. */
function asLaidOut(text: string): JsonRepair[] {
  const found = findLeftOpen(text);
  if (!found) return [];
  const { edit, span, isOnLine } = found;
  return [{ fault: isOnLine ? "open-here" : "open-brace", span, edit }];
}

/** The file ends behind the comma that another entry was to follow. */
const cutOff = (end: number, put: string): JsonRepair => ({
  fault: "unclosed",
  span: { start: end - 1, end },
  edit: { start: end - 1, end, text: put },
});

const atEnd = (end: number, put: string): JsonRepair => ({
  fault: "unclosed",
  span: { start: end - 1, end },
  edit: insert(end, put),
});

function isGroup(line: string): boolean {
  if (!line.trim().startsWith("{")) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

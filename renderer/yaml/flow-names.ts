import { type Document, isMap, isPair, isScalar, isSeq, type Pair, visit } from "yaml";
import { LatePattern } from "../formats/late-pattern.ts";
import type { Fault } from "../problems/draft.ts";
import { ROOTED_PATH } from "./binding-names.ts";
import type { Explanation } from "./explanation.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** A name between braces, and how it has to be written. */
interface OddName {
  start: number;
  end: number;
  fault: Fault;
  edits: TextEdit[];
}

/**
 * Names between braces that swallowed their value, `{base:1}`, `{ base = 1 }`, or their quotation marks, and numbers
 * in a list that no comma parts: YAML allows them all, no author means them. One pair of braces is one mistake.
 */
export function findOddFlow(text: string, document: Document.Parsed): Explanation | undefined {
  if (!/[{[][^\n]*[;:=“”„«»]|\{\{/.test(text)) return undefined;
  let found: Explanation | undefined;
  visit(document, {
    Map(_, map) {
      if (!map.flow) return undefined;
      found = findDoubleBraces(text, map.range?.[0] ?? 0, map.range?.[1] ?? 0);
      if (found) return visit.BREAK;
      const names = map.items.flatMap((pair) =>
        isPair(pair) ? (findOddName(pair as Pair, text) ?? []) : [],
      );
      if (names.length === 0) return undefined;
      found = explain(names, text);
      return visit.BREAK;
    },
    Seq(_, list) {
      if (!list.flow || list.items.length !== 1) return undefined;
      found = findNumbers(list.items[0]);
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

const DOUBLE_BRACES = new LatePattern(String.raw`^\{\{+\s*(${ROOTED_PATH})\s*\}\}+$`);

/** `{{ item.title }}`: a binding as other languages write it, which YAML takes for a group in a group. */
function findDoubleBraces(text: string, start: number, end: number): Explanation | undefined {
  const written = text.slice(start, end);
  const path = DOUBLE_BRACES.exec(written)?.[1];
  if (path === undefined) return undefined;
  const meant = `\${${path}}`;
  const fix = { start, end, text: meant };
  return {
    code: "bad-binding",
    params: { case: "half", written, meant },
    start,
    end,
    path: [],
    fix,
    edits: [fix],
  };
}

function findOddName({ key, value }: Pair, text: string): OddName | undefined {
  if (!isScalar(key) || !key.range || key.type !== "PLAIN") return undefined;
  const [start, end] = key.range;
  const written = text.slice(start, end);
  const curly = /^[“”„«»‘’]([\w-]+)[“”„«»‘’]$/.exec(written);
  if (curly) {
    const quoted = `"${curly[1]}"`;
    return {
      start,
      end,
      fault: { code: "smart-quotes", params: { quoted } },
      edits: [{ start, end, text: quoted }],
    };
  }
  const isAlone = value === null || (isScalar(value) && value.value === null && !value.source);
  const whole = isAlone ? /^([A-Za-z][\w-]*)(:[ \u00a0]*|\s*=>?\s*)(\S+)$/.exec(written) : null;
  if (!whole) return undefined;
  const [, name, sign, rest] = whole as unknown as [string, string, string, string];
  const edit = { start: start + name.length, end: start + name.length + sign.length, text: ": " };
  const fault: Fault = sign.startsWith(":")
    ? { code: "missing-space", params: { name, value: rest } }
    : { code: "missing-colon", params: { name, value: rest, seen: "equals" } };
  return { start, end, fault, edits: [edit] };
}

function explain(names: readonly OddName[], text: string): Explanation {
  const [first] = names as [OddName, ...OddName[]];
  const edits = names.flatMap((one) => one.edits);
  const from = Math.min(...edits.map(({ start }) => start));
  const fix = editedRange(text, from, Math.max(...edits.map(({ end }) => end)), edits);
  const { start, end } = first;
  const fault = names.length === 1 ? first.fault : ofSeveral(first.fault, names.length);
  return { ...fault, start, end, path: [], fix, edits };
}

function ofSeveral(fault: Fault, names: number): Fault {
  if (fault.code === "missing-space") return { code: fault.code, params: { name: fault.params.name, names } };
  if (fault.code === "missing-colon") return { code: fault.code, params: { ...fault.params, value: "" } };
  if (fault.code === "smart-quotes") return { code: fault.code, params: { names } };
  return fault;
}

/** `[13.4; 52.5]`: one text where numbers are meant. */
function findNumbers(item: unknown): Explanation | undefined {
  if (!isScalar(item) || isSeq(item) || isMap(item) || item.type !== "PLAIN" || !item.range) return undefined;
  const source = String(item.source);
  if (!/^-?\d[\d.]*(?:\s*;\s*-?\d[\d.]*)+$/.test(source)) return undefined;
  const [start, end] = item.range;
  const offer = { start, end, text: source.replace(/\s*;\s*/g, ", ") };
  const at = start + source.indexOf(";");
  return {
    code: "missing-comma",
    params: { sign: ";" },
    start: at,
    end: at + 1,
    path: [],
    offer,
    edits: [offer],
  };
}

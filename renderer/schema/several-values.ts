import type { Draft } from "../problems/draft.ts";
import { OTHER_COMMAS, OTHER_SEMICOLONS } from "../problems/look-alikes.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Place } from "./subject.ts";

/** Signs that other programs part the values of one cell with. */
const SEPARATORS: readonly RegExp[] = [
  new RegExp(`\\s*[;${OTHER_SEMICOLONS}]\\s*`),
  new RegExp(`\\s*[,${OTHER_COMMAS}]\\s*`),
  /\s*\|\s*/,
  /\s+[/•·]\s+/,
  /\s*\n\s*/,
  /\s*[,;]\s*(?:(?:and|or|und|oder|et|ou|y|o|e|i|en|og|och)\s+)?|\s+(?:and|or|und|oder|et|ou|y|o|e|i|en|og|och|[&+–-])\s+/i,
  /\s+/,
];

/** The values that stand in one text, each one of those that are allowed; undefined where a part is none. */
export function severalIn(text: string, allowed: readonly unknown[]): string[] | undefined {
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).filter((part) => part !== "");
    if (parts.length > 1 && parts.every((part) => allowed.includes(part))) return parts;
  }
  return undefined;
}

/** Numbers that stand in one text with spaces between them, where a list lacks its comma. */
export function numbersIn(value: unknown): string[] | undefined {
  return typeof value === "string" && /^-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?)+$/.test(value)
    ? value.split(/\s+/)
    : undefined;
}

/** Several values as entries of the list in which they stand as one, or as the list itself. */
export function asEntries(parts: readonly string[], { node, text = "", span }: Place): TextEdit | undefined {
  if (node?.kind !== "scalar" || node.isBlock) return undefined;
  const mark = /["']/.exec(text[span.start] ?? "")?.[0] ?? "";
  const written = parts.map((part) =>
    mark === "" && /[,[\]{}"'#]|: /.test(part) ? JSON.stringify(part) : `${mark}${part}${mark}`,
  );
  const before = text.slice(text.lastIndexOf("\n", span.start - 1) + 1, span.start);
  if (/^ *(?:[\w$-]+:\s+)?(?:- +)*- +$/.test(before))
    return { ...span, text: written.join(`\n${before.replace(/- +$/, "").replace(/\S/g, " ")}- `) };
  if (/[[,]\s*$/.test(before) && before.includes("[")) return { ...span, text: written.join(", ") };
  if (/^\s*(?:- +)*["']?[\w$-]+["']?:\s+$/.test(before)) return { ...span, text: `[${written.join(", ")}]` };
  return undefined;
}

/** How many entries a list lacks is no mistake of its own where several of them stand in one text. */
export function dropCounts(problems: readonly Draft[]): Draft[] {
  const lists = new Set(
    problems.flatMap(({ code, params, path }) =>
      (code === "not-allowed-value" || code === "wrong-type") &&
      params &&
      "several" in params &&
      params.several
        ? [JSON.stringify(path.slice(0, -1))]
        : [],
    ),
  );
  if (lists.size === 0) return [...problems];
  return problems.filter(({ code, path }) => code !== "wrong-count" || !lists.has(JSON.stringify(path)));
}

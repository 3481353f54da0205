import type { Draft } from "../problems/draft.ts";
import type { ValueName } from "../problems/things.ts";
import { isWholeBinding, type ScalarNode, type TreeNode } from "../yaml/tree.ts";
import { acceptedTypes, entrySchema, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Plain data as JSON has it. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

/** Stands where a value has a problem of its own, so that nothing further is said about it. */
export const BROKEN: Data = Object.freeze({});

/**
 * A tree as plain data, with the schema deciding what a value without quotation marks is: where text is
 * wanted, the author's own characters count, so `1.10` stays `1.10` and `no` stays `no`.
 */
export function toData(
  node: TreeNode,
  schema: Schema | undefined,
  problems: Draft[],
  path: readonly (string | number)[] = [],
): Data {
  if (node.kind === "broken") return BROKEN;
  if (node.kind === "map") {
    const result: { [key: string]: Data } = {};
    for (const entry of node.entries.values()) {
      result[entry.key] = toData(entry.value, optionSchema(schema, entry.key), problems, [
        ...path,
        entry.key,
      ]);
    }
    return result;
  }
  if (node.kind === "list")
    return node.items.map((item, index) =>
      toData(item, entrySchema(schema, index), problems, [...path, index]),
    );
  return toValue(node, schema, problems, path);
}

/** Nothing of a text can be seen: spaces of any kind, line ends, invisible signs. */
const BLANK = /^(?:[\s\u00ad\u200b-\u200d\u2060\ufeff]|&nbsp;|&#160;)+$/;

/** Cheap: nearly every text begins with a sign that can be seen. */
function mayBeBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return first <= 32 || first >= 127 || first === 38;
}

/** A text that shows nothing, or the word of other formats for it; one without any character may be meant. */
function isBlank({ value, source, plain }: ScalarNode, schema: Schema | undefined): boolean {
  if (!schema || !acceptedTypes(schema).has("string")) return false;
  if (typeof value === "string") return mayBeBlank(value) && BLANK.test(value);
  return value === null && plain && /^null$/i.test(source) && !acceptedTypes(schema).has("null");
}

function nameAt(path: readonly (string | number)[]): ValueName {
  const last = path.at(-1);
  if (typeof last !== "number") return { kind: "option", name: String(last ?? "") };
  const list = path.findLast((step) => typeof step === "string");
  const outer = path.at(-2);
  const within = typeof outer === "number" ? { within: outer + 1 } : {};
  return { kind: "nth", number: last + 1, of: String(list ?? ""), ...within };
}

/** One value as plain data; see `toData`. */
export function toValue(
  node: ScalarNode,
  schema: Schema | undefined,
  problems: Draft[],
  path: readonly (string | number)[],
): Data {
  const { value, source } = node;
  if (isBlank(node, schema)) {
    problems.push({
      code: "empty-value",
      params: { name: nameAt(path) },
      start: node.start,
      end: node.end,
      path: [...path],
    });
    return BROKEN;
  }
  if (typeof value === "string") return value;
  if (!node.plain || isWholeBinding(source)) return source;
  const types = schema ? acceptedTypes(schema) : new Set<string>();
  if (value === null) return source === "" || source === "~" || !types.has("string") ? null : source;
  const wanted =
    typeof value === "number" ? types.has("number") || types.has("integer") : types.has("boolean");
  if (types.has("string") && !wanted) return source;
  if (typeof value === "number" && wanted) {
    const exact = Number.isFinite(value) && (Number.isInteger(value) ? Number.isSafeInteger(value) : true);
    if (!exact || /^[-+]?0\d/.test(source)) {
      problems.push({
        code: "odd-number",
        params: { written: source, ...(exact && { value }) },
        start: node.start,
        end: node.end,
        path: [...path],
        // In a list, a zero is as likely the rest of a number whose point was a comma.
        ...(exact && {
          [typeof path.at(-1) === "number" ? "offer" : "fix"]: {
            start: node.start,
            end: node.end,
            text: String(value),
          },
        }),
      });
      return BROKEN;
    }
  }
  return value;
}

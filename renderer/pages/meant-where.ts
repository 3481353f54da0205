import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { inFlow } from "../yaml/line.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { RowType } from "./binding-types.ts";

/** A field, a sign or word that compares it, and a value, as a query of another system has them. */
const COMPARED =
  /^(?:item\.)?([\p{L}_][\p{L}\p{N}_-]{0,60})\s{0,4}(?:={1,3}|:|\b(?:is|eq|equals)\b)\s{0,4}(.{1,200})$/u;

/**
 * The rows that an expression such as `department = Data`, or a list of such, asks for, as `where` has them:
 * `{ department: Data }`.
 *
 * @returns undefined where it says something else, or compares what is no field of the rows.
 */
export function meantWhere(node: TreeNode, { schema }: RowType): string | undefined {
  const written = partsOf(node, schema);
  const pairs = written?.map((part) => {
    const [, field, value] = COMPARED.exec(part.trim()) ?? [];
    const own = field === undefined ? undefined : optionSchema(schema, field);
    if (field === undefined || value === undefined || !own) return undefined;
    return { field, value: inType(bare(value.trim()), own) };
  });
  if (!pairs || pairs.length === 0) return undefined;
  const known = pairs.filter((pair) => pair !== undefined);
  const fields = new Set(known.map(({ field }) => field));
  if (known.length < pairs.length || fields.size < known.length) return undefined;
  return `{ ${known.map(({ field, value }) => `${field}: ${value}`).join(", ")} }`;
}

/** Expressions that all have to hold: those of one text, or each entry of a list. */
function partsOf(node: TreeNode, schema: Schema): string[] | undefined {
  if (node.kind === "scalar") return node.source.split(/\s+(?:and|AND|&&)\s+/, 8);
  if (node.kind === "map") {
    const part = partOfGroup(node, schema);
    return part === undefined ? undefined : [part];
  }
  if (node.kind !== "list") return undefined;
  const parts = node.items.map((item) => {
    if (item.kind === "scalar") return item.source;
    const group = item.kind === "map" ? partOfGroup(item, schema) : undefined;
    if (group !== undefined) return group;
    const [entry, ...more] = item.kind === "map" ? [...item.entries.values()] : [];
    return entry?.value.kind === "scalar" && more.length === 0
      ? `${entry.key}: ${entry.value.source}`
      : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const OF_FIELD: ReadonlySet<string> = new Set(["column", "field", "key", "name", "property"]);
const OF_VALUE: ReadonlySet<string> = new Set(["eq", "equal", "equals", "is", "value"]);
const OF_SIGN: ReadonlySet<string> = new Set(["comparator", "condition", "op", "operator"]);
const EQUAL = /^(?:={1,3}|eq|equals?|is)$/i;

/** A condition as a group of its parts: `{ field: department, equals: Data }`; undefined where the rows have such fields. */
function partOfGroup(node: TreeNode & { kind: "map" }, schema: Schema): string | undefined {
  if (node.entries.size < 2 || node.entries.size > 3) return undefined;
  let field: string | undefined;
  let value: string | undefined;
  for (const { key, value: part } of node.entries.values()) {
    const isKnown = OF_FIELD.has(key) || OF_VALUE.has(key) || OF_SIGN.has(key);
    if (part.kind !== "scalar" || !isKnown || optionSchema(schema, key)) return undefined;
    if (OF_FIELD.has(key)) field = part.source;
    else if (OF_VALUE.has(key)) value = part.source;
    else if (!EQUAL.test(part.source)) return undefined;
  }
  return field === undefined || value === undefined ? undefined : `${field}: ${value}`;
}

/** A number or truth value as one, where the field takes no text. */
const inType = (value: string, field: Schema): string =>
  !acceptedTypes(field).has("string") && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value)
    ? value
    : inFlow(value);

/** Without the quotation marks around it. */
const bare = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

import { optionSchema } from "../schema/read-schema.ts";
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
  const written = partsOf(node);
  const pairs = written?.map((part) => {
    const [, field, value] = COMPARED.exec(part.trim()) ?? [];
    if (field === undefined || value === undefined || !optionSchema(schema, field)) return undefined;
    return { field, value: bare(value.trim()) };
  });
  if (!pairs || pairs.length === 0) return undefined;
  const known = pairs.filter((pair) => pair !== undefined);
  const fields = new Set(known.map(({ field }) => field));
  if (known.length < pairs.length || fields.size < known.length) return undefined;
  return `{ ${known.map(({ field, value }) => `${field}: ${inFlow(value)}`).join(", ")} }`;
}

/** Expressions that all have to hold: those of one text, or each entry of a list. */
function partsOf(node: TreeNode): string[] | undefined {
  if (node.kind === "scalar") return node.source.split(/\s+(?:and|AND|&&)\s+/, 8);
  if (node.kind !== "list") return undefined;
  const parts = node.items.map((item) => {
    if (item.kind === "scalar") return item.source;
    const [entry, ...more] = item.kind === "map" ? [...item.entries.values()] : [];
    return entry?.value.kind === "scalar" && more.length === 0
      ? `${entry.key}: ${entry.value.source}`
      : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Without the quotation marks around it. */
const bare = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

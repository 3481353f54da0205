import type { Fault, Span } from "../problems/draft.ts";
import { acceptedTypes, entrySchema } from "../schema/read-schema.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { isBindingPath } from "../yaml/binding-names.ts";
import { isWholeBinding, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { type RowType, type TypeScope, typeOfPath } from "./binding-types.ts";
import type { ReadContext } from "./read-context.ts";
import { unknownCollection } from "./unknown-collection.ts";

type Path = (string | number)[];

/**
 * Reads `source`: a collection, or a list within reach such as `item.experts`.
 *
 * @returns The text, and what kind of rows it yields; no kind when that cannot be known.
 */
export function readSource(
  node: TreeNode,
  path: Path,
  scope: TypeScope,
  context: ReadContext,
): { value: Data; row?: RowType } {
  if (node.kind === "broken") return { value: BROKEN };
  const span = visibleSpan(node, context.text);
  const { types } = context.environment;
  const report = (fault: Fault, place: Span = span, meant?: string): { value: Data } => {
    const fix = meant === undefined ? {} : { fix: { ...place, text: meant } };
    context.drafts.push({ ...fault, ...place, path, ...fix });
    return { value: BROKEN };
  };
  if (node.kind !== "scalar" || node.source === "") {
    return report({ code: "wrong-type", params: { case: "source" } });
  }
  const value = node.source;
  const wrapped = isWholeBinding(value) ? value.slice(2, -1) : undefined;
  if (wrapped !== undefined && isBindingPath(wrapped))
    return report({ code: "bad-source", params: { case: "wrapped", path: wrapped } }, span, wrapped);
  if (/^(item|outer|site)(\.|$)/.test(value)) {
    if (context.isUnknownRow && !value.startsWith("site")) return { value };
    const type = typeOfPath(value.split("."), scope, types);
    if (type.problem) {
      const { from, fault, guess } = type.problem;
      const steps = value.split(".");
      const start =
        node.start +
        context.text.slice(node.start, node.end).indexOf(value) +
        steps.slice(0, from).join(".").length +
        (from > 0 ? 1 : 0);
      const place = { start, end: start + (steps[from]?.length ?? 0) };
      return report({ code: "bad-source", params: fault }, place, guess);
    }
    if (!type.schema) return { value };
    if (!acceptedTypes(type.schema).has("array"))
      return report({ code: "bad-source", params: { case: "not-a-list", path: value } });
    const entry = entrySchema(type.schema, 0) ?? {};
    const target = entry["x-ref"];
    if (target !== undefined) {
      context.uses.add(target);
      const rows = types.collections.get(target);
      return {
        value,
        ...(rows?.schema && {
          row: { schema: rows.schema, name: { kind: "row", of: target }, collection: target },
        }),
      };
    }
    return { value, row: { schema: entry, name: { kind: "entry", of: value } } };
  }
  const collection = types.collections.get(value);
  if (!collection) {
    const names = [...types.collections.keys()];
    context.drafts.push(unknownCollection(value, names, span, path));
    return { value: BROKEN };
  }
  context.uses.add(value);
  return {
    value,
    ...(collection.schema && {
      row: { schema: collection.schema, name: { kind: "row", of: value }, collection: value },
    }),
  };
}

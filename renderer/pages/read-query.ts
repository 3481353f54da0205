import type { Draft } from "../problems/draft.ts";
import { listOr, listSome, suggest } from "../problems/suggest.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";
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
  const report = (draft: Partial<Draft> & { code: string; message: string }): { value: Data } => {
    context.drafts.push({ ...span, path, ...draft });
    return { value: BROKEN };
  };
  if (node.kind !== "scalar" || node.source === "") {
    return report({
      code: "wrong-type",
      message: '"source" must be the name of a collection, or a list field such as item.experts.',
    });
  }
  const value = node.source;
  const wrapped = /^\$\{([\w.-]+)\}$/.exec(value);
  if (wrapped)
    return report({
      code: "bad-source",
      message: '"source" takes a name without ${ }.',
      hint: `Write source: ${wrapped[1]}`,
      fix: { ...span, text: wrapped[1]! },
    });
  if (/^(item|outer|site)(\.|$)/.test(value)) {
    if (context.isUnknownRow && !value.startsWith("site")) return { value };
    const type = typeOfPath(value.split("."), scope, types);
    if (type.problem) {
      const { from, message, hint, guess } = type.problem;
      const steps = value.split(".");
      const start =
        node.start +
        context.text.slice(node.start, node.end).indexOf(value) +
        steps.slice(0, from).join(".").length +
        (from > 0 ? 1 : 0);
      const place = { start, end: start + (steps[from]?.length ?? 0) };
      return report({
        code: "bad-source",
        ...place,
        message,
        ...(guess ? { hint: `Did you mean "${guess}"?`, fix: { ...place, text: guess } } : hint && { hint }),
      });
    }
    if (!type.schema) return { value };
    if (!acceptedTypes(type.schema).has("array"))
      return report({ code: "bad-source", message: `"${value}" is not a list, so it cannot be a source.` });
    const entry = entrySchema(type.schema, 0) ?? {};
    const target = entry["x-ref"];
    if (target !== undefined) {
      context.uses.add(target);
      const rows = types.collections.get(target);
      return {
        value,
        ...(rows?.schema && {
          row: { schema: rows.schema, title: `a row of ${target}`, collection: target },
        }),
      };
    }
    return { value, row: { schema: entry, title: `an entry of ${value}` } };
  }
  const collection = types.collections.get(value);
  if (!collection) {
    const names = [...types.collections.keys()];
    return report(unknownCollection(value, names, span, path));
  }
  context.uses.add(value);
  return {
    value,
    ...(collection.schema && {
      row: { schema: collection.schema, title: `a row of ${value}`, collection: value },
    }),
  };
}

/** Reads `where`: fields of the rows and the values they must have. */
export function readWhere(
  node: TreeNode,
  row: RowType,
  path: Path,
  scope: TypeScope,
  context: ReadContext,
): Data {
  if (node.kind === "broken") return BROKEN;
  if (node.kind !== "map" || node.entries.size === 0) {
    context.drafts.push({
      code: "wrong-type",
      ...visibleSpan(node, context.text),
      path,
      message: '"where" must name a field and the value it must have.',
      hint: "For example where: { department: Data }.",
    });
    return BROKEN;
  }
  const result: { [key: string]: Data } = {};
  for (const entry of node.entries.values()) {
    const field = optionSchema(row.schema, entry.key);
    if (!field) {
      reportField(
        entry.key,
        { start: entry.keyStart, end: entry.keyEnd },
        row,
        [...path, entry.key],
        context,
      );
      continue;
    }
    const single: Schema = (acceptedTypes(field).has("array") ? entrySchema(field, 0) : field) ?? {};
    const values = entry.value.kind === "list" ? entry.value.items : [entry.value];
    const read = values.map((value, index) => {
      const at = entry.value.kind === "list" ? [...path, entry.key, index] : [...path, entry.key];
      const data = context.readValue(
        value,
        { ...single, "x-kind": undefined, "x-ref": undefined },
        at,
        scope,
      );
      checkValue(value, data, single, entry.key, at);
      const target = single["x-ref"] ?? (entry.key === keyOf(row) ? row.collection : undefined);
      if (target !== undefined && typeof data === "string" && data !== BROKEN && !data.includes("${")) {
        context.refs.push({
          ...visibleSpan(value, context.text),
          value: data,
          path: at,
          kind: "ref",
          target,
        });
      }
      return data;
    });
    result[entry.key] = entry.value.kind === "list" ? read : read[0]!;
  }
  // Of unknown fields alone nothing is left, which is not said a second time.
  return Object.keys(result).length === 0 ? BROKEN : result;

  function keyOf({ collection }: RowType): string | undefined {
    return collection === undefined ? undefined : context.environment.types.collections.get(collection)?.key;
  }

  function checkValue(value: TreeNode, data: Data, schema: Schema, name: string, at: Path): void {
    if (data === BROKEN || typeof data === "object" || (typeof data === "string" && data.includes("${")))
      return;
    const span = visibleSpan(value, context.text);
    if (schema.enum && !schema.enum.includes(data)) {
      const guess = suggest(String(data), schema.enum.map(String));
      context.drafts.push({
        code: "not-allowed-value",
        ...span,
        path: at,
        message: `"${name}" is never "${data}" in ${row.title}; it is ${listOr(schema.enum.slice(0, 12))}.`,
        ...(guess && { hint: `Did you mean "${guess}"?`, fix: { ...span, text: guess } }),
      });
      return;
    }
    const types = acceptedTypes(schema);
    const own = typeof data;
    if (types.size > 0 && !types.has(own) && !(own === "number" && types.has("integer"))) {
      context.drafts.push({
        code: "wrong-type",
        ...span,
        path: at,
        message: `"${name}" of ${row.title} is never ${own === "string" ? `the text "${data}"` : String(data)}.`,
      });
    }
  }
}

/** Reads `sort`: a field or a list of them, each with a minus in front for descending. */
export function readSort(node: TreeNode, row: RowType, path: Path, context: ReadContext): Data {
  if (node.kind === "broken") return BROKEN;
  if (node.kind === "list")
    return node.items.map((item, index) => readSort(item, row, [...path, index], context));
  const span = visibleSpan(node, context.text);
  if (node.kind !== "scalar" || node.source === "" || node.source === "-") {
    context.drafts.push({
      code: "wrong-type",
      ...span,
      path,
      message: '"sort" must be the name of a field, with a minus in front for descending order.',
      hint: "For example sort: -date.",
    });
    return BROKEN;
  }
  const field = node.source.replace(/^-/, "");
  if (!optionSchema(row.schema, field)) {
    const start = node.start + context.text.slice(node.start, node.end).indexOf(field);
    reportField(field, { start, end: start + field.length }, row, path, context);
    return BROKEN;
  }
  return node.source;
}

/** Reports a field that the rows of a query do not have. */
export function reportField(
  field: string,
  span: { start: number; end: number },
  row: RowType,
  path: Path,
  context: ReadContext,
): void {
  const names = optionNames(row.schema);
  const guess = suggest(field, names);
  context.drafts.push({
    code: "unknown-field",
    ...span,
    path,
    message: `${row.title[0]!.toUpperCase()}${row.title.slice(1)} has no field "${field}".`,
    hint: guess ? `Did you mean "${guess}"?` : listSome("Fields", names, 15),
    ...(guess && { fix: { ...span, text: guess } }),
  });
}

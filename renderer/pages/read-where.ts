import type { Draft } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { type Cut, explainCut, explainCutList, findCut } from "../schema/cut-text.ts";
import { meantForm } from "../schema/meant-form.ts";
import { meantValue } from "../schema/meant-value.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import { valueNow } from "../schema/renamed.ts";
import type { Schema } from "../schema/schema-types.ts";
import { hasForm } from "../schema/text-formats.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType, TypeScope } from "./binding-types.ts";
import { behindName } from "./meant-sort.ts";
import { meantWhere } from "./meant-where.ts";
import type { ReadContext } from "./read-context.ts";
import { reportField } from "./unknown-field.ts";

type Path = (string | number)[];

/** Reads `where`: fields of the rows and the values they must have. */
export function readWhere(
  node: TreeNode,
  row: RowType,
  path: Path,
  scope: TypeScope,
  context: ReadContext,
): Data {
  if (node.kind === "broken") return BROKEN;
  const span = visibleSpan(node, context.text);
  const meant = meantWhere(node, row);
  if (meant !== undefined || node.kind !== "map" || node.entries.size === 0) {
    const { before, ...place } = behindName(node, context.text);
    context.drafts.push({
      code: "wrong-type",
      params: { case: "where", ...(meant && { meant }) },
      ...span,
      path,
      ...(meant && { offer: { ...place, text: `${before}${meant}` } }),
    });
    return BROKEN;
  }
  const result: { [key: string]: Data } = {};
  const isNothingKnown = ![...node.entries.keys()].some((key) => optionSchema(row.schema, key));
  let isTold = false;
  let cut: Cut | undefined;
  for (const entry of node.entries.values()) {
    const field = optionSchema(row.schema, entry.key);
    if (!field) {
      if (cut && entry.keyStart < cut.end) continue;
      const rest = findCut(entry.key, node, context.text);
      const before = rest && optionSchema(row.schema, rest.before.key);
      // What goes on behind a field that there is not is told with it.
      if (rest && !before) continue;
      if (rest && before && !isMisspelt(entry.key, before, row)) {
        cut = rest;
        // What was said of the value was said of a part of what is meant.
        const told = context.drafts.findIndex(({ start }) => start === rest.start);
        if (told !== -1) context.drafts.splice(told, 1);
        context.drafts.push({ ...explainCutValues(rest, before), path: [...path, rest.before.key] });
        continue;
      }
      // Of a form that is altogether another, the first name says enough.
      if (isNothingKnown && isTold) continue;
      isTold = true;
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
      checkValue(value, data, single, entry.key, row, at, context);
      const target = single["x-ref"] ?? (entry.key === keyOf(row, context) ? row.collection : undefined);
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
}

/** A name that is nearly that of a field, and no value of the one before it. */
const isMisspelt = (name: string, before: Schema, { schema }: RowType): boolean =>
  !before.enum?.includes(name) && suggest(name, optionNames(schema)) !== undefined;

/** Values that a field is to have, without the brackets of a list, or one that has a comma in it. */
function explainCutValues(cut: Cut, field: Schema): Draft {
  if (field.enum?.includes(cut.whole)) return explainCut(cut);
  const types = acceptedTypes(field);
  const isWords = types.has("string") && !field.enum && !field["x-ref"] && !field.pattern && !field.format;
  return explainCutList(cut, { isCertain: !isWords || cut.parts.some((part) => /^["']/.test(part)) });
}

/** The field that identifies a row. */
function keyOf({ collection }: RowType, context: ReadContext): string | undefined {
  return collection === undefined ? undefined : context.environment.types.collections.get(collection)?.key;
}

/** Reports a value that no row has. */
function checkValue(
  value: TreeNode,
  data: Data,
  schema: Schema,
  field: string,
  row: RowType,
  at: Path,
  context: ReadContext,
): void {
  if (data === BROKEN || typeof data === "object" || (typeof data === "string" && data.includes("${")))
    return;
  const span = visibleSpan(value, context.text);
  const known = { field, rows: row.name, found: data };
  if (schema.enum && !schema.enum.includes(data)) {
    const now = valueNow(schema, data);
    if (now !== undefined) {
      const params = { old: String(data), new: now };
      context.drafts.push({ code: "renamed-value", params, ...span, path: at, fix: { ...span, text: now } });
      return;
    }
    // A sign of comparison in front turns the meaning round.
    const guess = isCompared(data) ? undefined : suggest(String(data), schema.enum.map(String));
    context.drafts.push({
      code: "not-allowed-value",
      params: { ...known, values: schema.enum, ...(guess && { guess }) },
      ...span,
      path: at,
      // Which rows get pages changes where links lead.
      ...(guess && { [at[0] === "where" ? "offer" : "fix"]: { ...span, text: guess } }),
    });
    return;
  }
  const types = acceptedTypes(schema);
  const own = typeof data;
  const isOfForm = typeof data !== "string" || hasForm(data, schema);
  if (!isOfForm || (types.size > 0 && !types.has(own) && !(own === "number" && types.has("integer")))) {
    const guess = isOfForm ? meantValue(data, schema) : meantForm(String(data), schema);
    context.drafts.push({
      code: "wrong-type",
      params: {
        ...known,
        case: "never",
        ...(guess !== undefined && { guess }),
        ...(isCompared(data) && { isCompared: true as const }),
      },
      ...span,
      path: at,
      ...(guess !== undefined && value.kind === "scalar" && { offer: { ...span, text: guess } }),
    });
  }
}

/** A value with a sign of comparison in front, as other systems have it. */
const isCompared = (data: Data): boolean => /^[!<>=~^≤≥]/.test(String(data));

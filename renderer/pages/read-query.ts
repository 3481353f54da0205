import type { Draft, Fault, Span } from "../problems/draft.ts";
import { withoutLookAlikes } from "../problems/look-alikes.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { type Cut, explainCut, explainCutList, findCut } from "../schema/cut-text.ts";
import { meantForm } from "../schema/meant-form.ts";
import { meantValue } from "../schema/meant-value.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import { renamedTo, valueNow } from "../schema/renamed.ts";
import type { Schema } from "../schema/schema-types.ts";
import { synonymOf } from "../schema/synonyms.ts";
import { hasForm } from "../schema/text-formats.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { isBindingPath } from "../yaml/binding-names.ts";
import { isWholeBinding, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { type RowType, type TypeScope, typeOfPath } from "./binding-types.ts";
import { behindName, meantDirection, meantSort } from "./meant-sort.ts";
import { meantWhere } from "./meant-where.ts";
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

/** Reads `sort`: a field or a list of them, each with a minus in front for descending. */
export function readSort(node: TreeNode, row: RowType, path: Path, context: ReadContext): Data {
  if (node.kind === "broken") return BROKEN;
  if (node.kind === "list")
    return node.items.map((item, index) => readSort(item, row, [...path, index], context));
  const span = visibleSpan(node, context.text);
  const group = meantSort(node, row);
  if (group) {
    const { before, ...place } = behindName(node, context.text);
    const edit = { ...place, text: `${before}${group.meant}` };
    context.drafts.push({
      code: "sort-direction",
      params: { meant: group.meant },
      ...span,
      path,
      ...(group.isSure ? { fix: edit } : { offer: edit }),
    });
    return BROKEN;
  }
  if (node.kind !== "scalar" || node.source === "" || node.source === "-") {
    context.drafts.push({
      code: "wrong-type",
      params: { case: "sort" },
      ...span,
      path,
    });
    return BROKEN;
  }
  const field = node.source.replace(/^-/, "");
  if (!optionSchema(row.schema, field)) {
    const plain = withoutLookAlikes(node.source);
    if (plain !== node.source && optionSchema(row.schema, plain.replace(/^-/, ""))) {
      const names = namesOf(optionNames(row.schema));
      context.drafts.push({
        code: "unknown-field",
        params: { field: node.source, rows: row.name, guess: plain, names },
        ...span,
        path,
        // A long dash may be one by mistake, and then nothing is turned round.
        [/^-/.test(plain) ? "offer" : "fix"]: { ...span, text: plain },
      });
      return BROKEN;
    }
    const direction = meantDirection(node.source, row);
    if (direction) {
      const edit = { ...span, text: direction.meant };
      context.drafts.push({
        code: "sort-direction",
        params: { meant: direction.meant },
        ...span,
        path,
        ...(direction.isSure ? { fix: edit } : { offer: edit }),
      });
      return BROKEN;
    }
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
  const turned = /^[-–—](.+)$/.exec(field)?.[1];
  // The sign says something that the field alone does not; a second one in a sort is a slip.
  const isSecond = context.text[span.start - 1] === "-";
  if (turned !== undefined && !isSecond && names.includes(turned)) {
    const offer = turnedRound(turned, span, context.text);
    context.drafts.push({
      code: "unknown-field",
      params: { field, rows: row.name, names: namesOf(names), turned },
      ...span,
      path,
      ...(offer && { offer }),
    });
    return;
  }
  // A field stands there as such, not as a value of the row: ${item.date} for date.
  const bare = /^(?:\$\{\s*)?(?:item|row)\.([\w-]+)(?:\s*\})?$/.exec(field)?.[1];
  const guess =
    bare !== undefined && names.includes(bare)
      ? bare
      : (renamedTo(row.schema, field) ?? suggest(field, names));
  const called = guess === undefined ? synonymOf(field, names) : undefined;
  const meant = guess ?? called;
  context.drafts.push({
    code: "unknown-field",
    params: { field, rows: row.name, ...(meant && { guess: meant }), names: namesOf(names) },
    ...span,
    path,
    ...(guess && { fix: { ...span, text: guess } }),
    ...(called && { offer: { ...span, text: called } }),
  });
}

/** A field of an order with a minus in front, as an order says it: with an option of its own beside the field. */
function turnedRound(
  field: string,
  { start, end }: { start: number; end: number },
  text: string,
): { start: number; end: number; text: string } | undefined {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(first, start);
  const margin = /^( *(?:- +)*)field: +$/.exec(before)?.[1];
  if (margin !== undefined)
    return { start, end, text: `${field}\n${" ".repeat(margin.length)}descending: true` };
  return /^[^{}]*\{[^{}]*field: +$/.test(before)
    ? { start, end, text: `${field}, descending: true` }
    : undefined;
}

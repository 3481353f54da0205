import type { RowSource } from "../filling/bind-context.ts";
import { dereference, lookUp, type Scope, type Typed } from "../filling/look-up.ts";
import { isWrittenOut } from "../filling/readable-value.ts";
import type { WrittenPlace } from "../languages/version-places.ts";
import { acceptedTypes, entrySchema, optionSchema, partSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Data, toValue } from "../schema/to-data.ts";
import { findSource } from "../yaml/source-tree.ts";
import { findNode, hasBinding } from "../yaml/tree.ts";
import type { DataPlace, DataPlaces } from "./data-places.ts";
import type { Origin, Path, WrittenValue } from "./origin.ts";
import { piecesOf } from "./text-pieces.ts";
import type { SourceFile } from "./yaml-sources.ts";

/** What origins of values are found with. */
export interface ValueContext {
  /** A file of the site with its places; read once for a page. */
  open(file: string): SourceFile | undefined;
  /** Where a value is written that a file, as the language of the page has it, holds at a path. */
  place(file: string, path: Path): WrittenPlace;
  store: RowSource;
  data: DataPlaces;
  /** The file of the page, and where its title comes from. */
  page: { file: string; title?: Origin };
  /** The file that uses the shared list whose values are asked for. */
  usedIn?: string;
}

/** A value of a page or layout as it is written there. */
export interface TemplateValue {
  file: string;
  path: Path;
  schema: Schema | undefined;
  value: Data;
  /** What its bindings refer to. */
  scope: Scope;
  /** Steps into the value of a text that is only a binding: which entry, which field. */
  inner: Path;
}

/** Where a value of a page or layout comes from. */
export function originOf(at: TemplateValue, context: ValueContext): Origin {
  const { file, path, schema, value, scope, inner } = at;
  const written = writtenAt(file, path, schema, value, context);
  if (!written) return { kind: "computed", by: "changed", from: context.place(file, path).file };
  if (!hasBinding(value)) return { kind: "own", ...written };
  const { text } = context.open(written.file)!;
  const pieces = piecesOf(value, text, written.range).map(({ range, ...piece }) => {
    if ("literal" in piece) return { ...piece, range };
    const from = boundOrigin(piece.path, inner, scope, context);
    return { binding: piece.raw, range, ...(from && { from }) };
  });
  return { kind: "bound", ...written, pieces };
}

/** Where the value of `${…}` comes from; undefined when it finds nothing. */
function boundOrigin(path: string[], inner: Path, scope: Scope, context: ValueContext): Origin | undefined {
  const [root, ...steps] = path as [string, ...string[]];
  if (root === "count") {
    // How many rows there are, is said by the original.
    const { file } = context.place(context.data.fileOf(steps[0]!), []);
    return { kind: "computed", by: "count", from: file };
  }
  if (root === "page")
    return steps[0] === "title"
      ? context.page.title
      : { kind: "computed", by: "route", from: context.page.file };
  if (root === "use") return optionOrigin(steps, inner, scope, context);
  const whole = lookUp([root], scope, context.store);
  const entry = (root === "outer" ? scope.outer?.item : scope.item)?.entryOf;
  const start = root !== "site" && entry ? context.data.of(entry.list) : undefined;
  const here = start && entry ? stepInto(start, entry.index) : undefined;
  return originInData(whole, [...steps, ...inner], context, here);
}

/**
 * Where a value in rows or settings comes from.
 *
 * @param from   What the steps start at. @param here  Where that is written, when it is a single value.
 * @returns undefined when there is no such value.
 */
export function originInData(
  from: Typed,
  steps: Path,
  context: ValueContext,
  here?: DataPlace,
): Origin | undefined {
  let { value, schema } = from;
  let place = here;
  for (const step of steps) {
    ({ value, schema } = dereference({ value, schema }, context.store));
    if (typeof value !== "object" || value === null) return undefined;
    const holder = context.data.of(value);
    if (optionSchema(holder?.schema, String(step))?.["x-computed"])
      return { kind: "computed", by: "field", from: context.place(holder!.file, []).file };
    place = holder && stepInto(holder, step);
    schema = Array.isArray(value) ? entrySchema(schema, Number(step)) : optionSchema(schema, String(step));
    value = (value as Record<string | number, Data>)[step];
  }
  if (!place || value === undefined) return undefined;
  const written = writtenAt(place.file, place.path, place.schema, value, context);
  if (written) return { kind: "own", ...written };
  return place.file === "data/site.yaml"
    ? { kind: "computed", by: "setting", from: place.file }
    : { kind: "computed", by: "changed", from: context.place(place.file, place.path).file };
}

function stepInto({ file, path, schema }: DataPlace, step: string | number): DataPlace {
  return { file, path: [...path, step], schema: partSchema(schema, step) };
}

/** Where an option of a shared list is set: by the page that uses it, else in the list itself. */
function optionOrigin(steps: Path, inner: Path, { use }: Scope, context: ValueContext): Origin | undefined {
  const name = String(steps[0]);
  const used = use?.used;
  const schema = optionSchema(use?.schema, name);
  if (!used || !schema) return undefined;
  const value = used.entry[name];
  if (value !== undefined) {
    // Nested lists are written in the file of the list around them.
    const file = used.scope.use?.used?.list ?? context.usedIn ?? context.page.file;
    return originOf({ file, path: [...used.path, name], schema, value, scope: used.scope, inner }, context);
  }
  const preset = schema.default as Data | undefined;
  const path = ["options", name, "default"];
  const written = preset === undefined ? undefined : writtenAt(used.list, path, schema, preset, context);
  return written && { kind: "own", ...written };
}

/** Where an option is written that is set for all blocks of a type. */
export function presetOrigin(
  type: string,
  { file, path, inner = [] }: { file: string; path: Path; inner?: Path },
  schema: Schema | undefined,
  value: Data,
  context: ValueContext,
): Origin {
  const set = writtenAt(file, [...path, ...inner], schema, value, context);
  return { kind: "default", type, ...(set && { set }) };
}

/** The place of a value in its file; undefined when the file no longer says so. */
function writtenAt(
  named: string,
  inNamed: Path,
  schema: Schema | undefined,
  value: Data,
  { open, place }: ValueContext,
): WrittenValue | undefined {
  const { file, path, of, missingIn } = place(named, inNamed);
  const source = open(file);
  const found = source && findSource(source.source, path);
  const part = found?.entry ?? found?.item;
  if (!source || !found || !part || found.node.kind !== "scalar") return undefined;
  const { node } = findNode(source.tree, path);
  if (node.kind !== "scalar" || !Object.is(toValue(node, schema, [], []), value)) return undefined;
  const { start, end, style } = found.node;
  return {
    file,
    path,
    ...(found.entry && { key: { start: found.entry.keyStart, end: found.entry.keyEnd } }),
    whole: { start: part.start, end: part.end },
    range: { start, end },
    style,
    isTextWanted: takesTextOnly(schema),
    ...(isWrittenOut(schema) && { isWrittenOut: true as const }),
    ...(of && { of }),
    ...(missingIn !== undefined && { missingIn }),
  };
}

/** Whether what is written without quotation marks is a text there, a number included. */
export function takesTextOnly(schema: Schema | undefined): boolean {
  const types = schema ? acceptedTypes(schema) : new Set<string>();
  return types.has("string") && !["number", "integer", "boolean"].some((type) => types.has(type));
}

import { SHOWN, type Shown } from "../clock/shown.ts";
import { findMigration } from "../edit/migrate-block.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { type BlockPlace, namesOf } from "../problems/things.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { queryNames } from "../schema/engine-options.ts";
import { entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import { readShown, type ShownFields, saysWhen, shownNames } from "../schema/read-shown.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data, toValue } from "../schema/to-data.ts";
import { mayHoldWords } from "../texts/foreign-markup.ts";
import { findForeignPlaces } from "../texts/foreign-places.ts";
import { reportMarkup } from "../texts/report-markup.ts";
import { plainData } from "../yaml/plain-data.ts";
import { hasBinding, type MapNode, type ScalarNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { withoutDash } from "../yaml/without-entry.ts";
import { type RowType, type TypeScope, typeOfPath } from "./binding-types.ts";
import { findBareBinding, findHalfBinding, type HalfBinding } from "./bindings.ts";
import type { BlockType } from "./block-types.ts";
import { checkBindings } from "./check-bindings.ts";
import { checkPlace } from "./check-place.ts";
import { findForeignField } from "./foreign-fields.ts";
import { optionWords } from "./option-words.ts";
import { type BlockTemplate, LINE, pathKey } from "./page-file.ts";
import { idSchema, PAGE_SLOT } from "./page-schema.ts";
import { readBlockQuery, requireItems, withSource } from "./read-block-query.ts";
import type { ReadContext } from "./read-context.ts";
import { isUse, readUse } from "./read-use.ts";
import {
  reportCollection,
  reportHalfBinding,
  reportIcon,
  reportLeaving,
  reportMissingType,
  reportUnknownType,
} from "./report-in-block.ts";
import { proseOf } from "./texts-in-groups.ts";
import { reportField } from "./unknown-field.ts";
import { withItem } from "./with-item.ts";

type Path = (string | number)[];

/** Context of one file, with its lines once a block has asked for one. */
type BlockContext = ReadContext & { lines?: ReturnType<typeof createLineIndex> };

const checkId = lazyCheck({ type: "object", properties: { id: idSchema } }, { bindings: true });

/** Reads blocks and their options: text by text with bindings checked, block by block against its own schema. */
export function createBlockReader(shared: Omit<ReadContext, "readValue">): {
  readValue: ReadContext["readValue"];
  context: ReadContext;
} {
  const context: BlockContext = {
    ...shared,
    readValue: (node, schema, path, scope, fields) => readValue(node, schema, path, scope, context, fields),
  };
  return { readValue: context.readValue, context };
}

/** What a group within a block has are options. */
const LEAVING = { kind: "block" as const, type: "" };

function readValue(
  node: TreeNode,
  schema: Schema | undefined,
  path: Path,
  scope: TypeScope,
  context: BlockContext,
  fields?: RowType,
): Data {
  if (node.kind === "broken") return BROKEN;
  if (schema?.["x-block"]) return readBlock(node, path, scope, context) ?? BROKEN;
  if (node.kind === "map") {
    const result: { [key: string]: Data } = {};
    for (const { key, keyStart, keyEnd, value } of node.entries.values()) {
      const inner = optionSchema(schema, key);
      const at = [...path, key];
      if (inner?.["x-leaves"])
        reportLeaving(inner, key, LEAVING, { start: keyStart, end: keyEnd, path: at }, context);
      result[key] = readValue(value, inner, at, scope, context, fields);
    }
    return result;
  }
  if (node.kind === "list")
    return node.items.map((item, index) =>
      readValue(item, entrySchema(schema, index), [...path, index], scope, context, fields),
    );
  const value = toValue(node, schema, context.drafts, path);
  if (typeof value !== "string" || value === BROKEN || schema === undefined) return value;
  return readText(value, node, schema, path, scope, context, fields);
}

/** Looks at a text: its bindings, or what it means beyond itself. */
function readText(
  value: string,
  node: ScalarNode,
  schema: Schema,
  path: Path,
  scope: TypeScope,
  context: BlockContext,
  fields: RowType | undefined,
): Data {
  const { text, environment, drafts, spans } = context;
  // A path has a point.
  const half =
    (value.includes(".") ? (findHalfBinding(value) ?? findBare(value, schema, scope, context)) : undefined) ??
    findForeignField(value, schema, scope, environment.types);
  if (half) {
    reportHalfBinding(half, node, path, context);
    return BROKEN;
  }
  const places = findForeignPlaces(value, schema, node, path, text);
  if (places) {
    drafts.push(places);
    return BROKEN;
  }
  reportMarkup(value, schema, node, path, context);
  const isBound = hasBinding(value);
  const sign = isBound && !mayHoldWords(schema) ? /^\$\{[^{}\n]+\}([,;])$/.exec(value)?.[1] : undefined;
  if (sign !== undefined) {
    const span = visibleSpan(node, text);
    const at = { start: text.lastIndexOf(sign, span.end - 1), end: text.lastIndexOf(sign, span.end - 1) + 1 };
    drafts.push({
      code: "comma-at-end",
      params: { sign },
      ...at,
      path: [...path],
      offer: { ...at, text: "" },
    });
    return BROKEN;
  }
  if (isBound) {
    spans.set(pathKey(path), visibleSpan(node, text));
    for (const match of value.matchAll(/\$\{count\.([^.{}]+)/g)) context.uses.add(match[1]!);
    const whole = { start: node.start, end: node.end };
    if (!(context.isUnknownRow && /\$\{(item|outer)\b/.test(value)))
      checkBindings(value, whole, text, path, schema, scope, environment.types, drafts);
    return value;
  }
  const kind = kindOf(schema);
  if (!kind && !schema["x-heading"] && !schema["x-anchor"]) return value;
  const span = visibleSpan(node, text);
  spans.set(pathKey(path), span);
  if (kind === "icon" && environment.icons && !environment.icons.includes(value))
    reportIcon(value, span, path, context);
  if (kind === "collection" && path.at(-1) !== "each") reportCollection(value, span, path, context);
  if (kind === "field" && fields && !optionSchema(fields.schema, value)) {
    reportField(value, span, fields, path, context);
    return BROKEN;
  }
  return value;
}

/** A text that is the path of a value that there is. */
function findBare(
  value: string,
  schema: Schema,
  scope: TypeScope,
  { environment }: BlockContext,
): HalfBinding | undefined {
  const bare = mayHoldWords(schema) ? findBareBinding(value) : undefined;
  return bare && !typeOfPath(bare.path.split("."), scope, environment.types).problem ? bare : undefined;
}

function readBlock(
  node: TreeNode,
  path: Path,
  scope: TypeScope,
  context: BlockContext,
): BlockTemplate | undefined {
  const { text, environment, drafts, spans, isLayout } = context;
  if (node.kind === "broken") return undefined;
  if (node.kind !== "map") {
    const source = node.kind === "scalar" ? node.source.slice(0, 40) : undefined;
    const offer =
      source === ""
        ? withoutDash(text, node.start)
        : environment.blockTypes.has("prose")
          ? proseOf(node, text)
          : undefined;
    drafts.push({
      code: "not-a-block",
      params: {
        block: placeOf(path, isLayout),
        found: source === undefined ? [] : source || null,
        isType: node.kind === "scalar" && environment.blockTypes.has(node.source),
        ...(offer && (source === "" ? { isSpare: true as const } : { isText: true as const })),
      },
      ...visibleSpan(node, text),
      path,
      ...(offer && { offer }),
    });
    return undefined;
  }
  if (isUse(node)) {
    context.lines ??= createLineIndex(text);
    return readUse(node, path, context.lines.position(node.start).line, scope, context);
  }
  const entry = node.entries.get("type");
  if (!entry) {
    reportMissingType(node, placeOf(path, isLayout), path, context);
    return undefined;
  }
  if (entry.value.kind === "broken") return undefined;
  const isEmpty = entry.value.kind === "scalar" && entry.value.source === "";
  const typeSpan = isEmpty ? { start: entry.keyStart, end: entry.keyEnd } : visibleSpan(entry.value, text);
  if (entry.value.kind !== "scalar" || isEmpty) {
    const types = namesOf([...environment.blockTypes.keys()]);
    const params = { block: placeOf(path, isLayout), isEmpty: true as const, types };
    const [only, ...more] = entry.value.kind === "list" ? entry.value.items : [];
    const named = more.length === 0 && only?.kind === "scalar" ? only.source : undefined;
    // One name in brackets is that name.
    const offer = named !== undefined && environment.blockTypes.has(named) && { ...typeSpan, text: named };
    drafts.push({
      code: "missing-type",
      params: { ...params, ...(offer && { named }) },
      ...typeSpan,
      path: [...path, "type"],
      ...(offer && { offer }),
    });
    return undefined;
  }
  const name = entry.value.source;
  context.lines ??= createLineIndex(text);
  const { line } = context.lines.position(node.start);
  const at = { ...typeSpan, path: [...path, "type"] };
  if (name === PAGE_SLOT && isLayout && path.length === 2) {
    for (const { key, keyStart, keyEnd } of node.entries.values())
      if (key !== "type")
        drafts.push({
          code: "unknown-option",
          params: { option: key, of: { kind: "block", type: PAGE_SLOT }, names: namesOf([]) },
          start: keyStart,
          end: keyEnd,
          path: [...path, key],
        });
    context.above.push({ type: name, ...at, line, isFirst: false, isOnce: false });
    return templateOf(PAGE_SLOT, line);
  }
  const type = environment.blockTypes.get(name);
  if (!type) {
    reportUnknownType(name, node, placeOf(path, isLayout), typeSpan, path, context);
    return undefined;
  }
  spans.set(pathKey(path), typeSpan);
  reportLeaving(type.schema, name, undefined, at, context);
  const step = findMigration(type.migrations && plainData(node), type.migrations);
  if (step) {
    // Its options are read for what they use; what is wrong with them is the old form.
    const told = drafts.length;
    readOptions(node, type, path, scope, typeSpan, context, templateOf(name, line));
    drafts.length = told;
    const { version, about } = step;
    drafts.push({ code: "old-form", params: { type: name, version, about }, ...at });
    return undefined;
  }
  const shown = readShownOf(node, type, path, context);
  const fault = checkPlace(
    type,
    { ...at, line, ...(shown && { shown }) },
    context.above,
    environment.blockTypes,
  );
  if (fault) drafts.push(fault);
  const template = templateOf(name, line);
  readOptions(node, type, path, scope, typeSpan, context, template);
  if (shown) {
    context.hasTimes = true;
    template[SHOWN] = shown;
  }
  return template;
}

/** When a block is to be seen. */
function readShownOf(node: MapNode, type: BlockType, path: Path, context: BlockContext): Shown | undefined {
  const fields = shownFieldsOf(type);
  if (!saysWhen(node, fields)) return undefined;
  // A collection there is the block's source by another name, which is told as such.
  const isSource = withSource(node, type, path, { ...context, drafts: [] }) !== node;
  const { from: _, ...others } = fields;
  const thing = { kind: "block" as const, type: type.name };
  const zone = context.environment.zone ?? "UTC";
  return readShown(node, isSource ? others : fields, path, thing, { ...context, zone });
}

const shownFields = new WeakMap<BlockType, ShownFields>();

/** The words that say when a block is to be seen: an option of its own that has the same name goes first. */
export function shownFieldsOf(type: BlockType): ShownFields {
  let known = shownFields.get(type);
  if (!known) {
    const free = shownNames.filter((name) => !optionSchema(type.schema, name));
    known = Object.fromEntries(free.map((name) => [name, name]));
    shownFields.set(type, known);
  }
  return known;
}

/** Reads the options of a block into `result`. */
function readOptions(
  written: MapNode,
  type: BlockType,
  path: Path,
  scope: TypeScope,
  typeSpan: Span,
  context: BlockContext,
  result: BlockTemplate,
): void {
  const { text, drafts, spans } = context;
  const node = withItem(withSource(written, type, path, context), type, path, context);
  const thing = { kind: "block" as const, type: type.name };
  const options: { [key: string]: Data } = {};
  const own: MapNode = { kind: "map", start: node.start, end: node.end, entries: new Map() };
  const others = notOptionsOf(type);
  for (const entry of node.entries.values()) if (!others.has(entry.key)) own.entries.set(entry.key, entry);
  const id = node.entries.get("id");
  if (id) {
    result.id = readValue(id.value, idSchema, [...path, "id"], scope, context);
    if (typeof result.id === "string") spans.set(pathKey([...path, "id"]), visibleSpan(id.value, text));
    drafts.push(...explainSchemaErrors(checkId({ id: result.id }), node, path, typeSpan, { thing }, text));
  }
  const fields =
    type.source === undefined ? undefined : readBlockQuery(node, type, path, scope, result, context);
  const base = pathKey(path);
  for (const { key, keyStart, keyEnd, value } of own.entries.values()) {
    spans.set(`${base}\n${key}`, visibleSpan(value, text));
    const schema = optionSchema(type.schema, key);
    const at = [...path, key];
    if (schema?.["x-leaves"])
      reportLeaving(schema, key, thing, { start: keyStart, end: keyEnd, path: at }, context);
    options[key] = readValue(value, schema, at, scope, context, fields);
  }
  const size = type.pageSize === undefined ? undefined : own.entries.get(type.pageSize);
  if (size && !node.entries.has("source"))
    drafts.push({
      code: "missing-option",
      params: { case: "beside", option: "source", owner: thing, other: size.key },
      start: size.keyStart,
      end: size.keyEnd,
      path: [...path, size.key],
    });
  const errors = type.checkWritten(options);
  const found = errors.length === 0 ? [] : explainOptions(errors, own, node, type, path, typeSpan, context);
  drafts.push(...found.filter((draft) => !isPreset(draft, type, path, context)));
  requireItems(node, type, path, typeSpan, found, drafts);
  for (const key of Object.keys(options)) result[key] = options[key]!;
}

function explainOptions(
  errors: ReturnType<BlockType["checkWritten"]>,
  own: MapNode,
  written: MapNode,
  type: BlockType,
  path: Path,
  typeSpan: Span,
  { text, environment }: BlockContext,
): Draft[] {
  const subject = {
    thing: { kind: "block" as const, type: type.name },
    extraNames: ["id", ...(type.source ? queryNames : [])],
    commonNames: Object.keys(shownFieldsOf(type)),
    // What a block has besides its options is none of them, and there all the same.
    takenNames: new Set(written.entries.keys()),
    words: optionWords(environment.blockTypes),
  };
  return explainSchemaErrors(errors, own, path, typeSpan, subject, text);
}

const notOptions = new WeakMap<BlockType, ReadonlySet<string>>();

/** What a block has besides its options: its type, its id, its query, when it is to be seen. */
function notOptionsOf(type: BlockType): ReadonlySet<string> {
  let names = notOptions.get(type);
  if (!names) {
    const query = type.source === undefined ? [] : queryNames;
    names = new Set(["type", "id", ...query, ...Object.keys(shownFieldsOf(type))]);
    notOptions.set(type, names);
  }
  return names;
}

/** An option that is missing here, and set for all blocks of the type. */
function isPreset(
  { code, params, path: at }: Draft,
  { name }: BlockType,
  path: Path,
  { environment: { presets }, layout }: BlockContext,
): boolean {
  if (code !== "missing-option" || !presets || at.length !== path.length) return false;
  const { option } = params as { option?: string };
  return [presets.site, presets.layouts.get(layout ?? "layout")].some(
    (set) => option !== undefined && Object.hasOwn(set?.byType.get(name) ?? {}, option),
  );
}

function templateOf(type: string, line: number): BlockTemplate {
  return { type, [LINE]: line };
}

/** Where a block stands: among those of the page or layout, or in an option of another block. */
function placeOf(path: Path, isLayout: boolean): BlockPlace {
  const last = path.at(-1);
  if (typeof last !== "number") return { kind: "option", name: String(last) };
  if (path.length === 2) return { kind: isLayout ? "layout" : "page", number: last + 1 };
  const list = path.filter((step) => typeof step === "string").at(-1);
  return { kind: "list", number: last + 1, of: String(list) };
}

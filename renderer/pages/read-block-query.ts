import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { queryNames } from "../schema/engine-options.ts";
import { entrySchema, optionSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { type Entry, type MapNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType, TypeScope } from "./binding-types.ts";
import type { BlockType } from "./block-types.ts";
import { pathKey } from "./page-file.ts";
import { querySchemas } from "./page-schema.ts";
import type { ReadContext } from "./read-context.ts";
import { readSort } from "./read-sort.ts";
import { readSource } from "./read-source.ts";
import { readWhere } from "./read-where.ts";
import { collectionIn } from "./unknown-collection.ts";

type Path = (string | number)[];

const checkChoice = lazyCheck(
  {
    type: "object",
    properties: { where: querySchemas.where, sort: querySchemas.sort, limit: querySchemas.limit },
  },
  { bindings: true },
);

const itemChecks = new WeakMap<Schema, Check>();

function itemCheckOf(schema: Schema): Check {
  let check = itemChecks.get(schema);
  if (!check) {
    check = lazyCheck(schema, { bindings: true });
    itemChecks.set(schema, check);
  }
  return check;
}

/** The options of a block, with a collection that is named by another word, such as `from`, as its source. */
export function withSource(node: MapNode, type: BlockType, path: Path, context: ReadContext): MapNode {
  const { text } = context;
  if (type.source === undefined || node.entries.has("source")) return node;
  if (!queryNames.some((name) => node.entries.has(name))) return node;
  const { collections } = context.environment.types;
  const written = node.entries.get(type.source);
  const value = written?.value;
  const collection = value?.kind === "scalar" ? collectionIn(value.source) : "";
  if (written && value?.kind === "scalar" && collections.has(collection)) {
    const start = written.keyStart;
    const whole = text.slice(start, value.end).trimEnd();
    context.drafts.push({
      code: "source-and-items",
      params: { list: type.source, meant: "source", collection },
      start,
      end: written.keyEnd,
      path: [...path, type.source],
      ...(!whole.includes("\n") && {
        offer: { start, end: start + whole.length, text: `source: ${collection}` },
      }),
    });
    return renamedTo(node, written, { ...value, value: collection, source: collection });
  }
  const named = [...node.entries.values()].find(
    ({ key, value }) =>
      value.kind === "scalar" &&
      collections.has(value.source) &&
      !optionSchema(type.schema, key) &&
      key !== "type" &&
      key !== "id" &&
      suggest(key, ["source"]) !== "source" &&
      !(queryNames as readonly string[]).includes(key),
  );
  if (!named) return node;
  const span = { start: named.keyStart, end: named.keyEnd };
  context.drafts.push({
    code: "unknown-option",
    params: {
      option: named.key,
      of: { kind: "block", type: type.name },
      guess: "source",
      names: namesOf([...queryNames]),
    },
    ...span,
    path: [...path, named.key],
    offer: { ...span, text: "source" },
  });
  return renamedTo(node, named, named.value);
}

/** A group of which one entry is the source. */
function renamedTo(node: MapNode, named: Entry, value: Entry["value"]): MapNode {
  const entries = new Map(
    [...node.entries.values()].map((entry) =>
      entry === named ? ["source", { ...entry, key: "source", value }] : [entry.key, entry],
    ),
  );
  return { ...node, entries };
}

/** Reads the options of a block's query into `result`; returns the kind of its rows. */
export function readBlockQuery(
  node: MapNode,
  type: BlockType,
  path: Path,
  scope: TypeScope,
  result: { [key: string]: Data },
  context: ReadContext,
): RowType | undefined {
  const { drafts, spans, text, readValue } = context;
  const entryOf = (name: string): Entry | undefined => node.entries.get(name);
  const list = type.source!;
  const source = entryOf("source");
  if (!source) {
    // What is said of the first option of a query goes for the others.
    const name = queryNames.find((one) => node.entries.has(one));
    const entry = name === undefined ? undefined : entryOf(name);
    if (name === undefined || !entry) return undefined;
    // With "source" misspelt, the rest of the query is as it should be.
    if ([...node.entries.keys()].some((key) => suggest(key, ["source"]) === "source")) return undefined;
    drafts.push({
      code: "missing-option",
      params: { case: "source", option: name, list },
      start: entry.keyStart,
      end: entry.keyEnd,
      path: [...path, name],
    });
    return undefined;
  }
  const read = readSource(source.value, [...path, "source"], scope, context);
  result.source = read.value;
  spans.set(pathKey([...path, "source"]), visibleSpan(source.value, text));
  const row = read.row;
  const where = entryOf("where");
  const sort = entryOf("sort");
  const limit = entryOf("limit");
  if (where) result.where = row ? readWhere(where.value, row, [...path, "where"], scope, context) : BROKEN;
  if (sort) result.sort = row ? readSort(sort.value, row, [...path, "sort"], context) : BROKEN;
  if (limit) result.limit = readValue(limit.value, querySchemas.limit, [...path, "limit"], scope);
  const { where: rows, sort: order, limit: most } = result;
  drafts.push(
    ...explainSchemaErrors(
      checkChoice({
        ...(rows !== undefined && { where: rows }),
        ...(order !== undefined && { sort: order }),
        ...(most !== undefined && { limit: most }),
      }),
      node,
      path,
      { start: source.keyStart, end: source.keyEnd },
      { thing: { kind: "block", type: type.name } },
      text,
    ),
  );
  const written = entryOf(list);
  if (written)
    drafts.push({
      code: "source-and-items",
      params: { list },
      start: written.keyStart,
      end: written.keyEnd,
      path: [...path, list],
    });
  readItem(node, type, source, path, row ?? { schema: {}, name: { kind: "row" } }, scope, result, context);
  return row;
}

function readItem(
  node: MapNode,
  type: BlockType,
  source: Entry,
  path: Path,
  row: RowType,
  scope: TypeScope,
  result: { [key: string]: Data },
  context: ReadContext,
): void {
  const { drafts, text, readValue } = context;
  const item = node.entries.get("item");
  const list = type.source!;
  if (!item) {
    const misspelt = [...node.entries.keys()].some(
      (key) => suggest(key, ["item"]) === "item" && key !== list,
    );
    if (!misspelt)
      drafts.push({
        code: "missing-option",
        params: { case: "item", list },
        start: source.keyStart,
        end: source.keyEnd,
        path,
      });
    return;
  }
  const schema = entrySchema(optionSchema(type.schema, list), 0);
  const at = [...path, "item"];
  result.item = readValue(item.value, schema, at, { item: row, outer: scope }, undefined);
  if (!schema || schema["x-block"] || result.item === BROKEN) return;
  const check = itemCheckOf(schema);
  const anchor = { start: item.keyStart, end: item.keyEnd };
  drafts.push(
    ...explainSchemaErrors(
      check(result.item),
      item.value,
      at,
      anchor,
      { thing: { kind: "entry", of: list } },
      text,
    ),
  );
}

/** Reports a block that has neither entries nor a query, unless one of the two is misspelt. */
export function requireItems(
  node: MapNode,
  type: BlockType,
  path: Path,
  typeSpan: Span,
  found: readonly Draft[],
  drafts: Draft[],
): void {
  const list = type.source;
  if (
    list === undefined ||
    !type.schema.required?.includes(list) ||
    node.entries.has(list) ||
    queryNames.some((name) => node.entries.has(name))
  )
    return;
  if (found.some((draft) => draft.fix?.text === list || draft.fix?.text === "source")) return;
  const about = optionSchema(type.schema, list)?.description;
  drafts.push({
    code: "missing-option",
    params: { case: "list", list, block: type.name, ...(about && { about }) },
    ...typeSpan,
    path,
  });
}

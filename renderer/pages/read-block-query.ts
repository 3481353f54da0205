import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { entrySchema, optionSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { type Entry, type MapNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType, TypeScope } from "./binding-types.ts";
import type { BlockType } from "./block-types.ts";
import { pathKey } from "./page-file.ts";
import { queryNames, querySchemas } from "./page-schema.ts";
import type { ReadContext } from "./read-context.ts";
import { readSort, readSource, readWhere } from "./read-query.ts";

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
    // With "source" misspelt, the rest of the query is as it should be.
    if ([...node.entries.keys()].some((key) => suggest(key, ["source"]) === "source")) return undefined;
    for (const name of queryNames) {
      const entry = entryOf(name);
      if (entry)
        drafts.push({
          code: "missing-option",
          start: entry.keyStart,
          end: entry.keyEnd,
          path: [...path, name],
          message: `"${name}" belongs to a query, but this block has no "source".`,
          hint: `Add source: with the name of a collection, or write "${list}" out.`,
        });
    }
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
      { title: `The ${type.name} block`, entry: "option", holder: "this page" },
      text,
    ),
  );
  const written = entryOf(list);
  if (written)
    drafts.push({
      code: "source-and-items",
      start: written.keyStart,
      end: written.keyEnd,
      path: [...path, list],
      message: `This block has "source" and "${list}", which both say what it shows.`,
      hint: "Keep one of the two.",
    });
  readItem(node, type, source, path, row ?? { schema: {}, title: "a row" }, scope, result, context);
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
        start: source.keyStart,
        end: source.keyEnd,
        path,
        message: `A block with "source" needs "item": what one entry of "${list}" shows of a row.`,
        hint: 'For example item: { title: "${item.title}" }.',
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
      { title: `An entry of "${list}"`, entry: "option", holder: "this page" },
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
    node.entries.has("source")
  )
    return;
  if (found.some((draft) => draft.fix?.text === list || draft.fix?.text === "source")) return;
  const about = optionSchema(type.schema, list)?.description;
  drafts.push({
    code: "missing-option",
    ...typeSpan,
    path,
    message: `The ${type.name} block needs "${list}"${about ? `: ${about}` : "."}`,
    hint: `Write the entries out, or fill them from a collection with "source" and "item".`,
  });
}

import { both, isThere, SHOWN, type Shown } from "../clock/shown.ts";
import { filterRows, sortRows } from "../data/queries.ts";
import { parseBindings } from "../pages/bindings.ts";
import type { BlockType } from "../pages/block-types.ts";
import { type BlockTemplate, DRAFT_ROWS, LINE, PRESET, USED } from "../pages/page-file.ts";
import { PAGE_SLOT } from "../pages/page-schema.ts";
import { queryNames } from "../schema/engine-options.ts";
import { acceptedTypes, entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { hasBinding, isWholeBinding } from "../yaml/tree.ts";
import type { BindContext } from "./bind-context.ts";
import { expandUse } from "./expand-use.ts";
import { dereference, lookUp, type RowInScope, type Scope } from "./look-up.ts";
import { readableValue } from "./readable-value.ts";
import { readOf } from "./reads.ts";
import { type PathLink, toPath } from "./trace.ts";

/**
 * Fills the bindings of a block and answers its queries. Options keep the shape they have in the file.
 *
 * An option whose binding finds no value is left out; when its group of options cannot do without it, the
 * whole group is left out, and an entry of a list with it. So `image: { src: ${item.image}, alt: … }` gives
 * no picture for a row that has none.
 *
 * @param path  Path of the block in its file.
 */
export function bindBlock(
  block: BlockTemplate,
  scope: Scope,
  context: BindContext,
  path?: PathLink,
): BlockTemplate {
  const type = context.blockTypes.get(String(block.type));
  if (!type || block.type === PAGE_SLOT) return block;
  const result: BlockTemplate = { type: block.type!, [LINE]: block[LINE] };
  if (block[SHOWN]) result[SHOWN] = block[SHOWN];
  if (block[PRESET]) result[PRESET] = block[PRESET];
  for (const [name, value] of Object.entries(block)) {
    if (name === "type" || (type.source !== undefined && QUERY.has(name))) continue;
    const at = { up: path, step: name };
    const bound = bindValue(
      value,
      name === "id" ? undefined : optionSchema(type.schema, name),
      scope,
      context,
      at,
    );
    if (bound === undefined) continue;
    result[name] = bound;
    context.trace?.note(result, name, at, scope);
  }
  if (type.source && typeof block.source === "string")
    answerQuery(block, type, type.source, result, scope, context, path);
  return result;
}

const QUERY: ReadonlySet<string> = new Set(queryNames);

function answerQuery(
  block: BlockTemplate,
  type: BlockType,
  list: string,
  result: BlockTemplate,
  scope: Scope,
  context: BindContext,
  path: PathLink | undefined,
): void {
  const { where, sort, limit } = block;
  const query = {
    ...(where !== undefined && { where }),
    ...(sort !== undefined && { sort }),
    ...(limit !== undefined && { limit }),
  };
  const all = selectRows(String(block.source), query, scope, context);
  const rows = ofThisPage(all, block, type, result, scope);
  const schema = entrySchema(optionSchema(type.schema, list), 0);
  const items: Data[] = [];
  const kept: RowInScope[] = [];
  const at = { up: path, step: "item" };
  for (const row of rows) {
    const within = { item: row, outer: scope, page: scope.page, ...(scope.use && { use: scope.use }) };
    const item = bindValue(block.item ?? {}, schema, within, context, at);
    if (item === undefined) continue;
    context.trace?.note(items, items.length, at, within);
    items.push(row.shown && !context.clock ? withTime(item, row.shown) : item);
    kept.push(row);
  }
  result[list] = items;
  const drafts = kept.filter(({ shown }) => shown?.draft);
  if (drafts.length > 0)
    result[DRAFT_ROWS] = drafts.map(({ name }) => (name.kind === "keyed" ? name.key : `${name.number}`));
  context.trace?.note(result, list, at, scope);
  if (type.rows === undefined) return;
  const fields = new Set<string>();
  walkValues(result, type.schema, [], ({ value, schema: inner }) => {
    if (typeof value === "string" && kindOf(inner) === "field") fields.add(value);
  });
  result[type.rows] = kept.map((row) =>
    Object.fromEntries(
      [...fields].map((field) => [field, (row.value as BlockTemplate | undefined)?.[field] ?? null]),
    ),
  );
}

/** What is shown of a row is there as long as the row is. */
function withTime(item: Data, shown: Shown): Data {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  const own = (item as BlockTemplate)[SHOWN];
  return Object.assign(item, { [SHOWN]: own ? both(own, shown) : shown });
}

/** The rows that this address of a list in pages shows, and what its view has to know of the others. */
function ofThisPage(
  rows: RowInScope[],
  block: BlockTemplate,
  { pageSize }: BlockType,
  result: BlockTemplate,
  { pages }: Scope,
): RowInScope[] {
  const size = pageSize === undefined ? undefined : block[pageSize];
  if (!pages || typeof size !== "number") return rows;
  if (pages.count > 1) result.pages = pages as unknown as Data;
  return rows.slice((pages.number - 1) * size, pages.number * size);
}

/** The rows that a query asks for. */
export function selectRows(
  source: string,
  query: { where?: Data; sort?: Data; limit?: Data },
  scope: Scope,
  context: BindContext,
): RowInScope[] {
  const where =
    query.where === undefined
      ? undefined
      : ((bindValue(query.where, undefined, inOwnLanguage(scope), context) ?? {}) as { [key: string]: Data });
  const bound = { where, sort: query.sort, limit: query.limit };
  if (!/^(item|outer|site)(\.|$)/.test(source)) {
    // Many pages ask a collection the same question.
    const key = JSON.stringify([source, bound.where, bound.sort, bound.limit]);
    context.store.note?.(readOf.query(key));
    const known = context.store.answers.get(key);
    if (known) return [...known];
    const answer = answerFrom(context.store.rows(source), bound, context.store.lang);
    context.store.answers.set(key, answer);
    return [...answer];
  }
  const { value, schema } = lookUp(source.split("."), scope, context.store);
  const entry = entrySchema(schema, 0);
  const list = Array.isArray(value) ? value : [];
  const rows = list.map((one, index) => ({
    ...dereference({ value: one, schema: entry }, context.store),
    name: { kind: "entry" as const, number: index + 1, of: source },
    entryOf: { list, index },
  }));
  return answerFrom(
    rows.filter((row) => row.value !== undefined),
    bound,
    context.store.lang,
  );
}

/** Rows are chosen by what they say in the site's own language, whatever language they are shown in. */
function inOwnLanguage(scope: Scope): Scope {
  const { item, outer } = scope;
  if (!item?.original && !outer?.item?.original) return scope;
  return {
    ...scope,
    ...(item && { item: { ...item, value: item.original ?? item.value } }),
    ...(outer && { outer: inOwnLanguage(outer) }),
  };
}

function answerFrom(
  rows: readonly RowInScope[],
  query: { where?: { [key: string]: Data }; sort?: Data; limit?: Data },
  lang: string,
): RowInScope[] {
  const fieldsOf = (row: RowInScope): Data | undefined => row.value;
  let result = [...rows];
  if (query.where !== undefined)
    result = filterRows(result, query.where, (row) => row.original ?? fieldsOf(row));
  // An order that cannot be read is told where it stands, or where its collection is described.
  if (typeof query.sort === "string" || Array.isArray(query.sort))
    result = sortRows(result, query.sort as string | string[], lang, fieldsOf);
  return typeof query.limit === "number" ? result.slice(0, query.limit) : result;
}

/** Fills the bindings of a value; undefined when there is nothing to show. */
export function bindValue(
  value: Data,
  schema: Schema | undefined,
  scope: Scope,
  context: BindContext,
  path?: PathLink,
): Data | undefined {
  if (typeof value === "string")
    return hasBinding(value) ? bindText(value, schema, scope, context, path) : value;
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const result: Data[] = [];
    for (const [index, entry] of value.entries()) {
      const at = { up: path, step: index };
      if (isUsed(entry)) {
        const blocks = isThere(entry[SHOWN], context.clock) ? bindUsed(entry, scope, context, at) : [];
        for (const block of blocks) {
          context.trace?.note(result, result.length, at, scope);
          result.push(block);
        }
        continue;
      }
      const bound = bindValue(entry, entrySchema(schema, index), scope, context, at);
      if (bound === undefined) continue;
      context.trace?.note(result, result.length, at, scope);
      result.push(bound);
    }
    return result;
  }
  if (schema?.["x-block"])
    return isThere((value as BlockTemplate)[SHOWN], context.clock)
      ? bindBlock(value, scope, context, path)
      : undefined;
  const result: { [key: string]: Data } = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = { up: path, step: name };
    const bound = bindValue(inner, optionSchema(schema, name), scope, context, at);
    if (bound !== undefined) {
      result[name] = bound;
      context.trace?.note(result, name, at, scope);
    } else if (schema?.required?.includes(name)) return undefined;
  }
  return result;
}

/** The blocks that stand for an entry that uses a shared list; see `expandUse`. */
export function bindUsed(
  entry: BlockTemplate,
  scope: Scope,
  context: BindContext,
  path?: PathLink,
): BlockTemplate[] {
  return expandUse(entry, scope, context, { bindBlock, bindValue }, path);
}

function isUsed(entry: Data): entry is BlockTemplate {
  return typeof entry === "object" && entry !== null && (entry as BlockTemplate)[USED] !== undefined;
}

function bindText(
  text: string,
  schema: Schema | undefined,
  scope: Scope,
  context: BindContext,
  path: PathLink | undefined,
): Data | undefined {
  const { parts } = parseBindings(text);
  if (isWholeBinding(text)) {
    const part = parts[0];
    if (part === undefined || typeof part === "string") return undefined;
    const { value: found, schema: field } = lookUp(part.path, scope, context.store);
    const value = readableValue(found, field, schema, context.store.lang);
    if (typeof value === "number" && schema) {
      const types = acceptedTypes(schema);
      if (types.has("string") && !types.has("number") && !types.has("integer")) return String(value);
    }
    return value;
  }
  let result = "";
  const pieces: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") {
      result += part;
      continue;
    }
    const { value, schema: field } = lookUp(part.path, scope, context.store);
    if (value === undefined || value === null || typeof value === "object") {
      const item = part.path[0] === "outer" ? scope.outer?.item : scope.item;
      context.onMissing?.({ path: toPath(path), raw: part.raw, ...(item && { row: item.name }) });
    } else {
      result += String(readableValue(value, field, schema, context.store.lang, result));
      if (context.originals && typeof value === "string") pieces.push(value);
    }
  }
  const { originals } = context;
  if (!originals) return result;
  originals.follow(text, result);
  // With no word of its own it says what is put into it.
  const isOfPieces = parts.every((part) => typeof part !== "string" || !/\p{L}/u.test(part));
  if (isOfPieces && pieces.length > 0) originals.putTogether(pieces, result);
  return result;
}

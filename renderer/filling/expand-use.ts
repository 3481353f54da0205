import { both, isThere, SHOWN } from "../clock/shown.ts";
import { type BlockTemplate, FROM, USED } from "../pages/page-file.ts";
import { kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { BindContext } from "./bind-context.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import { type PathLink, Trace, toPath } from "./trace.ts";

/** Fills in blocks and values; see `bind-page.ts`. */
interface Binder {
  bindBlock(block: BlockTemplate, scope: Scope, context: BindContext, path?: PathLink): BlockTemplate;
  bindValue(
    value: Data,
    schema: Schema | undefined,
    scope: Scope,
    context: BindContext,
    path?: PathLink,
  ): Data | undefined;
}

/**
 * The blocks that stand in a page for an entry that uses a shared list, filled in with the options that it sets.
 *
 * @param path  Path of the entry in its file.
 */
export function expandUse(
  entry: BlockTemplate,
  scope: Scope,
  context: BindContext,
  bind: Binder,
  path?: PathLink,
): BlockTemplate[] {
  const list = entry[USED];
  if (!list?.page.template) return [];
  const own = Object.keys(entry).filter((name) => name !== "use" && name !== "type");
  const options: { [key: string]: Data } = {};
  for (const [name, schema] of Object.entries(list.schema.properties ?? {})) {
    const written = entry[name];
    const value =
      written === undefined
        ? undefined
        : bind.bindValue(written, schema, scope, context, { up: path, step: name });
    const filled = value ?? (schema.default as Data | undefined);
    if (filled !== undefined) options[name] = filled;
  }
  const { onMissing, trace: outer, ...rest } = context;
  context.originals?.include(list.page.template.untranslated);
  // Places in the list are told in the file of the list.
  const trace = outer && new Trace();
  const within: BindContext = {
    ...rest,
    ...(trace && { trace }),
    // What is missing whatever a page sets is told in the list's own file.
    ...(onMissing && {
      onMissing: (missing) => {
        if (own.length > 0 && missing.raw.startsWith("use.")) onMissing({ ...missing, path: toPath(path) });
      },
    }),
  };
  const used = { entry, path: toPath(path), scope, list: list.file };
  const inner: Scope = { page: scope.page, use: { ...usedRow(list.name, list.schema, options), used } };
  return list.page.template.blocks.flatMap((block, index) => {
    if (!isThere(block[SHOWN], context.clock)) return [];
    const at = { up: { step: "blocks" }, step: index };
    const filled = block[USED]
      ? expandUse(block, inner, within, bind, at)
      : [bind.bindBlock(block, inner, within, at)];
    for (const one of filled) {
      const noted = trace && { trace, scope: inner };
      const origin = one[FROM]?.origin ?? { list, index, ...(noted && { noted }) };
      if (!one[FROM] || own.length > 0)
        one[FROM] = { list, file: origin.list.file, block, sets: own, origin };
      const shown = entry[SHOWN];
      if (shown) one[SHOWN] = one[SHOWN] ? both(one[SHOWN], shown) : shown;
    }
    return filled;
  });
}

/** What filling in a block of a list has noted. */
export interface NotedInList {
  trace: Trace;
  scope: Scope;
}

/** What `${use.…}` reads. */
function usedRow(name: string, schema: Schema, value: { [key: string]: Data }): RowInScope {
  return { value, schema, name: { kind: "keyed", key: name, of: "_shared" } };
}

/** Values to look at a list with by itself: its defaults, and something for what every page has to set. */
export function sampleOptions(name: string, schema: Schema): RowInScope {
  const value: { [key: string]: Data } = {};
  for (const option of Object.keys(schema.properties ?? {})) {
    const sample = sampleOf(option, optionSchema(schema, option) ?? {});
    if (sample !== undefined) value[option] = sample;
  }
  return usedRow(name, schema, value);
}

function sampleOf(name: string, schema: Schema): Data | undefined {
  if (schema.default !== undefined) return schema.default as Data;
  if (schema.enum) return schema.enum[0] as Data;
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? schema.maximum ?? 1;
  const kind = kindOf(schema);
  if (kind === "link") return "/";
  return kind === "image" || kind === "icon" ? undefined : name;
}

import type { Draft } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { entrySchema, optionSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Data, toData } from "../schema/to-data.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { BlockType } from "./block-types.ts";
import { type BlockTemplate, PRESET, type Presets, type SharedList, USED } from "./page-file.ts";

const checks = new WeakMap<BlockType, Check>();

/** What of the options of a block may be set for all blocks of its type. */
function checkOf(type: BlockType): Check {
  let check = checks.get(type);
  if (!check) {
    const { properties = {} } = type.schema;
    check = lazyCheck({ type: "object", additionalProperties: false, properties }, { bindings: false });
    checks.set(type, check);
  }
  return check;
}

/** Reads `defaults` of the settings or of a layout: for block types the values of options. */
export function readPresets(
  node: TreeNode | undefined,
  file: string,
  text: string,
  types: ReadonlyMap<string, BlockType>,
  drafts: Draft[],
): Presets {
  const byType = new Map<string, { [option: string]: Data }>();
  for (const { key, keyStart, keyEnd, value } of node?.kind === "map" ? node.entries.values() : []) {
    const type = types.get(key);
    const place = { start: keyStart, end: keyEnd, path: ["defaults", key] };
    if (!type) {
      const names = [...types.keys()];
      const guess = suggest(key, names);
      const params = { type: key, ...(guess && { guess }), names: namesOf(names) };
      drafts.push({
        code: "unknown-default",
        params,
        ...place,
        ...(guess && { fix: { start: keyStart, end: keyEnd, text: guess } }),
      });
      continue;
    }
    if (value.kind !== "map") {
      if (value.kind !== "broken")
        drafts.push({
          code: "wrong-type",
          params: {
            case: "value",
            name: { kind: "option", name: key },
            of: { kind: "block", type: key },
            wanted: { types: ["object"] },
            found: value.kind === "scalar" ? value.value : [],
          },
          ...visibleSpan(value, text),
          path: place.path,
        });
      continue;
    }
    const data = toData(value, type.schema, drafts, place.path) as { [option: string]: Data };
    const thing = { kind: "block" as const, type: key };
    const found = explainSchemaErrors(checkOf(type)(data), value, place.path, place, { thing }, text);
    drafts.push(...found);
    const wrong = new Set(found.map(({ path }) => path[2]));
    byType.set(key, Object.fromEntries(Object.entries(data).filter(([name]) => !wrong.has(name))));
  }
  return { file, byType };
}

/**
 * A block with what is set for all of its type, and so those in it and those of a list that it uses. The values of
 * a later one of `presets` win.
 */
export function withPresets(
  block: BlockTemplate,
  types: ReadonlyMap<string, BlockType>,
  presets: readonly Presets[],
): BlockTemplate {
  const type = types.get(String(block.type));
  const result: BlockTemplate = {};
  for (const symbol of Object.getOwnPropertySymbols(block))
    Reflect.set(result, symbol, Reflect.get(block, symbol));
  for (const [name, value] of Object.entries(block)) {
    const list =
      name === "item" && type?.source !== undefined ? optionSchema(type.schema, type.source) : undefined;
    const schema = list ? entrySchema(list, 0) : optionSchema(type?.schema, name);
    result[name] = inside(value, schema, types, presets);
  }
  if (block[USED]) result[USED] = listWithPresets(block[USED], types, presets);
  for (const { file, byType } of type ? presets.toReversed() : [])
    for (const [name, preset] of Object.entries(byType.get(type!.name) ?? {})) {
      if (Object.hasOwn(result, name)) continue;
      result[name] = preset;
      result[PRESET] = { ...result[PRESET], [name]: { file, path: ["defaults", type!.name, name] } };
    }
  return result;
}

/** The blocks in a value of an option, each with what is set for its type. */
function inside(
  value: Data,
  schema: Schema | undefined,
  types: ReadonlyMap<string, BlockType>,
  presets: readonly Presets[],
): Data {
  if (typeof value !== "object" || value === null) return value;
  if (schema?.["x-block"]) return withPresets(value as BlockTemplate, types, presets);
  if (Array.isArray(value))
    return value.map((entry, index) => inside(entry, entrySchema(schema, index), types, presets));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      inside(inner, optionSchema(schema, name), types, presets),
    ]),
  );
}

function listWithPresets(
  list: SharedList,
  types: ReadonlyMap<string, BlockType>,
  presets: readonly Presets[],
): SharedList {
  const { template } = list.page;
  if (!template) return list;
  const blocks = template.blocks.map((block) => withPresets(block, types, presets));
  return { ...list, page: { ...list.page, template: { ...template, blocks } } };
}

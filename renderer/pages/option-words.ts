import type { Schema } from "../schema/schema-types.ts";
import type { BlockType } from "./block-types.ts";

const known = new WeakMap<ReadonlyMap<string, BlockType>, ReadonlySet<string>>();

/** Every name that an option of a block has, or one within its groups and lists. */
export function optionWords(types: ReadonlyMap<string, BlockType>): ReadonlySet<string> {
  let words = known.get(types);
  if (!words) {
    const all = new Set<string>();
    for (const { schema } of types.values()) addNames(schema, all);
    words = all;
    known.set(types, words);
  }
  return words;
}

function addNames(schema: Schema | undefined, words: Set<string>): void {
  if (!schema) return;
  for (const [name, option] of Object.entries(schema.properties ?? {})) {
    words.add(name);
    addNames(option, words);
  }
  if (!Array.isArray(schema.items)) addNames(schema.items, words);
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    addNames(variant, words);
}

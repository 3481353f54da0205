import type { TreeNode } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
import { ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/**
 * The list that a block is about, where a list stands in it under a name that it does not have: people call it after
 * what they put there, such as `plans`, `logos` or `photos`.
 *
 * @param absent  Names that the block has and nobody has written yet.
 */
function ownListOf(
  value: TreeNode | undefined,
  absent: readonly string[],
  block: TreeNode | undefined,
  schema: Schema,
): string | undefined {
  const own = schema["x-source"];
  if (own === undefined || !absent.includes(own) || value?.kind !== "list" || value.items.length === 0)
    return undefined;
  // From a collection come its entries then.
  if (block?.kind === "map" && block.entries.has("source")) return undefined;
  const known = namesIn(value);
  const fitOf = (name: string): number => {
    const entry = entrySchema(optionSchema(schema, name), 0);
    const names = entry ? optionNames(entry) : [];
    return known.filter((one) => names.includes(one)).length;
  };
  const others = absent.filter(
    (name) => name !== own && acceptedTypes(optionSchema(schema, name) ?? {}).has("array"),
  );
  // Buttons under a name of their own say by their entries what they are.
  return others.some((name) => fitOf(name) > fitOf(own)) ? undefined : own;
}

/** The names that the entries of a list have. */
function namesIn(list: TreeNode & { kind: "list" }): string[] {
  const names = list.items.flatMap((item) => (item.kind === "map" ? [...item.entries.keys()] : []));
  return [...new Set(names)];
}

/** The name that is nearly it, where that takes the value; or the list that the block is about, which people call after what stands in it. */
export function nearOrListed(
  wrong: string,
  absent: readonly string[],
  node: TreeNode | undefined,
  schema: Schema,
  near: string | undefined,
): string | undefined {
  const value = node?.kind === "map" ? node.entries.get(wrong)?.value : undefined;
  if (near !== undefined && acceptsKind(value, optionSchema(schema, near))) return near;
  return (
    ownListOf(value, absent, node, schema) ??
    suchListOf(value, absent, node, schema) ??
    near ??
    choiceOf(value, absent, schema)
  );
}

/** The only option that takes a value as one of a few, where it stands under another name: `layout: timeline`. */
function choiceOf(
  value: TreeNode | undefined,
  absent: readonly string[],
  schema: Schema,
): string | undefined {
  if (value?.kind !== "scalar" || typeof value.value !== "string") return undefined;
  const found = absent.filter((name) =>
    ofValue(optionSchema(schema, name) ?? {}).enum?.includes(value.value),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The only list of a group whose entries have all the names that those of a list do which stands there otherwise. */
function suchListOf(
  value: TreeNode | undefined,
  absent: readonly string[],
  group: TreeNode | undefined,
  schema: Schema,
): string | undefined {
  if (value?.kind !== "list" || value.items.length === 0) return undefined;
  // What stands alone above a list may be the words of a heading.
  if (group?.kind !== "map" || group.entries.size < 2) return undefined;
  if (!value.items.every((item) => item.kind === "map")) return undefined;
  const known = namesIn(value);
  const found = absent.filter((name) => {
    const entry = entrySchema(optionSchema(schema, name), 0);
    const own = entry && !entry["x-block"] ? optionNames(entry) : [];
    const isSuch = known.length > 1 && known.every((one) => own.includes(one));
    return isSuch && (ofValue(entry!).required ?? []).every((one) => known.includes(one));
  });
  return found.length === 1 ? found[0] : undefined;
}

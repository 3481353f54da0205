import type { ErrorObject } from "ajv";
import type { TreeNode } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
import { ofValue } from "./free-text.ts";
import { entrySchema, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Place } from "./subject.ts";
import { synonymOf } from "./synonyms.ts";

/** Names of addresses. */
const OF_ADDRESSES: ReadonlySet<string> = new Set(["address", "href", "src"]);

/**
 * The name of which a word says the same. Where something else is missing, it may be that, but for an address.
 */
export function synonymIn(
  wrong: string,
  absent: readonly string[],
  lacking: readonly string[],
  { node }: Place,
  schema: Schema,
): string | undefined {
  const value = node?.kind === "map" ? node.entries.get(wrong)?.value : undefined;
  const takers = value?.kind === "list" ? absent.filter((name) => mayTakeList(value, name, schema)) : absent;
  const name = inOtherNumber(wrong, takers, value, schema) ?? synonymOf(wrong, takers);
  if (name === undefined || lacking.length === 0) return name;
  const isAddress = value?.kind === "scalar" && /^(?:https?:\/\/|\/)\S*$/.test(value.source);
  return isAddress && OF_ADDRESSES.has(name) ? name : undefined;
}

/** Names of a query that no list can stand under. */
const NO_LISTS: ReadonlySet<string> = new Set(["where", "limit", "source", "item"]);

/**
 * Whether a list may stand under a name: groups that have nothing of what its entries have are others, unless each of
 * their names is a word for one of those.
 */
function mayTakeList(list: TreeNode & { kind: "list" }, name: string, schema: Schema): boolean {
  if (NO_LISTS.has(name) && !optionSchema(schema, name)) return false;
  const entry = entrySchema(ofValue(optionSchema(schema, name) ?? {}), 0);
  const names = entry ? optionNames(entry) : [];
  const groups = list.items.filter((item) => item.kind === "map");
  if (names.length === 0 || groups.length === 0) return true;
  return groups.some(
    ({ entries }) =>
      names.some((one) => entries.has(one)) ||
      [...entries.keys()].every((key) => synonymOf(key, names) !== undefined),
  );
}

/** `filter` for `filters`: a letter more or less is nearer than a word that says the same, where the value fits. */
function inOtherNumber(
  wrong: string,
  names: readonly string[],
  value: TreeNode | undefined,
  schema: Schema,
): string | undefined {
  const found = names.find((name) => name === `${wrong}s` || `${name}s` === wrong);
  return found !== undefined && acceptsKind(value, optionSchema(schema, found)) ? found : undefined;
}

/** By place, the missing names of which names that stand there in their stead say the same. */
export function namesSaid(
  errors: readonly ErrorObject[],
  missingAt: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const saidAt = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params } of errors) {
    const missing = keyword === "additionalProperties" ? missingAt.get(instancePath) : undefined;
    const name = missing && synonymOf(String(params.additionalProperty), missing);
    if (name === undefined) continue;
    const said = saidAt.get(instancePath);
    if (said) said.add(name);
    else saidAt.set(instancePath, new Set([name]));
  }
  return saidAt;
}

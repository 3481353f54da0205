import type { ErrorObject } from "ajv";
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
): string | undefined {
  const name = synonymOf(wrong, absent);
  if (name === undefined || lacking.length === 0) return name;
  const value = node?.kind === "map" ? node.entries.get(wrong)?.value : undefined;
  const isAddress = value?.kind === "scalar" && /^(?:https?:\/\/|\/)\S*$/.test(value.source);
  return isAddress && OF_ADDRESSES.has(name) ? name : undefined;
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

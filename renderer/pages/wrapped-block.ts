import type { Draft, Span } from "../problems/draft.ts";
import type { Entry } from "../yaml/tree.ts";

/**
 * A block below a name of its own, as cards have one (`block: { type: prose, … }`), where the list is one of blocks.
 *
 * @param keys  What stands there in the place of a block.
 * @returns Where the name stands, and the block in its place.
 */
export function wrapperOf(
  keys: readonly Entry[],
  text: string,
  blockTypes: ReadonlyMap<string, unknown>,
): ({ wrapper: string } & Span & Required<Pick<Draft, "offer">>) | undefined {
  const [only, other] = keys;
  if (!only || other || only.value.kind !== "map") return undefined;
  const { key: wrapper, keyStart: start, keyEnd: end, value } = only;
  const type = value.kind === "map" ? value.entries.get("type")?.value : undefined;
  if (type?.kind !== "scalar" || !blockTypes.has(type.source)) return undefined;
  const columnOf = (at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);
  const by = Math.max(0, columnOf(value.start) - columnOf(start));
  const whole = text.slice(value.start, value.end).trimEnd();
  const block = text[value.start] === "{" ? whole : whole.replace(new RegExp(`^ {${by}}`, "gm"), "");
  return { wrapper, start, end, offer: { start, end: value.start + whole.length, text: block } };
}

import type { Data } from "../schema/to-data.ts";
import type { PagedList } from "./page-file.ts";
import type { PageEnvironment } from "./read-context.ts";

/** The first of a page's own blocks that spreads the rows of a collection over several addresses. */
export function findPagedList(
  blocks: Data | undefined,
  { blockTypes, types }: PageEnvironment,
): PagedList | undefined {
  if (!Array.isArray(blocks)) return undefined;
  for (const block of blocks) {
    if (typeof block !== "object" || block === null || Array.isArray(block)) continue;
    const { type, source, where, limit } = block as { [key: string]: Data };
    const name = blockTypes.get(String(type))?.pageSize;
    const size = name === undefined ? undefined : (block as { [key: string]: Data })[name];
    if (typeof size !== "number" || typeof source !== "string" || !types.collections.has(source)) continue;
    // A choice that depends on the address cannot decide how many addresses there are.
    if (JSON.stringify(where ?? {}).includes("${page.")) continue;
    return {
      collection: source,
      size,
      ...(typeof where === "object" && where !== null && !Array.isArray(where) && { where }),
      ...(typeof limit === "number" && { limit }),
    };
  }
  return undefined;
}

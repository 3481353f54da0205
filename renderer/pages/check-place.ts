import { ALWAYS, meet, type Shown } from "../clock/shown.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { namesOf } from "../problems/things.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { BlockType } from "./block-types.ts";

/** A block of the file's own list; `line` counts from 1. */
export interface Above extends Span {
  type: string;
  path: (string | number)[];
  line: number;
  /** It keeps the top of the page for itself. */
  isFirst: boolean;
  /** A page has one of it, the layout included. */
  isOnce: boolean;
  /** When it is to be seen; missing: always. */
  shown?: Shown;
}

/**
 * Says why a block may not stand where it does, going by `x-place` of its type.
 *
 * @param at     Place of its `type`: the path leads to that option.
 * @param above  The blocks of the file's own list that stand before it; this one is added.
 */
export function checkPlace(
  { name, places }: BlockType,
  at: Pick<Above, "start" | "end" | "path" | "line" | "shown">,
  above: Above[],
  types: ReadonlyMap<string, BlockType>,
): Draft | undefined {
  const { start, end, path, line, shown = ALWAYS } = at;
  const here = { start, end, path };
  // blocks, the number of the block, type
  const isTop = path.length === 3;
  if (!isTop)
    return places.has("top")
      ? { code: "misplaced-block", params: { case: "top", type: name }, ...here }
      : undefined;
  // Two that are never to be seen together do not disturb each other.
  const isBeside = (one: Above): boolean => !one.shown || meet(one.shown, shown);
  const earlier = places.has("once") && above.find((one) => one.type === name && isBeside(one));
  const before = places.has("first") && above.find((one) => !one.isFirst && isBeside(one));
  above.push({
    type: name,
    start,
    end,
    path,
    line,
    isFirst: places.has("first"),
    isOnce: places.has("once"),
    ...(shown !== ALWAYS && { shown }),
  });
  if (places.has("inside")) {
    const takers = [...types.values()].filter(({ schema }) => takesBlocks(schema)).map((type) => type.name);
    return {
      code: "misplaced-block",
      params: { case: "inside", type: name, takers: namesOf(takers) },
      ...here,
    };
  }
  if (earlier)
    return { code: "misplaced-block", params: { case: "once", type: name, line: earlier.line }, ...here };
  if (!before) return undefined;
  const params = { case: "first" as const, type: before.type, below: name };
  return { code: "misplaced-block", params, start: before.start, end: before.end, path: before.path };
}

/** Whether a list of the block, or an entry of one, takes blocks of any type. */
function takesBlocks({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ items }) => {
    if (!items || Array.isArray(items)) return false;
    return items["x-block"] || Object.values(items.properties ?? {}).some((option) => option["x-block"]);
  });
}

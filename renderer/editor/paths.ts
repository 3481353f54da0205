import type { Path } from "./protocol.ts";

/** A path as a key of a map; steps hold no slash, as the check sees to. */
export const keyOf = (path: Path): string => path.join("/");

/** A path as people and addresses write it, without what only definitions have: `blocks.2.heading`. */
export const spokenPath = (path: Path): string => path.filter((step) => step !== "props").join(".");

/** Whether a path leads into what another one names, or to it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((step, index) => path[index] === step);

/** What a path leads to; undefined when it leads nowhere. */
export function valueAt(from: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    from,
  );
}

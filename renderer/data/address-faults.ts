import type { Draft } from "../problems/draft.ts";
import { findImageFault, findLinkFault } from "../schema/links.ts";
import type { Reference } from "./reference.ts";

/**
 * What is wrong with the addresses of rows that are read in the place of values which were wrong. The whole site is
 * asked for addresses later; a correction that puts words in the place of one is none already here.
 */
export function addressFaults(read: readonly Reference[], problems: readonly Draft[]): Draft[] {
  const wrong = new Set(problems.map(({ start }) => start));
  return read.flatMap(({ kind, value, start, end, path }) => {
    if (!wrong.has(start) || (kind !== "link" && kind !== "image")) return [];
    const fault = kind === "link" ? findLinkFault(value) : findImageFault(value);
    if (!fault) return [];
    const { fix: _, offer: __, ...rest } = fault;
    return [{ ...rest, start, end, path: [...path] } as Draft];
  });
}

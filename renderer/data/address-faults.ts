import type { Draft } from "../problems/draft.ts";
import { findImageFault, findLinkFault } from "../schema/links.ts";
import type { Reference } from "./reference.ts";

/**
 * What is wrong with the addresses of rows that are read in the place of values which were wrong. The whole site is
 * asked for addresses, icons and other rows later; a correction that puts words in the place of one is none already
 * here, nor is one that keeps a sign in front of a name.
 */
export function addressFaults(read: readonly Reference[], problems: readonly Draft[]): Draft[] {
  const wrong = new Set(problems.map(({ start }) => start));
  return read.flatMap(({ kind, value, start, end, path, target = "" }): Draft[] => {
    if (!wrong.has(start)) return [];
    const at = { start, end, path: [...path] };
    if (kind === "icon" && !isName(value)) return [{ code: "unknown-icon", params: { icon: value }, ...at }];
    if (kind === "ref" && !isName(value[0] ?? "")) {
      const params = { collection: target, file: "", key: "", value, names: { all: 0, some: [] } };
      return [{ code: "dangling-reference", params, ...at }];
    }
    if (kind !== "link" && kind !== "image") return [];
    const fault = kind === "link" ? findLinkFault(value) : findImageFault(value);
    if (!fault) return [];
    const { fix: _, offer: __, ...rest } = fault;
    return [{ ...rest, ...at } as Draft];
  });
}

/** Names of icons begin with a letter or a digit and have no space in them; keys of rows begin so. */
const isName = (value: string): boolean => /^[\p{L}\d]\S*$/u.test(value);

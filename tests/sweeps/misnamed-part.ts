import { parse } from "node:path";
import { editDistance } from "../../renderer/problems/suggest.ts";

/** Endings that people write for one another. */
const KINDS = [/^\.[cm]?[jt]sx?$/, /^\.(?:ya?ml|json)$/, /^\.(?:md|markdown|txt)$/];

/**
 * The file of a block's folder that is meant as the one that the engine looks for: another ending, another spelling.
 *
 * @param names Files that are there. @param isUsed Whether another file of the block imports it by its name.
 */
export function misnamedPart(
  wanted: string,
  names: readonly string[],
  isUsed: (name: string) => boolean,
): string | undefined {
  const of = parse(wanted.toLowerCase());
  return names.find((name) => {
    const { name: stem, ext } = parse(name.toLowerCase());
    const isOfKind = KINDS.some((kind) => kind.test(ext) && kind.test(of.ext));
    return isOfKind && editDistance(stem, of.name, 2) <= 1 && !isUsed(name);
  });
}

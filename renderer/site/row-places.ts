import { readDataFile } from "../data/read-data.ts";
import type { RowPlace } from "../filling/bind-context.ts";
import { readYamlFile } from "../yaml/read-yaml.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import { placesIn, type StandsOn } from "./version-of-file.ts";

/**
 * Where the field of a row is written, in the file of its collection or in the version of a language. The file is read
 * for it: places of all rows would fill the memory.
 *
 * @param site  The base of the site's own language. @param base  That of the language.
 * @param row  Its place in the file, from 0. @returns undefined when the row does not say it.
 */
export function placeInRow(
  site: StandsOn,
  base: StandsOn,
  collection: string,
  row: number,
  field: string,
): RowPlace | undefined {
  const original = site.collections.get(collection);
  if (!original) return undefined;
  const { file, path } = placesIn(site, base)(original.file, [row, field]);
  const read =
    file === original.file
      ? readDataFile(site.dir, file, { name: collection, schema: original.schema })
      : readYamlFile(site.dir, file);
  if (!read?.tree) return undefined;
  const { node, depth } = findNode(read.tree, path);
  if (depth < path.length) return undefined;
  const isVersion = file !== original.file;
  return { file, lines: read.lines, span: visibleSpan(node, read.text), isVersion };
}

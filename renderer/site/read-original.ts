import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import { readYaml, readYamlFile, type YamlFile } from "../yaml/read-yaml.ts";

let last: { path: string; bytes: Uint8Array; read: YamlFile } | undefined;
/** Files are read one after the other as they were at one moment: the last one is the same when it is asked for again. */
let isAtOnce = false;

/**
 * Reads a page file of which there are versions in other languages, as `readYamlFile` does. They stand beside each
 * other and are read one after the other: the last one is kept, as long as its bytes are the same.
 */
export function readOriginal(siteDir: string, file: string): YamlFile | undefined {
  const path = join(siteDir, file);
  if (isAtOnce && last?.path === path) return last.read;
  const found = readSiteFile(path, file);
  if (!found?.bytes) return readYamlFile(siteDir, file);
  const { bytes } = found;
  if (last?.path !== path || Buffer.compare(last.bytes, bytes) !== 0)
    last = { path, bytes, read: readYaml(bytes) };
  return last.read;
}

/**
 * Reads files one after the other, each original once.
 *
 * @param read  Must not wait for anything: what is written meanwhile would not be seen.
 */
export function readAtOnce<T>(read: () => T): T {
  last = undefined;
  isAtOnce = true;
  try {
    return read();
  } finally {
    isAtOnce = false;
  }
}

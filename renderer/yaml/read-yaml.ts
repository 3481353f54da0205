import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import { mostBytes, readText } from "../files/read-text.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex, type LineIndex } from "../problems/line-index.ts";
import { parsedToChange } from "./changing-files.ts";
import { parseYaml } from "./parse-yaml.ts";
import { readSwitchOffs, type SwitchOff } from "./switch-offs.ts";
import type { TreeNode } from "./tree.ts";

/** A YAML file as it was read, before anybody asks what it is about. */
export interface YamlFile {
  /** What stands in it; empty when it cannot be read as text. A byte order mark stays, so that offsets are the file's. */
  text: string;
  /** Missing when the file is empty or cannot be read. */
  tree?: TreeNode;
  /** There is nothing in it, and nothing wrong with it. */
  isEmpty: boolean;
  lines: LineIndex;
  /** Everything wrong with it as a file, as text, as YAML and in its comments for the check. */
  problems: Draft[];
  /** Comments that switch a rule off. */
  switchOffs: SwitchOff[];
  /** It is two files in one row of offsets (`languages/joined-file.ts`): its text cannot be read again. */
  isJoined?: true;
}

/** Reads bytes as a YAML file. @param most  How many bytes it may have. */
export function readYaml(bytes: Uint8Array, most?: number): YamlFile {
  const { text, shown, problems } = readText(bytes, most);
  const lines = createLineIndex(shown);
  if (text === undefined) return { text: "", isEmpty: false, lines, problems, switchOffs: [] };
  const parsed = parsedToChange(text) ?? parseYaml(text);
  const comments = readSwitchOffs(text, lines);
  const all = [...problems, ...parsed.problems, ...comments.problems];
  return {
    text,
    ...(parsed.tree && { tree: parsed.tree }),
    isEmpty: !parsed.tree && problems.length === 0 && parsed.problems.length === 0,
    lines,
    problems: all,
    switchOffs: comments.switchOffs,
  };
}

/** Reads a text as if it were the YAML file. */
export function readYamlText(text: string): YamlFile {
  return readYaml(new TextEncoder().encode(text));
}

/**
 * Reads a YAML file of a site.
 *
 * @param file Relative to the site folder.
 * @returns undefined when there is no such file.
 */
export function readYamlFile(siteDir: string, file: string): YamlFile | undefined {
  const read = readSiteFile(join(siteDir, file), file);
  if (!read) return undefined;
  if (read.bytes) return readYaml(read.bytes, mostBytes(file));
  return { text: "", isEmpty: false, lines: createLineIndex(""), problems: [read.fault], switchOffs: [] };
}

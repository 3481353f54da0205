import { expect } from "vitest";
import type { Draft } from "../../renderer/content/draft.ts";
import { createLineIndex } from "../../renderer/content/line-index.ts";
import { parseYaml } from "../../renderer/content/parse-yaml.ts";
import { applyEdits } from "../../renderer/content/text-edits.ts";
import { toData } from "../../renderer/content/to-data.ts";

/** By name: a YAML file, what can be read of it (undefined when that is nothing), and its problems. */
export type Cases = Record<string, [text: string, data: unknown, ...problems: string[]]>;

/**
 * A problem as its author meets it: `line:column code «marked text»`, the message, the hint if there is one, and
 * if it has a fix, the whole text with the fix made. Bars stand between them.
 */
export function showProblem(text: string, { code, start, end, message, hint, fix }: Draft): string {
  const { line, column } = createLineIndex(text).position(start);
  const shown = [`${line}:${column} ${code} «${text.slice(start, end)}»`, message];
  if (hint !== undefined) shown.push(hint);
  if (fix) shown.push(applyEdits(text, [fix]));
  return shown.join(" | ");
}

/** Reads a YAML file and compares all that comes out. For `it.each(Object.entries(cases))`. */
export function comesOut(_: string, [text, data, ...problems]: Cases[string]): void {
  const { tree, problems: found } = parseYaml(text);
  expect({
    data: tree && toData(tree, undefined, []),
    problems: found.map((problem) => showProblem(text, problem)),
  }).toEqual({ data, problems });
  for (const { path } of found) expect(path).toEqual([]);
}

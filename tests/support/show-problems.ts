import { expect } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

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

import { expect } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import { lazyCheck } from "../../renderer/schema/compile-schema.ts";
import { explainSchemaErrors } from "../../renderer/schema/schema-problems.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { Subject } from "../../renderer/schema/subject.ts";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { showProblem } from "../support/show-problems.ts";

/** How messages call a row of a collection. */
export const row: Subject = { title: "This row", entry: "field", holder: "this row" };

/** The problems of a YAML file whose content a schema describes; what is missing is said at its first character. */
export function checkText(
  schema: Schema,
  text: string,
  subject: Subject = row,
  base: string[] = [],
): Draft[] {
  const tree = parseYaml(text).tree!;
  const problems: Draft[] = [];
  const data = toData(tree, schema, problems, base);
  const errors = lazyCheck(schema, { bindings: false })(data);
  return [...problems, ...explainSchemaErrors(errors, tree, base, { start: 0, end: 1 }, subject, text)];
}

/** By name: the schema of the value of `a`, a YAML file with that name, and its problems. */
export type ValueCases = Record<string, [schema: Schema, text: string, ...problems: string[]]>;

/** Checks a value and compares all problems. For `it.each(Object.entries(cases))`. */
export function isExplained(_: string, [schema, text, ...problems]: ValueCases[string]): void {
  const whole: Schema = { type: "object", properties: { a: schema } };
  expect(checkText(whole, text).map((problem) => showProblem(text, problem))).toEqual(problems);
}

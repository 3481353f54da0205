import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import { readText } from "../files/read-text.ts";
import type { Problem } from "../model.ts";
import { catalogue } from "../problems/catalogue.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { toData } from "../schema/to-data.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { ruleCodes, type SwitchOff } from "../yaml/switch-offs.ts";
import { visibleSpan } from "../yaml/tree.ts";

/** The file in which a site weighs the rules for itself. */
export const RULES_FILE = "checks.yaml";

/** What a site makes of a rule. */
export type RuleLevel = "error" | "warning" | "off";

/** Shape of `checks.yaml`: a level for each rule that is not to have its usual one. */
export const rulesSchema: Schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Rules of the house",
  description: "How grave each rule of the check is on this site.",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(
    ruleCodes.map((code) => [
      code,
      {
        description: `${catalogue[code]!.title}. ${catalogue[code]!.cause} Usually: ${catalogue[code]!.severity}.`,
        enum: ["error", "warning", "off"],
      },
    ]),
  ),
};

const check = lazyCheck(rulesSchema, { bindings: false });

/** Levels by code, and what is wrong with the file itself. */
export interface HouseRules {
  levels: ReadonlyMap<string, RuleLevel>;
  problems: Problem[];
}

/** Reads `checks.yaml` of a site; without one, every rule has its usual level. */
export function readHouseRules(siteDir: string): HouseRules {
  const path = join(siteDir, RULES_FILE);
  const found = readSiteFile(path, RULES_FILE);
  if (!found) return { levels: new Map(), problems: [] };
  const read = found.fault ? { shown: "", problems: [found.fault] } : readText(found.bytes);
  const drafts: Draft[] = [...read.problems];
  let levels = new Map<string, RuleLevel>();
  if (read.text !== undefined) {
    const { tree, problems } = parseYaml(read.text);
    drafts.push(...problems);
    if (tree?.kind === "map") {
      const data = toData(tree, rulesSchema, drafts) as { [key: string]: unknown };
      const first = tree.entries.values().next().value;
      drafts.push(
        ...explainSchemaErrors(
          check(data),
          tree,
          [],
          { start: first?.keyStart ?? 0, end: first?.keyEnd ?? 0 },
          { title: RULES_FILE, entry: "rule", holder: "this file" },
          read.text,
        ),
      );
      levels = new Map(
        Object.entries(data).flatMap(([code, level]) =>
          ruleCodes.includes(code) && (level === "error" || level === "warning" || level === "off")
            ? [[code, level] as const]
            : [],
        ),
      );
    } else if (tree && tree.kind !== "broken")
      drafts.push({
        code: "wrong-type",
        ...visibleSpan(tree, read.text),
        path: [],
        message: `${RULES_FILE} must be a group of rules, such as duplicate-title: error.`,
      });
  }
  const lines = createLineIndex(read.shown);
  return { levels, problems: drafts.map((draft) => createProblem(RULES_FILE, draft, lines)) };
}

/**
 * What is left of a file's problems once the rules of the house and its own comments have spoken.
 *
 * @param used Takes in the comments that silenced something.
 */
export function judge(
  problems: readonly Problem[],
  rules: HouseRules,
  switchOffs: readonly SwitchOff[],
  used: Set<SwitchOff>,
): Problem[] {
  if (rules.levels.size === 0 && switchOffs.length === 0) return [...problems];
  return problems.flatMap((problem) => {
    const { line } = problem.range.start;
    const silencing = switchOffs.filter(
      (one) => one.code === problem.code && one.from <= line && line <= one.to,
    );
    for (const one of silencing) used.add(one);
    const level = rules.levels.get(problem.code) ?? problem.severity;
    return silencing.length > 0 || level === "off" ? [] : [{ ...problem, severity: level }];
  });
}

/** Comments that silence nothing: what they speak of was put right, or moved. */
export function unusedSwitchOffs(
  file: string,
  switchOffs: readonly SwitchOff[],
  used: ReadonlySet<SwitchOff>,
  lines: ReturnType<typeof createLineIndex>,
): Problem[] {
  return switchOffs
    .filter((one) => !used.has(one))
    .map(({ code, start, end }) =>
      createProblem(
        file,
        {
          code: "unused-switch-off",
          start,
          end,
          path: [],
          message: `This comment switches "${code}" off, but there is no such problem here.`,
          hint: "Remove the comment.",
        },
        lines,
      ),
    );
}

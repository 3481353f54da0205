import type { Problem } from "../model.ts";
import { catalogue } from "../problems/catalogue.ts";
import type { Draft } from "../problems/draft.ts";
import type { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { toData } from "../schema/to-data.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
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
  const read = readYamlFile(siteDir, RULES_FILE);
  if (!read) return { levels: new Map(), problems: [] };
  const { levels, drafts } = lookAt(read);
  const settled = settleRepairs(read.text, drafts, (text) => lookAt(readYamlText(text)).drafts);
  return { levels, problems: settled.map((draft) => createProblem(RULES_FILE, draft, read.lines)) };
}

/** The rules as they are read, and everything that is wrong with them. */
function lookAt({ tree, text, problems }: YamlFile): { levels: HouseRules["levels"]; drafts: Draft[] } {
  const drafts: Draft[] = [...problems];
  let levels = new Map<string, RuleLevel>();
  if (tree?.kind === "map") {
    const data = toData(tree, rulesSchema, drafts) as { [key: string]: unknown };
    const first = tree.entries.values().next().value;
    const anchor = { start: first?.keyStart ?? 0, end: first?.keyEnd ?? 0 };
    const subject = { thing: { kind: "rules" as const, file: RULES_FILE } };
    // A value that is written wrongly is not measured as well.
    const unread = new Set(problems.map(({ start }) => start));
    const found = explainSchemaErrors(check(data), tree, [], anchor, subject, text);
    drafts.push(...found.filter(({ start }) => !unread.has(start)));
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
      params: { case: "rules", file: RULES_FILE },
      ...visibleSpan(tree, text),
      path: [],
    });
  return { levels, drafts };
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
          params: { rule: code },
          start,
          end,
          path: [],
        },
        lines,
      ),
    );
}

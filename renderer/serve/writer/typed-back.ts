import { isDeepStrictEqual } from "node:util";
import { isWarning } from "../../problems/is-warning.ts";
import { parseYaml } from "../../yaml/parse-yaml.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { applyHunks, hunksBetween, invertHunks } from "./byte-hunks.ts";
import { hashOfBytes, type PlannedFile, type Step } from "./step.ts";

/**
 * What a step goes on with, where that brings a file back to what it said when the step began: then its bytes from
 * before. So quotation marks that a text needed for a moment do not stay behind when it is typed back, or given up.
 *
 * @param first  The step so far.
 */
export function asItBegan(first: Step, planned: readonly PlannedFile[]): readonly PlannedFile[] {
  return planned.map((plan) => {
    const { file, before, after } = plan;
    const record = first.files.find((one) => one.file === file);
    if (record?.kind !== "edit" || !before || !after || !/\.ya?ml$/.test(file)) return plan;
    if (hashOfBytes(before) !== record.after) return plan;
    const begun = applyHunks(before, invertHunks(record.hunks));
    return saysTheSame(begun, after) ? { ...plan, after: begun } : plan;
  });
}

function saysTheSame(one: Buffer, other: Buffer): boolean {
  // Files are read only where marks and spaces alone differ: of a text that is typed on, some letters do.
  const differs = hunksBetween(one, other).some(({ old, new: fresh }) => lettersOf(old) !== lettersOf(fresh));
  if (differs) return false;
  const data = dataOf(one);
  return data !== undefined && isDeepStrictEqual(data, dataOf(other));
}

const lettersOf = (bytes: Buffer): string => bytes.toString("utf8").replace(/[^\p{L}\p{N}]+/gu, "");

/** Undefined for a file with a mistake. */
function dataOf(bytes: Buffer): unknown {
  const { tree, problems } = parseYaml(bytes.toString("utf8"));
  return tree && problems.every(isWarning) ? plainData(tree) : undefined;
}

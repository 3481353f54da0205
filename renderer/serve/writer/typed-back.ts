import { isDeepStrictEqual } from "node:util";
import { isWarning } from "../../problems/is-warning.ts";
import { parseYaml } from "../../yaml/parse-yaml.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { applyHunks, hunksBetween, invertHunks } from "./byte-hunks.ts";
import { type FileRecord, hashOfBytes, type PlannedFile, type Step } from "./step.ts";

/** What an operation makes of other bytes of a file than those that it has now; undefined where it cannot be told. */
export type PlanOn = (file: string, bytes: Buffer) => Buffer | undefined;

/**
 * What a step goes on with: all of it is written as if it had been asked for at once. So quotation marks that a text
 * needed for a moment, for a space at its end or a colon, do not stay behind when it is typed on, typed back or given
 * up.
 *
 * @param first   The step so far.
 * @param planOn  See `PlanOn`; without it, only what is typed back becomes what it was.
 */
export function asIfAtOnce(
  first: Step,
  planned: readonly PlannedFile[],
  planOn: PlanOn = () => undefined,
): readonly PlannedFile[] {
  return planned.map((plan) => {
    const { file, before, after } = plan;
    const record = first.files.find((one) => one.file === file);
    if (record?.kind !== "edit" || !before || !after || !/\.ya?ml$/.test(file)) return plan;
    if (hashOfBytes(before) !== record.after) return plan;
    const begun = applyHunks(before, invertHunks(record.hunks));
    if (saysTheSame(begun, after)) return { ...plan, after: begun };
    const atOnce = hasMarks(record) ? planOn(file, begun) : undefined;
    return atOnce && saysTheSame(atOnce, after) ? { ...plan, after: atOnce } : plan;
  });
}

/** Whether marks that the text may need no more were put by a step; mostly none were, and that costs nothing. */
const hasMarks = ({ hunks }: FileRecord & { kind: "edit" }): boolean =>
  hunks.some(({ new: fresh }) => /["'|>]/.test(fresh.toString("latin1")));

function saysTheSame(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { applyFixes } from "../../../renderer/commands/apply-fixes.ts";
import type { Problem } from "../../../renderer/model.ts";
import type { Site } from "../../../renderer/site/site.ts";
import { seededRandom } from "../../bench/corpus/seeded-random.ts";
import { problemsWith } from "../real-site.ts";
import { drawSlip, type Slip } from "./slips.ts";

/** One slip and what the check said of it, where that cannot be right. */
export interface SlipOutcome extends Slip {
  file: string;
  /** The line before and after. */
  was: string;
  now: string;
  said: { code: string; file: string; line: number; message: string; hint?: string; fix?: string }[];
  faults: SlipFault[];
}

/**
 * `silent`: nothing was said. `many`: more than one thing was. `place`: none of it at the line. `misled`: another name
 * than the right one was suggested. `fixed otherwise`: `--fix` writes something else than stood there before.
 */
export type SlipFault = "silent" | "many" | "place" | "misled" | "fixed otherwise";

/**
 * Makes slips drawn by chance in the pages and data of a site, one at a time.
 *
 * @param isWanted  By the kind of a slip. @returns The slips of which something cannot be right.
 */
export async function makeSlips(
  site: Site,
  { count, seed, isWanted = () => true }: { count: number; seed: number; isWanted?(kind: string): boolean },
): Promise<SlipOutcome[]> {
  const usual = new Set(site.problems.map(keyOf));
  const files = yamlFilesOf(site);
  const random = seededRandom(seed);
  const outcomes: SlipOutcome[] = [];
  for (let made = 0; made < count; ) {
    const file = random.pick(files);
    const text = readFileSync(join(site.dir, file), "utf8");
    const slip = drawSlip(text, random);
    // Some mean the same as before.
    if (!slip || !isWanted(slip.kind) || isSame(text, slip.text)) continue;
    made += 1;
    const problems = (await problemsWith(site, file, slip.text)).filter((one) => !usual.has(keyOf(one)));
    const faults = faultsOf(problems, slip, file, text);
    if (faults.length === 0) continue;
    const lines = slip.text.split("\n").slice(slip.line - 1, slip.line - 1 + slip.lines.length);
    const was = text.split("\n")[slip.line - 1]!;
    outcomes.push({
      ...slip,
      file,
      was,
      now: lines.join(" ⏎ "),
      said: problems.slice(0, 6).map(tell),
      faults,
    });
  }
  return outcomes;
}

/** Pages and data of a site that are YAML, by their paths from its folder. */
export function yamlFilesOf(site: Site): string[] {
  return ["pages", "data"].flatMap((folder) =>
    readdirSync(join(site.dir, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort(),
  );
}

const keyOf = ({ code, file }: Problem): string => `${code} ${file}`;

function faultsOf(problems: readonly Problem[], slip: Slip, file: string, text: string): SlipFault[] {
  if (problems.length === 0) return ["silent"];
  const faults: SlipFault[] = problems.length > 1 ? ["many"] : [];
  const own = problems.filter((one) => one.file === file);
  if (!own.some(({ range }) => slip.lines.includes(range.start.line))) faults.push("place");
  const guess = problems.map(({ hint = "" }) => /Did you mean "([^"]+)"/.exec(hint)?.[1]).find((one) => one);
  if (slip.meant !== undefined && guess !== undefined && guess !== slip.meant) faults.push("misled");
  const fixed = applyFixes(slip.text, own);
  if (fixed.applied > 0 && !isSame(fixed.text, text)) faults.push("fixed otherwise");
  return faults;
}

const tell = ({ code, file, range, message, hint, fix }: Problem): SlipOutcome["said"][number] => ({
  code,
  file,
  line: range.start.line,
  message,
  ...(hint && { hint }),
  ...(fix && { fix: fix.text }),
});

/** Whether two texts say the same. */
function isSame(a: string, b: string): boolean {
  try {
    return JSON.stringify(parse(a)) === JSON.stringify(parse(b));
  } catch {
    return false;
  }
}

import type { FileChange } from "../edit/operation.ts";
import type { Problem } from "../model.ts";
import { planOperation } from "../operations/plan-operation.ts";
import { writeChanges } from "../operations/write-changes.ts";
import { openSite } from "../site/open-site.ts";
import { makeScratchCopy } from "../site/scratch-copy.ts";
import type { Site } from "../site/site.ts";
import type { Written } from "./apply-fixes.ts";
import { FixHistory } from "./fix-history.ts";
import { counted, say } from "./print.ts";
import { printPatch } from "./print-patch.ts";

/** A fix can bring to light what another one can mend; more rounds than this have never been needed. */
const MOST_ROUNDS = 10;

/** What `fixSite` did or would do. */
export interface FixReport {
  /** Files that changed, relative to the site folder, before and after. */
  files: Map<string, { before: string; after: string }>;
  applied: number;
  /** Each correction, in the order of writing. */
  written: (Written & { file: string })[];
  /** Corrections that left the same problem behind, and so were taken back. */
  failed: (Written & { file: string })[];
}

/** How `fixSite` goes about it. */
export interface FixOptions {
  /** True: a copy of the texts is corrected instead, and the site's own files stay as they are. */
  isDryRun: boolean;
  /** True: what a person has to choose is applied too. */
  offers?: boolean;
}

/** Applies all safe corrections of a site, in rounds, until none is left: all files are written then, or none. */
export async function fixSite(dir: string, { isDryRun, offers = false }: FixOptions): Promise<FixReport> {
  const site = await openSite({ dir, checkOnly: true });
  const { changes, report } = await planFixes(site, offers);
  if (!isDryRun) writeChanges(site, changes);
  return report;
}

/** What all safe corrections of a site come to. Rounds are tried on a copy; nothing is written. */
export async function planFixes(
  site: Site,
  offers: boolean,
): Promise<{ changes: FileChange[]; report: FixReport }> {
  const histories = new Map<string, FixHistory>();
  const wrong = [...byFile(site.problems).keys()];
  if (wrong.length > 0) {
    const copy = makeScratchCopy(site.dir, wrong);
    try {
      const { isCopied } = copy;
      await makeRounds(await openSite({ dir: copy.dir, checkOnly: true }), histories, offers, isCopied);
    } finally {
      copy.remove();
    }
  }
  const changes: FileChange[] = [];
  const report: FixReport = { files: new Map(), applied: 0, written: [], failed: [] };
  for (const [file, { first: before, text: after, edits, rounds, failed }] of histories) {
    const written = rounds.flatMap((one) => one.written);
    report.failed.push(...failed.map((one) => ({ ...one, file })));
    if (written.length === 0) continue;
    report.files.set(file, { before, after });
    report.applied += written.length;
    report.written.push(...written.map((one) => ({ ...one, file })));
    changes.push({ kind: "edit", file, before, after, edits });
  }
  return { changes, report };
}

/** @param isCopied  Of other files, the site of the rounds has those of the site itself. */
async function makeRounds(
  site: Site,
  histories: Map<string, FixHistory>,
  offers: boolean,
  isCopied: (file: string) => boolean,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changes: FileChange[] = [];
    for (const [file, problems] of byFile(site.problems)) {
      const before = site.source(file);
      if (before === undefined || !isCopied(file)) continue;
      const history = histories.get(file) ?? new FixHistory(before);
      histories.set(file, history);
      const corrections = history.next(problems, offers);
      if (corrections.length === 0) continue;
      const outcome = planOperation(site.files, { kind: "correct", file, corrections });
      if ("refused" in outcome) throw new Error(outcome.refused);
      changes.push(...outcome.changes);
    }
    if (changes.length === 0) break;
    await site.update(writeChanges(site, changes));
  }
}

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (!problem.fix && !problem.offer) continue;
    for (const one of [problem, ...(problem.elsewhere ?? []).map((part) => ({ ...problem, ...part }))]) {
      const there = files.get(one.file);
      if (there) there.push(one);
      else files.set(one.file, [one]);
    }
  }
  return files;
}

/** Tells what was fixed; with `isDryRun` shows it as a diff that `git apply` understands. */
export async function printFixes(report: FixReport, isDryRun: boolean): Promise<void> {
  for (const { file, line, code } of report.failed)
    say(`${file}:${line}  ${code} could not be fixed: the same problem was left behind.`);
  if (report.applied === 0) {
    say("There is nothing that can be fixed safely without you.");
    return;
  }
  if (isDryRun) {
    for (const [file, { before, after }] of report.files) await printPatch(file, before, after);
  } else
    for (const { file, line, before, after } of report.written)
      say(`${file}:${line}  ${shown(before)} → ${shown(after)}`);
  const verb = isDryRun ? "could be fixed" : "fixed";
  say(`${counted(report.applied, "problem")} ${verb} in ${counted(report.files.size, "file")}.`);
}

/** A value on one line; what nobody could see is written as its escape. */
function shown(text: string): string {
  const visible = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `«${visible.replace(/[\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, escaped)}»`;
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

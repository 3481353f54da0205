import { join } from "node:path";
import type { EditDone } from "../../editor/protocol.ts";
import { ChangedMeanwhile, changeFiles, type FileStep } from "../../files/change-files.ts";
import type { Site } from "../../site/site.ts";
import type { Writing } from "./history.ts";
import type { Journal } from "./journal.ts";
import type { KnownFiles } from "./known-files.ts";
import { pathToWrite } from "./planned-files.ts";
import { joinSteps, type PlannedFile, recordOf, type Step } from "./step.ts";
import { toldChange } from "./told-change.ts";
import { asIfAtOnce, type PlanOn } from "./typed-back.ts";

/** What steps are written with. */
export interface StepContext {
  site: Site;
  journal: Journal;
  known: KnownFiles;
  /** Called after the site has taken in what was written. */
  onChange(files: readonly string[], milliseconds: number): void;
}

/**
 * Writes one step: noted in the journal, put into its files as a whole, taken in by the site.
 *
 * @returns undefined when others have changed one of the files since the step was worked out; nothing was written.
 * @throws Refused; Error of the system when it cannot be written: everything is as it was then.
 */
export async function writeStep(
  { site, journal, known, onChange }: StepContext,
  planned: readonly PlannedFile[],
  step: Omit<Step, "files">,
  { on = "do", planOn }: { on?: Writing["on"]; planOn?: PlanOn } = {},
): Promise<EditDone | undefined> {
  const first = on === "do" ? stepToJoin(journal, step) : undefined;
  const changed = (first ? asIfAtOnce(first, planned, planOn) : planned).filter(
    ({ before, after }) => !(before && after && before.equals(after)),
  );
  const before = site.problems;
  let routes: ReadonlySet<string> | "all" = new Set<string>();
  if (changed.length > 0) {
    const steps = changed.map((one) => fileStep(site.dir, one));
    const writing = writingOf(first, changed, step, on);
    journal.begin(writing);
    try {
      changeFiles(steps);
    } catch (error) {
      journal.end(writing, false);
      if (error instanceof ChangedMeanwhile) return undefined;
      throw error;
    }
    journal.end(writing, true);
    const started = performance.now();
    ({ routes } = await known.update(changed));
    onChange(
      changed.map(({ file }) => file),
      performance.now() - started,
    );
  }
  return toldChange(site, {
    planned: changed,
    routes,
    problems: { before, after: site.problems },
    history: journal.state,
  });
}

/** Adds a file. @returns False when somebody else has put one there in the meantime; nothing was written then. */
export async function addFile(
  { site, known, onChange }: StepContext,
  { file, after }: { file: string; after: Buffer },
): Promise<boolean> {
  try {
    changeFiles([fileStep(site.dir, { file, after })]);
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
  const started = performance.now();
  await known.update([{ file, after }]);
  onChange([file], performance.now() - started);
  return true;
}

/** A change of a file below a site folder. @throws Refused */
export function fileStep(dir: string, { file, like, ...bytes }: PlannedFile): FileStep {
  return {
    path: pathToWrite(dir, file),
    shown: file,
    ...bytes,
    ...(like !== undefined && { like: join(dir, like) }),
  };
}

/** The last step, where this one goes on with it. */
function stepToJoin({ state }: Journal, { name }: Omit<Step, "files">): Step | undefined {
  const top = state.done.at(-1);
  return name !== undefined && top?.name === name && state.undone.length === 0 ? top : undefined;
}

function writingOf(
  first: Step | undefined,
  changed: readonly PlannedFile[],
  step: Omit<Step, "files">,
  on: Writing["on"],
): Writing {
  const joined = first && joinSteps(first, changed);
  return { on, step: { ...step, files: changed.map(recordOf) }, ...(joined && { joined }) };
}

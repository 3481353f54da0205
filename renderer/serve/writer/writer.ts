import { join } from "node:path";
import type { FileChange, RepairOperation } from "../../edit/operation.ts";
import {
  type EditAnswer,
  type EditRequest,
  OLD_FORM,
  problemKey,
  type Refusal,
  type Wish,
} from "../../editor/protocol.ts";
import { removeLeftBehind } from "../../files/hidden-names.ts";
import { diskFault, rightsNeeded } from "../../files/not-written.ts";
import { groupBy } from "../../group-by.ts";
import type { Correction, Problem } from "../../model.ts";
import { planOperation } from "../../operations/plan-operation.ts";
import { Refused } from "../../operations/refused.ts";
import type { Site } from "../../site/site.ts";
import { describeOperation } from "./describe-operation.ts";
import { withoutFile } from "./history.ts";
import { Journal } from "./journal.ts";
import { KnownFiles } from "./known-files.ts";
import { refuseLastBlock } from "./last-block.ts";
import { plainWish } from "./plain-wish.ts";
import { planInLots } from "./plan-in-lots.ts";
import { bytesToChange, plannedFiles, planOnBytes } from "./planned-files.ts";
import { previewChange } from "./preview-change.ts";
import { settle } from "./recover.ts";
import { resolveOperation } from "./resolve-operation.ts";
import { invertRecord, type PlannedFile, planAgain } from "./step.ts";
import { toldHistory } from "./told-change.ts";
import { addFile, type StepContext, writeStep } from "./write-step.ts";

export interface WriterOptions {
  site: Site;
  /** What operations come to. */
  plan?: typeof planOperation;
  /** Takes a sentence for whoever started the server. */
  tell?(message: string): void;
  /**
   * Called after the site has taken in what was written.
   *
   * @param files  Relative to the site folder. @param milliseconds  What that took.
   */
  onChange?(files: readonly string[], milliseconds: number): void;
}

type GoBack = Extract<EditRequest, { ask: "undo" | "redo" }>;

/** Where a hidden file of a change that never ended may lie. */
const WRITTEN = ["pages", "data", "public"];

/** Files that others write while an operation is worked out: so often it is worked out again. */
const TRIES = 5;

/** Writes to the files of a site what its pages are asked for: one thing after the other, all of it or nothing. */
export class Writer {
  private readonly site: Site;
  private readonly plan: typeof planOperation;
  private readonly tell: (message: string) => void;
  private readonly context: StepContext;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ site, plan = planOperation, tell = () => {}, onChange = () => {} }: WriterOptions) {
    this.site = site;
    this.plan = plan;
    this.tell = tell;
    for (const folder of WRITTEN) removeLeftBehind(join(site.dir, folder), Date.now());
    const journal = Journal.open(site.dir, tell);
    this.context = { site, journal, known: new KnownFiles(site, onChange), onChange };
    settle(site.dir, journal, tell);
  }

  ask(request: EditRequest): Promise<EditAnswer> {
    return this.alone(() => this.answer(() => this.attempt(request)));
  }

  /**
   * Adds a file that no operation is about, such as a picture. It is no step of the history: a page that does not show
   * it any more does not need it to be gone.
   *
   * @param choose  Asked while nothing else is written; `isKnown` for a file that is there already.
   */
  async put<T extends { file: string; after: Buffer; isKnown: boolean }>(
    choose: () => T,
  ): Promise<T | Refusal> {
    return this.alone(() =>
      this.answer(async () => {
        const chosen = choose();
        return chosen.isKnown || (await addFile(this.context, chosen)) ? chosen : undefined;
      }),
    );
  }

  /**
   * Does something with the site while nothing else is done with it. There is one queue for all files: what an
   * operation comes to depends on the whole site.
   */
  alone<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  /**
   * Of files that have changed, those that the site does not know as they are: the rest the writer has changed itself.
   * The site has to take them in now.
   *
   * @param paths Absolute.
   */
  news(paths: readonly string[]): string[] {
    return this.context.known.news(paths);
  }

  close(): void {
    this.context.journal.close();
  }

  /** @param attempt  Gives nothing when others have written in the meantime. */
  private async answer<T>(attempt: () => Promise<T | undefined>): Promise<T | Refusal> {
    try {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const given = await attempt();
        if (given) return given;
      }
      return { refused: "Another program keeps changing these files; nothing was written.", isForNow: true };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      return this.refusalBy(error);
    }
  }

  private attempt(request: EditRequest): Promise<EditAnswer | undefined> {
    switch (request.ask) {
      case "undo":
      case "redo":
        return this.goBack(request);
      case "history":
        return this.tellHistory();
      case "fix":
        return this.correct(request.problem, request.offer === true);
      default:
        return this.operate(request);
    }
  }

  private async tellHistory(): Promise<EditAnswer> {
    const nothing = { files: [], routes: [], problems: { fresh: [], gone: [] } };
    return { ...nothing, ...toldHistory(this.context.journal.state) };
  }

  private async operate(request: Extract<EditRequest, { operation: Wish }>): Promise<EditAnswer | undefined> {
    const { site, context } = this;
    const operation = plainWish(request.operation);
    const resolved = await context.known.whenKnown(operation, () => resolveOperation(site, operation));
    if ("refused" in resolved) return resolved;
    if (request.ask === "apply") {
      const conflict =
        resolved.target && context.known.findConflict({ ...request, operation }, resolved.target);
      if (conflict) return { conflict };
    }
    const last = refuseLastBlock(site, resolved.operation);
    if (last) return last;
    const outcome = await planInLots(this.plan, site.files, resolved.operation);
    if ("refused" in outcome) return outcome;
    const planned = plannedFiles(site, outcome.changes);
    if (!planned) return undefined;
    if (request.ask === "preview") return previewChange(site, planned, context.journal.state);
    const label = describeOperation(operation);
    const step = { label, ...(request.step !== undefined && { name: request.step }) };
    const planOn = operation.kind === "set" ? planOnBytes(site, this.plan, resolved.operation) : undefined;
    return writeStep(context, planned, step, planOn && { planOn });
  }

  private async correct(key: string, isOffer: boolean): Promise<EditAnswer | undefined> {
    const { site, context } = this;
    const problem = site.problems.find((one) => problemKey(one) === key);
    const operation = problem && repairOf(site, problem, isOffer);
    if (!problem || !operation) return { refused: "This problem is gone, or has no correction." };
    const parts = (isOffer && problem.elsewhere) || [];
    if (await context.known.takeIn([problem.file, ...parts.map(({ file }) => file)])) return undefined;
    const changes: FileChange[] = [];
    for (const one of together([
      operation,
      ...parts.map(({ file, offer }) => correctionOf(site, file, offer)),
    ])) {
      const outcome = this.plan(site.files, one);
      if ("refused" in outcome) return outcome;
      changes.push(...outcome.changes);
    }
    const planned = plannedFiles(site, changes);
    return planned && writeStep(context, planned, { label: "Correction" });
  }

  private async goBack({ ask: on, mark }: GoBack): Promise<EditAnswer | undefined> {
    const { site, context } = this;
    const { done, undone } = context.journal.state;
    const told = toldHistory(context.journal.state);
    const step = (on === "undo" ? done : undone).at(-1);
    if (!step) return { refused: `There is nothing to ${on}.`, ...told };
    if (mark !== undefined && mark !== told.mark)
      return {
        refused: `Somebody else has changed something since, and this would ${on} it: ${step.label}. Press again if you mean that.`,
        ...told,
      };
    const files = on === "undo" ? step.files.map(invertRecord).reverse() : step.files;
    const planned: PlannedFile[] = [];
    for (const record of files) {
      const again = planAgain(record, bytesToChange(site.dir, record.file));
      if (!again) return this.loseHistory(record.file, on);
      planned.push(again);
    }
    return writeStep(context, planned, { label: step.label }, { on });
  }

  /** Others have changed what a step is about: for this file the history has ended. */
  private loseHistory(file: string, on: "undo" | "redo"): EditAnswer {
    const { journal } = this.context;
    journal.replace(withoutFile(journal.state, file));
    const what = on === "undo" ? "taken back" : "done again";
    return {
      refused: `${file} was changed elsewhere since, so this step cannot be ${what} without losing that change.`,
      ...toldHistory(journal.state),
    };
  }

  /** What the system said, as a person needs it. */
  private refusalBy(error: unknown): Refusal {
    const { code, message } = error as NodeJS.ErrnoException;
    const fault = diskFault(error);
    // Somebody makes room, or gives the right to write; a file does not get smaller by that.
    const passes = code !== undefined && code !== "EFBIG" ? ({ isForNow: true } as const) : {};
    if (fault !== undefined)
      return { refused: `${fault}; nothing was written.${rightsNeeded(error, this.site.dir)}`, ...passes };
    this.tell(message);
    if (code === undefined) return { refused: message };
    return { refused: `The files could not be written (${code}); nothing was changed.`, ...passes };
  }
}

/** What mends a problem: its correction; of a block in an older form, the form of today for the whole file. */
function repairOf(
  site: Site,
  { code, file, fix, offer }: Problem,
  isOffer: boolean,
): RepairOperation | undefined {
  if (code === OLD_FORM) return { kind: "migrate", file };
  const correction = isOffer ? offer : fix;
  return correction && correctionOf(site, file, correction);
}

/** The corrections of each file as one: all are of its text as it is now. */
function together(operations: readonly RepairOperation[]): RepairOperation[] {
  const corrections = operations.flatMap((one) => (one.kind === "correct" ? [one] : []));
  const others = operations.filter(({ kind }) => kind !== "correct");
  const files = groupBy(corrections, ({ file }) => file);
  return [
    ...others,
    ...[...files].map(([file, group]) => ({
      kind: "correct" as const,
      file,
      corrections: group.flatMap((one) => one.corrections),
    })),
  ];
}

function correctionOf(site: Site, file: string, { range, text }: Correction): RepairOperation {
  const { start, end } = range;
  const was = site.files.read(file)?.slice(start.offset, end.offset) ?? "";
  const edit = { start: start.offset, end: end.offset, text, was };
  return { kind: "correct", file, corrections: [edit] };
}

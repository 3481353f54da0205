import { join } from "node:path";
import type { FileChange, Operation } from "../../edit/operation.ts";
import {
  type EditAnswer,
  type EditDone,
  type EditRequest,
  problemKey,
  type Target,
} from "../../editor/protocol.ts";
import { ChangedMeanwhile, changeFiles } from "../../files/change-files.ts";
import { removeLeftBehind } from "../../files/hidden-names.ts";
import { planOperation } from "../../operations/plan-operation.ts";
import type { Site } from "../../site/site.ts";
import { applyEdits } from "../../yaml/text-edits.ts";
import { describeOperation } from "./describe-operation.ts";
import { type Writing, withoutFile } from "./history.ts";
import { Journal } from "./journal.ts";
import { KnownFiles } from "./known-files.ts";
import { bytesToChange, OWN_FOLDERS, pathToWrite, plannedFiles, Refused } from "./planned-files.ts";
import { previewChange } from "./preview-change.ts";
import { settle } from "./recover.ts";
import { resolveOperation } from "./resolve-operation.ts";
import { invertRecord, joinSteps, type PlannedFile, planAgain, recordOf, type Step } from "./step.ts";
import { toldChange } from "./told-change.ts";

export interface WriterOptions {
  site: Site;
  /** What operations come to. */
  plan?: typeof planOperation;
  /** Takes a sentence for whoever started the server. */
  tell?(message: string): void;
  /** Called after the site has taken in what was written. */
  onChange?(files: readonly string[], milliseconds: number): void;
}

/** Writes to the files of a site what its pages are asked for: one thing after the other, all of it or nothing. */
export interface Writer {
  ask(request: EditRequest): Promise<EditAnswer>;
  /** Does something with the site while nothing else is done with it. */
  alone<T>(work: () => T | Promise<T>): Promise<T>;
  /** Writes files that no operation is about, as a step of their own. */
  put(planned: readonly PlannedFile[], label: string): Promise<EditDone>;
  /**
   * Of files that have changed, those that the site does not know as they are: the rest the writer has changed itself.
   * The site has to take them in now.
   *
   * @param paths Absolute.
   */
  news(paths: readonly string[]): string[];
  close(): void;
}

/** Files that others write while an operation is worked out: so often it is worked out again. */
const TRIES = 5;

export function createWriter({
  site,
  plan = planOperation,
  tell = () => {},
  onChange,
}: WriterOptions): Writer {
  const { dir } = site;
  for (const folder of OWN_FOLDERS) removeLeftBehind(join(dir, folder), Date.now());
  const journal = Journal.open(dir, tell);
  const known = new KnownFiles(site);
  settle(dir, journal, tell);
  let last: Promise<unknown> = Promise.resolve();

  /** One queue for all files: what an operation comes to depends on the whole site. */
  function alone<T>(work: () => T | Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  async function answer(request: EditRequest): Promise<EditAnswer> {
    try {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const given = await attempt(request);
        if (given) return given;
      }
      return { refused: "The files are being changed by another program all the time; nothing was written." };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      return { refused: sentenceOf(error, tell) };
    }
  }

  /** @returns undefined when others have changed a file in the meantime. */
  async function attempt(request: EditRequest): Promise<EditAnswer | undefined> {
    switch (request.ask) {
      case "undo":
      case "redo":
        return goBack(request.ask);
      case "fix":
        return correct(request.problem, request.offer === true);
      default:
        return operate(request);
    }
  }

  async function operate(request: Extract<EditRequest, { operation: Operation<Target> }>) {
    const resolved = await known.whenKnown(() => resolveOperation(site, request.operation));
    if ("refused" in resolved) return resolved;
    if (request.ask === "apply") {
      const conflict = resolved.target && known.findConflict(request, resolved.target);
      if (conflict) return { conflict };
    }
    const outcome = plan(site.files, resolved.operation);
    if ("refused" in outcome) return outcome;
    const planned = plannedFiles(site, outcome.changes);
    if (!planned) return undefined;
    if (request.ask === "preview") return previewChange(site, planned, journal.state);
    const label = describeOperation(request.operation);
    return write(planned, { label, ...(request.step !== undefined && { name: request.step }) });
  }

  async function correct(key: string, isOffer: boolean): Promise<EditAnswer | undefined> {
    const problem = site.problems.find((one) => problemKey(one) === key);
    const correction = isOffer ? problem?.offer : problem?.fix;
    if (!problem || !correction) return { refused: "This problem is gone, or has no correction." };
    const { file } = problem;
    if (await known.takeIn([file])) return undefined;
    const before = site.files.read(file);
    if (before === undefined) return { refused: `${file} cannot be read.` };
    const { start, end } = correction.range;
    const edits = [{ start: start.offset, end: end.offset, text: correction.text }];
    const change: FileChange = { kind: "edit", file, before, after: applyEdits(before, edits), edits };
    const planned = plannedFiles(site, [change]);
    return planned && write(planned, { label: "Correction" });
  }

  async function goBack(on: "undo" | "redo"): Promise<EditAnswer | undefined> {
    const { done, undone } = journal.state;
    const step = (on === "undo" ? done : undone).at(-1);
    if (!step) return { refused: `There is nothing to ${on}.` };
    const files = on === "undo" ? step.files.map(invertRecord).reverse() : step.files;
    const planned: PlannedFile[] = [];
    for (const record of files) {
      const again = planAgain(record, bytesToChange(dir, record.file));
      if (!again) return lose(record.file, on);
      planned.push(again);
    }
    return write(planned, { label: step.label }, on);
  }

  /** Others have changed what a step is about: for this file the history has ended. */
  function lose(file: string, on: "undo" | "redo"): EditAnswer {
    journal.replace(withoutFile(journal.state, file));
    const what = on === "undo" ? "taken back" : "done again";
    return {
      refused: `${file} was changed elsewhere since, so this step cannot be ${what} without losing that change.`,
    };
  }

  /** @returns undefined when others have changed a file in the meantime. */
  async function write(planned: readonly PlannedFile[], step: Omit<Step, "files">, on: Writing["on"] = "do") {
    const changed = planned.filter(({ before, after }) => !(before && after && before.equals(after)));
    const problems = site.problems;
    if (changed.length === 0)
      return toldChange(site, {
        planned: [],
        routes: new Set(),
        problems: { before: problems, after: problems },
        history: journal.state,
      });
    const steps = changed.map(({ file, like, ...bytes }) => ({
      path: pathToWrite(dir, file),
      shown: file,
      ...bytes,
      ...(like !== undefined && { like: join(dir, like) }),
    }));
    const top = journal.state.done.at(-1);
    const isMore = on === "do" && step.name !== undefined && top?.name === step.name;
    const joined = isMore && journal.state.undone.length === 0 ? joinSteps(top, changed) : undefined;
    const writing: Writing = {
      on,
      step: { ...step, files: changed.map(recordOf) },
      ...(joined && { joined }),
    };
    journal.begin(writing);
    try {
      changeFiles(steps);
    } catch (error) {
      journal.end(writing, false);
      if (error instanceof ChangedMeanwhile) return undefined;
      throw error;
    }
    journal.end(writing, true);
    const files = changed.map(({ file }) => file);
    const started = performance.now();
    const { routes } = await known.update(files, changed);
    onChange?.(files, performance.now() - started);
    return toldChange(site, {
      planned: changed,
      routes,
      problems: { before: problems, after: site.problems },
      history: journal.state,
    });
  }

  return {
    ask: (request) => alone(() => answer(request)),
    alone,
    put: (planned, label) =>
      alone(async () => {
        const done = await write(planned, { label });
        if (!done) throw new Refused("The files were changed in the meantime; nothing was written.");
        return done;
      }),
    news: (paths) => known.news(paths),
    close: () => journal.close(),
  };
}

/** What the system said, as a person needs it. */
function sentenceOf(error: unknown, tell: (message: string) => void): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full; nothing was written.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return "The files may not be written; nothing was changed.";
  tell(message);
  return code === undefined ? message : `The files could not be written (${code}); nothing was changed.`;
}

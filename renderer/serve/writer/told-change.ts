import type { ChangedFile, EditDone } from "../../editor/protocol.ts";
import type { Problem } from "../../model.ts";
import type { Site } from "../../site/site.ts";
import { framedProblems } from "../framed-problems.ts";
import { patchOf } from "./file-patch.ts";
import type { HistoryState } from "./history.ts";
import { routesOfSettings } from "./routes-of-settings.ts";
import { hashOfBytes, type PlannedFile, type Step } from "./step.ts";

/** What is to be told of a change. */
export interface ToldChange {
  planned: readonly PlannedFile[];
  /** As the site says it. */
  routes: ReadonlySet<string> | "all";
  problems: { before: readonly Problem[]; after: readonly Problem[] };
  history: HistoryState;
}

/** What a browser is told of a change that was made, or would be. */
export function toldChange(site: Site, { planned, routes, problems, history }: ToldChange): EditDone {
  const byFile = new Map(planned.map((one) => [one.file, one]));
  const framed = (some: readonly Problem[], which: "before" | "after") =>
    framedProblems(some, site.dir, (file) => {
      const one = byFile.get(file);
      return one ? one[which]?.toString() : site.source(file);
    });
  // What was wrong in a file that is called otherwise now is neither new nor gone.
  const renamed = planned.flatMap(({ file, like }): [string, string][] =>
    like !== undefined && byFile.has(like) && !byFile.get(like)!.after ? [[file, like]] : [],
  );
  const wasCalled = new Map(renamed);
  const isCalled = new Map(renamed.map(([file, like]) => [like, file]));
  const shown = routes === "all" ? (routesOfSettings(site, planned) ?? "all") : [...routes].sort();
  return {
    files: planned.map(toldFile),
    routes: shown,
    problems: {
      fresh: framed(without(problems.after, problems.before, wasCalled), "after"),
      gone: framed(without(problems.before, problems.after, isCalled), "before"),
    },
    ...toldHistory(history),
  };
}

/** What can be undone and redone. */
export function toldHistory({ done, undone }: HistoryState): Pick<EditDone, "history" | "mark"> {
  const tops = [done.at(-1), undone.at(-1)] as const;
  const [undo, redo] = tops.map((step) => step?.label);
  return {
    history: { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) },
    mark: hashOfBytes(Buffer.from(JSON.stringify([done.length, ...tops.map(markOf)]))),
  };
}

/** What tells a step from any other. */
function markOf(step: Step | undefined): unknown {
  return step?.files.map((one) => [
    one.kind,
    one.file,
    ...(one.kind === "edit" ? [one.before, one.after] : [one.bytes.length]),
  ]);
}

function toldFile({ file, before, after }: PlannedFile): ChangedFile {
  const names = { old: before ? file : "/dev/null", fresh: after ? file : "/dev/null" };
  return {
    file,
    ...(after && { hash: hashOfBytes(after) }),
    diff: patchOf(names, before?.toString() ?? "", after?.toString() ?? ""),
  };
}

/**
 * Problems that are not among others, each as often as it is not; where they stand in their file may have shifted.
 *
 * @param names  What files of the first are called among the others, where that is something else.
 */
function without(
  problems: readonly Problem[],
  others: readonly Problem[],
  names: ReadonlyMap<string, string>,
): Problem[] {
  const keyOf = ({ code, message }: Problem, file: string): string => `${file}\n${code}\n${message}`;
  const count = new Map<string, number>();
  for (const other of others) {
    const key = keyOf(other, other.file);
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return problems.filter((problem) => {
    const key = keyOf(problem, names.get(problem.file) ?? problem.file);
    const left = count.get(key) ?? 0;
    count.set(key, left - 1);
    return left <= 0;
  });
}

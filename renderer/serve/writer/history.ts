import { type FileRecord, invertRecord, type Step } from "./step.ts";

/** What can be taken back, and what has been: the newest last. */
export interface HistoryState {
  done: Step[];
  undone: Step[];
}

/** A step that is being written. */
export interface Writing {
  on: "do" | "undo" | "redo";
  /** What is written now. */
  step: Step;
  /** Records of the last step and this one together, which becomes one with it. */
  joined?: FileRecord[];
}

/** Most steps that can be taken back. */
const MOST_STEPS = 200;

/** The history after a step was written. */
export function afterWriting({ done, undone }: HistoryState, { on, step, joined }: Writing): HistoryState {
  const back: Step = { ...step, files: step.files.map(invertRecord).reverse() };
  if (on === "undo") return { done: done.slice(0, -1), undone: [...undone, back] };
  if (on === "redo") return { done: [...done, step], undone: undone.slice(0, -1) };
  const before = joined ? done.slice(0, -1) : done;
  const whole = joined ? { ...step, files: joined } : step;
  // Who types a text back to what it was has done nothing.
  const isNothing = whole.files.every((file) => file.kind === "edit" && file.hunks.length === 0);
  return { done: isNothing ? before : [...before, whole].slice(-MOST_STEPS), undone: [] };
}

/** The history without the steps that touch a file which others have changed. */
export function withoutFile({ done, undone }: HistoryState, file: string): HistoryState {
  const isElsewhere = ({ files }: Step): boolean => !files.some((one) => one.file === file);
  return { done: done.filter(isElsewhere), undone: undone.filter(isElsewhere) };
}

import type { TreeNode } from "../yaml/tree.ts";
import type { Path, Unit } from "./unit.ts";

/** Where a value of the original stands, and what its version says there. Paths are put together when asked for. */
export interface Place {
  over: TreeNode | undefined;
  /** In the version's file; a step of null is an entry of a list that is not there yet. */
  at: Way<string | number | null> | undefined;
  /** In the original. */
  path: Way<string | number> | undefined;
  /** Path in the original of the block that needs an id first. */
  needsId: Path | undefined;
}

/** A path, from its last step. */
interface Way<Step> {
  up: Way<Step> | undefined;
  step: Step;
}

/** The place of a value within one. @param stepOver  Its step in the version, where that is another one. */
export function within(
  { at, path, needsId }: Place,
  over: TreeNode | undefined,
  step: string | number,
  stepOver: string | number | null = step,
): Place {
  return { over, at: { up: at, step: stepOver }, path: { up: path, step }, needsId };
}

export function wayOf<Step>(steps: readonly Step[]): Way<Step> | undefined {
  return steps.reduce<Way<Step> | undefined>((up, step) => ({ up, step }), undefined);
}

/** Path of a place in the original. */
export function pathOf({ path }: Place): Path {
  return stepsOf(path);
}

/** Path of a place in the version. */
export function atOf({ at }: Place): Unit["at"] {
  return stepsOf(at);
}

function stepsOf<Step>(way: Way<Step> | undefined): Step[] {
  const steps: Step[] = [];
  for (let one = way; one; one = one.up) steps.push(one.step);
  return steps.reverse();
}

import { Plan } from "../../operations/plan.ts";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import type { Site } from "../../site/site.ts";
import type { TreeNode } from "../../yaml/tree.ts";
import { framedProblems } from "../framed-problems.ts";

/** The file that a row was asked of last: large ones take a second to be read as they are written. */
const last: { file: string; text: string | undefined; tree: TreeNode | undefined } = {
  file: "",
  text: undefined,
  tree: undefined,
};

/** What a file says, in whatever format; undefined for one with a mistake. */
export function treeOf(site: Site, file: string): TreeNode | undefined {
  const text = site.files.read(file);
  if (last.file === file && last.text === text) return last.tree;
  Object.assign(last, { file, text, tree: readTree(site, file) });
  return last.tree;
}

function readTree(site: Site, file: string): TreeNode | undefined {
  try {
    return new Plan(site.files).open(file).tree;
  } catch {
    return undefined;
  }
}

/**
 * What keeps anybody from changing a file in the editor: all that is wrong in it, if it cannot be read as it is written.
 *
 * @returns undefined for one that can be read, or that is not there.
 */
export function unreadBy(site: Site, file: string): FramedProblem[] | undefined {
  if (site.files.read(file) === undefined || treeOf(site, file)) return undefined;
  const own = site.problems.filter((problem) => problem.file === file);
  return framedProblems(own, site.dir, site.source);
}

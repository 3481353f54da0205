import type { Draft } from "../problems/draft.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** A few words, without the signs of a sentence. */
const PART = /^[^\s;.!?:,]+(?: [^\s;.!?:,]+){0,2}$/u;

/**
 * The only entry of a list in brackets, with semicolons between its words, as tables have them: `[Rice; Beans]` is one
 * text for YAML.
 */
export function findSemicolons(
  value: string,
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  if (typeof path.at(-1) !== "number" || node.kind !== "scalar" || !node.plain) return undefined;
  const parts = value.split(";").map((part) => part.trim());
  if (parts.length < 2 || !parts.every((part) => PART.test(part))) return undefined;
  const isOnly =
    /\[\s*$/.test(text.slice(Math.max(0, node.start - 40), node.start)) &&
    /^\s*\]/.test(text.slice(node.end));
  if (!isOnly || text.slice(node.start, node.end).trimEnd() !== value) return undefined;
  const at = node.start + value.indexOf(";");
  return {
    code: "missing-comma",
    params: { sign: ";" },
    severity: "warning",
    start: at,
    end: at + 1,
    path: [...path],
    offer: { start: node.start, end: node.start + value.length, text: parts.join(", ") },
  };
}

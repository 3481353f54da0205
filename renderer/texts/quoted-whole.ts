import type { Draft } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";
import { quote } from "../yaml/line.ts";
import { type TreeNode, visibleSpan } from "../yaml/tree.ts";

/** All of a text in quotation marks of a word processor; one that ends as a sentence does is something that is said. */
const WHOLE = /^[“„«‘][\s\u00a0]*([^“”„«»"‘]*[^\s“”„«»"‘.!?…。！？])[\s\u00a0]*[”“»’]$/;

/**
 * A heading, page title or label that stands in curly quotation marks as a whole, where YAML has none: a word processor
 * has turned those of YAML into them. Whoever means them writes straight ones around all of it. Titles of rows are
 * left alone: works of art and books have such marks.
 */
export function findQuotedWhole(
  value: string,
  schema: Schema,
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  const quoted = WHOLE.exec(value)?.[1];
  if (quoted === undefined || node.kind !== "scalar" || !node.plain) return undefined;
  const isTitle = path.length === 1 && path[0] === "title";
  const isNamed = path[0] === "blocks" && (schema["x-heading"] !== undefined || path.at(-1) === "label");
  if (!isTitle && !isNamed) return undefined;
  const span = visibleSpan(node, text);
  // On several lines, or with an escape, it is not found as it is.
  const isHere = text.slice(span.start, span.end) === value;
  const written = /: |:$| #|^[^\p{L}]|^(?:true|false|null)$/u.test(quoted) ? quote(quoted) : quoted;
  return {
    code: "smart-quotes",
    params: { quoted, isSeen: true },
    severity: "warning",
    ...span,
    path: [...path],
    ...(isHere && { offer: { ...span, text: written } }),
  };
}

import { hasBinding, type TreeNode } from "../yaml/tree.ts";
import type { Found } from "./checked-site.ts";

/**
 * What is wrong with a text that is filled in, put right in the text as it is written: `jobs/${item.slug}` for which
 * `/jobs/cook` is meant, is meant as `/jobs/${item.slug}`.
 *
 * @param filled  What the text came to.
 * @returns undefined where what is to be changed comes from elsewhere.
 */
export function foundInTemplate(
  found: Found,
  filled: string,
  node: TreeNode | undefined,
): { found: Found; write(text: string): string } | undefined {
  const meant = found.fix ?? found.offer;
  if (meant === undefined || node?.kind !== "scalar" || !hasBinding(node.value)) return undefined;
  // A link within a text is a part of what the text came to: as the whole of it, the text would stand in the link.
  if (!comesTo(node.value, filled)) return undefined;
  const text = inTemplate(node.value, filled, meant);
  if (text === undefined) return undefined;
  const params = Object.fromEntries(
    Object.entries(found.params ?? {}).map(([name, value]) => [name, value === meant ? text : value]),
  );
  const correction = found.fix === undefined ? { offer: text } : { fix: text };
  const { plain } = node;
  return {
    found: { ...found, params, ...correction } as Found,
    write: (one) => (plain ? one : JSON.stringify(one)),
  };
}

/** Whether a template can have come to a text: what is written in it stands there, in the same order. */
function comesTo(template: string, filled: string): boolean {
  const written = template.split(/\$\{[^{}]*\}/);
  const [first = "", last = ""] = [written[0], written.at(-1)];
  if (!filled.startsWith(first) || !filled.endsWith(last)) return false;
  let at = first.length;
  for (const part of written.slice(1, -1)) {
    const found = filled.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= filled.length;
}

/** A change at the beginning of a filled-in text, or at its end, made in its template, where that part is written there. */
function inTemplate(template: string, filled: string, meant: string): string | undefined {
  // Nothing of it is written there: other rows may have the whole of it.
  if (/^\$\{[^{}]*\}$/.test(template)) return undefined;
  const same = sameAtEnd(filled, meant);
  const from = filled.slice(0, filled.length - same);
  if (template.indexOf("${") >= from.length && template.startsWith(from))
    return meant.slice(0, meant.length - same) + template.slice(from.length);
  let start = 0;
  while (start < filled.length && filled[start] === meant[start]) start += 1;
  const rest = filled.slice(start);
  const kept = template.length - rest.length;
  if (template.lastIndexOf("}") >= kept || !template.endsWith(rest)) return undefined;
  return template.slice(0, kept) + meant.slice(start);
}

function sameAtEnd(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}

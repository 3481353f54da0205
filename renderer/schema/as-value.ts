import type { TextEdit } from "../yaml/text-edits.ts";
import type { Place } from "./subject.ts";

/** What is meant in place of a value that stands on its line; undefined for cells of tables and texts below their name. */
export function asValue(
  text: string,
  { node, text: file = "", span, entry, path }: Place,
): TextEdit | undefined {
  const isBelow =
    node?.kind === "map" && entry !== undefined && file.slice(entry.keyEnd, node.start).includes("\n");
  if (node && ((node.kind === "list" && file[node.start] === "-") || isBelow)) {
    // The value moves up to its name, unless a comment would be lost on the way.
    const colon = entry ? file.indexOf(":", entry.keyEnd) : -1;
    const end = node.start + file.slice(node.start, node.end).trimEnd().length;
    const isAlone = colon !== -1 && !file.slice(colon, end).includes("#");
    return isAlone ? { start: colon + 1, end, text: ` ${text}` } : undefined;
  }
  if (node?.kind === "map" && typeof path.at(-1) === "number" && file[node.start] !== "{") {
    const whole = file.slice(node.start, node.end).trimEnd();
    return whole.includes("#") ? undefined : { start: node.start, end: node.start + whole.length, text };
  }
  const isOnLine =
    node?.kind === "scalar" ? !node.isBlock : node !== undefined && /[[{]/.test(file[span.start] ?? "");
  // What is marked is the first line of it alone.
  const whole = node ? file.slice(node.start, node.end).trimEnd() : "";
  if (!isOnLine || whole.includes("\n")) return undefined;
  const before = file.slice(file.lastIndexOf("\n", span.start - 1) + 1, span.start);
  return /(?:: +|- +|[[,] *)$/.test(before) ? { start: span.start, end: span.end, text } : undefined;
}

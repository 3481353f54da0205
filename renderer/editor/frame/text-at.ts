import type { MappedText } from "./page-map.ts";

/** The text at a point of the window: a label lets presses through, and a picture has its words in an attribute. */
export function textAt(
  texts: readonly MappedText[],
  node: Node,
  { x, y }: { x: number; y: number },
): MappedText | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const here = texts.filter((text) => text.node === caret?.offsetNode || text.node === node);
  // Of several in one text, the one that the pointer is on or behind.
  const reached = here.findLast(({ within }) => !within || within.from <= (caret?.offset ?? 0));
  if (here.length > 0) return reached ?? here[0];
  const inside = texts.filter((text) => !text.attribute && node.contains(text.node));
  return inside.length === 1 ? inside[0] : undefined;
}

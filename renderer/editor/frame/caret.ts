import type { Stretch } from "../find/mark-words.ts";

/** What is selected of the words in an element; nothing when the selection is elsewhere. */
export function selectedIn(element: HTMLElement): Stretch {
  const selection = window.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return { start: 0, end: 0 };
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** Puts the cursor where the pointer was, in pixels of the window; else all of an element is selected. */
export function placeCaret(element: HTMLElement, at: { x: number; y: number } | undefined): void {
  const selection = window.getSelection();
  if (!selection) return;
  const caret = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (caret && element.contains(caret.offsetNode)) selection.collapse(caret.offsetNode, caret.offset);
  else selection.selectAllChildren(element);
}

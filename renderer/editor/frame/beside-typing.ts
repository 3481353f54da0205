/**
 * Whether a node is the line or the button around a text that is typed, with no other words in it: a press beside the
 * words means them, such as behind the last one, where the cursor is wanted at the end.
 *
 * @param element  That is typed in.
 */
export function isBeside(element: HTMLElement, node: Node): boolean {
  if (!(node instanceof Element) || !node.contains(element) || !lineOf(element)?.contains(node)) return false;
  return node.textContent?.trim() === element.textContent?.trim();
}

/** The innermost element around a text that is a block of its own. */
function lineOf(element: HTMLElement): Element | null {
  let around = element.parentElement;
  while (around && /^(?:inline|contents)/.test(getComputedStyle(around).display))
    around = around.parentElement;
  return around;
}

/** Puts the cursor into a text, as near to a point of the window as there are words. */
export function putCaretNear(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  const selection = window.getSelection();
  element.focus({ preventScroll: true });
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

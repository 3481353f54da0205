import { withoutHidden, withoutTabs } from "../../formats/hidden-characters.ts";

/** What is said when something else than words is to be put into words. */
const NO_WORDS = "Only words can stand here: the form has pictures and files, or a block that shows them.";

/**
 * Puts what was pasted or dropped into a text that is typed: its words, on one line.
 *
 * @returns Why nothing was put there.
 */
export function putWords(event: ClipboardEvent | DragEvent): string | undefined {
  const isDrop = event instanceof DragEvent;
  const data = isDrop ? event.dataTransfer : event.clipboardData;
  const given = data?.getData("text/plain") ?? "";
  const words = withoutTabs(withoutHidden(given).replaceAll(/\s*\n\s*/g, " "));
  // The browser takes words of this text away from where they stood, and puts them where they were let go.
  if (isDrop && words !== "" && words === given) return undefined;
  event.preventDefault();
  // Nothing in place of what is selected would delete it.
  if (words === "") return NO_WORDS;
  if (isDrop) putCaret(event);
  // The one way that keeps the browser's own undo.
  document.execCommand("insertText", false, words);
  return undefined;
}

/** To where something was let go. */
function putCaret({ clientX, clientY }: DragEvent): void {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) window.getSelection()?.collapse(caret.offsetNode, caret.offset);
}

import type { FileChange } from "../edit/operation.ts";
import type { TextEdit } from "../yaml/text-edits.ts";

/** The changes that take others back, byte for byte: undo of what was done, redo of what was undone. */
export function invertChanges(changes: readonly FileChange[]): FileChange[] {
  return changes.map(invert).reverse();
}

function invert(change: FileChange): FileChange {
  const { file } = change;
  switch (change.kind) {
    case "edit": {
      const { before, after, edits } = change;
      return { kind: "edit", file, before: after, after: before, edits: invertEdits(before, edits) };
    }
    case "add":
      return { kind: "delete", file, before: change.after };
    case "delete":
      return { kind: "add", file, after: change.before };
    case "rename":
      return { kind: "rename", file: change.to, to: file, before: change.after, after: change.before };
  }
}

/** The edits that make the text before out of the text after. */
function invertEdits(before: string, edits: readonly TextEdit[]): TextEdit[] {
  let grown = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const at = start + grown;
      grown += text.length - (end - start);
      return { start: at, end: at + text.length, text: before.slice(start, end) };
    });
}

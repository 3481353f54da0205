/** Replaces the text from `start` to `end` (offsets from 0, end exclusive) by `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap, given in any order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/**
 * Maps an offset in a text that was edited in several rounds back to the text before the first.
 * An offset inside an inserted text maps to the place of insertion.
 */
export function createOffsetMap(rounds: readonly (readonly TextEdit[])[]): (offset: number) => number {
  const sorted = rounds.map((edits) => [...edits].sort((a, b) => a.start - b.start));
  return (offset) => {
    let current = offset;
    for (let round = sorted.length - 1; round >= 0; round -= 1) {
      let grown = 0;
      let mapped: number | undefined;
      for (const edit of sorted[round]!) {
        const start = edit.start + grown;
        if (current < start) break;
        if (current < start + edit.text.length) {
          mapped = Math.min(edit.end, edit.start + Math.min(current - start, edit.end - edit.start));
          break;
        }
        grown += edit.text.length - (edit.end - edit.start);
      }
      current = mapped ?? current - grown;
    }
    return current;
  };
}

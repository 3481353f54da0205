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

/** What a range of the text would be after edits in it. */
export function editedRange(text: string, start: number, end: number, edits: readonly TextEdit[]): TextEdit {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return { start, end, text: applyEdits(text.slice(start, end), moved) };
}

/**
 * Maps an offset in a text that was edited in several rounds back to the text before the first.
 * An offset inside an inserted text maps to the place of insertion.
 */
export function createOffsetMap(rounds: readonly (readonly TextEdit[])[]): (offset: number) => number {
  const sorted = rounds.map(withGrowth);
  return (offset) => {
    let current = offset;
    for (let round = sorted.length - 1; round >= 0; round -= 1) current = mapBack(current, sorted[round]!);
    return current;
  };
}

interface PlacedEdit extends TextEdit {
  /** Where its text starts in the text after the round. */
  at: number;
  /** By how much the round has made the text longer, up to the end of this edit. */
  grown: number;
}

function withGrowth(edits: readonly TextEdit[]): PlacedEdit[] {
  let grown = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .map((edit) => {
      const at = edit.start + grown;
      grown += edit.text.length - (edit.end - edit.start);
      return { ...edit, at, grown };
    });
}

function mapBack(offset: number, edits: readonly PlacedEdit[]): number {
  // The last edit that starts at or before the offset.
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edits[middle]!.at <= offset) low = middle + 1;
    else high = middle;
  }
  const edit = edits[low - 1];
  if (!edit) return offset;
  if (offset < edit.at + edit.text.length)
    return Math.min(edit.end, edit.start + Math.min(offset - edit.at, edit.end - edit.start));
  return offset - edit.grown;
}

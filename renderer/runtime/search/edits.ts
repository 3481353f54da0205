import type { KnownWord } from "./packing.ts";

/** How many mistakes in typing a word are forgiven: none in short ones, which are too much like others. */
export function forgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Words that are at most `limit` mistakes away: a letter too many, too few, another one, or two exchanged
 * (restricted Damerau-Levenshtein distance). Sorted words that begin alike are compared only once.
 *
 * @returns Indices of words, and how many mistakes each takes.
 */
export function withinEdits(
  words: readonly KnownWord[],
  query: string,
  limit: number,
): { index: number; edits: number }[] {
  const width = query.length + 1;
  const rows = [Uint8Array.from({ length: width }, (_, column) => column)];
  const found: { index: number; edits: number }[] = [];
  let last = "";
  /** Rows are those of the last word for so many of its letters. */
  let known = 0;
  /** Every word that begins with so many letters of the last one is too far away. */
  let hopeless = Number.POSITIVE_INFINITY;
  for (const [index, { word }] of words.entries()) {
    let shared = 0;
    while (shared < last.length && last[shared] === word[shared]) shared += 1;
    last = word;
    known = Math.min(known, shared);
    if (shared < hopeless) hopeless = Number.POSITIVE_INFINITY;
    if (hopeless <= shared || word.length > query.length + limit) continue;
    while (known < word.length && hopeless > word.length) {
      known += 1;
      rows[known] ??= new Uint8Array(width);
      if (fillRow(rows, known, word, query) > limit) hopeless = known;
    }
    const edits = rows[word.length]?.[query.length] ?? 0;
    if (hopeless > word.length && edits <= limit) found.push({ index, edits });
  }
  return found;
}

/** Distances of the first `depth` letters of a word from all beginnings of the query. @returns The least of them. */
function fillRow(rows: readonly Uint8Array[], depth: number, word: string, query: string): number {
  const [row, above] = [rows[depth] as Uint8Array, rows[depth - 1] as Uint8Array];
  const letter = word[depth - 1];
  row[0] = depth;
  let least = depth;
  for (let column = 1; column <= query.length; column += 1) {
    const same = letter === query[column - 1];
    let edits = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (same ? 0 : 1),
    );
    if (depth > 1 && letter === query[column - 2] && word[depth - 2] === query[column - 1])
      edits = Math.min(edits, (rows[depth - 2]?.[column - 2] ?? 0) + 1);
    row[column] = edits;
    if (edits < least) least = edits;
  }
  return least;
}

import fc from "fast-check";
import { expect, it } from "vitest";
import { withinEdits } from "../../renderer/runtime/search/edits.ts";
import { packNumbers, packWords, unpackNumbers, unpackWords } from "../../renderer/runtime/search/packing.ts";

/** The distance by its definition, without anything that saves time. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const row = rows[i] as number[];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
    }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 8 });
const sortedWords = fc.uniqueArray(word, { maxLength: 40 }).map((words) => words.toSorted());

it("finds exactly the words that are so many mistakes away", () => {
  fc.assert(
    fc.property(sortedWords, word, fc.integer({ min: 1, max: 2 }), (words, query, limit) => {
      const found = withinEdits(
        words.map((one) => ({ word: one, spread: 0 })),
        query,
        limit,
      );
      const expected = words
        .map((one, index) => ({ index, edits: distance(one, query) }))
        .filter(({ edits }) => edits <= limit);
      expect(found).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

it("unpacks what was packed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 40)), sortedWords, (numbers, words) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      const known = words.map((one, index) => ({ word: one, spread: index % 20 }));
      if (known.length > 0) expect(unpackWords(packWords(known))).toEqual(known);
    }),
  );
});

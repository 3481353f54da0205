import { describe, expect, it } from "vitest";
import { listOr, listSome } from "../../renderer/problems/english/words.ts";
import { editDistance, Names, suggest } from "../../renderer/problems/suggest.ts";
import { namesOf } from "../../renderer/problems/things.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";

describe("the one that was meant", () => {
  const long = "x".repeat(79);
  it.each([
    ["headng", ["heading", "text", "align"], "heading"],
    ["headng", ["heading", "reading"], "heading"],
    ["headng", ["reading", "heading"], "heading"],
    ["herf", ["href", "label"], "href"],
    ["Align", ["align", "text"], "align"],
    ["card_grid", ["card-grid", "hero"], "card-grid"],
    ["teh", ["the", "tea"], undefined],
    ["left", ["start", "center"], undefined],
    ["colour", ["tone", "columns"], undefined],
    ["x", ["y"], undefined],
    ["item", ["items", "title"], "items"],
    ["item", ["item", "items"], "items"],
    ["jobs2", ["jobs1", "jobs3"], undefined],
    ["on", ["no"], undefined],
    ["anything", [], undefined],
    // Small and capital letters, hyphens and spaces do not count, however short the word is.
    ["ID", ["id", "to"], "id"],
    ["card - grid", ["cardgrid", "card-gird"], "cardgrid"],
    ["a b", ["ab", "a-b"], undefined],
    // Three letters are enough for one slip, two are not.
    ["alz", ["alt"], "alt"],
    ["al", ["alt"], undefined],
    // One slip up to four letters, two from five on.
    ["linkes", ["link"], "link"],
    ["lixy", ["link"], undefined],
    ["labxy", ["label"], "label"],
    ["laxyz", ["label"], undefined],
    ["headi", ["heading"], "heading"],
    ["head", ["heading"], undefined],
    // A word of up to 80 characters is looked at.
    [`${long}y`, [`${long}z`], `${long}z`],
    [`${long}xy`, [`${long}xz`], undefined],
    // The same candidate twice is one.
    ["headng", ["heading", "heading"], "heading"],
  ])("%s among %j", (wrong, candidates, expected) => expect(suggest(wrong, candidates)).toBe(expected));
});

it.each([
  ["", "", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
  ["gird", "grid", 1],
  ["ab", "ba", 1],
  ["ab", "ca", 2],
  ["ab", "bc", 2],
  ["ca", "abc", 3],
  ["abcd", "badc", 2],
])("from %j to %j are %i edits", (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

describe("the shortcuts that many names need", () => {
  const random = seededRandom(11);
  const word = (letters: string): string =>
    Array.from({ length: random.integer(9) }, () => letters[random.integer(letters.length)]).join("");

  it("change no distance, and say above a limit that it is above", () => {
    for (let round = 0; round < 3_000; round += 1) {
      const [a, b] = [word("abc"), word("abc")];
      const edits = editsBetween(a, b);
      expect(editDistance(a, b), `${a} ${b}`).toBe(edits);
      for (const limit of [0, 1, 2])
        if (edits <= limit) expect(editDistance(a, b, limit), `${a} ${b}, at most ${limit}`).toBe(edits);
        else expect(editDistance(a, b, limit), `${a} ${b}, at most ${limit}`).toBeGreaterThan(limit);
    }
  });

  it("find what each name by itself would have been found for", () => {
    // Addresses with numbers share their letters, words do not; what does not count stands between both.
    for (const letters of ["0123", "abcdefghijklmnop", "ab-_ AB"])
      for (let round = 0; round < 60; round += 1) {
        const names = [...new Set(Array.from({ length: 40 }, () => `/n${word(letters)}`))];
        const all = new Names(names);
        const wrong = `/n${word(letters)}`;
        const alike = names.filter((name) => suggest(wrong, [name]) !== undefined);
        expect([...all.like(wrong)].sort(), wrong).toEqual(alike.sort());
        // One slip is always forgiven, whatever letters come or go with it.
        for (const name of names)
          if (wrong.length > 4 && editDistance(wrong, name) === 1) expect(alike, wrong).toContain(name);
        const meant = all.meant(wrong);
        if (alike.length === 1) expect(meant, wrong).toBe(alike[0]);
        if (meant !== undefined) expect(alike, wrong).toContain(meant);
      }
  });

  /** As the words define it, without any shortcut. */
  function editsBetween(a: string, b: string): number {
    if (a === "" || b === "") return a.length + b.length;
    const [x, y] = [a.slice(1), b.slice(1)];
    const edits = [
      editsBetween(x, b) + 1,
      editsBetween(a, y) + 1,
      editsBetween(x, y) + (a[0] === b[0] ? 0 : 1),
    ];
    if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
      edits.push(editsBetween(a.slice(2), b.slice(2)) + 1);
    return Math.min(...edits);
  }
});

it.each([
  [[], ""],
  [["a"], '"a"'],
  [["a", 2], '"a" or 2'],
  [["a", true, "c"], '"a", true or "c"'],
])("%j is a choice: %s", (values, words) => expect(listOr(values)).toBe(words));

it("things that go together have another word before the last", () => {
  expect(listOr(["a", "b", "c"], "and")).toBe('"a", "b" and "c"');
});

it.each([
  [[], ""],
  [["a"], "Fields: a."],
  [["a", "b"], "Fields: a, b."],
  // One more than the limit would take as much room as saying that there is one.
  [["a", "b", "c"], "Fields: a, b, c."],
  [["a", "b", "c", "d"], "Fields: a, b and 2 more."],
])("of %j two are named", (names, words) => expect(listSome("Fields", namesOf(names), 2)).toBe(words));

it("names twelve, unless one says how many", () => {
  const names = Array.from({ length: 14 }, (_, index) => `n${index + 1}`);
  expect(listSome("Options", namesOf(names))).toBe(
    "Options: n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12 and 2 more.",
  );
  const many = Array.from({ length: 10_000 }, (_, index) => `n${index + 1}`);
  expect(listSome("Options", namesOf(many), 2)).toBe("Options: n1, n2 and 9998 more.");
  expect(listSome("Options", namesOf(many.slice(0, 21)), 20)).toMatch(/, n20, n21\.$/);
});

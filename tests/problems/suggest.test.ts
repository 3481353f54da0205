import { describe, expect, it } from "vitest";
import { editDistance, listOr, listSome, suggest } from "../../renderer/problems/suggest.ts";

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
])("of %j two are named", (names, words) => expect(listSome("Fields", names, 2)).toBe(words));

it("names twelve, unless one says how many", () => {
  const names = Array.from({ length: 14 }, (_, index) => `n${index + 1}`);
  expect(listSome("Options", names)).toBe(
    "Options: n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12 and 2 more.",
  );
});

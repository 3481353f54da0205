import { describe, it } from "vitest";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a dash that is put right moves the names below it that stand in the column of the first", () => {
  const cases: Cases = {
    "a dash without its space": [
      "a:\n  -b: 1\n   c:\n     - d\ne: 2\n",
      { a: [{ b: 1, c: ["d"] }], e: 2 },
      '2:3 glued-dash «-b» | The dash of a list needs a space after it. | Write "- b: 1". | a:\n  - b: 1\n    c:\n      - d\ne: 2\n',
    ],
    "two dashes in place of one": [
      "a:\n  - b: 0\n  - - b: 1\n      c: 2\n",
      { a: [{ b: 0 }, { b: 1, c: 2 }] },
      '3:3 list-sign «- -» | The entries of a list start with a dash and a space, not with - -. | Write "- b: 1". | a:\n  - b: 0\n  - b: 1\n    c: 2\n',
    ],
    "but not those that stand where they belong": [
      "a:\n  -b: 1\n    c: 2\n",
      { a: [{ b: 1, c: 2 }] },
      '2:3 glued-dash «-b» | The dash of a list needs a space after it. | Write "- b: 1". | a:\n  - b: 1\n    c: 2\n',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

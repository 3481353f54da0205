import { expect, test } from "vitest";
import checkTable from "./rules.ts";

const columns = [{ label: "A" }, { label: "B" }];

test("each row has a value for each column", () => {
  const told = checkTable({ caption: "C", columns, items: [["1", "2"], ["1"], ["1", "2", "3"]] });
  expect(told.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    "items.1 Row 2 has 1 value; there are 2 columns.",
    "items.2 Row 3 has 3 values; there are 2 columns.",
  ]);
});

test("a table has a name", () => {
  expect(checkTable({ columns, items: [] }).map(({ path }) => path)).toEqual([["columns"]]);
  expect(checkTable({ heading: "H", columns, items: [] })).toEqual([]);
});

test("a row says what may have gone wrong with its commas", () => {
  const decimals =
    "Between brackets a comma parts two values, within a number too: write 12.50, or quotation marks around it.";
  const items = [
    ["A", 12, 50],
    ["A", 12, "00"],
    ["Child; 4 €"],
    ["1", "open", "mondays only"],
    ["A", "B", "C"],
    ["A"],
  ];
  expect(checkTable({ caption: "C", columns, items }).map(({ hint }) => hint)).toEqual([
    decimals,
    decimals,
    "Between brackets a comma stands behind each value; this is one: Child; 4 €",
    "Remove a value, or add a column; a value with a comma in it needs quotation marks.",
    "Remove a value, or add a column.",
    'Write "–" where there is no value.',
  ]);
});

import { expect, test } from "vitest";
import checkPrices from "./rules.ts";

const plan = (more: { highlighted?: boolean; secondPrice?: string; secondUnit?: string } = {}) => ({
  title: "A",
  price: "1",
  ...more,
});
const places = (options: Parameters<typeof checkPrices>[0]) =>
  checkPrices(options).map(({ path }) => path.join("."));

test("one plan stands out", () => {
  const items = [plan({ highlighted: true }), plan(), plan({ highlighted: true })];
  expect(places({ items })).toEqual(["items.2.highlighted"]);
  expect(places({ items: items.slice(0, 2) })).toEqual([]);
});

test("a second price can be chosen", () => {
  const items = [plan(), plan({ secondPrice: "10" })];
  expect(places({ items })).toEqual(["items.1.secondPrice"]);
  expect(places({ items: [plan({ secondUnit: "a year" })] })).toEqual(["items.0.secondUnit"]);
  expect(places({ items, periods: { first: "Monthly" } })).toEqual([]);
});

test("each row of the comparison has a value for each plan", () => {
  const rows = [
    { label: "Group" },
    { label: "One", values: ["yes"] },
    { label: "Two", values: ["yes", "no"] },
  ];
  expect(places({ items: [plan(), plan()], comparison: { items: rows } })).toEqual([
    "comparison.items.1.values",
  ]);
});

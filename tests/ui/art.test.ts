import { expect, test } from "vitest";
import { constellationPoints, geometricShapes } from "../../renderer/ui/art/banner.tsx";

const titles = Array.from({ length: 400 }, (_, index) => `Blueprint number ${index * 7919}`);

test("a geometric banner has 12 to 21 shapes, a constellation 20 to 34 points, and both use their whole range", () => {
  const shapes = titles.map((title) => geometricShapes(title).length);
  expect([Math.min(...shapes), Math.max(...shapes)]).toEqual([12, 21]);
  const points = titles.map((title) => constellationPoints(title).length);
  expect([Math.min(...points), Math.max(...points)]).toEqual([20, 34]);
});

test("the same title gives the same drawing, another title another one", () => {
  expect(geometricShapes("Invoices")).toEqual(geometricShapes("Invoices"));
  expect(geometricShapes("Invoices")).not.toEqual(geometricShapes("Clouds"));
  expect(constellationPoints("Invoices")).toEqual(constellationPoints("Invoices"));
});

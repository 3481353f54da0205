import { expect, test } from "vitest";
import { constellationPoints, geometricShapes } from "../../renderer/ui/art/banner.tsx";
import { onCircle, Plot } from "../../renderer/ui/art/plot.ts";

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

test("a closed curve of twelve pieces is its circle to a tenth of a unit", () => {
  const circle = new Plot().orbit("ink", (part) => onCircle([200, 200], 150, part * 360), 12);
  const [[, data = ""] = []] = circle.layers;
  const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers(data.slice(0, data.indexOf("c")));
  let [from, handle] = [
    [x, y],
    [x, y],
  ];
  const pieces = data.match(/[cs][^csz]+/g) ?? [];
  expect(pieces).toHaveLength(12);
  for (const piece of pieces) {
    const steps = numbers(piece).map((step, index) => step + (from[index % 2] ?? 0));
    // `s` mirrors the handle before it.
    const lead =
      piece[0] === "c" ? steps.splice(0, 2) : from.map((at, index) => 2 * at - (handle[index] ?? 0));
    const [trail, to] = [steps.slice(0, 2), steps.slice(2)];
    const middle = [0, 1].map(
      (axis) =>
        [from, lead, lead, lead, trail, trail, trail, to]
          .map((point) => point[axis] ?? 0)
          .reduce((a, b) => a + b) / 8,
    );
    for (const [px = 0, py = 0] of [middle, to])
      expect(Math.abs(Math.hypot(px - 200, py - 200) - 150)).toBeLessThan(0.1);
    [from, handle] = [to, trail];
  }
  expect(from.map(Math.round)).toEqual([x, y].map(Math.round));
});

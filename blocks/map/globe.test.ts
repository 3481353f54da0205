import { describe, expect, it } from "vitest";
import { drawGlobe, markersOf, type Place, RADIUS, SIZE, sidesOf, TILT, viewOf, warmUp } from "./globe.ts";

const MIDDLE = SIZE / 2;
/** Where the one place is, seen from above a point. */
const seen = (from: Place, place: Place) => markersOf(from, [place])[0]!;

describe("where a place is", () => {
  it("what is looked at is in the middle", () => {
    expect(seen([0, 0], [0, 0])).toEqual({ x: MIDDLE, y: MIDDLE, isVisible: true });
    expect(seen([77.6, 12.97], [77.6, 12.97])).toEqual({ x: MIDDLE, y: MIDDLE, isVisible: true });
  });

  it("east is on the right and north is up, in tenths", () => {
    const half = RADIUS / 2;
    expect(seen([0, 0], [30, 0])).toEqual({ x: MIDDLE + half, y: MIDDLE, isVisible: true });
    expect(seen([0, 0], [-30, 0])).toEqual({ x: MIDDLE - half, y: MIDDLE, isVisible: true });
    expect(seen([0, 0], [0, 30])).toEqual({ x: MIDDLE, y: MIDDLE - half, isVisible: true });
    expect(seen([0, 0], [0, -30])).toEqual({ x: MIDDLE, y: MIDDLE + half, isVisible: true });
    expect(seen([20, 0], [65, 0]).x).toBe(515.2);
    expect(seen([0, 20], [0, 65]).y).toBe(124.8);
  });

  it("the far side is hidden, and what is about to go there", () => {
    expect(seen([0, 0], [87, 0]).isVisible).toBe(true);
    expect(seen([0, 0], [88, 0]).isVisible).toBe(false);
    expect(seen([0, 0], [0, -88]).isVisible).toBe(false);
    expect(seen([0, 0], [180, 0]).isVisible).toBe(false);
    expect(seen([170, 0], [-110, 0]).isVisible).toBe(true);
  });
});

describe("the drawing", () => {
  const places: Place[] = [
    [13.42, 52.51],
    [-74, 40.7],
  ];

  it("has the places where they are, whichever drawing came before", () => {
    drawGlobe([120, -40], [], 0);
    expect(drawGlobe([0, TILT], places, 0).markers).toEqual(markersOf([0, TILT], places));
  });

  it("has paths in whole units for a picture, in tenths for one that turns, all inside the globe", () => {
    for (const digits of [0, 1] as const) {
      const { land, graticule } = drawGlobe([0, TILT], places, digits);
      for (const path of [land, graticule]) {
        expect(path).toMatch(digits ? /\d\.\d[,ML Z]/ : /^[\dMLZ,]+$/);
        expect(path).not.toMatch(/\.\d\d/);
        const numbers = path.match(/[\d.]+/g)!.map(Number);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(MIDDLE - RADIUS - 1);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(MIDDLE + RADIUS + 1);
      }
    }
  });

  it("is warmed up in several steps", () => {
    const steps = [...warmUp()].length;
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(40);
  });
});

describe("the first view", () => {
  it("is from above the middle of all places, at the usual latitude", () => {
    expect(viewOf([[10, TILT]])).toEqual([10, TILT]);
    expect(
      viewOf([
        [10, 0],
        [50, 0],
      ]),
    ).toEqual([30, TILT]);
    expect(
      viewOf([
        [0, 0],
        [20, 0],
        [60, 0],
      ]),
    ).toEqual([30, TILT]);
  });

  it("goes the short way round", () => {
    expect(
      viewOf([
        [160, 0],
        [-160, 0],
      ]),
    ).toEqual([-180, TILT]);
    expect(
      viewOf([
        [170, 0],
        [-150, 0],
      ]),
    ).toEqual([-170, TILT]);
  });
});

describe("the side of a place's number", () => {
  it.each<[string, Place[], ("left" | "right")[]]>([
    ["nothing", [], []],
    ["one place", [[0, 0]], ["right"]],
    [
      "the nearest of several",
      [
        [0, 0],
        [13, 0],
        [10, 0],
        [-30, 0],
      ],
      ["left", "right", "left", "left"],
    ],
    [
      "nearness on the ground, not in degrees",
      [
        [0, 80],
        [20, 80],
        [-8, 80],
        [0, 75],
      ],
      ["right", "right", "left", "right"],
    ],
    [
      "the date line",
      [
        [179, 0],
        [-179, 0],
      ],
      ["left", "right"],
    ],
    [
      "one straight above the other",
      [
        [5, 0],
        [5, 10],
      ],
      ["right", "right"],
    ],
  ])("%s", (_, places, sides) => {
    expect(sidesOf(places)).toEqual(sides);
  });
});

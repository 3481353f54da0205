import { describe, expect, it } from "vitest";
import { crowdingOf } from "./crowding.ts";
import type { Place } from "./globe.ts";

const LONDON: Place = [-0.08, 51.52];
const CHICAGO: Place = [-87.6, 41.9];
const BERLIN: Place = [13.4, 52.5];
const BENGALURU: Place = [77.6, 13];
const PARIS: Place = [2.35, 48.86];
const MILAN: Place = [9.19, 45.46];
const MADRID: Place = [-3.7, 40.4];
const WARSAW: Place = [21, 52.2];
const SYDNEY: Place = [151.2, -33.9];

describe("numbers that would cover one another", () => {
  it.each<[string, "always" | "narrow" | undefined, Place[]]>([
    ["no place", undefined, []],
    ["one place", undefined, [SYDNEY]],
    ["four places far apart", undefined, [LONDON, CHICAGO, BERLIN, BENGALURU]],
    ["two places in one country, whose numbers stand on both sides", undefined, [PARIS, [4.85, 45.76]]],
    ["neighbours of which two have the same side", "narrow", [MADRID, PARIS, MILAN, SYDNEY]],
    [
      "a continent full of places",
      "always",
      [LONDON, PARIS, BERLIN, MILAN, MADRID, WARSAW, [16.4, 48.2], [12.5, 41.9]],
    ],
    ["one place twice", "always", [LONDON, LONDON]],
  ])("%s: %s", (_, expected, places) => {
    expect(crowdingOf(places)).toBe(expected);
  });
});

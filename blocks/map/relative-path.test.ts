import { describe, expect, it } from "vitest";
import { drawGlobe, TILT } from "./globe.ts";
import { relativePath } from "./relative-path.ts";

/** The points of each line, from the top left corner of the drawing. */
function pointsOf(path: string): string[] {
  let [x, y] = [0, 0];
  return (path.match(/m[^m]*/g) ?? []).map((part) => {
    const numbers = part.match(/-?\d+/g)!.map(Number);
    const points: string[] = [];
    const [startX, startY] = [x + numbers[0]!, y + numbers[1]!];
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index]!;
      y += numbers[index + 1]!;
      points.push(`${x},${y}`);
    }
    if (part.endsWith("z")) [x, y] = [startX, startY];
    return points.join("L") + (part.endsWith("z") ? "Z" : "");
  });
}

describe("a path told from point to point", () => {
  it("has the same lines", () => {
    expect(relativePath("M10,20L12,19L12,25ZM0,0L5,5")).toBe("m10 20 2-1 0 6zm-10-20 5 5");
    expect(relativePath("M610 320L626 320M609 345L616 346")).toBe("m610 320 16 0m-17 25 7 1");
    expect(relativePath("M1,2L1,2L3,4Z")).toBe("m1 2 2 2z");
    expect(relativePath("")).toBe("");
  });

  it("has those of a globe, seen from anywhere", () => {
    for (const lng of [-120, 0, 75]) {
      const { land, graticule } = drawGlobe([lng, TILT], [], 0);
      for (const path of [land, graticule]) {
        const apart = path.replace(/(\d+,\d+)(?:L\1)+(?!\d)/g, "$1");
        expect(
          pointsOf(relativePath(path))
            .map((line) => `M${line}`)
            .join(""),
        ).toBe(apart);
        expect(relativePath(path).length).toBeLessThan(path.length * 0.75);
      }
    }
  });
});

import { describe, expect, it } from "vitest";
import { type Place, sourcesOf, widthIn } from "../../renderer/formats/picture-place.ts";

const made = { key: "0123456789ab", fallback: "jpg" } as const;
const photo = { made, width: 4000, height: 3000 };

/** What a place offers: the widths of its files, and `sizes`. */
function offered(place: Place, picture: Parameters<typeof sourcesOf>[0] = photo) {
  const { newer, sizes, src } = sourcesOf(picture, place);
  const widths = newer[0]!.srcSet.split(", ").map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));
  return { widths, sizes, src };
}

/** The sheet's content, as `--sheet` and `--gutter` in `renderer/ui/tokens.css` make it. */
function contentIn(window: number): number {
  const gutter = Math.min(48, Math.max(20, 8 + 0.03 * window));
  return Math.min(window, 1312) - 2 * gutter;
}

describe("sizes say how wide a place is", () => {
  const windows = [
    320, 360, 412, 479, 480, 600, 767, 768, 900, 1023, 1024, 1200, 1279, 1280, 1311, 1312, 1440, 1920,
  ];

  it.each(windows)("over the whole sheet, in a window of %i", (window) => {
    const width = widthIn(offered({}).sizes, window);
    expect(Math.abs(width - contentIn(window)) / contentIn(window)).toBeLessThan(0.02);
  });

  it.each(windows)("in one of three columns, in a window of %i", (window) => {
    const columns = window >= 1024 ? 3 : window >= 768 ? 2 : 1;
    const cell = (contentIn(window) - (columns - 1) * 24) / columns - 2;
    const width = widthIn(offered({ columns: { base: 1, md: 2, lg: 3 }, inset: 2 }).sizes, window);
    expect(Math.abs(width - cell) / cell).toBeLessThan(0.025);
  });

  it("no wider than it may be, and the whole window when it goes over it", () => {
    expect([400, 800, 1600].map((window) => widthIn(offered({ max: 640 }).sizes, window))).toEqual([
      360, 640, 640,
    ]);
    expect(offered({ isWindow: true }).sizes).toBe("100vw");
    expect(offered({ fixed: 40 }).sizes).toBe("40px");
  });

  it("of a picture that is cut, as wide as the whole of it would be", () => {
    expect(offered({ fixed: 40, ratio: 1 }).sizes).toBe("54px");
    expect(offered({ fixed: 40, ratio: 1 }, { made, width: 300, height: 400 }).sizes).toBe("40px");
  });
});

describe("files", () => {
  it("reach from what a telephone needs to what a sharp screen does", () => {
    const { widths } = offered({ columns: { base: 1, md: 2, lg: 3 } });
    expect(widths).toEqual([480, 600, 760, 1040, 1440]);
    expect(offered({ fixed: 40 }).widths).toEqual([40, 80]);
  });

  it("are never wider than the picture", () => {
    for (const width of [30, 60, 100, 500, 700, 900, 1439, 1440, 1600])
      for (const place of [{}, { fixed: 40 }, { fixed: 200, ratio: 1 }, { isWindow: true }]) {
        const { widths } = offered(place, { made, width, height: width });
        expect(Math.max(...widths)).toBeLessThanOrEqual(width);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      }
  });

  it("of one that moves stand still for those who want it", () => {
    const { newer } = sourcesOf({ made: { ...made, moves: true }, width: 800, height: 600 }, {});
    expect(newer.map(({ type, media }) => [type, media])).toEqual([
      ["image/webp", "(prefers-reduced-motion:reduce)"],
      ["image/webp", undefined],
    ]);
    expect(newer[0]!.srcSet).toContain("-still.webp");
  });
});

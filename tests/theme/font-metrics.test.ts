import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deviceFonts, fallbackFaces } from "../../renderer/theme/fallback.ts";
import { measureFont } from "../../renderer/theme/font-metrics.ts";

const fonts = new URL("../../renderer/ui/fonts/", import.meta.url);
const fileOf = (name: string) => new URL(name, fonts).pathname;

/** A value in percent of the nth face. */
function percent(css: string, property: string, nth: number): number {
  return Number([...css.matchAll(new RegExp(`${property}: ([\\d.]+)%`, "g"))][nth]?.[1]);
}

describe("what stands in for a font", () => {
  // fonts.css was measured by hand, with another text.
  const byHand = readFileSync(new URL("../../renderer/ui/fonts.css", import.meta.url), "utf8");

  test.each([
    ["familjen-grotesk-latin.woff2", "sans-serif", 0],
    ["martian-mono-latin.woff2", "monospace", 2],
  ] as const)("is as wide and as high as %s", (file, fallback, nth) => {
    const css = fallbackFaces("House", fallback, measureFont(fileOf(file), [400, 600]), {
      text: 400,
      strong: 600,
    });
    expect(Math.abs(percent(css, "size-adjust", 0) - percent(byHand, "size-adjust", nth))).toBeLessThan(0.6);
    expect(
      Math.abs(percent(css, "ascent-override", 0) - percent(byHand, "ascent-override", nth)),
    ).toBeLessThan(0.8);
    expect(css).toContain('font-family: "House fallback"');
  });

  test("follows the weight of a font that varies", () => {
    const { widths } = measureFont(fileOf("familjen-grotesk-latin.woff2"), [400, 600]);
    expect(widths.get(600)).toBeGreaterThan((widths.get(400) ?? 0) * 1.02);
  });

  test("a font without Latin letters cannot be measured", () => {
    expect(() => measureFont(fileOf("martian-mono-latin-ext.woff2"), [400])).toThrow();
  });

  const liberation = "/usr/share/fonts/truetype/liberation/Liberation";
  test.each([
    ["sans-serif", "Sans"],
    ["serif", "Serif"],
    ["monospace", "Mono"],
  ] as const)("%s: the widths of the device's fonts are right", (kind, name) => {
    const widthOf = (style: string) => {
      const file = `${liberation}${name}-${style}.ttf`;
      return existsSync(file) ? measureFont(file, [400]).widths.get(400) : undefined;
    };
    const { regular, bold } = deviceFonts[kind];
    expect(widthOf("Regular") ?? regular.width).toBeCloseTo(regular.width, 2);
    expect(widthOf("Bold") ?? bold.width).toBeCloseTo(bold.width, 2);
  });
});

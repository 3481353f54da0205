import { describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import { readTheme } from "../../renderer/theme/read-theme.ts";

const measureText = measureIn();

/** Widths in Chromium at 100 px without kerning, whole pixels for each letter. */
describe("a text is as wide as browsers draw it", () => {
  it.each([
    ["Technologies", 400, 568],
    ["Technologies", 600, 587],
    ["Technologies", 700, 597],
  ])("%s at weight %i", (text, weight, width) => {
    expect(Math.abs(measureText(text, { size: 100, weight }) / width - 1)).toBeLessThan(0.01);
  });
});

describe("a width", () => {
  const at = (size: number, more = {}) => measureText("Kestrel", { size, ...more });
  it("grows with the size, the weight and the space between letters", () => {
    expect(at(32)).toBeCloseTo(2 * at(16));
    expect(at(16, { weight: 700 })).toBeGreaterThan(at(16));
    expect(at(16, { spacing: 0.1 })).toBeCloseTo(at(16) + 7 * 1.6);
  });
  it("is that of each letter, not their number", () => {
    const width = (text: string) => measureText(text, { size: 16 });
    expect(width("WWWW")).toBeGreaterThan(3 * width("iiii"));
    expect(measureText("WWWW", { size: 16, hand: "mono" })).toBe(
      measureText("iiii", { size: 16, hand: "mono" }),
    );
  });
  it("is known of letters beyond Latin 1, and guessed of those that the fonts lack", () => {
    const width = (text: string) => measureText(text, { size: 10 });
    expect(width("Łódź")).toBeGreaterThan(15);
    expect(width("橋")).toBe(10);
    expect(width("ж")).toBe(6);
    expect(width("")).toBe(0);
  });
  it("of joined letters that the fonts lack is rather too wide, and marks between letters have none", () => {
    const width = (text: string, spacing = 0) => measureText(text, { size: 10, spacing });
    // In Chromium 34 with DejaVu Sans Bold, 28 with FreeSans.
    expect(width("سیمرغ")).toBeCloseTo(35);
    expect(width("می\u200cروم", -0.1)).toBeCloseTo(width("میروم", -0.1));
    expect(width("ש\u05c1לום")).toBe(width("שלום"));
  });
});

describe("in a site with a theme", () => {
  const themed = (name: string) => measureIn(readTheme(engineDir, `examples/themes/${name}.yaml`).theme);
  it("texts have the width of its fonts, sizes and weights", () => {
    const width = (name: string) => themed(name)("Technologies", { size: "base", weight: "strong" });
    expect(width("console")).not.toBeCloseTo(width("orchard"), 0);
    const mono = themed("console");
    expect(mono("WWWW", { size: 16, hand: "headings" })).toBeCloseTo(
      mono("iiii", { size: 16, hand: "headings" }),
    );
  });

  it("the page has its width and its edges", () => {
    expect(measureIn().content(320)).toBe(280);
    expect(measureIn().content(1440)).toBe(1312 - 96);
    // width.page 1240, space.gutter [20, 56]
    expect(themed("gazette").content(320)).toBe(280);
    expect(themed("gazette").content(1440)).toBe(1240 - 112);
  });
});

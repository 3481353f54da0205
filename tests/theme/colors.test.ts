import { describe, expect, test } from "vitest";
import { contrastOf, nearestPassing, readColor } from "../../renderer/theme/colors.ts";

describe("a colour of a theme", () => {
  test.each([
    ["#fff", "#ffffff"],
    ["navy", "#000080"],
    ["RGB(1 2 3 / 50%)", "#01020380"],
    ["hsl(200 50% 40%)", "#337799"],
    ["oklch(0.7 0.1 200)", "#40b1b7"],
    ["color-mix(in srgb, red, blue)", "#800080"],
    ["transparent", "#00000000"],
  ])("%s is written as digits where those can say it", (text, css) => {
    expect(readColor(text)?.css).toBe(css);
  });

  test("that screens of wider gamut alone can show stays one, and is near it in pictures", () => {
    const color = readColor("color(display-p3 0 1 0 /* </style> */)");
    expect(color).toMatchObject({ hex: "#00f74f", alpha: 1 });
    expect(color?.css).toMatch(/^oklch\(0\.84\d* 0\.36\d* 145\.\d+\)$/);
  });

  test.each([
    "",
    "bleu",
    "#12",
    "1a44b8",
    "red blue",
    "var(--ink)",
    "currentColor",
    "CanvasText",
    "url(x)",
    "rgb(1 2 3",
    "rgb(1 2 3))",
  ])("%j is none", (text) => {
    expect(readColor(text)).toBeUndefined();
  });
});

describe("contrast", () => {
  test("is that of WCAG 2.2", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  test.each(["#8899aa", "#dddddd", "#ffff00", "#ff0000", "#123456", "#00ff00"])(
    "the nearest colour to %s passes, and a shade between the two does not",
    (hex) => {
      const others = [
        { hex: "#ffffff", least: 4.5 },
        { hex: "#eef2f9", least: 4.5 },
      ];
      const nearest = nearestPassing(hex, others) ?? "";
      for (const other of others) expect(contrastOf(nearest, other.hex)).toBeGreaterThanOrEqual(other.least);
      const isEnough = others.every((other) => contrastOf(hex, other.hex) >= other.least);
      if (isEnough) expect(nearest).toBe(hex);
      else expect(contrastOf(nearest, "#eef2f9")).toBeLessThan(4.75);
    },
  );

  test("no colour is readable on black and on white at 7 to 1", () => {
    const others = [
      { hex: "#ffffff", least: 7 },
      { hex: "#000000", least: 7 },
    ];
    expect(nearestPassing("#808080", others)).toBeUndefined();
  });
});

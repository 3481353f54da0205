import type { FontMetrics } from "./font-metrics.ts";

/** What stands in for a font until it has come: fonts that nearly every device has. */
export type Fallback = "serif" | "sans-serif" | "monospace";

/** A font of devices: its names for regular and bold, and the width of `SAMPLE` in multiples of the size. */
interface DeviceFont {
  regular: { local: readonly string[]; width: number };
  bold: { local: readonly string[]; width: number };
}

/**
 * Arial, Times New Roman and Courier New, and the fonts made to be as wide as they are. Widths were measured with
 * Liberation Sans, Serif and Mono (tests/theme/font-metrics.test.ts measures them again where those are installed).
 */
export const deviceFonts: Readonly<Record<Fallback, DeviceFont>> = {
  "sans-serif": {
    regular: { local: ["Arial", "Liberation Sans", "Helvetica"], width: 93.273 },
    bold: { local: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"], width: 100.52 },
  },
  serif: {
    regular: { local: ["Times New Roman", "Liberation Serif", "Times"], width: 85.118 },
    bold: { local: ["Times New Roman Bold", "Liberation Serif Bold", "Times Bold"], width: 89.863 },
  },
  monospace: {
    regular: { local: ["Courier New", "Liberation Mono", "Courier"], width: 127.221 },
    bold: { local: ["Courier New Bold", "Liberation Mono Bold", "Courier Bold"], width: 127.221 },
  },
};

/** Fonts of the device that come after the stretched one, by kind. */
export const genericAfter: Readonly<Record<Fallback, string>> = {
  "sans-serif": "system-ui, sans-serif",
  serif: "ui-serif, serif",
  monospace: "ui-monospace, monospace",
};

/**
 * Faces that stretch a font of the device to the widths and the line of another, so that nothing moves when that one
 * arrives. They are called like it, with "fallback" behind.
 *
 * @param weights Those of running text and of strong words, which `metrics` has widths of.
 */
export function fallbackFaces(
  family: string,
  fallback: Fallback,
  metrics: FontMetrics,
  weights: { text: number; strong: number },
): string {
  const { regular, bold } = deviceFonts[fallback];
  const parts = [
    { font: regular, weight: weights.text, range: "1 549" },
    { font: bold, weight: weights.strong, range: "550 1000" },
  ];
  return parts
    .map(({ font, weight, range }) => {
      const ratio = (metrics.widths.get(weight) ?? font.width) / font.width;
      const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
      return `@font-face {
  font-family: ${JSON.stringify(`${family} fallback`)};
  font-weight: ${range};
  src: ${font.local.map((name) => `local(${JSON.stringify(name)})`).join(", ")};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(metrics.ascent / ratio)};
  descent-override: ${percent(metrics.descent / ratio)};
  line-gap-override: ${percent(metrics.lineGap / ratio)};
}
`;
    })
    .join("");
}

import { type Font, openSync } from "fontkit";

/** What is needed of a font to put another in its place without anything moving. All in multiples of the size. */
export interface FontMetrics {
  /** Width of `SAMPLE`, by weight asked for. */
  widths: ReadonlyMap<number, number>;
  ascent: number;
  /** Positive. */
  descent: number;
  lineGap: number;
}

/** English prose with the capitals, digits and signs that such prose has. */
export const SAMPLE =
  "The quick brown fox jumps over the lazy dog. We design bridges, read drawings and answer every letter within two days; 1,250 people in 14 offices do. Ask for a plan, a price or a second opinion: it costs nothing.";

/** What fontkit knows of a font's widths; its types do not name it. */
interface MeasuredFont extends Font {
  variationCoords?: number[];
  _variationProcessor?: { getAdvanceAdjustment(glyph: number, table: unknown): number } | null;
  _cmapProcessor: { lookup(codePoint: number): number };
  HVAR?: unknown;
  hmtx: { metrics: { get(glyph: number): { advance: number } | undefined; length: number } };
}

/** Whether a font, by its absolute path, has all letters that fonts are measured by. */
export function hasLatinLetters(file: string): boolean {
  const font = openSync(file) as Font;
  return [...SAMPLE].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/**
 * Measures a font.
 *
 * @param file Absolute path of a font with Latin letters. @param weights Those that are wanted; a font that does not
 *   vary has its own only.
 * @throws Error when the file is no font, or one without Latin letters.
 */
export function measureFont(file: string, weights: readonly number[]): FontMetrics {
  const { unitsPerEm: em, ascent, descent, lineGap } = openSync(file) as Font;
  const widths = new Map(weights.map((weight) => [weight, widthOfSample(file, weight)]));
  return { widths, ascent: ascent / em, descent: -descent / em, lineGap: lineGap / em };
}

/**
 * Sum of the letters' advances at a weight, without kerning, which is nearly the same for all fonts. fontkit cannot lay
 * out variations of WOFF2 files, whose outlines are stored in another way, but knows what they do to widths.
 */
function widthOfSample(file: string, weight: number): number {
  const font = openSync(file) as MeasuredFont;
  const axes = Object.entries(font.variationAxes);
  if (axes.length > 0)
    font.variationCoords = axes.map(([name, axis]) => {
      if (!axis) return 0;
      return name === "wght" ? Math.min(axis.max, Math.max(axis.min, weight)) : axis.default;
    });
  const variations = font.HVAR ? font._variationProcessor : undefined;
  const last = font.hmtx.metrics.length - 1;
  let sum = 0;
  for (const letter of SAMPLE) {
    const glyph = font._cmapProcessor.lookup(letter.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`${file} lacks the letter ${letter}.`);
    sum += font.hmtx.metrics.get(Math.min(glyph, last))?.advance ?? 0;
    sum += variations?.getAdvanceAdjustment(glyph, font.HVAR) ?? 0;
  }
  return sum / font.unitsPerEm;
}

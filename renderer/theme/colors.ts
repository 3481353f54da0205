import {
  contrast_ratio_wcag_2_1 as contrastRatio,
  mapGamut,
  namedColors,
  OKLCH_to_XYZ_D65,
  sRGB_to_XYZ_D65,
  XYZ_D65_to_OKLCH,
  XYZ_D65_to_sRGB,
} from "@csstools/color-helpers";
import {
  colorDataFitsRGB_Gamut,
  color as readCssColor,
  serializeOKLCH,
  serializeRGB,
} from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";

/** Red, green, blue from 0 to 1. */
type Rgb = [number, number, number];

/** A colour as it was written, and as it is shown. */
export interface Color {
  /** For styles: six or eight digits, or `oklch()` when it lies outside of what those can say. */
  css: string;
  /** Nearest colour of sRGB, `#rrggbb`; how far one sees through it left out. */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

/** Names of colours in CSS. */
export const colorNames: readonly string[] = Object.keys(namedColors);

/**
 * Reads any colour of CSS that means the same everywhere: names, `#…`, `rgb()`, `hsl()`, `oklch()`, `color-mix()` and
 * the like. Undefined for what is none, and for colours of the visitor's system.
 */
export function readColor(text: string): Color | undefined {
  // Browsers close what is open at the end of a style; in the middle of one, where colours are put, it takes the rest along.
  if (openBrackets(text) !== 0) return undefined;
  const value = parseComponentValue(tokenize({ css: text.trim() }));
  const data = value && readCssColor(value);
  if (!data) return undefined;
  const alpha = typeof data.alpha === "number" ? data.alpha : Number.NaN;
  const [red, green, blue] = (
    serializeRGB(data)
      .toString()
      .match(/[\d.]+/g) ?? []
  ).map(Number);
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(alpha)) return undefined;
  const hex = hexOf([red / 255, green / 255, blue / 255]);
  const opacity = alpha < 1 ? digits(alpha) : "";
  return { css: colorDataFitsRGB_Gamut(data) ? hex + opacity : serializeOKLCH(data).toString(), hex, alpha };
}

/** Number of brackets that are opened and not closed; negative where too many are closed. */
export function openBrackets(text: string): number {
  return text.split("(").length - text.split(")").length;
}

/** Contrast of two opaque colours, `#rrggbb`, by WCAG 2.2: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrastRatio(rgbOf(one), rgbOf(other));
}

/** Steps of lightness that are tried. */
const STEPS = 500;

/**
 * The colour nearest to one that has a contrast with several others: of the same hue, as little lighter or darker as is
 * enough.
 *
 * @returns `#rrggbb`; undefined when nothing between black and white has it.
 */
export function nearestPassing(
  hex: string,
  others: readonly { hex: string; least: number }[],
): string | undefined {
  const [lightness, chroma, angle] = fromRgb(rgbOf(hex));
  // Greys have no hue.
  const hue = Number.isNaN(angle) ? 0 : angle;
  const passes = (candidate: string) =>
    others.every((other) => contrastOf(candidate, other.hex) >= other.least);
  for (let step = 0; step <= STEPS; step += 1)
    for (const sign of [-1, 1]) {
      const tried = lightness + (sign * step) / STEPS;
      if (tried < 0 || tried > 1) continue;
      const candidate = hexOf(mapGamut([tried, chroma, hue], toRgb, fromRgb));
      if (passes(candidate)) return candidate;
    }
  return undefined;
}

const toRgb = (oklch: Rgb): Rgb => XYZ_D65_to_sRGB(OKLCH_to_XYZ_D65(oklch));
const fromRgb = (rgb: Rgb): Rgb => XYZ_D65_to_OKLCH(sRGB_to_XYZ_D65(rgb));

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const hexOf = (rgb: Rgb): string => `#${rgb.map(digits).join("")}`;

function digits(part: number): string {
  const whole = Math.round(Math.min(1, Math.max(0, part)) * 255);
  return whole.toString(16).padStart(2, "0");
}

import { ownTypesetting, type Typesetting } from "../model.ts";
import type { Pixels, ThemeInput } from "./theme-input.ts";

/** Windows between which lengths grow: the narrowest phone, and a screen on which the page grows no wider. */
export const NARROW = 320;
export const WIDE = 1440;

/** What a theme says of the width of texts and of the room that they have; the rest is the engine's own. */
export function typesettingOf({ type, space, width }: ThemeInput): Typesetting {
  const { sizes, weights, sheet, gutter } = ownTypesetting;
  const size = (name: keyof Typesetting["sizes"]) => largest(type?.sizes?.[name]) ?? sizes[name];
  return {
    sizes: { note: size("note"), small: size("small"), base: size("base") },
    weights: { text: type?.weights?.text ?? weights.text, strong: type?.weights?.strong ?? weights.strong },
    sheet: width?.page ?? sheet,
    gutter: space?.gutter === undefined ? gutter : growing(space.gutter),
  };
}

const largest = (pixels: Pixels | undefined): number | undefined =>
  typeof pixels === "number" || pixels === undefined ? pixels : Math.max(...pixels);

function growing(pixels: Pixels): Typesetting["gutter"] {
  const [narrow, wide] = typeof pixels === "number" ? [pixels, pixels] : pixels;
  const slope = (wide - narrow) / (WIDE - NARROW);
  return {
    least: Math.min(narrow, wide),
    most: Math.max(narrow, wide),
    from: narrow - slope * NARROW,
    slope,
  };
}

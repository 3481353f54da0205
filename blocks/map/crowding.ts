import { markersOf, type Place, sidesOf, viewOf } from "./globe.ts";

/** How far a number stands from its place to the side and up, and the radius of its balloon, in the drawing's units. */
export const OFFSET = 34;
export const BALLOON = 14;

/** Signs are drawn larger by this in narrow windows. */
export const NARROW_SCALE = 1.7;

/**
 * Where the numbers of places would cover one another on the globe as it stands at first: in every window, in narrow
 * ones alone, or nowhere.
 */
export function crowdingOf(places: readonly Place[]): "always" | "narrow" | undefined {
  const sides = sidesOf(places);
  const markers = markersOf(viewOf(places), places);
  const overlaps = (scale: number): boolean => {
    const numbers = markers.flatMap(({ x, y, isVisible }, index) =>
      isVisible ? [[x + (sides[index] === "left" ? -1 : 1) * OFFSET * scale, y] as const] : [],
    );
    return numbers.some(([x, y], at) =>
      numbers
        .slice(at + 1)
        .some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 2 * BALLOON * scale),
    );
  };
  if (overlaps(1)) return "always";
  return overlaps(NARROW_SCALE) ? "narrow" : undefined;
}

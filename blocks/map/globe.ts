import { geoDistance, geoGraticule, geoOrthographic, geoPath } from "d3-geo";
import land from "./land.json";

/** Longitude and latitude in decimal degrees. */
export type Place = readonly [number, number];

/** Width and height of the drawing, and radius of the globe in it, in its own units. */
export const SIZE = 640;
export const RADIUS = 276;

/** Where a place is in the drawing, in its units; not visible on the far side. */
export interface Marker {
  x: number;
  y: number;
  isVisible: boolean;
}

/** The globe as seen from above one point: path data, and where the places are. */
export interface GlobeDrawing {
  land: string;
  graticule: string;
  markers: Marker[];
}

/** Points of coastline that are drawn in one go while warming up. */
const SLICE = 300;

const continents = {
  type: "MultiPolygon" as const,
  coordinates: (land as number[][][]).map((polygon) => polygon.map(decodeRing)),
};
const lines = geoGraticule().step([15, 15]).precision(6)();
const projection = geoOrthographic()
  .scale(RADIUS)
  .translate([SIZE / 2, SIZE / 2])
  // No points in between: those of the coastlines are close enough for straight lines.
  .precision(0);
const path = geoPath(projection);

/**
 * Draws the globe as seen from above `center`.
 *
 * @param digits Decimals in the path data: a picture that stands still needs none, one that turns shakes without.
 */
export function drawGlobe(center: Place, places: readonly Place[], digits: 0 | 1): GlobeDrawing {
  path.digits(digits);
  lookFrom(center);
  return { land: path(continents) ?? "", graticule: path(lines) ?? "", markers: markersOf(center, places) };
}

/** Where the places are on the globe as seen from above `center`. */
export function markersOf(center: Place, places: readonly Place[]): Marker[] {
  lookFrom(center);
  return places.map(([lng, lat]) => {
    const [x = 0, y = 0] = projection([lng, lat]) ?? [];
    // At the very edge a marker is a line: it goes a little earlier.
    const isVisible = geoDistance([lng, lat], [center[0], center[1]]) < (Math.PI / 2) * 0.97;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, isVisible };
  });
}

/**
 * Draws the continents a few at a time, for nothing: the first drawing takes five times as long as later ones,
 * until the browser has compiled what it takes, and a slow phone would stand still for it.
 */
export function* warmUp(): Generator<void> {
  let points = 0;
  for (const coordinates of continents.coordinates) {
    path({ type: "Polygon", coordinates });
    points += coordinates.flat().length;
    if (points < SLICE) continue;
    points = 0;
    yield;
  }
}

function lookFrom([lng, lat]: Place): void {
  projection.rotate([-lng, -lat]);
}

/** Latitude from which the globe is looked at, in degrees, where nothing asks for another one. */
export const TILT = 25;

/** The point from above which the farthest of the places is nearest, at the usual latitude. */
export function viewOf(places: readonly Place[]): Place {
  let best: Place = [0, TILT];
  let least = Number.POSITIVE_INFINITY;
  for (let lng = -180; lng < 180; lng += 2) {
    const farthest = Math.max(...places.map(([x, y]) => geoDistance([x, y], [lng, TILT])));
    if (farthest < least) [best, least] = [[lng, TILT], farthest];
  }
  return best;
}

/** On which side of each place its number stands: away from its nearest neighbour. */
export function sidesOf(places: readonly Place[]): ("left" | "right")[] {
  return places.map((place) => {
    let nearest: Place | undefined;
    for (const other of places) {
      if (other === place) continue;
      if (!nearest || distance(place, other) < distance(place, nearest)) nearest = other;
    }
    // Differences of longitude count the short way round.
    const east = nearest ? ((nearest[0] - place[0] + 540) % 360) - 180 : 0;
    return east > 0 ? "left" : "right";
  });
}

function distance([a, b]: Place, [c, d]: Place): number {
  return geoDistance([a, b], [c, d]);
}

function decodeRing(deltas: readonly number[]): [number, number][] {
  const ring: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < deltas.length; index += 2) {
    x += deltas[index] ?? 0;
    y += deltas[index + 1] ?? 0;
    ring.push([x / 10, y / 10]);
  }
  return ring;
}

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Rings smaller than this, in square degrees, would be specks on the globe. */
const LEAST_AREA = 2;

/**
 * The world's coastlines for the globe, out of Natural Earth's 1:110 million land (world-atlas): polygons of rings,
 * each ring a flat list of longitude and latitude in tenths of a degree, every point relative to the one before.
 * A third of the original's weight; on the globe a tenth of a degree is half a pixel.
 */
export function makeLand(): number[][][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.land);
  return features
    .flatMap(({ geometry }) => {
      if (geometry.type === "Polygon") return [geometry.coordinates];
      return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
    })
    .map((polygon) => polygon.filter((ring) => areaOf(ring) >= LEAST_AREA).map(encodeRing))
    .filter((polygon) => polygon.length > 0);
}

function encodeRing(ring: readonly number[][]): number[] {
  const deltas: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [lng = 0, lat = 0] of ring) {
    const [x, y] = [Math.round(lng * 10), Math.round(lat * 10)];
    if (deltas.length > 0 && x === lastX && y === lastY) continue;
    deltas.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return deltas;
}

/** Area on the plate carrée, in square degrees; only for leaving out specks. */
function areaOf(ring: readonly number[][]): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  return Math.abs(sum / 2);
}

// npx tsx blocks/map/make-land.ts writes the file beside this one.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(new URL("./land.json", import.meta.url), `${JSON.stringify(makeLand())}\n`);
}

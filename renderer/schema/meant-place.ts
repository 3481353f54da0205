import { type MapPlace, readMapPlace } from "../formats/map-links.ts";
import { ofValue } from "./free-text.ts";
import { fits, type Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** Positions of longitude and latitude in a list of two numbers that has their limits; undefined for another one. */
export function placeOrder({ items }: Schema): { longitude: number; latitude: number } | undefined {
  if (!Array.isArray(items) || items.length !== 2) return undefined;
  const most = items.map((item) => ofValue(item).maximum);
  const longitude = most.indexOf(180);
  const latitude = most.indexOf(90);
  return longitude === -1 || latitude === -1 ? undefined : { longitude, latitude };
}

/** The place that a link of a map says, or degrees with their directions. */
export function asPlace(text: string, schema: Schema): Reading | undefined {
  const order = placeOrder(schema);
  const place = order && readMapPlace(text);
  return place && inOrder(place, order);
}

function inOrder({ longitude, latitude }: MapPlace, order: { longitude: number; latitude: number }): Reading {
  const value = order.longitude < order.latitude ? [longitude, latitude] : [latitude, longitude];
  return { value, written: `[${value.join(", ")}]` };
}

/** Names of a place's two numbers, as programs have them. */
const LATITUDES = ["lat", "latitude"];
const LONGITUDES = ["lng", "lon", "long", "longitude"];

/** A place with names where its two numbers alone are wanted: `{ lat: 52.5, lng: 13.4 }`. */
export function ofPlace(value: object, schema: Schema): string | undefined {
  const order = placeOrder(schema);
  const named = Object.entries(value).map(([name, one]) => [name.toLowerCase(), one] as const);
  const numberOf = (names: readonly string[]): unknown => named.find(([name]) => names.includes(name))?.[1];
  const [latitude, longitude] = [numberOf(LATITUDES), numberOf(LONGITUDES)];
  if (!order || named.length !== 2 || typeof latitude !== "number" || typeof longitude !== "number")
    return undefined;
  const place = inOrder({ latitude, longitude }, order);
  return fits(place.value, schema) ? place.written : undefined;
}

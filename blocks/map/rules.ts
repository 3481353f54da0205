import { isMapLink, readMapPlace } from "../../renderer/formats/map-links.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Place {
  address?: unknown;
  entityName?: unknown;
  coordinates?: unknown;
}

/** Longitude and latitude. */
type Point = readonly [number, number];

/**
 * Checks that the address of a place is one of the post: a link would stand there for visitors as it is. And that no
 * place has latitude and longitude turned round.
 */
export default function checkMap({ items }: { items?: unknown }): Problem[] {
  if (!Array.isArray(items)) return [];
  return [...checkAddresses(items), ...checkOrder(items)];
}

function checkAddresses(items: readonly Place[]): Problem[] {
  return items.flatMap((item, index) => {
    const address = item?.address;
    if (typeof address !== "string" || !isMapLink(address.trim())) return [];
    const place = readMapPlace(address.trim());
    return {
      path: ["items", index, "address"],
      message: "The address is the link of a map, which visitors would read letter by letter.",
      hint: `Write street and town.${place ? ` The place of the link is coordinates: [${place.longitude}, ${place.latitude}].` : ""}`,
    };
  });
}

/** So far apart, in degrees, are places of one region at most. */
const REGION = 10;

/** A place that is further away than this from all others is in another part of the world. */
const AWAY = 15;

/** What is turned round lands so near to one of the others. */
const NEAR = 3;

/**
 * A place far away from all others, which are near to each other, and which is among them with its numbers turned round:
 * maps on the web name the latitude first. Of two places, nobody knows which one it is.
 */
function checkOrder(items: readonly Place[]): Problem[] {
  const points = items.map(pointOf);
  if (points.length < 3 || points.some((point) => point === undefined)) return [];
  const whole = points as Point[];
  for (const [index, point] of whole.entries()) {
    const [longitude, latitude] = point;
    const turned: Point = [latitude, longitude];
    // Asked of each of thousands of places: it ends at the first one at hand.
    if (whole.some((other, at) => at !== index && distance(other, point) <= AWAY)) continue;
    const others = whole.toSpliced(index, 1);
    if (others.some((other) => distance(other, others[0]!) > REGION)) continue;
    if (!others.some((other) => distance(other, turned) < NEAR)) continue;
    const { entityName } = items[index]!;
    const name = typeof entityName === "string" ? `"${entityName}"` : `Place ${index + 1}`;
    return [
      {
        path: ["items", index, "coordinates"],
        message: `${name} is far away from all other places, and among them with its two numbers turned round.`,
        hint: `The longitude comes first: [${latitude}, ${longitude}]`,
      },
    ];
  }
  return [];
}

function pointOf(item: Place | undefined): Point | undefined {
  const [longitude, latitude] = Array.isArray(item?.coordinates) ? item.coordinates : [];
  return typeof longitude === "number" && typeof latitude === "number" ? [longitude, latitude] : undefined;
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.max(Math.abs(x - u), Math.abs(y - v));

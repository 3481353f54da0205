import { canParse } from "./can-parse.ts";

/** A place on the earth in decimal degrees; north and east are positive. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Two numbers behind each other, as a link has them: north first. */
const PAIR = new RegExp(`^(?:loc:)?${NUMBER}[,~/_]\\s*${NUMBER}(?![\\d.])`);

/** Where the links of a service say which place they show: the pin before the middle of the window. */
interface MapService {
  isOwn(url: URL): boolean;
  /** Names behind the ? whose values are two numbers. */
  names: readonly string[];
  /** Patterns of the whole address; groups `lat` and `lng`. */
  patterns?: readonly RegExp[];
}

const SERVICES: readonly MapService[] = [
  {
    isOwn: ({ hostname, pathname }) =>
      hostname === "maps.app.goo.gl" ||
      (hostname === "goo.gl" && /^\/maps\b/.test(pathname)) ||
      (/^(?:(?:www|maps)\.)?google\.(?:com?\.)?[a-z]{2,3}$/.test(hostname) &&
        (hostname.startsWith("maps.") || /^\/maps(?:\/|$)/.test(pathname))),
    names: ["q", "query", "destination", "daddr", "ll", "center"],
    patterns: [
      /!3d(?<lat>-?\d+\.\d+)!4d(?<lng>-?\d+\.\d+)/,
      /!2d(?<lng>-?\d+\.\d+)!3d(?<lat>-?\d+\.\d+)/,
      /\/(?:place|search)\/(?<lat>-?\d+\.\d+),\+?(?<lng>-?\d+\.\d+)/,
      /\/@(?<lat>-?\d+\.\d+),(?<lng>-?\d+\.\d+)/,
    ],
  },
  {
    isOwn: ({ hostname }) => /^(?:www\.)?(?:openstreetmap|osm)\.org$/.test(hostname),
    names: [],
    patterns: [
      /[?&]mlat=(?<lat>-?\d+(?:\.\d+)?)&mlon=(?<lng>-?\d+(?:\.\d+)?)/,
      /#map=\d+(?:\.\d+)?\/(?<lat>-?\d+(?:\.\d+)?)\/(?<lng>-?\d+(?:\.\d+)?)/,
    ],
  },
  {
    isOwn: ({ hostname }) => hostname === "maps.apple.com" || hostname === "maps.apple",
    names: ["coordinate", "ll", "q", "daddr", "center"],
  },
  {
    isOwn: ({ hostname, pathname }) =>
      /^(?:www\.)?bing\.com$/.test(hostname) && /^\/maps(?:\/|$)/.test(pathname),
    names: ["cp"],
    patterns: [/[?&]sp=point\.(?<lat>-?\d+(?:\.\d+)?)_(?<lng>-?\d+(?:\.\d+)?)/],
  },
  { isOwn: ({ protocol }) => protocol === "geo:", names: [] },
];

/** Whether a text is a link of a service with maps. */
export function isMapLink(text: string): boolean {
  return serviceOf(text) !== undefined;
}

function serviceOf(text: string): { service: MapService; url: URL } | undefined {
  if (!/^(?:https?:|geo:)\S+$/i.test(text) || !canParse(text)) return undefined;
  const url = new URL(text);
  const service = SERVICES.find(({ isOwn }) => isOwn(url));
  return service && { service, url };
}

/** The place that a text says: a link of a service with maps, or degrees with their directions. */
export function readMapPlace(text: string): MapPlace | undefined {
  const found = serviceOf(text);
  const place = found ? placeOf(found.service, found.url) : readDegrees(text);
  if (!place || Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return undefined;
  return { latitude: rounded(place.latitude), longitude: rounded(place.longitude) };
}

function placeOf({ names, patterns = [] }: MapService, url: URL): MapPlace | undefined {
  const whole = decoded(url.href);
  for (const pattern of patterns) {
    const { lat, lng } = pattern.exec(whole)?.groups ?? {};
    if (lat !== undefined && lng !== undefined) return { latitude: Number(lat), longitude: Number(lng) };
  }
  const values = url.protocol === "geo:" ? [url.pathname] : names.map((name) => url.searchParams.get(name));
  for (const value of values) {
    const [, lat, lng] = PAIR.exec(value ?? "") ?? [];
    if (lat !== undefined && lng !== undefined) return { latitude: Number(lat), longitude: Number(lng) };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Degrees, perhaps with minutes and seconds, and their direction: `52°31'12.0"N`, `52.5200° N`. */
const DEGREES =
  /(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?([NSEWO])/gi;

function readDegrees(text: string): MapPlace | undefined {
  const parts = [...text.matchAll(DEGREES)];
  if (parts.length !== 2 || text.replace(DEGREES, "").replace(/[\s,;/]/g, "") !== "") return undefined;
  const place: Partial<MapPlace> = {};
  for (const [, degrees = "", minutes = "0", seconds = "0", direction = ""] of parts) {
    const size = Number(degrees.replace(",", ".")) + Number(minutes) / 60 + Number(seconds) / 3600;
    // East is O in German, as west is in French: then nobody knows.
    if (/o/i.test(direction)) return undefined;
    const value = /[sw]/i.test(direction) ? -size : size;
    place[/[ns]/i.test(direction) ? "latitude" : "longitude"] = value;
  }
  const { latitude, longitude } = place;
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** To the tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

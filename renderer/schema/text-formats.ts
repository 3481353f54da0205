import { canParse } from "../formats/can-parse.ts";
import { safeRegExp } from "./patterns.ts";
import type { Formats } from "./quick-test.ts";
import type { Schema } from "./schema-types.ts";

/** Text formats that schemas may ask for; the same names that editors know. */
const formats: Record<string, RegExp | ((text: string) => boolean)> = {
  email: /^(?!mailto:)[^\s@<>]+@[^\s@<>]+\.[^\s@<>.,;]+$/,
  date: isDay,
  "date-time": (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  "time-zone": isTimeZone,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  "uri-reference": /^\S+$/,
  // Empty as long as nobody knows where the site will be.
  "site-address": (text) => text === "" || (/^https?:\/\/\S+$/i.test(text) && hasHost(text)),
  "color-hex": /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
};

/** Whether an address can be read and has a host as there are; browsers read "example.com," as one, which none is. */
function hasHost(text: string): boolean {
  return canParse(text) && /^[a-z0-9.:[\]-]+$/i.test(new URL(text).host);
}

/** Whether a text has the format and the pattern that a schema wants; nothing else is asked. */
export function hasForm(text: string, { format, pattern }: Schema): boolean {
  const form = format === undefined ? undefined : formats[format];
  const isOfFormat = typeof form === "function" ? form(text) : (form?.test(text) ?? true);
  return isOfFormat && (pattern === undefined || safeRegExp(pattern, "u").test(text));
}

/** A day that exists; a year below 1000 is a slip of the keyboard. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  );
}

let zones: Map<string, string> | undefined;

/** The time zone as it is spelt, by its name in small letters; other names may be older ones that still count. */
function isTimeZone(text: string): boolean {
  zones ??= new Map(Intl.supportedValuesOf("timeZone").map((zone) => [zone.toLowerCase(), zone]));
  const spelt = zones.get(text.toLowerCase());
  if (spelt !== undefined) return spelt === text;
  if (text === "UTC") return true;
  if (!text.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== undefined;
  } catch {
    // A RangeError: it is no time zone.
    return false;
  }
}

/** Days and times whose texts sort as they do. */
export function isMoment(value: unknown): value is string {
  return typeof value === "string" && (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) || isDay(value));
}

function safely(test: RegExp | ((text: string) => boolean), text: string): boolean {
  try {
    return typeof test === "function" ? test(text) : test.test(text);
  } catch {
    return false;
  }
}

/** The formats by their names, none of which throws. */
export const safeFormats: Formats = Object.fromEntries(
  Object.entries(formats).map(([name, test]) => [name, (text: string) => safely(test, text)]),
);

import { type MapPlace, readMapPlace } from "../formats/map-links.ts";
import { readBoolean } from "../formats/read-boolean.ts";
import { readNumber } from "../formats/read-number.ts";
import { inFlow, quote } from "../yaml/line.ts";
import { linkedInFlow, readLinked } from "../yaml/linked-value.ts";
import { isWholeBinding } from "../yaml/tree.ts";
import { lazyCheck } from "./compile-schema.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { pairOf } from "./meant-pair.ts";
import { acceptedTypes, kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Words and signs of switches that no spreadsheet shows. */
const SWITCHES: Record<string, boolean> = {
  on: true,
  off: false,
  "✓": true,
  "✔": true,
  "✗": false,
  "✘": false,
};

/**
 * What one value was meant to be that is of another kind than its schema wants: a number with a decimal comma, `ja` for
 * true, a text where a list or a group with one text is wanted.
 *
 * @returns As it is written in YAML; undefined where nothing fits, or more than one thing.
 */
export function meantValue(value: unknown, schema: Schema): string | undefined {
  if (Array.isArray(value)) return ofList(value, schema);
  if (typeof value === "object" && value !== null) return ofWidths(value, schema) ?? ofPlace(value, schema);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  if (text === "" || text.includes("\n")) return undefined;
  const accepted = acceptedTypes(schema);
  if (text.includes("${")) return accepted.has("array") ? asBindings(text) : undefined;
  const readings: (Reading | undefined)[] = [
    accepted.has("number") || accepted.has("integer") ? numberMeant(text, schema) : undefined,
    accepted.has("boolean") ? asBoolean(text) : undefined,
    accepted.has("array") ? (asPlace(text, schema) ?? asList(value, text, schema)) : undefined,
    accepted.has("object") ? (asLinked(text) ?? asGroup(text, schema) ?? asWidths(text, schema)) : undefined,
  ];
  const fitting = readings.filter((one) => one !== undefined && fits(one.value, schema));
  return fitting.length === 1 ? fitting[0]!.written : undefined;
}

interface Reading {
  value: unknown;
  written: string;
}

/** A number, with the sign of a currency or a unit beside it that a number does without. */
const WITH_UNIT =
  /^(?:[$€£¥]|[A-Z]{3})?\s?([+\u2212-]?\d[\d.,\u00a0\u202f’']*)\s?(?:[$€£¥%°]|\p{L}{1,10}\.?)?$/u;

/** Small numbers as people write them in sentences. */
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function asNumber(text: string): Reading | undefined {
  const said = NUMBERS.indexOf(text.toLowerCase());
  if (said !== -1) return { value: said, written: String(said) };
  const number = readNumber(WITH_UNIT.exec(text)?.[1] ?? text, undefined, true);
  return number && "value" in number ? { value: number.value, written: String(number.value) } : undefined;
}

/** The number as it stands there, or what its unit makes of it where that alone fits. */
function numberMeant(text: string, schema: Schema): Reading | undefined {
  const [, amount, unit] = /^([+-]?\d+(?:\.\d+)?)\s?(r?em|%)$/.exec(text) ?? [];
  const scaled = amount && Number((Number(amount) * (unit === "%" ? 0.01 : ROOT)).toFixed(4));
  const weight = WEIGHTS[text.toLowerCase()];
  const others = [scaled, weight].flatMap((value) =>
    typeof value === "number" ? [{ value, written: String(value) }] : [],
  );
  return [asNumber(text), ...others].find((one) => one && fits(one.value, schema));
}

/** Pixels of what browsers count lengths in. */
const ROOT = 16;

/** Weights of letters by their names. */
const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
};

function asBoolean(text: string): Reading | undefined {
  const value = readBoolean(text) ?? SWITCHES[text.toLowerCase()];
  return value === undefined ? undefined : { value, written: String(value) };
}

/** Bindings between commas, each an entry of its own. */
function asBindings(text: string): string | undefined {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  return parts.length > 1 && parts.every(isWholeBinding) ? `[${parts.map(quote).join(", ")}]` : undefined;
}

/** A list with one entry, or with several few words between commas; a sentence with commas may be either. */
function asList(value: string | number, text: string, schema: Schema): Reading | undefined {
  const range = /^(\d+)\s?(?:[-–]|\.\.|to)\s?(\d+)$/.exec(text)?.slice(1);
  if (range && fits(range.map(Number), schema))
    return { value: range.map(Number), written: `[${range.join(", ")}]` };
  if (typeof value === "number" || !SEPARATOR.test(text))
    return { value: [value], written: `[${inFlow(value)}]` };
  // Maps show the latitude first, and programs want it last: nobody knows which of two numbers is which.
  if (placeOrder(schema)) return undefined;
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  if (/[.!?]$/.test(text) || parts.some((part) => part === "" || part.split(/\s+/).length > MOST_WORDS))
    return undefined;
  // A number in a list of texts is one.
  const isOfTexts = !Array.isArray(schema.items) && acceptedTypes(schema.items ?? {}).has("string");
  const entries = parts.map((part) => (isNumber(part) && !isOfTexts ? Number(part) : part));
  const written = parts.map((part) => (isNumber(part) ? part : inFlow(part)));
  return { value: entries, written: `[${written.join(", ")}]` };
}

/** Positions of longitude and latitude in a list of two numbers that has their limits; undefined for another one. */
export function placeOrder({ items }: Schema): { longitude: number; latitude: number } | undefined {
  if (!Array.isArray(items) || items.length !== 2) return undefined;
  const most = items.map((item) => ofValue(item).maximum);
  const longitude = most.indexOf(180);
  const latitude = most.indexOf(90);
  return longitude === -1 || latitude === -1 ? undefined : { longitude, latitude };
}

/** The place that a link of a map says, or degrees with their directions. */
function asPlace(text: string, schema: Schema): Reading | undefined {
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
function ofPlace(value: object, schema: Schema): string | undefined {
  const order = placeOrder(schema);
  const named = Object.entries(value).map(([name, one]) => [name.toLowerCase(), one] as const);
  const numberOf = (names: readonly string[]): unknown => named.find(([name]) => names.includes(name))?.[1];
  const [latitude, longitude] = [numberOf(LATITUDES), numberOf(LONGITUDES)];
  if (!order || named.length !== 2 || typeof latitude !== "number" || typeof longitude !== "number")
    return undefined;
  const place = inOrder({ latitude, longitude }, order);
  return fits(place.value, schema) ? place.written : undefined;
}

/** What people write between the entries of a list on one line. */
const SEPARATOR = /[,;،、，]\s*|\s+[/|·•]\s+/;
/** An entry that somebody writes between commas has no more words. */
const MOST_WORDS = 4;
const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

function ofList(value: readonly unknown[], schema: Schema): string | undefined {
  const [only] = value;
  const isOne = value.length === 1 && (typeof only === "string" || typeof only === "number");
  // Of a choice or a reference there is one; words between brackets may be meant as they are.
  if (isOne) return !isFreeText(schema) && fits(only, schema) ? inFlow(only) : undefined;
  return acceptedTypes(schema).has("object") ? asPair(value, schema) : undefined;
}

/** Two values between brackets as the group that they are without their names: `[Visit, /visit]`. */
function asPair([one, other, more]: readonly unknown[], schema: Schema): string | undefined {
  if (typeof one !== "string" || typeof other !== "string" || more !== undefined) return undefined;
  const pair = pairOf(other, schema);
  if (!pair || !fits({ [pair.first]: one, [pair.second]: other }, schema)) return undefined;
  return `{ ${pair.first}: ${inFlow(one)}, ${pair.second}: ${inFlow(other)} }`;
}

/** Names of widths of the window, from narrow to wide. */
const WIDTHS: ReadonlySet<string> = new Set(["base", "sm", "md", "lg", "xl"]);

/**
 * One number where a number for each width of the window is wanted: it is meant for a wide one, and grows up to it as
 * on most pages, `{ base: 1, md: 2, lg: 3 }`.
 */
function asWidths(text: string, schema: Schema): Reading | undefined {
  const names = Object.keys(schema.properties ?? {});
  const most =
    names.length > 1 && names.every((name) => WIDTHS.has(name)) ? asNumber(text)?.value : undefined;
  if (typeof most !== "number") return undefined;
  const steps =
    most > 2
      ? { base: 1, md: Math.ceil(most / 2), lg: most }
      : most > 1
        ? { base: 1, md: most }
        : { base: most };
  const written = Object.entries(steps).map(([name, count]) => `${name}: ${count}`);
  return { value: steps, written: `{ ${written.join(", ")} }` };
}

/** Numbers by width of the window where one is wanted: that of the widest. */
function ofWidths(value: object, schema: Schema): string | undefined {
  const counts = Object.values(value).filter((one) => typeof one === "number");
  const isByWidth = counts.length > 0 && Object.keys(value).every((name) => WIDTHS.has(name));
  const most = Math.max(...counts);
  return isByWidth && fits(most, schema) ? String(most) : undefined;
}

/** A link or picture of Markdown or HTML as the group of an action or a picture. */
function asLinked(text: string): Reading | undefined {
  const linked = readLinked(text);
  const written = linked && linkedInFlow(linked);
  if (written === undefined) return undefined;
  const { words, address, isPicture } = linked!;
  return { value: isPicture ? { src: address, alt: words } : { label: words, href: address }, written };
}

/** Kinds of texts that lead somewhere. */
const ADDRESSED: ReadonlySet<string> = new Set(["link", "receiver", "file", "image"]);

/** A group of which one text can be left alone in it, as a link that needs no more than its words. */
function asGroup(text: string, schema: Schema): Reading | undefined {
  const names = schema.required ?? Object.keys(schema.properties ?? {});
  const [name, other] = names;
  if (name === undefined || other !== undefined) return undefined;
  const wanted = schema.properties?.[name];
  const option = wanted && ofValue(wanted);
  if (!option || !acceptedTypes(option).has("string")) return undefined;
  // An address alone is no label, and words are no address.
  if (/^(?:\/|#|mailto:|tel:|https?:)/.test(text) !== ADDRESSED.has(kindOf(option) ?? "")) return undefined;
  return { value: { [name]: text }, written: `{ ${name}: ${inFlow(text)} }` };
}

/**
 * How a group begins of which the text alone is there that leads somewhere: `{ src: /images/team.jpg, alt: … }`. The
 * rest nobody knows but its author.
 */
export function beginningOf(value: unknown, schema: Schema): string | undefined {
  if (typeof value !== "string" || !/^(?:\/|https?:|#|mailto:|tel:)\S*$/.test(value)) return undefined;
  const { properties = {}, required = [] } = schema;
  const [name, other] = required.filter((one) => {
    const option = properties[one];
    return option !== undefined && ADDRESSED.has(kindOf(ofValue(option)) ?? "");
  });
  if (name === undefined || other !== undefined || required.length < 2) return undefined;
  return `{ ${required.map((one) => `${one}: ${one === name ? inFlow(value) : "…"}`).join(", ")} }`;
}

function fits(value: unknown, schema: Schema): boolean {
  try {
    return lazyCheck(schema, { bindings: false })(value).length === 0;
  } catch {
    // A schema that is wrong itself is told at its place.
    return false;
  }
}

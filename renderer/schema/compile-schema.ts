import { createRequire } from "node:module";
import type { Ajv, ErrorObject, SchemaValidateFunction, ValidateFunction } from "ajv";
import { canParse } from "../formats/can-parse.ts";
import { keywordNear, partAt } from "./meant-part.ts";
import { metaSchema } from "./meta-schema.ts";
import { typeMeant } from "./other-schemas.ts";
import { findPatternFault, SOME_BINDING, safeRegExp, WHOLE_BINDING } from "./patterns.ts";
import { compileTest, type Formats, type Test } from "./quick-test.ts";
import type { SchemaComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

// Loading it takes as long as reading a small site: only a mistake needs it.
const require = createRequire(import.meta.url);

let shared: Ajv | undefined;

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
function isDay(text: string): boolean {
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
function isMoment(value: unknown): value is string {
  return typeof value === "string" && (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) || isDay(value));
}

/** `x-after`: a day or time lies after that of another option of the same group. */
const after: SchemaValidateFunction = (other: string, value: string, parentSchema, context) => {
  const start: unknown = context?.parentData[other];
  if (!isMoment(start) || !isMoment(value)) return true;
  if (start.length !== value.length || value > start) return true;
  after.errors = [{ keyword: "x-after", params: { other, start }, ...(parentSchema && { parentSchema }) }];
  return false;
};

function ajv(): Ajv {
  if (!shared) {
    shared = new (require("ajv") as typeof import("ajv")).Ajv({
      code: { optimize: false, regExp: safeRegExp },
      meta: false,
      defaultMeta: metaSchema.$id,
      allErrors: true,
      ownProperties: true,
      // The meta-schema is stricter, and says so before a schema is compiled.
      strict: false,
      validateSchema: false,
      verbose: true,
      validateFormats: true,
      logger: false,
      formats: safeFormats,
    });
    shared.addKeyword({
      keyword: "x-after",
      type: "string",
      schemaType: "string",
      validate: after,
      errors: true,
    });
    shared.addMetaSchema(metaSchema);
  }
  return shared;
}

function safely(test: RegExp | ((text: string) => boolean), text: string): boolean {
  try {
    return typeof test === "function" ? test(text) : test.test(text);
  } catch {
    return false;
  }
}

const safeFormats: Formats = Object.fromEntries(
  Object.entries(formats).map(([name, test]) => [name, (text: string) => safely(test, text)]),
);

/** Checks data against a schema, all errors at once. */
export type Check = (data: unknown) => readonly ErrorObject[];

/**
 * Compiles a schema when it is first used.
 *
 * @param schema  Without references. With `bindings`, every value may also be a text with `${…}` in it:
 *   a text that is only that passes in any place, and one that holds some is not measured until it is filled in.
 * @throws Error from ajv when the schema itself is wrong; on first use.
 */
export function lazyCheck(schema: Schema, options: { bindings: boolean }): Check {
  let whole: Schema | undefined;
  let isRight: Test | undefined;
  let validate: ValidateFunction | undefined;
  return (data) => {
    if (!whole) {
      whole = strip(options.bindings ? allowBindings(schema) : schema);
      isRight = compileTest(whole, safeFormats);
    }
    if (isRight?.(data)) return [];
    validate ??= ajv().compile(whole);
    if (validate(data)) return [];
    return (validate.errors ?? []).filter((error) => error.keyword !== "if");
  };
}

const ofParts = new WeakMap<Schema, Check>();

/** The check of a part of a schema, without bindings, which a mistake asks for: thousands may be of one kind. */
export function checkOfPart(schema: Schema): Check {
  let check = ofParts.get(schema);
  if (!check) {
    check = lazyCheck(schema, { bindings: false });
    ofParts.set(schema, check);
  }
  return check;
}

/** What is wrong with a schema, and the path of keys to where. */
export interface PlacedComplaint {
  path: string[];
  complaint: SchemaComplaint;
}

/** What is wrong with a schema as a schema, and the path of keys to where; undefined for a sound one. */
export function findSchemaFault(schema: Schema): PlacedComplaint | undefined {
  const stripped = strip(schema);
  if (Array.isArray(schema.fields)) return { path: ["fields"], complaint: { case: "listed-fields" } };
  isSchema ??= compileTest(metaSchema, safeFormats) ?? (() => false);
  if (!isSchema(stripped)) {
    checkMeta ??= ajv().compile({ $ref: metaSchema.$id });
    if (!checkMeta(stripped)) {
      // The deepest error says most: what stands above it follows from it.
      const [error] = [...checkMeta.errors!].sort((a, b) => depthOf(b) - depthOf(a));
      const path = pathOf(error!);
      return { path, complaint: explainMeta(error!, path, stripped) };
    }
  }
  return findInSchema(schema, []);
}

let isSchema: Test | undefined;
let checkMeta: ValidateFunction | undefined;

function depthOf(error: ErrorObject): number {
  return pathOf(error).length;
}

function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath.split("/").slice(1);
  const extra = error.keyword === "additionalProperties" ? [String(error.params.additionalProperty)] : [];
  return [...path.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")), ...extra];
}

function explainMeta(error: ErrorObject, path: readonly string[], schema: Schema): SchemaComplaint {
  if (error.keyword === "additionalProperties") return explainKeyword(path, schema);
  const part = partOf(path);
  if (error.keyword === "enum") {
    const value = partAt(schema, path);
    const isType = (/^\d+$/.test(path.at(-1)!) ? path.at(-2) : path.at(-1)) === "type";
    return isType && typeof value === "string"
      ? { case: "unknown-type", type: value }
      : { case: "not-one-of", ...(part && { part }), values: error.schema as unknown[] };
  }
  // A pattern says nothing to whoever has not written it.
  const { patternErrorMessage } = (error.parentSchema ?? {}) as { patternErrorMessage?: string };
  if (error.keyword === "type" && patternErrorMessage === undefined) {
    const wanted = String([error.params.type].flat()[0]);
    return { case: "wrong-part", ...(part && { part }), wanted };
  }
  const reason = patternErrorMessage ?? limitIn(error) ?? error.message;
  return { case: "wrong-part", ...(part && { part }), ...(reason && { reason }) };
}

/** What a part of a schema has too little or too much of, in words that go on behind its name. */
function limitIn({ keyword, params }: ErrorObject): string | undefined {
  const { limit, missingProperty } = params as { limit?: number; missingProperty?: string };
  switch (keyword) {
    case "uniqueItems":
      return "has the same entry twice: delete one of the two";
    case "minItems":
      return limit === 1 ? "is an empty list: write what may stand there, or delete it" : undefined;
    case "maxLength":
      return limit === 1 ? "must be a single sign" : undefined;
    case "minLength":
      return limit === 1 ? "is an empty text: write one, or delete it" : undefined;
    case "required":
      return `needs "${missingProperty}" in it`;
    case "minimum":
      return `must be at least ${limit}`;
    case "maximum":
      return `must be at most ${limit}`;
    default:
      return undefined;
  }
}

/** A name that is no keyword: one of another system, or a field that stands outside of "properties". */
function explainKeyword(path: readonly string[], schema: Schema): SchemaComplaint {
  const keyword = path.at(-1)!;
  const group = partAt(schema, path.slice(0, -1)) as Schema;
  const value = group[keyword];
  const isField = typeof value === "object" && value !== null && !Array.isArray(value);
  const isType = typeof value === "string" && typeMeant(value) !== undefined;
  const isLoose = (isField || isType) && !group.properties && path.length === 1;
  return isLoose && !keywordNear(keyword, path, group)
    ? { case: "loose-field", field: keyword }
    : { case: "unknown-keyword", keyword };
}

/** The keywords that a path leads along, and the field that has them. */
function partOf(path: readonly string[]): { keyword?: string; field?: string } | undefined {
  if (path.length === 0) return undefined;
  const at = path.lastIndexOf("properties");
  const field = at === -1 ? undefined : path[at + 1];
  const keyword = path
    .slice(at === -1 ? 0 : at + 2)
    .filter((step) => !/^\d+$/.test(step))
    .join("/");
  return { ...(keyword && { keyword }), ...(field && { field }) };
}

/** Looks for patterns and formats that could not be used, in all parts of a schema. */
function findInSchema(schema: unknown, path: string[]): PlacedComplaint | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const wanted = notTakenDefault(schema as Schema);
  if (wanted !== undefined)
    return { path: [...path, "default"], complaint: { case: "wrong-default", wanted } };
  const turned = LIMITS.find(([least, most]) => isMore(schema, least, most));
  if (turned) {
    const [least, most] = turned;
    return { path: [...path, least], complaint: { case: "turned-limits", least, most } };
  }
  for (const [key, value] of Object.entries(schema)) {
    const at = [...path, key];
    if (notSchemas.has(key)) continue;
    if (key === "pattern" && typeof value === "string") {
      const fault = findSlashes(value) ?? findPatternFault(value);
      if (fault) return { path: at, complaint: fault };
    } else if (key === "format" && typeof value === "string") {
      if (!Object.hasOwn(formats, value))
        return {
          path: at,
          complaint: { case: "unknown-format", format: value, formats: Object.keys(formats) },
        };
    } else if (key === "patternProperties") {
      const wrong = Object.keys(value as object).find((pattern) => findPatternFault(pattern));
      if (wrong !== undefined) return { path: [...at, wrong], complaint: findPatternFault(wrong)! };
    }
    const found =
      key === "properties" || key === "definitions" || key === "patternProperties"
        ? findInOptions(value, at)
        : findInSchema(value, at);
    if (found) return found;
  }
  return undefined;
}

/** Code has patterns between slashes; here the slashes would have to stand in the text, and nothing would fit. */
function findSlashes(pattern: string): SchemaComplaint | undefined {
  const bare = /^\/(\^.*\$)\/[a-z]*$/.exec(pattern)?.[1];
  return bare === undefined ? undefined : { case: "slashed-pattern", pattern, bare };
}

const LIMITS = [
  ["minItems", "maxItems"],
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
  ["minProperties", "maxProperties"],
] as const;

function isMore(schema: object, least: string, most: string): boolean {
  const limits = schema as Readonly<Record<string, unknown>>;
  const [low, high] = [limits[least], limits[most]];
  return typeof low === "number" && typeof high === "number" && low > high;
}

/** What an option takes, in words, where its default is of another kind or none of its values. */
function notTakenDefault({ default: value, type, enum: values }: Schema): string | undefined {
  if (value === undefined) return undefined;
  const types = [type ?? []].flat();
  if (types.length > 0 && !types.some((one) => isOfType(value, one))) return types.join(" or ");
  const isListed = !values || values.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return isListed ? undefined : `one of ${values.map((one) => JSON.stringify(one)).join(", ")}`;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** Names of options are no keywords: an option may be called "pattern". */
function findInOptions(options: unknown, path: string[]): PlacedComplaint | undefined {
  for (const [name, inner] of Object.entries(options as object)) {
    const found = findInSchema(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

/** Keywords that hold values of any shape. */
const notSchemas = new Set([
  "default",
  "const",
  "enum",
  "examples",
  "defaultSnippets",
  "required",
  "x-computed",
]);

/** ajv refuses identifiers that it has seen before and reads `$schema`; neither matters here. */
function strip(schema: Schema): Schema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest as Schema;
}

const bound: Schema = { type: "string", pattern: WHOLE_BINDING };
const measured = ["pattern", "format", "minLength", "maxLength", "enum", "const"] as const;

/**
 * The schema with every value open to bindings. The place of a mistake and its keyword stay the same,
 * because `if` adds nothing to either.
 */
export function allowBindings(schema: Schema, isRoot = true): Schema {
  const result: Schema = { ...schema };
  const map = (inner: Schema): Schema => allowBindings(inner, false);
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, map(inner)]),
    );
  if (typeof schema.additionalProperties === "object")
    result.additionalProperties = map(schema.additionalProperties);
  if (Array.isArray(schema.items)) result.items = schema.items.map(map);
  else if (schema.items) result.items = map(schema.items);
  // Variants are open as a whole; inside them only their own values.
  for (const key of ["anyOf", "oneOf", "allOf"] as const) {
    if (schema[key]) result[key] = schema[key].map((inner) => allowBindings(inner, true));
  }
  for (const key of ["then", "else"] as const)
    if (schema[key]) result[key] = allowBindings(schema[key], true);
  if (isRoot) return result;
  const isText = measured.some((key) => schema[key] !== undefined);
  // What messages look for stays on the outside.
  const outside: Schema = {
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema["x-was"] && { "x-was": schema["x-was"] }),
  };
  if (!isText) return { ...outside, if: bound, else: result };
  const open: Schema = { ...result };
  for (const key of measured) delete open[key];
  return {
    ...outside,
    if: bound,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else: { if: { type: "string", pattern: SOME_BINDING }, then: open, else: result },
  };
}

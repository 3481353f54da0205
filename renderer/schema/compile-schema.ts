import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { ownKeywords, type Schema } from "./schema-types.ts";

let shared: Ajv | undefined;

/** Text formats that schemas may ask for; the same names that editors know. */
const formats: Record<string, RegExp | ((text: string) => boolean)> = {
  email: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/,
  date: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  "date-time": (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  "uri-reference": /^\S+$/,
  "color-hex": /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
};

function ajv(): Ajv {
  if (!shared) {
    shared = new Ajv({
      code: { optimize: false },
      allErrors: true,
      ownProperties: true,
      strict: true,
      strictTypes: false,
      strictRequired: false,
      strictTuples: false,
      verbose: true,
      validateFormats: true,
      logger: false,
      formats: Object.fromEntries(
        Object.entries(formats).map(([name, test]) => [name, (text: string) => safely(test, text)]),
      ),
    });
    shared.addVocabulary(ownKeywords);
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
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= ajv().compile(strip(options.bindings ? allowBindings(schema) : schema));
    if (validate(data)) return [];
    return (validate.errors ?? []).filter((error) => error.keyword !== "if");
  };
}

/** Throws when ajv does not accept the schema. */
export function assertSchema(schema: Schema): void {
  ajv().compile(strip(schema));
}

/** ajv refuses identifiers that it has seen before and reads `$schema`; neither matters here. */
function strip(schema: Schema): Schema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest as Schema;
}

const bound: Schema = { type: "string", pattern: "^\\$\\{[^{}]*\\}$" };
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
  // The description stays on the outside, where messages look for it.
  const outside: Schema = schema.description === undefined ? {} : { description: schema.description };
  if (!isText) return { ...outside, if: bound, else: result };
  const open: Schema = { ...result };
  for (const key of measured) delete open[key];
  return {
    ...outside,
    if: bound,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else: { if: { type: "string", pattern: "\\$\\{" }, then: open, else: result },
  };
}

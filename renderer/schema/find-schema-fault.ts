import type { ErrorObject, ValidateFunction } from "ajv";
import { schemaAjv, strip } from "./compile-schema.ts";
import { idleKeyword, loneCondition } from "./idle-keyword.ts";
import { keywordNear, partAt } from "./meant-part.ts";
import { metaSchema } from "./meta-schema.ts";
import { findKeptName } from "./old-names.ts";
import { typeMeant } from "./other-schemas.ts";
import { findPatternFault } from "./patterns.ts";
import { compileTest, type Test } from "./quick-test.ts";
import type { PlacedComplaint, SchemaComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";
import { safeFormats } from "./text-formats.ts";
import { notTakenDefault, untrueValue } from "./untrue-value.ts";
import { wrongKind } from "./wrong-kind.ts";

/** What is wrong with a schema as a schema, and the path of keys to where; undefined for a sound one. */
export function findSchemaFault(schema: Schema): PlacedComplaint | undefined {
  const stripped = strip(schema);
  if (Array.isArray(schema.fields)) return { path: ["fields"], complaint: { case: "listed-fields" } };
  isSchema ??= compileTest(metaSchema, safeFormats) ?? (() => false);
  if (!isSchema(stripped)) {
    checkMeta ??= schemaAjv().compile({ $ref: metaSchema.$id });
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
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
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
  const last = path.lastIndexOf("properties");
  // The keyword itself may be what is wrong.
  const at = last === path.length - 1 ? -1 : last;
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
  const untrue = untrueValue(schema as Schema, path);
  if (untrue) return untrue;
  const kept = findKeptName(schema as Schema, path);
  if (kept) return kept;
  const kind = wrongKind(schema as Schema);
  if (kind) return { path: [...path, "x-kind"], complaint: kind };
  // A block and a row are groups: where the schema as a whole is none, it is its type that is told.
  const isWhole = path.length === 0 && (schema as Schema).type !== "object";
  const idle = isWhole ? undefined : idleKeyword(schema as Schema);
  if (idle) return { path: [...path, idle.keyword], complaint: { case: "idle-keyword", ...idle } };
  const lone = loneCondition(schema as Schema);
  if (lone) return { path: [...path, lone.keyword], complaint: { case: "lone-condition", ...lone } };
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
      if (!Object.hasOwn(safeFormats, value))
        return {
          path: at,
          complaint: { case: "unknown-format", format: value, formats: Object.keys(safeFormats) },
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

import { suggest } from "../problems/suggest.ts";
import { blockOptions, queryNames } from "./engine-options.ts";
import { findUnknownName } from "./named-field.ts";
import type { PlacedComplaint } from "./schema-fault.ts";
import { closedGroups, conditionsOf } from "./schema-parts.ts";
import type { Schema } from "./schema-types.ts";

/** A name in `required` or `x-after` of a closed group that is none of its properties, and the path of keys to it. */
export function findUnknownRequired(schema: Schema): PlacedComplaint | undefined {
  for (const [{ properties = {}, required = [] }, path] of closedGroups(schema)) {
    const named = findUnknownName(properties, path);
    if (named) return named;
    const index = required.findIndex((field) => !Object.hasOwn(properties, field));
    const field = required[index];
    if (field !== undefined)
      return { path: [...path, "required", String(index)], complaint: { case: "unknown-required", field } };
  }
  return undefined;
}

/**
 * A name in the conditions of a closed group (`if`, `then`, `anyOf`, `dependencies` …) that is none of its properties: the condition
 * never holds, or asks for what the group refuses.
 */
export function findUnknownCondition(schema: Schema): PlacedComplaint | undefined {
  for (const [group, path] of closedGroups(schema)) {
    const { properties = {}, required = [] } = group;
    const added = path.length > 0 ? [] : [...blockOptions, ...(schema["x-source"] ? queryNames : [])];
    const known = { properties, required, added };
    const found = inDependencies(group, path, known);
    if (found) return found;
    for (const [condition, at] of conditionsOf(group, path)) {
      const unknown = inCondition(condition, at, known) ?? inDependencies(condition, at, known);
      if (unknown) return unknown;
    }
  }
  return undefined;
}

/** What conditions may name. */
export interface Known {
  properties: Readonly<Record<string, Schema>>;
  /** Those that are there in each. */
  required: readonly string[];
  /** What the engine adds to them. */
  added: readonly string[];
}

/** What `dependencies` name: an option, and those that it needs beside it. */
function inDependencies(
  { dependencies = {} }: Schema,
  path: readonly string[],
  known: Known,
): PlacedComplaint | undefined {
  for (const [field, needed] of Object.entries(dependencies as Record<string, string[] | Schema>)) {
    const place = [...path, "dependencies", field];
    if (!namesOf(known).includes(field)) return unknownName(field, place, known);
    const index = Array.isArray(needed) ? needed.findIndex((one) => !namesOf(known).includes(one)) : -1;
    if (Array.isArray(needed) && index !== -1)
      return unknownName(needed[index]!, [...place, String(index)], known);
  }
  return undefined;
}

const namesOf = ({ properties, added }: Known): string[] => [...Object.keys(properties), ...added];

function unknownName(field: string, path: readonly string[], known: Known): PlacedComplaint {
  const guess = suggest(field, namesOf(known));
  return { path: [...path], complaint: { case: "unknown-condition", field, ...(guess && { guess }) } };
}

function inCondition(
  { properties = {}, required = [] }: Schema,
  path: readonly string[],
  known: Known,
): PlacedComplaint | undefined {
  const names = namesOf(known);
  const told = (field: string, ...steps: string[]) => unknownName(field, [...path, ...steps], known);
  const name = Object.keys(properties).find((field) => !names.includes(field));
  if (name !== undefined) return told(name, "properties", name);
  const index = required.findIndex((field) => !names.includes(field));
  if (index !== -1) return told(required[index]!, "required", String(index));
  return findUnknownValue(properties, path, known);
}

/** A value that a condition asks for and that the option never has. */
function findUnknownValue(
  asked: Readonly<Record<string, Schema>>,
  path: readonly string[],
  { properties }: Known,
): PlacedComplaint | undefined {
  for (const [field, { const: value, enum: values = value === undefined ? [] : [value] }] of Object.entries(
    asked,
  )) {
    const taken = properties[field]?.enum;
    const index = taken ? values.findIndex((one) => !taken.includes(one)) : -1;
    if (index === -1) continue;
    const keyword = value === undefined ? "enum" : "const";
    const steps = [...path, "properties", field, keyword];
    return {
      path: keyword === "enum" ? [...steps, String(index)] : steps,
      complaint: { case: "not-one-of", part: { keyword, field }, values: taken! },
    };
  }
  return undefined;
}

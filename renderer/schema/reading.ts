import { checkOfPart } from "./compile-schema.ts";
import type { Schema } from "./schema-types.ts";

/** What a text may be meant as: the value, and how it is written in YAML. */
export interface Reading {
  value: unknown;
  written: string;
}

/** Whether a value is one that a schema takes. */
export function fits(value: unknown, schema: Schema): boolean {
  try {
    return checkOfPart(schema)(value).length === 0;
  } catch {
    // A schema that is wrong itself is told at its place.
    return false;
  }
}

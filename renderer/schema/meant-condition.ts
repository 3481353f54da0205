import { inFlow } from "../yaml/line.ts";
import type { Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** A field and its answer as a sentence or a comparison, where a group has names for both: `topic is Other`. */
export function asCondition(text: string, { properties = {} }: Schema): Reading | undefined {
  const parts = /^([\w-]+)\s*(?:==?|\bis\b|:)\s*["']?(.+?)["']?$/.exec(text);
  if (!parts || !properties.field || !properties.is) return undefined;
  const [, field = "", is = ""] = parts;
  return { value: { field, is }, written: `{ field: ${inFlow(field)}, is: ${inFlow(is)} }` };
}

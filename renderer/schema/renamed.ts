import { optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** What an option or field is called now that had this name before; undefined when none had. */
export function renamedTo(schema: Schema, old: string): string | undefined {
  return optionNames(schema).find((name) => optionSchema(schema, name)?.["x-was"]?.includes(old));
}

/** What a value is called now that was written so before; undefined when none was. */
export function valueNow(schema: Schema, old: unknown): string | undefined {
  const were = schema["x-values-were"] ?? {};
  const key = String(old);
  return Object.hasOwn(were, key) ? were[key] : undefined;
}

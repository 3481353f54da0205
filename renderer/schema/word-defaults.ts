import { english } from "../words/words.ts";
import { innerSchemas } from "./read-schema.ts";
import { SchemaFault } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/**
 * Gives options with a word (`x-word`) the English one as their default, so that editors and tables of options show
 * it. A word that only this site has stands beside its own default, which is what pages in other languages fall
 * back on.
 *
 * @param schema Without references; changed in place.
 * @throws SchemaFault for a word that nobody has.
 */
export function fillWords(schema: Schema): Schema {
  const key = schema["x-word"];
  if (key !== undefined && schema.default === undefined) {
    if (!Object.hasOwn(english, key)) throw new SchemaFault({ case: "unknown-word", word: key });
    schema.default = english[key as keyof typeof english];
  }
  for (const inner of innerSchemas(schema)) fillWords(inner);
  return schema;
}

import { type ShownFields, shownNames } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";

const ofSchema = new WeakMap<Schema, ShownFields>();

/**
 * The fields of a collection's rows that say when a row is to be seen: those that its schema marks, and of the words
 * draft, from and until those that no field has for a name.
 */
export function shownFieldsOf(schema: Schema | undefined): ShownFields {
  if (!schema) return {};
  const known = ofSchema.get(schema);
  if (known) return known;
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(
    shownNames.flatMap((word) => {
      const marked = properties.find(([, field]) => field["x-shown"] === word)?.[0];
      const isFree = !Object.hasOwn(schema.properties ?? {}, word);
      return marked !== undefined ? [[word, marked]] : isFree ? [[word, word]] : [];
    }),
  );
  ofSchema.set(schema, fields);
  return fields;
}

import { isTranslatedChoice } from "../languages/translatable.ts";
import type { Draft } from "../problems/draft.ts";
import { entrySchema, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** A choice that readers see says in another language what it likes: the original is one of those that there are. */
export function isChoiceInWords({ code, path = [] }: Draft, schema: Schema | undefined): boolean {
  if (code !== "not-allowed-value") return false;
  // Behind the number of the row.
  const field = path
    .slice(1)
    .reduce<Schema | undefined>(
      (within, step) => (typeof step === "number" ? entrySchema(within, step) : optionSchema(within, step)),
      schema,
    );
  return isTranslatedChoice(field);
}

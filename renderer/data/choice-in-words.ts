import { isTranslatedChoice } from "../languages/translatable.ts";
import type { Draft } from "../problems/draft.ts";
import { partSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** A choice that readers see says in another language what it likes: the original is one of those that there are. */
export function isChoiceInWords({ code, path = [] }: Draft, schema: Schema | undefined): boolean {
  if (code !== "not-allowed-value") return false;
  // Behind the number of the row.
  return isTranslatedChoice(path.slice(1).reduce(partSchema, schema));
}

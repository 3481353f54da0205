import type { Entry } from "../yaml/tree.ts";
import { isFreeText } from "./free-text.ts";
import { optionSchema } from "./read-schema.ts";
import { fits } from "./reading.ts";
import type { Schema } from "./schema-types.ts";
import type { Place } from "./subject.ts";

/** What a group in braces lacks alone, where a value stands among its names without one: `{ term: Sat, 9-12 }`. */
export function lackedBy(
  { key, value }: Entry,
  lacking: readonly string[],
  { node, text }: Place,
  schema: Schema,
): string | undefined {
  const [name, other] = lacking;
  const isValue = value.kind === "scalar" && value.source === "" && text?.[node?.start ?? -1] === "{";
  if (!isValue || name === undefined || other !== undefined || /:$/.test(key)) return undefined;
  const option = optionSchema(schema, name);
  return option && isFreeText(option) && fits(key, option) ? name : undefined;
}

import { acceptedTypes, kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** What a schema that lets bindings through (`allowBindings`) asks of a value that is none. */
export function ofValue(schema: Schema): Schema {
  let inner = schema;
  while (inner.if && inner.else) inner = inner.else;
  return inner;
}

/** Whether an option takes any words: not one of a choice, an address or another form. */
export function isFreeText(schema: Schema): boolean {
  const asked = ofValue(schema);
  const kind = kindOf(asked);
  const isWords = kind === undefined || kind === "markdown" || kind === "markdown-inline";
  return (
    isWords &&
    !asked["x-ref"] &&
    !asked.enum &&
    !asked.pattern &&
    !asked.format &&
    acceptedTypes(asked).has("string")
  );
}

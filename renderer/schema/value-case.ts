import type { ErrorObject } from "ajv";
import type { Span } from "../problems/draft.ts";
import type { Thing, ValueName } from "../problems/things.ts";
import type { Schema } from "./schema-types.ts";
import type { Place } from "./subject.ts";

/** An error of a schema check at its place, with what every problem of a value has. */
export interface Case {
  error: ErrorObject;
  schema: Schema;
  at: Place;
  /** Where the problem is. */
  place: Span & { path: (string | number)[] };
  /** What its words start from. */
  known: { name: ValueName; of: Thing; about?: string };
}

import type { Params } from "../problems/draft.ts";
import { schemaComplaint } from "../problems/english/schemas.ts";

/** What is wrong with a schema. */
export type SchemaComplaint = Params<"bad-schema">["complaint"];

/** Something that makes a schema unusable. Where it came from a file: its place there, offsets from 0. */
export class SchemaFault extends Error {
  constructor(
    readonly complaint: SchemaComplaint,
    readonly span?: { start: number; end: number },
  ) {
    super(schemaComplaint(complaint));
  }
}

/** What was thrown while a schema was read or a block's own code was loaded. */
export function complaintOf(error: unknown): SchemaComplaint {
  return error instanceof SchemaFault
    ? error.complaint
    : { case: "thrown", error: error instanceof Error ? error.message : String(error) };
}

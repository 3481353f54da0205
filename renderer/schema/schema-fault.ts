import type { Fault, Params, Span } from "../problems/draft.ts";
import { schemaComplaint } from "../problems/english/schemas.ts";
import type { TextEdit } from "../yaml/text-edits.ts";

/** What is wrong with a schema. */
export type SchemaComplaint = Params<"bad-schema">["complaint"];

/** What is wrong with a schema, and the path of keys to where. */
export interface PlacedComplaint {
  path: string[];
  complaint: SchemaComplaint;
}

/** What is known of something that makes a schema unusable, where it came from a file. Offsets from 0. */
export interface FaultPlace extends Span {
  offer?: TextEdit;
  /** What is meant: the name of a keyword, or a part of JSON. */
  guess?: string;
  write?: string;
  /** What else is wrong, once this is as it is meant. */
  others?: readonly SchemaFault[];
}

/** Something that makes a schema unusable. */
export class SchemaFault extends Error {
  constructor(
    readonly complaint: SchemaComplaint,
    readonly place?: FaultPlace,
  ) {
    super(schemaComplaint(complaint));
  }
}

/** What is told of a schema that cannot be used, with its places if they are known. */
export function faultsOf(
  error: unknown,
  of: Params<"bad-schema">["of"],
): (Fault<"bad-schema"> & Partial<Span> & { offer?: TextEdit })[] {
  const {
    start,
    end,
    offer,
    guess,
    write,
    others = [],
  } = (error instanceof SchemaFault && error.place) || {};
  const params = {
    ...(of && { of }),
    complaint: complaintOf(error),
    ...(guess && { guess }),
    ...(write && { write }),
  };
  const place = start !== undefined && end !== undefined ? { start, end } : {};
  const fault = { code: "bad-schema" as const, params, ...place, ...(offer && { offer }) };
  return [fault, ...others.flatMap((other) => faultsOf(other, of))];
}

/** What was thrown while a schema was read or a block's own code was loaded. */
export function complaintOf(error: unknown): SchemaComplaint {
  return error instanceof SchemaFault
    ? error.complaint
    : { case: "thrown", error: error instanceof Error ? error.message : String(error) };
}

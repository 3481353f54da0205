import { readJson } from "../yaml/read-json.ts";
import { leadsToCommon, type SchemaFolder, withMeant } from "./common-reference.ts";
import { findSchemaFault } from "./find-schema-fault.ts";
import { findImpossiblePart } from "./impossible-part.ts";
import { atPath, atStart, placeSchemaFaults } from "./place-fault.ts";
import { expandSchema } from "./read-schema.ts";
import { findRefusedValue } from "./refused-value.ts";
import { complaintOf, type SchemaComplaint, SchemaFault } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";
import { fillWords } from "./word-defaults.ts";

/** Deeper than any schema that a person reads; far below the depth at which walking it runs out of stack. */
const MAX_DEPTH = 64;

/**
 * Reads the text of a `schema.json`: JSON, in the shape of a schema, with every reference put in place.
 *
 * @param folder  Where it lies; without it every path to a `common.json` leads to the shared definitions.
 * @throws SchemaFault saying what is wrong with it, and where.
 */
export function parseSchema(text: string, folder?: SchemaFolder): Schema {
  const json = text.replace(/^\ufeff/, "");
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw notJson(text);
  }
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    throw atStart(text, { case: "not-a-group" });
  if (isDeeper(raw, MAX_DEPTH)) throw atStart(text, { case: "too-deep", limit: MAX_DEPTH });
  if (namesWritten(json) > namesIn(raw)) throw nameTwice(text);
  if (findSchemaFault(raw as Schema)) throw placeSchemaFaults(text, raw as Schema)!;
  const schema = putInPlace(raw as Schema, text, folder);
  const refused = findRefusedValue(schema) ?? findImpossiblePart(schema);
  if (refused) throw atPath(text, raw as Schema, refused);
  return schema;
}

/** The schema without references, and with the words that stand for defaults. */
function putInPlace(raw: Schema, text: string, folder: SchemaFolder | undefined): Schema {
  try {
    return fillWords(expandSchema(raw, folder && ((path) => leadsToCommon(path, folder))));
  } catch (error) {
    const found = complaintOf(error);
    const complaint = folder ? withMeant(found, raw, folder) : found;
    throw atReference(text, complaint) ?? atStart(text, complaint);
  }
}

/** Points at a reference or word that cannot be followed, where the text itself has it. */
function atReference(text: string, complaint: SchemaComplaint): SchemaFault | undefined {
  const isReference = complaint.case === "dangling-reference" || complaint.case === "circular-reference";
  if (!isReference && complaint.case !== "unknown-word") return undefined;
  const written = JSON.stringify(isReference ? complaint.reference : complaint.word);
  const start = text.indexOf(written);
  return start === -1 ? undefined : new SchemaFault(complaint, { start, end: start + written.length });
}

/** How many names a text of JSON writes. Of two that are the same in one group, only the last counts for anything. */
function namesWritten(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count += 1;
  return count;
}

function namesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value);
  return (
    (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum: number, one) => sum + namesIn(one), 0)
  );
}

function nameTwice(text: string): SchemaFault {
  const twin = readJson(text).problems.find(({ code }) => code === "duplicate-name");
  if (twin?.code !== "duplicate-name") return atStart(text, { case: "not-json" });
  const { start, end, params } = twin;
  return new SchemaFault({ case: "name-twice", name: params.name, line: params.line }, { start, end });
}

/** Points at the first mistake of JSON; what follows it is a guess. */
function notJson(text: string): SchemaFault {
  if (!/^\ufeff?\s*(?:\{|\[|\/[/*]|#)/.test(text)) return atStart(text, { case: "not-a-group" });
  const first = readJson(text).problems.find(({ code }) => code === "bad-json");
  if (first?.code !== "bad-json") return atStart(text, { case: "not-json" });
  const { start, end, params, fix, offer = fix } = first;
  return new SchemaFault({ case: "not-json", kind: params.case }, { start, end, ...(offer && { offer }) });
}

function isDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

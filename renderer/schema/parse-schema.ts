import { isCollection, isNode, parseDocument } from "yaml";
import { findSchemaFault } from "./compile-schema.ts";
import { expandSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Deeper than any schema that a person reads; far below the depth at which walking it runs out of stack. */
const MAX_DEPTH = 64;

/** Something that makes a schema file unusable, with its place; offsets from 0. */
export class SchemaFault extends Error {
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
  }
}

/**
 * Reads the text of a `schema.json`: JSON, in the shape of a schema, with every reference put in place.
 *
 * @throws SchemaFault saying what is wrong with it, and where.
 */
export function parseSchema(text: string): Schema {
  const json = text.replace(/^\ufeff/, "");
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    throw notJson(text, error as Error);
  }
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    throw atStart(text, "A schema is a group in braces: { … }.");
  if (isDeeper(raw, MAX_DEPTH))
    throw atStart(text, `Its parts are nested more than ${MAX_DEPTH} levels deep.`);
  const fault = findSchemaFault(raw as Schema);
  if (fault) throw atPath(text, fault.path, fault.message);
  try {
    return expandSchema(raw as Schema);
  } catch (error) {
    throw atStart(text, (error as Error).message);
  }
}

function atStart(text: string, message: string): SchemaFault {
  const end = text.indexOf("\n");
  return new SchemaFault(message, 0, end === -1 ? text.length : end);
}

function atPath(text: string, path: readonly string[], message: string): SchemaFault {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length);
    const node = isCollection(document.contents)
      ? document.contents.getIn(steps.map(toIndex), true)
      : undefined;
    if (!isNode(node) || !node.range) continue;
    const line = text.indexOf("\n", node.range[0]);
    return new SchemaFault(
      message,
      node.range[0],
      line === -1 ? node.range[1] : Math.min(line, node.range[1]),
    );
  }
  return atStart(text, message);
}

function toIndex(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

/** Points at the place that the JSON parser of Node names, if it names one. */
function notJson(text: string, error: Error): SchemaFault {
  const at = /at position (\d+)/.exec(error.message)?.[1];
  const message =
    "It is not well-formed JSON: a comma, a quotation mark or a bracket is missing or too many.";
  if (at === undefined) return atStart(text, message);
  const start = Math.min(Number(at), Math.max(0, text.length - 1));
  return new SchemaFault(message, start, Math.min(start + 1, text.length));
}

function isDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

import type { SchemaComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/** Kinds of what is no text, by the type that it has. */
const TYPES: Readonly<Record<string, string>> = { picture: "object", body: "array" };

/** A kind (`x-kind`) of values of another type than these are: nothing would be made of them. */
export function wrongKind(schema: Schema): SchemaComplaint | undefined {
  const { type, "x-kind": kind } = schema;
  if (kind === undefined || typeof type !== "string") return undefined;
  const wanted = TYPES[kind] ?? "string";
  if (type === wanted) return undefined;
  if (kind === "picture" && type === "string") return { case: "kind-of-text", kind, guess: "image" };
  const guess = kind === "image" && type === "object" ? "picture" : undefined;
  return { case: "wrong-kind", kind, type, wanted, ...(guess && { guess }) };
}

import type { Schema } from "../schema/schema-types.ts";

/** A schema stays as it was read, and every page that uses its collection asks. */
const known = new WeakMap<Schema, readonly string[]>();

/** Collections that a schema's references lead to. */
export function referencedCollections(schema: Schema): readonly string[] {
  let found = known.get(schema);
  if (!found) {
    found = findReferences(schema);
    known.set(schema, found);
  }
  return found;
}

function findReferences(schema: Schema): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const target = (node as Schema)["x-ref"];
    if (typeof target === "string") found.push(target);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(schema);
  return found;
}

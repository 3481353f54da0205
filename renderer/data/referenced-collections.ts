import type { Schema } from "../schema/schema-types.ts";

/** Collections that a schema's references lead to. */
export function referencedCollections(schema: Schema): string[] {
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

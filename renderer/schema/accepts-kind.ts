import { isWholeBinding, type TreeNode } from "../yaml/tree.ts";
import { acceptedTypes } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Whether an option takes a value of this shape: renaming to one that does not would put a mistake for a mistake. */
export function acceptsKind(value: TreeNode | undefined, schema: Schema | undefined): boolean {
  if (!value || !schema || value.kind === "broken") return true;
  if (schema["x-block"]) return value.kind === "map";
  const types = acceptedTypes(schema);
  if (types.size === 0) return true;
  if (value.kind === "list") return types.has("array");
  if (value.kind === "map") return types.has("object");
  return [...types].some((type) => type !== "array" && type !== "object") || isWholeBinding(value.value);
}

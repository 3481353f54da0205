import { plainName } from "../formats/plain-name.ts";
import type { Schema } from "./schema-types.ts";
import { hasForm } from "./text-formats.ts";

/** Whether a schema wants a name of plain letters, digits and hyphens, as ids and parts of addresses are. */
export function wantsPlainName(schema: Schema): boolean {
  const accepts = (text: string): boolean => hasForm(text, schema);
  return schema.pattern !== undefined && accepts("a-b") && !["a b", "é", "a.b", "a/b"].some(accepts);
}

/** The plain form of a name, where the schema takes it and no letter is lost in it. */
export function meantName(value: string, schema: Schema): string | undefined {
  if (/(?!\p{Script=Latin})\p{L}/u.test(value)) return undefined;
  // Of an address, its last part is what a row is called by; of a file, its name without the ending.
  const last = value.replace(/^\/?(?:[^/]+\/)+(?=[^/]+\/?$)/, "");
  const name = plainName(last.replace(/\.(?:ya?ml|json|csv|html?|mdx?)$/i, ""));
  return name !== "" && name !== value && hasForm(name, schema) ? name : undefined;
}

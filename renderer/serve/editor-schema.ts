import type { Path } from "../origins/origin.ts";
import { acceptedTypes, entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What an option takes, as far as the editor has to know before it lets somebody type. */
export interface TextOption {
  /** `x-kind`. */
  kind?: string;
  /** It may be any words: no choice, address, name or pattern. */
  isFreeText: boolean;
  maxLength?: number;
  /** Title of the option, else its name, for people. */
  label: string;
}

/** Names that the build adds to prepared texts: the option is one step above. */
const ADDED = new Set(["html", "src", "href"]);

/**
 * What the schema of a block says of one of its values.
 *
 * @param path  Among the options of the block, as the view gets them: `["items", 0, "text", "html"]`.
 */
export function textOption(schema: Schema | undefined, path: Path): TextOption {
  let at = schema;
  let label = "";
  for (const step of path) {
    const inner: Schema | undefined =
      typeof step === "number" ? entrySchema(at, step) : optionSchema(at, step);
    if (!inner && typeof step === "string" && ADDED.has(step) && kindOf(at)) break;
    at = inner;
    if (typeof step === "string") label = at?.title ?? spoken(step);
  }
  const kind = kindOf(at);
  const most = longest(at);
  return {
    ...(kind !== undefined && { kind }),
    isFreeText: at !== undefined && kind === undefined && takesAnyWords(at),
    ...(most !== undefined && { maxLength: most }),
    label,
  };
}

/** `allLabel` → `All label`. */
function spoken(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const variantsOf = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];

function takesAnyWords(schema: Schema): boolean {
  if (schema.enum || schema.const !== undefined || schema.pattern || schema.format) return false;
  if (schema["x-anchor"] || schema["x-ref"] || schema["x-key"]) return false;
  const variants = variantsOf(schema);
  return variants.length > 0 ? variants.some(takesAnyWords) : acceptedTypes(schema).has("string");
}

function longest(schema: Schema | undefined): number | undefined {
  if (!schema) return undefined;
  const most = [schema, ...variantsOf(schema), ...(schema.allOf ?? [])].flatMap(
    ({ maxLength }) => maxLength ?? [],
  );
  return most.length > 0 ? Math.max(...most) : undefined;
}

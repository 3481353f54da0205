import type { Path } from "../origins/origin.ts";
import { acceptedTypes, kindOf, partSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What an option takes, as far as the editor has to know before it lets somebody type. */
export interface TextOption {
  /** `x-kind`. */
  kind?: string;
  /** It may be any words: no choice, address, name or pattern. */
  isFreeText: boolean;
  /** It is words of a certain form, such as an e-mail address or a number to call: typed as any text, and checked. */
  isFormed?: true;
  maxLength?: number;
  /** What it is part of is in order without it. */
  canBeLeftOut?: true;
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
  let canBeLeftOut = false;
  for (const step of path) {
    const inner = partSchema(at, step);
    if (!inner && typeof step === "string" && ADDED.has(step) && kindOf(at)) break;
    canBeLeftOut = inner !== undefined && typeof step === "string" && !isRequired(at!, step);
    at = inner;
    if (typeof step === "string") label = at?.title ?? spoken(step);
  }
  const kind = kindOf(at);
  const most = longest(at);
  const takes = at === undefined || kind !== undefined ? undefined : wordsOf(at);
  return {
    ...(kind !== undefined && { kind }),
    isFreeText: takes === "any",
    ...(takes === "formed" && { isFormed: true }),
    ...(most !== undefined && { maxLength: most }),
    ...(canBeLeftOut && { canBeLeftOut }),
    label,
  };
}

/** Whether a group, or one of the forms that it may have, asks for an option. */
function isRequired(group: Schema, name: string): boolean {
  const forms = [...variantsOf(group), ...(group.allOf ?? [])];
  return group.required?.includes(name) === true || forms.some((form) => isRequired(form, name));
}

/** `allLabel` → `All label`. */
function spoken(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const variantsOf = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];

/** Formats of texts that people read as they are written; others stand for something, such as a day. */
const READ_FORMATS = new Set(["email"]);

/** Which words an option takes: any, some of a certain form, or none that could be typed. */
function wordsOf(schema: Schema): "any" | "formed" | undefined {
  if (schema.enum || schema.const !== undefined) return undefined;
  if (schema["x-anchor"] || schema["x-ref"] || schema["x-key"]) return undefined;
  if (schema.format !== undefined && !READ_FORMATS.has(schema.format)) return undefined;
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const inner = variants.map(wordsOf);
    return inner.find((words) => words === "any") ?? inner.find((words) => words !== undefined);
  }
  if (!acceptedTypes(schema).has("string")) return undefined;
  return schema.pattern || schema.format ? "formed" : "any";
}

function longest(schema: Schema | undefined): number | undefined {
  if (!schema) return undefined;
  const most = [schema, ...variantsOf(schema), ...(schema.allOf ?? [])].flatMap(
    ({ maxLength }) => maxLength ?? [],
  );
  return most.length > 0 ? Math.max(...most) : undefined;
}

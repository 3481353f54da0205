import { LatePattern } from "../formats/late-pattern.ts";
import { kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { NAME_SIGN } from "../yaml/binding-names.ts";
import type { TypeScope, TypeStore } from "./binding-types.ts";
import type { HalfBinding } from "./bindings.ts";

const NAME = String.raw`\p{L}${NAME_SIGN}{0,60}`;
const PATH = String.raw`(?<path>${NAME}(?:\.${NAME}){0,3})`;
/** A step of an address begins, and ends. */
const STEP = ["(?<=/)", "(?=$|[/?#.])"] as const;

/** Fields as templates of other systems have them, without what they belong to. `${…}` is told by itself. */
const IN_TEXT = new LatePattern(
  String.raw`(?<![\${])[#%]?(?<open>\{{1,3})\s{0,4}${PATH}(?:\s{0,4}\|[^{}\n]{0,60})?\s{0,4}\}{1,3}`,
);

/** Steps of an address that are fields, as other systems write routes: `/jobs/:slug`, `/jobs/[slug]`. */
const IN_ADDRESSES = [
  `:${PATH}`,
  String.raw`\[${PATH}\]`,
  `<${PATH}>`,
  `%${PATH}%`,
  String.raw`\$${PATH}`,
].map((form) => new LatePattern(`${STEP[0]}${form}${STEP[1]}`));

/**
 * A field of the row as a template of another system names it: `{title}`, `{{ title }}`, and in an address `:slug` or
 * `[slug]`. Visitors would see it as it is written. Two braces may name a setting as well, where there is no such field.
 */
export function findForeignField(
  value: string,
  schema: Schema,
  scope: TypeScope,
  { site }: TypeStore,
): HalfBinding | undefined {
  const mayBeStep = scope.item !== undefined && kindOf(schema) === "link" && /\/[:[<%$]/.test(value);
  if (!mayBeStep && !(value.includes("{") && (scope.item || value.includes("{{")))) return undefined;
  for (const form of mayBeStep ? [IN_TEXT, ...IN_ADDRESSES] : [IN_TEXT]) {
    const match = form.exec(value);
    const path = match?.groups?.path;
    if (!match || path === undefined || isCode(value, match.index)) continue;
    const name = path.split(".", 1)[0]!;
    const isField = scope.item !== undefined && optionSchema(scope.item.schema, name) !== undefined;
    const mayBeSetting = !isField && match.groups?.open === "{{" && !value.includes("\n");
    const isSetting = mayBeSetting && optionSchema(site, name) !== undefined;
    if (!isField && !isSetting) continue;
    const whole = `${isField ? "item" : "site"}.${path}`;
    return { text: match[0], path: whole, meant: `\${${whole}}`, isSure: false };
  }
  return undefined;
}

/** Whether a place lies between the marks of code, where a template is what is meant to be seen. */
const isCode = (text: string, at: number): boolean => text.slice(0, at).split("`").length % 2 === 0;

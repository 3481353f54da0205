import { labelOf } from "../../editor/field-label.ts";
import type {
  Choice,
  Control,
  ListControl,
  PanelField,
  TextControl,
} from "../../editor/panel/panel-block.ts";
import type { OptionValue } from "../../model.ts";
import { acceptedTypes, kindOf } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Words } from "../../words/words.ts";

/** A text of more characters is edited in several lines. */
const LONG = 140;

/** Which control edits a value that a schema asks for. Every schema has one. */
export function controlOf(schema: Schema, words: Words): Control {
  if (schema["x-block"]) return { kind: "block" };
  const { "x-ref": collection } = schema;
  if (collection !== undefined && !schema.items) return { kind: "row", collection };
  const kind = ofKind(schema);
  if (kind) return kind;
  if (schema.enum) return { kind: "choice", choices: choicesOf(schema) };
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return ofVariants(variants, words);
  const types = acceptedTypes(schema);
  if (types.has("object")) return ofGroup(schema, words);
  if (types.has("array")) return ofList(schema, words);
  if (types.has("boolean") && types.size === 1) return { kind: "switch" };
  if (types.has("string")) return ofText(schema, types);
  if (types.has("number") || types.has("integer")) return ofNumber(schema, types);
  return { kind: "data" };
}

/** The fields of a group, in the order of its schema. */
export function fieldsOf(schema: Schema, words: Words): PanelField[] {
  return Object.entries(schema.properties ?? {}).map(([name, option]) =>
    fieldOf(name, option, schema.required?.includes(name) === true, words),
  );
}

/** One option as a field of a form. */
export function fieldOf(name: string, option: Schema, isRequired: boolean, words: Words): PanelField {
  const word = option["x-word"];
  const preset = (word === undefined ? option.default : (words[word as keyof Words] ?? option.default)) as
    | OptionValue
    | undefined;
  const leaving = option["x-leaves"];
  return {
    name,
    label: labelOf(name),
    about: aboutOf(option),
    isRequired,
    control: controlOf(option, words),
    ...(preset !== undefined && { preset }),
    ...(word !== undefined && { part: "words" as const }),
    ...(leaving && { leaves: `Until ${leaving.on}. ${leaving.instead}` }),
  };
}

/** What an option is for; a switch says what it does when it is on, or off. */
function aboutOf({ description = "", type }: Schema): string {
  const plain = description.replace(/^true: /, "");
  const words = type === "boolean" ? plain.replace(/^true\b/i, "On").replace(/^false\b/i, "Off") : plain;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ofKind(schema: Schema): Control | undefined {
  const limits = schema.maxLength === undefined ? {} : { most: schema.maxLength };
  switch (schema["x-kind"]) {
    case "markdown":
    case "markdown-inline":
      return { kind: "markdown", isInline: schema["x-kind"] === "markdown-inline", ...limits };
    case "link":
      return { kind: "link" };
    case "image":
      return { kind: "picture" };
    case "file":
      return { kind: "file", isUploaded: true };
    case "icon":
      return { kind: "icon" };
    case "collection":
      return { kind: "collection" };
    case "field":
      return { kind: "field" };
    default:
      return undefined;
  }
}

function choicesOf({ enum: values = [], enumDescriptions: abouts }: Schema): Choice[] {
  return values.flatMap((value, index) => {
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
    const about = Array.isArray(abouts) ? abouts[index] : undefined;
    const label = typeof value === "string" && isName(value) ? labelOf(value) : String(value);
    return [{ value, label, ...(typeof about === "string" && { about }) }];
  });
}

/** A name that programs go by, such as `side-by-side` or `SIDE_BY_SIDE`; anything else is written as people read it. */
function isName(value: string): boolean {
  return /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|[A-Z0-9]+(?:_[A-Z0-9]+)+)$/.test(value);
}

/** A value, or a list of such values, is a list whose only entry may stand alone. */
function ofVariants(variants: readonly Schema[], words: Words): Control {
  const list = variants.find((one) => acceptedTypes(one).has("array"));
  const single = variants.find((one) => one !== list);
  if (variants.length === 2 && list && single && !acceptedTypes(single).has("object"))
    return { ...(ofList(list, words) as ListControl), isOneEnough: true };
  return { kind: "variants", of: variants.map((one) => controlOf(one, words)) };
}

function ofGroup(schema: Schema, words: Words): Control {
  if (!schema.properties) {
    const inner = schema.additionalProperties;
    if (typeof inner !== "object") return { kind: "data" };
    return { kind: "map", value: controlOf(inner, words), names: "any" };
  }
  const names = Object.keys(schema.properties);
  const isColumns = names.join() === Object.keys(WIDTHS).join();
  const look = schema["x-kind"] === "picture" ? "picture" : isColumns ? "columns" : undefined;
  const fields = fieldsOf(schema, words);
  if (isColumns) for (const field of fields) field.label = WIDTHS[field.name] ?? field.label;
  return { kind: "group", fields, ...(look && { look }) };
}

/** Widths from which a value holds, as people call them. */
const WIDTHS: Readonly<Record<string, string>> = {
  base: "Phone",
  sm: "480 px",
  md: "768 px",
  lg: "1024 px",
  xl: "1280 px",
};

function ofList(schema: Schema, words: Words): ListControl | Extract<Control, { kind: "tuple" | "blocks" }> {
  const limits = {
    ...(schema.minItems !== undefined && { least: schema.minItems }),
    ...(schema.maxItems !== undefined && { most: schema.maxItems }),
  };
  const { items } = schema;
  if (Array.isArray(items))
    return {
      kind: "tuple",
      parts: items.map((one, index) => {
        const about = String(one.description ?? "");
        const label = about.replace(/ in .*|\.$/g, "") || `Part ${index + 1}`;
        return { ...fieldOf(String(index), one, true, words), label, about };
      }),
    };
  if (items?.["x-block"]) return { kind: "blocks", ...limits };
  const { "x-ref": collection } = schema;
  return {
    kind: "list",
    entry:
      schema["x-kind"] === "body"
        ? { kind: "file" }
        : collection !== undefined
          ? { kind: "row", collection }
          : items
            ? controlOf(items, words)
            : { kind: "data" },
    about: String(items?.description ?? ""),
    ...limits,
  };
}

function ofText(schema: Schema, types: ReadonlySet<string>): TextControl {
  const { maxLength: most, minLength: least, pattern, format } = schema;
  const says = schema.patternErrorMessage ?? "This is not written as it has to be.";
  const kind = kindOf(schema);
  const isAddress = kind === "frame" || kind === "receiver" || kind === "written";
  const form =
    format === "date" || format === "time-zone" || format === "email"
      ? format
      : isAddress
        ? "address"
        : isMoment(schema)
          ? "moment"
          : undefined;
  return {
    kind: "text",
    isLong: pattern === undefined && !form && most !== undefined && most > LONG,
    ...(types.has("number") || types.has("integer") ? { isNumberToo: true as const } : {}),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(pattern !== undefined && { pattern: { source: pattern, says } }),
    ...(form && { form }),
  };
}

/** Whether a text may be a point of time, with its hour, and is no text of another kind. */
function isMoment({ pattern, "x-shown": shown }: Schema): boolean {
  if (shown === "from" || shown === "until") return true;
  if (pattern === undefined) return false;
  try {
    const takes = new RegExp(pattern, "u");
    const isTaken = takes.test("2027-03-10 09:00") || takes.test("2027-03-10T09:00");
    return isTaken && !takes.test("09:00") && !takes.test("About us") && !takes.test("1");
  } catch {
    return false;
  }
}

function ofNumber(schema: Schema, types: ReadonlySet<string>): Control {
  const least = schema.minimum ?? schema.exclusiveMinimum;
  return {
    kind: "number",
    isWhole: !types.has("number"),
    ...(least !== undefined && { least }),
    ...(schema.exclusiveMinimum !== undefined && { isAbove: true as const }),
    ...(schema.maximum !== undefined && { most: schema.maximum }),
  };
}

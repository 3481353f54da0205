import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" };
import { singleByteEncodings } from "../files/text-encoding.ts";
import { dateForms } from "./date-forms.ts";
import { ownKeywords } from "./schema-types.ts";

const text = { type: "string", minLength: 1 };
const flag = { type: "boolean" };
const sign = { type: "string", minLength: 1, maxLength: 1 };
const names = { type: "array", items: text, minItems: 1, uniqueItems: true };

/** A text of a form, and what it is in words. */
function formed(pattern: string, patternErrorMessage: string) {
  return { type: "string", pattern, patternErrorMessage };
}

/** What our own keywords may hold; those of editors may hold anything. */
const own: Record<string, unknown> = {
  ...Object.fromEntries(ownKeywords.map((keyword) => [keyword, true])),
  "x-kind": {
    enum: [
      "link",
      "image",
      "picture",
      "icon",
      "markdown",
      "markdown-inline",
      "collection",
      "field",
      "body",
      "file",
      "frame",
      "receiver",
      "written",
      "consent",
      "marker",
    ],
  },
  "x-heading": { type: "integer", minimum: 1, maximum: 6 },
  "x-anchor": flag,
  "x-raw": flag,
  "x-decimals": { type: "integer", minimum: 0, maximum: 6 },
  "x-slot": flag,
  "x-block": flag,
  "x-place": {
    type: "array",
    items: { enum: ["top", "inside", "once", "first"] },
    minItems: 1,
    uniqueItems: true,
  },
  "x-names": names,
  "x-wake": formed(
    "^(static|load|idle|visible|on:.+)$",
    "must be static, load, idle, visible, or on: with the name of an event, such as on:site:navigate",
  ),
  "x-source": text,
  "x-rows": text,
  "x-outline": text,
  "x-languages": text,
  "x-pages": text,
  "x-key": text,
  "x-ref": text,
  "x-after": text,
  "x-shown": { enum: ["draft", "from", "until"] },
  "x-word": formed(
    "^[a-z][a-zA-Z0-9-]*(\\.[a-zA-Z0-9-]+)+$",
    "must be names with a point between them, such as form.send",
  ),
  "x-picture": {
    type: "object",
    additionalProperties: false,
    required: ["width"],
    properties: {
      width: { type: "integer", minimum: 1 },
      ratio: { type: "number", exclusiveMinimum: 0 },
    },
  },
  "x-computed": {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: {
      "reading-time": formed("^/", "must be the path of texts under public/, such as /content/${slug}.html"),
      count: text,
      related: { type: "array", items: text, minItems: 1 },
      limit: { type: "integer", minimum: 0 },
      sort: { anyOf: [text, { type: "array", items: text }] },
    },
  },
  "x-table": {
    type: "object",
    additionalProperties: false,
    properties: {
      separator: sign,
      encoding: { enum: singleByteEncodings },
      decimal: { enum: [".", ","] },
      dates: { enum: dateForms },
      list: sign,
    },
  },
  "x-translate": flag,
  "x-column": { anyOf: [text, names] },
  "x-list": sign,
  "x-was": names,
  "x-values-were": { type: "object", minProperties: 1, additionalProperties: text },
  "x-leaves": {
    type: "object",
    additionalProperties: false,
    required: ["on", "instead"],
    properties: { on: formed("^\\d{4}-\\d{2}-\\d{2}$", "must be a day, such as 2027-06-01"), instead: text },
  },
  patternErrorMessage: { type: "string" },
};

/** Only the outermost `$id` means nothing; one further in would change what references mean. */
const { $id: _, ...standard } = withoutFormats(draft07.properties);

/** Draft-07 with our keywords and nothing beside them, so that a misspelt keyword is noticed wherever it stands. */
export const metaSchema = {
  ...withoutFormats(draft07),
  $id: "site:schema",
  type: "object",
  additionalProperties: false,
  properties: {
    ...standard,
    additionalProperties: { anyOf: [flag, { $ref: "#" }] },
    additionalItems: { anyOf: [flag, { $ref: "#" }] },
    ...own,
  },
};

/** Formats of the standard that ajv would have to be taught; patterns are looked at by `findSchemaFault`. */
function withoutFormats<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, inner) =>
      key === "format" && typeof inner === "string" ? undefined : inner,
    ),
  );
}

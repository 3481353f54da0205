import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" };
import { ownKeywords } from "./schema-types.ts";

const text = { type: "string", minLength: 1 };
const flag = { type: "boolean" };

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
    ],
  },
  "x-heading": { type: "integer", minimum: 1, maximum: 6 },
  "x-anchor": flag,
  "x-slot": flag,
  "x-block": flag,
  "x-place": {
    type: "array",
    items: { enum: ["top", "inside", "once", "first"] },
    minItems: 1,
    uniqueItems: true,
  },
  "x-names": { type: "array", items: text, minItems: 1, uniqueItems: true },
  "x-wake": { type: "string", pattern: "^(static|load|idle|visible|on:.+)$" },
  "x-source": text,
  "x-rows": text,
  "x-outline": text,
  "x-pages": text,
  "x-key": text,
  "x-ref": text,
  "x-after": text,
  "x-word": { type: "string", pattern: "^[a-z][a-zA-Z0-9-]*(\\.[a-zA-Z0-9-]+)+$" },
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
      "reading-time": { type: "string", pattern: "^/" },
      count: text,
      related: { type: "array", items: text, minItems: 1 },
      limit: { type: "integer", minimum: 0 },
      sort: { anyOf: [text, { type: "array", items: text }] },
    },
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

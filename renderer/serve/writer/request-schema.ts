/** The shape of an `EditRequest` (`renderer/editor/protocol.ts`), closed everywhere: nothing unknown is taken in. */

type Part = Record<string, unknown>;

/** What an option can be; nothing is no value. */
const value = { $ref: "#/definitions/value" };

const text = { type: "string", maxLength: 1_000 };
const count = { type: "integer", minimum: 0, maximum: 1_000_000 };

/** No way to anywhere but a page: no steps up, nothing encoded, no other host. */
const route = {
  type: "string",
  maxLength: 1_000,
  pattern: "^/(?!/)[^\\\\%?#\\u0000-\\u001f\\u007f]*$",
  not: { pattern: "(^|/)\\.\\.?(/|$)|.//" },
};

/** Of a collection, a field, a block type: what is the name of something, never a path. */
const name = {
  type: "string",
  maxLength: 200,
  pattern: "^[^/\\\\\\u0000-\\u001f\\u007f]+$",
  not: { pattern: "^\\.\\.?$" },
};

const step = { anyOf: [{ ...name, not: { enum: ["__proto__", "constructor", "prototype"] } }, count] };
const path = { type: "array", maxItems: 64, items: step };

const told = { type: "string", maxLength: 100 };

const target = {
  oneOf: [
    closed({ route, path }, { told, as: { enum: ["written", "use", "file"] } }),
    closed({ collection: name, row: text, path }, { told }),
    closed({ settings: path }, { told }),
  ],
};

const operation = {
  oneOf: [
    ofKind("set", { at: target, value }, { piece: count }),
    ofKind("unset", { at: target }),
    ofKind("set-id", { at: target, id: text }),
    ofKind("set-body", { at: target, text: { type: "string", maxLength: 500_000 } }),
    ofKind("change-type", { at: target, type: name }),
    ofKind("insert", {
      into: target,
      index: count,
      entry: {
        oneOf: [
          closed({ value }),
          closed({ yaml: { type: "string", maxLength: 200_000 } }),
          closed({ block: name }, { example: text }),
        ],
      },
    }),
    ofKind("delete", { at: target }),
    ofKind("duplicate", { at: target }),
    ofKind("detach", { at: target }),
    ofKind("move", { at: target, into: target, index: count }),
    ofKind("add-page", { route, title: text }, { like: route }),
    ofKind("begin-version", { route, lang: name, title: text }),
    ofKind(
      "replace-words",
      {
        find: text,
        with: text,
        hits: { type: "array", maxItems: 10_000, items: { type: "string", maxLength: 40 } },
      },
      { isWhole: { type: "boolean" }, isExact: { type: "boolean" } },
    ),
    ofKind("move-page", { route, to: route, redirect: { type: "boolean" } }),
    ofKind("delete-page", { route }, { redirectTo: route }),
    ofKind(
      "add-row",
      { collection: name, row: { type: "object", maxProperties: 1_000, additionalProperties: value } },
      { index: count },
    ),
    ofKind("delete-row", { collection: name, row: text }),
    ofKind("move-row", { collection: name, row: text, index: count }),
    ofKind("set-key", { collection: name, row: text, key: text }),
    ofKind("rename-field", { collection: name, field: name, name }),
  ],
};

const seen = {
  type: "object",
  maxProperties: 1_000,
  additionalProperties: { type: "string", maxLength: 100 },
};

export const requestSchema = {
  definitions: {
    value: {
      anyOf: [
        { type: "string", maxLength: 500_000 },
        { type: ["number", "boolean"] },
        { type: "array", items: value },
        { type: "object", additionalProperties: value },
      ],
    },
  },
  oneOf: [
    closed(
      { ask: { const: "apply" }, operation },
      {
        seen,
        old: { type: "string", maxLength: 500_000 },
        step: { type: "string", minLength: 1, maxLength: 200 },
      },
    ),
    closed({ ask: { const: "preview" }, operation }),
    closed(
      { ask: { const: "fix" }, problem: { type: "string", maxLength: 2_000 } },
      { offer: { const: true } },
    ),
    closed({ ask: { const: "history" } }),
    closed({ ask: { enum: ["undo", "redo"] } }, { mark: { type: "string", maxLength: 100 } }),
  ],
};

function ofKind(kind: string, required: Part, optional: Part = {}): Part {
  return closed({ kind: { const: kind }, ...required }, optional);
}

function closed(required: Part, optional: Part = {}): Part {
  return {
    type: "object",
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

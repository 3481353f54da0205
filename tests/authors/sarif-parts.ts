/**
 * The parts of SARIF 2.1.0 (OASIS Standard, chapter 3) that a log of ours uses, as a schema. Objects are closed,
 * as they are in the standard's own schema: a property that the standard does not know, or knows elsewhere, fails.
 */
const text = {
  type: "object",
  additionalProperties: false,
  required: ["text"],
  properties: { text: { type: "string", minLength: 1 } },
};
const level = { enum: ["none", "note", "warning", "error"] };
const from1 = { type: "integer", minimum: 1 };
const region = {
  type: "object",
  additionalProperties: false,
  required: ["startLine", "startColumn", "endLine", "endColumn"],
  properties: { startLine: from1, startColumn: from1, endLine: from1, endColumn: from1 },
};
const artifactLocation = {
  type: "object",
  additionalProperties: false,
  required: ["uri"],
  properties: { uri: { type: "string", format: "uri-reference" } },
};
const list = (items: object, minItems = 0): object => ({ type: "array", minItems, items });
const closed = (properties: Record<string, object>, required = Object.keys(properties)): object => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const rule = closed({
  id: { type: "string", minLength: 1 },
  shortDescription: text,
  help: text,
  defaultConfiguration: closed({ level }),
});
const fix = closed({
  description: text,
  artifactChanges: list(
    closed({
      artifactLocation,
      replacements: list(
        closed({
          deletedRegion: region,
          insertedContent: closed({ text: { type: "string" } }),
        }),
        1,
      ),
    }),
    1,
  ),
});
const result = closed(
  {
    ruleId: { type: "string" },
    ruleIndex: { type: "integer", minimum: 0 },
    level,
    message: text,
    locations: list(closed({ physicalLocation: closed({ artifactLocation, region }) }), 1),
    partialFingerprints: { type: "object", additionalProperties: { type: "string" } },
    fixes: list(fix, 1),
    // A bag for what a tool adds.
    properties: closed({ edit: { type: "string", pattern: "^/__(?:edit|site)" } }),
  },
  ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"],
);

/** Draft-07 schema of a log. */
export const sarifParts = closed({
  $schema: { type: "string", format: "uri" },
  version: { const: "2.1.0" },
  runs: list(
    closed({
      tool: closed({ driver: closed({ name: { type: "string", minLength: 1 }, rules: list(rule) }) }),
      columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
      results: list(result),
    }),
    1,
  ),
});

import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { layoutSchema, pageSchema } from "../../renderer/pages/page-schema.ts";
import { allowBindings } from "../../renderer/schema/allow-bindings.ts";
import { metaSchema } from "../../renderer/schema/meta-schema.ts";
import { compileTest } from "../../renderer/schema/quick-test.ts";
import { examplePages, root } from "../authors/real-site.ts";

const ajv = new Ajv({
  strict: false,
  ownProperties: true,
  allErrors: true,
  logger: false,
  validateSchema: false,
});
const formats = { short: (text: string) => text.length < 3 };
ajv.addFormat("short", formats.short);

const text = fc.constantFrom("", "a", "ab", "abc", "ä€😀", "😀😀", "${item.a}", "see ${item.a}", "1");
const number = fc.constantFrom(0, 1, 2, -1, 1.5, 10, 1e21);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const name = fc.constantFrom("a", "b", "abc", "constructor");
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const type = fc.constantFrom("object", "array", "number", "integer", "null", "string", "boolean");
const limit = fc.integer({ min: 0, max: 4 });
const schema: fc.Arbitrary<unknown> = fc.letrec((tie) => {
  const inner = tie("schema");
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { depthSize: "small", maxDepth: 4 },
      fc.boolean(),
      fc.record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })) }),
      fc.record(
        { type: fc.constant("string"), minLength: limit, maxLength: limit },
        { requiredKeys: ["type"] },
      ),
      fc.record(
        { pattern: fc.constantFrom("^a", "\\$\\{", "^\\$\\{[^{}]*\\}$"), format: fc.constant("short") },
        { requiredKeys: [] },
      ),
      fc.record(
        { minimum: limit, maximum: limit, exclusiveMinimum: limit, exclusiveMaximum: limit },
        { requiredKeys: [] },
      ),
      fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }) }),
      fc.record({ const: scalar, title: fc.constant("A title"), "x-heading": limit }),
      fc.record(
        {
          type: fc.constant("object"),
          properties: fc.dictionary(name, inner, { maxKeys: 3 }),
          additionalProperties: inner,
          required: fc.uniqueArray(name, { maxLength: 2 }),
          minProperties: limit,
          propertyNames: inner,
        },
        { requiredKeys: [] },
      ),
      fc.record(
        {
          type: fc.constant("array"),
          items: fc.oneof(inner, some),
          additionalItems: inner,
          minItems: limit,
          maxItems: limit,
        },
        { requiredKeys: [] },
      ),
      fc.record({ uniqueItems: fc.boolean(), maxItems: limit }, { requiredKeys: ["uniqueItems"] }),
      fc.record({ anyOf: some, allOf: some, oneOf: some, not: inner }, { requiredKeys: [] }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: [] }),
    ),
  };
}).schema;

/** The formats that schemas of the site ask for. */
const anyFormat = Object.fromEntries(
  ["email", "date", "date-time", "time", "time-zone", "uri", "uri-reference", "color-hex"].map((one) => [
    one,
    () => true,
  ]),
);

describe("a quick test of a schema", () => {
  it("says of every value what ajv says of it", () => {
    let right = 0;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 1, maxLength: 8 }), (of, values) => {
        const test = compileTest(Object(of) === of ? (of as object) : { allOf: [of] }, formats);
        expect(test).toBeDefined();
        const validate = ajv.compile(of as object);
        for (const one of values) {
          const expected = validate(one);
          expect(test!(one)).toBe(expected);
          if (expected) right += 1;
        }
      }),
      { numRuns: 1_500, seed: 20261122 },
    );
    expect(right).toBeGreaterThan(1_500);
  });

  it("is what the pages and the examples of all blocks are checked with", async () => {
    const { types } = await readBlockTypes(blockFolders(root), root);
    const schemas = [pageSchema, layoutSchema, metaSchema, ...[...types.values()].map((one) => one.schema)];
    const left = schemas.filter(
      (one) => !compileTest(one, anyFormat) || !compileTest(allowBindings(one as never), anyFormat),
    );
    // A day after another one is a keyword of our own that only ajv knows.
    expect(left.filter((one) => !JSON.stringify(one).includes("x-after"))).toEqual([]);
    for (const { type, text: yaml } of examplePages()) {
      const page = parse(yaml) as { blocks: Record<string, unknown>[] };
      const test = compileTest(allowBindings(pageSchema), anyFormat);
      expect(test?.(page), type).toBe(true);
    }
  });

  it("leaves to ajv what it does not know", () => {
    for (const one of [
      { multipleOf: 2 },
      { format: "unheard-of" },
      { "x-after": "start" },
      { $ref: "other.json" },
    ])
      expect(compileTest(one, formats)).toBeUndefined();
  });

  it("follows references into the schema itself", () => {
    const list = { type: "object", properties: { next: { $ref: "#" } }, additionalProperties: false };
    const test = compileTest(list, formats)!;
    expect(test({ next: { next: {} } })).toBe(true);
    expect(test({ next: { next: { other: 1 } } })).toBe(false);
  });
});

import { createRequire } from "node:module";
import type { Ajv, ErrorObject, SchemaValidateFunction, ValidateFunction } from "ajv";
import { allowBindings } from "./allow-bindings.ts";
import { metaSchema } from "./meta-schema.ts";
import { safeRegExp } from "./patterns.ts";
import { compileTest, type Test } from "./quick-test.ts";
import type { Schema } from "./schema-types.ts";
import { isMoment, safeFormats } from "./text-formats.ts";

// Loading it takes as long as reading a small site: only a mistake needs it.
const require = createRequire(import.meta.url);

let shared: Ajv | undefined;

/** `x-after`: a day or time lies after that of another option of the same group. */
const after: SchemaValidateFunction = (other: string, value: string, parentSchema, context) => {
  const start: unknown = context?.parentData[other];
  if (!isMoment(start) || !isMoment(value)) return true;
  if (start.length !== value.length || value > start) return true;
  after.errors = [{ keyword: "x-after", params: { other, start }, ...(parentSchema && { parentSchema }) }];
  return false;
};

/** The one validator of all schemas, made when the first is compiled. */
export function schemaAjv(): Ajv {
  if (!shared) {
    shared = new (require("ajv") as typeof import("ajv")).Ajv({
      code: { optimize: false, regExp: safeRegExp },
      meta: false,
      defaultMeta: metaSchema.$id,
      allErrors: true,
      ownProperties: true,
      // The meta-schema is stricter, and says so before a schema is compiled.
      strict: false,
      validateSchema: false,
      verbose: true,
      validateFormats: true,
      logger: false,
      formats: safeFormats,
    });
    shared.addKeyword({
      keyword: "x-after",
      type: "string",
      schemaType: "string",
      validate: after,
      errors: true,
    });
    shared.addMetaSchema(metaSchema);
  }
  return shared;
}

/** Checks data against a schema, all errors at once. */
export type Check = (data: unknown) => readonly ErrorObject[];

/**
 * Compiles a schema when it is first used.
 *
 * @param schema  Without references. With `bindings`, every value may also be a text with `${…}` in it:
 *   a text that is only that passes in any place, and one that holds some is not measured until it is filled in.
 * @throws Error from ajv when the schema itself is wrong; on first use.
 */
export function lazyCheck(schema: Schema, options: { bindings: boolean }): Check {
  let whole: Schema | undefined;
  let isRight: Test | undefined;
  let validate: ValidateFunction | undefined;
  return (data) => {
    if (!whole) {
      whole = strip(options.bindings ? allowBindings(schema) : schema);
      isRight = compileTest(whole, safeFormats);
    }
    if (isRight?.(data)) return [];
    validate ??= schemaAjv().compile(whole);
    if (validate(data)) return [];
    return (validate.errors ?? []).filter((error) => error.keyword !== "if");
  };
}

const ofParts = new WeakMap<Schema, Check>();

/** The check of a part of a schema, without bindings, which a mistake asks for: thousands may be of one kind. */
export function checkOfPart(schema: Schema): Check {
  let check = ofParts.get(schema);
  if (!check) {
    check = lazyCheck(schema, { bindings: false });
    ofParts.set(schema, check);
  }
  return check;
}

/** ajv refuses identifiers that it has seen before and reads `$schema`; neither matters here. */
export function strip(schema: Schema): Schema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest as Schema;
}

import type { Shape } from "../languages/shape.ts";
import type { BlockType } from "../pages/block-types.ts";
import { layoutSchema, pageSchema } from "../pages/page-schema.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile, type SharedLists, sharedSchema } from "../pages/shared-list.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What the values of files mean to those that translate them. */
export interface ShapeContext {
  blockTypes: ReadonlyMap<string, BlockType>;
  shared?: SharedLists | undefined;
}

/** The shape of a page, layout or shared list. @param file  Its name, or that of a version of it. */
export function shapeOfPage(file: string, context: ShapeContext): Shape {
  const schema = isLayoutFile(file) ? layoutSchema : isSharedFile(file) ? sharedSchema : pageSchema;
  return shapeOf(schema, context);
}

/** The shape of rows and settings. @param key  The field that identifies a row; missing for settings. */
export function shapeOf(schema: Schema, { blockTypes, shared }: ShapeContext, key?: string): Shape {
  return {
    schema,
    ...(key !== undefined && { key }),
    block(name) {
      const type = blockTypes.get(name);
      return type && { schema: type.schema, ...(type.source !== undefined && { source: type.source }) };
    },
    list(name) {
      const list = shared?.get(name);
      return list && list !== "circle" ? list.schema : undefined;
    },
  };
}

/** The shape of settings. What the engine itself reads of them is the same in every language. */
export function shapeOfSettings(schema: Schema, context: ShapeContext): Shape {
  const { lang, ...properties } = schema.properties ?? {};
  const own = { ...properties, ...(lang && { lang: { ...lang, "x-translate": false } }) };
  return shapeOf({ ...schema, properties: own }, context);
}

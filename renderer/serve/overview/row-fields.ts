import type { PanelField } from "../../editor/panel/panel-block.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Site } from "../../site/site.ts";
import { fieldsOf } from "../panel/control-of.ts";

/** The fields of a row or of the settings as a form shows them; what the engine works out is left out. */
export function rowFields(site: Site, schema: Schema): PanelField[] {
  const { properties = {} } = schema;
  return (
    fieldsOf(schema, site.words)
      .filter(({ name }) => properties[name]?.["x-computed"] === undefined)
      // Pages name anchors, rows have names.
      .map((field) => ({ ...field, label: field.name === "id" ? "Id" : field.label }))
  );
}

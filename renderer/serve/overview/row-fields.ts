import type { Control, PanelField } from "../../editor/panel/panel-block.ts";
import { entrySchema } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Site } from "../../site/site.ts";
import { fieldsOf } from "../panel/control-of.ts";

/** The fields of a row or of the settings as a form shows them; what the engine works out is left out. */
export function rowFields(site: Site, schema: Schema): PanelField[] {
  const { properties = {} } = schema;
  return fieldsOf(schema, site.words)
    .filter(({ name }) => properties[name]?.["x-computed"] === undefined)
    .map((field) => ({
      ...field,
      // Pages name anchors, rows have names.
      label: field.name === "id" ? "Id" : field.label,
      control: withRows(site, field.control, properties[field.name] ?? {}),
    }));
}

/** A field that names a row of a collection is chosen among these. */
function withRows(site: Site, control: Control, schema: Schema): Control {
  const target = schema["x-ref"];
  if (target !== undefined && control.kind === "text") return choiceOf(site, target) ?? control;
  if (control.kind === "list") {
    const entry = entrySchema(schema, 0);
    const inner = entry?.["x-ref"] ?? target;
    const choice = inner === undefined ? undefined : choiceOf(site, inner);
    return choice ? { ...control, entry: choice } : control;
  }
  if (control.kind !== "group") return control;
  const fields = control.fields.map((field) => ({
    ...field,
    control: withRows(site, field.control, schema.properties?.[field.name] ?? {}),
  }));
  return { ...control, fields };
}

function choiceOf(site: Site, source: string): Control | undefined {
  const rows = site.listing.find({ source })?.rows;
  if (!rows) return undefined;
  return { kind: "choice", choices: rows.map(({ key, title }) => ({ value: key, label: title })) };
}

import { labelOf } from "../../editor/field-label.ts";
import type { Control, PanelField, PanelValue, PanelValues } from "../../editor/panel/panel-block.ts";
import type { Schema } from "../../schema/schema-types.ts";

/** A text of more characters is edited in several lines. */
const LONG = 140;

/**
 * Fields for what is written and no schema speaks of, such as the telephone number in the settings of a site that has
 * written no schema for them; by what stands there. Where a schema lists all there are, there are none.
 */
export function furtherFields(
  { properties = {}, additionalProperties }: Schema,
  values: PanelValues,
): PanelField[] {
  if (additionalProperties === false) return [];
  return Object.entries(values)
    .filter(([name]) => !Object.hasOwn(properties, name))
    .map(([name, value]) => ({
      name,
      label: labelOf(name),
      about: "",
      isRequired: false,
      isKept: true as const,
      control: controlFor(value),
    }));
}

function controlFor(value: PanelValue): Control {
  if (typeof value === "boolean") return { kind: "switch" };
  if (typeof value === "number") return { kind: "number", isWhole: false };
  if (typeof value === "string" || value === null)
    return { kind: "text", isLong: (value ?? "").length > LONG };
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string"))
    return { kind: "list", entry: { kind: "text", isLong: false }, about: "" };
  return { kind: "data" };
}

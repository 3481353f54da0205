import { acceptedTypes } from "./read-schema.ts";
import type { PlacedComplaint } from "./schema-fault.ts";
import { valueParts } from "./schema-parts.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A part of a schema that no value can ever fit, because its keywords contradict each other, and the path of keys to it.
 *
 * @param schema  With all references put in place.
 */
export function findImpossiblePart(schema: Schema): PlacedComplaint | undefined {
  for (const [part, path] of valueParts(schema)) {
    const found = emptyRange(part) ?? tooManyPlaces(part) ?? coveredForm(part) ?? refusedNeighbor(part);
    if (found) return { ...found, path: [...path, ...found.path] };
  }
  return undefined;
}

/** Limits of a number between which there is none. */
function emptyRange(schema: Schema): PlacedComplaint | undefined {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, multipleOf } = schema;
  const { maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  const least = exclusiveMinimum >= minimum ? "exclusiveMinimum" : "minimum";
  const most = exclusiveMaximum <= maximum ? "exclusiveMaximum" : "maximum";
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const step = multipleOf ?? (schema.type === "integer" ? 1 : undefined);
  if (step === undefined) {
    const isEmpty = low > high || (low === high && (least !== "minimum" || most !== "maximum"));
    return isEmpty ? { path: [least], complaint: { case: "empty-range", least, most } } : undefined;
  }
  // Steps of decimals are not exact: what lies this near counts as one.
  const near = 1e-9;
  const first = least === "minimum" ? Math.ceil(low / step - near) : Math.floor(low / step + near) + 1;
  const last = most === "maximum" ? Math.floor(high / step + near) : Math.ceil(high / step - near) - 1;
  return first > last ? { path: [least], complaint: { case: "empty-range", least, most, step } } : undefined;
}

/** A list of fixed places that has to have more entries than places. */
function tooManyPlaces({ items, minItems = 0, additionalItems }: Schema): PlacedComplaint | undefined {
  if (!Array.isArray(items) || additionalItems !== false || minItems <= items.length) return undefined;
  return { path: ["minItems"], complaint: { case: "too-few-places", places: items.length } };
}

/** Keywords that leave a part as wide as its type. */
const SAYING_NOTHING = /^(?:type|title|description|examples|default|\$comment|x-.*|.*Descriptions?)$/;

/** A form of `oneOf` whose every value fits another form as well, so that it is always refused. */
function coveredForm({ oneOf = [] }: Schema): PlacedComplaint | undefined {
  for (const [wide, form] of oneOf.entries()) {
    const taken = acceptedTypes(form);
    if (taken.size === 0 || !Object.keys(form).every((keyword) => SAYING_NOTHING.test(keyword))) continue;
    const isCovered = (type: string) => taken.has(type) || (type === "integer" && taken.has("number"));
    const index = oneOf.findIndex((other, at) => {
      const types = [...acceptedTypes(other)];
      return at !== wide && types.length > 0 && types.every(isCovered);
    });
    if (index !== -1)
      return { path: ["oneOf", String(index)], complaint: { case: "covered-form", by: wide + 1 } };
  }
  return undefined;
}

/** A part of `allOf` that is closed, and so refuses the names that stand outside of it. */
function refusedNeighbor({ allOf = [], properties = {} }: Schema): PlacedComplaint | undefined {
  const all = [properties, ...allOf.map((part) => part.properties ?? {})].flatMap(Object.keys);
  for (const [index, part] of allOf.entries()) {
    if (part.additionalProperties !== false || part.patternProperties) continue;
    const field = all.find((name) => !Object.hasOwn(part.properties ?? {}, name));
    if (field !== undefined)
      return {
        path: ["allOf", String(index), "additionalProperties"],
        complaint: { case: "refused-neighbor", field },
      };
  }
  return undefined;
}

import { looseConditions } from "./loose-condition.ts";
import { misplacedKeywords, type Owner } from "./misplaced-keyword.ts";
import { atPath } from "./place-fault.ts";
import { faultsOf, type PlacedComplaint } from "./schema-fault.ts";
import { closedGroups, valueParts } from "./schema-parts.ts";
import type { Schema } from "./schema-types.ts";

/**
 * Warnings of parts of a schema that take more or less than its author may think, or count for nothing, where it can be
 * used all the same: conditions, groups with names that nobody knows, lists of fixed places with fewer or more of them,
 * values of which nothing is said, keywords where nothing reads them, defaults that nobody gets.
 *
 * @param text  Of the file. @param schema  With all references put in place.
 */
export function looseFaults(text: string, schema: Schema, owner: Owner) {
  const faults = [...looseParts(schema, owner)].flatMap((loose) =>
    faultsOf(atPath(text, schema, loose), undefined),
  );
  // What several options refer to is told once.
  const told = new Map(faults.map((fault) => [`${fault.start} ${fault.params.complaint.case}`, fault]));
  return [...told.values()].map((fault) => ({ ...fault, severity: "warning" as const }));
}

function* looseParts(schema: Schema, owner: Owner): Generator<PlacedComplaint> {
  yield* misplacedKeywords(schema, owner);
  // Rows and settings may have more than is described.
  if (owner === "row") return;
  yield* looseConditions(schema);
  yield* needlessDefaults(schema);
  for (const [part, path] of valueParts(schema)) {
    const found = openGroup(part, path) ?? looseList(part, path) ?? uncheckedPart(part, path);
    if (found) yield found;
  }
}

function openGroup({ properties, additionalProperties }: Schema, path: readonly string[]) {
  const isOpen = properties && additionalProperties === undefined;
  return isOpen ? placed([...path, "properties"], { case: "open-group" }) : undefined;
}

function looseList(schema: Schema, path: readonly string[]): PlacedComplaint | undefined {
  const { items, minItems = 0, maxItems, additionalItems } = schema;
  if (!Array.isArray(items)) return undefined;
  const places = items.length;
  const isOpen = additionalItems === undefined || additionalItems === true;
  const isLoose = minItems === 0 || (isOpen && (maxItems === undefined || maxItems > places));
  return isLoose ? placed([...path, "items"], { case: "loose-list", places }) : undefined;
}

/** What lets a group through or not, besides its type. */
const OF_GROUPS = ["properties", "patternProperties", "additionalProperties", "propertyNames"];
/** What says which values are meant, of whatever type. */
const OF_VALUES = ["enum", "const", "anyOf", "oneOf", "allOf", "not", "if", "x-block", "x-computed"];

/** A list of whose entries, a group of whose options, or a value of which nothing is said. */
function uncheckedPart(schema: Schema, path: readonly string[]): PlacedComplaint | undefined {
  const says = (keywords: readonly string[]) => keywords.some((keyword) => schema[keyword] !== undefined);
  if (path.length === 0 || says(OF_VALUES)) return undefined;
  const { type, items } = schema;
  if (type === "array" && items === undefined)
    return placed([...path, "type"], { case: "unchecked", of: "entries" });
  if (type === "object" && !says(OF_GROUPS))
    return placed([...path, "type"], { case: "unchecked", of: "options" });
  const isBare = type === undefined && items === undefined && !says([...OF_GROUPS, "x-kind"]);
  if (!isBare || says(["minimum", "maximum", "minLength", "maxLength", "pattern", "format"]))
    return undefined;
  return placed(path, { case: "unchecked", of: path.at(-1) === "items" ? "entries" : "value" });
}

/** Defaults of options that every block has to write. */
function* needlessDefaults(schema: Schema): Generator<PlacedComplaint> {
  for (const [{ properties = {}, required = [] }, path] of closedGroups(schema))
    for (const name of required)
      if (properties[name]?.default !== undefined && properties[name]["x-word"] === undefined)
        yield placed([...path, "properties", name, "default"], { case: "needless-default", field: name });
}

const placed = (path: readonly string[], complaint: PlacedComplaint["complaint"]): PlacedComplaint => ({
  path: [...path],
  complaint,
});

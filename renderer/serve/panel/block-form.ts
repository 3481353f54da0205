import type { PanelField } from "../../editor/panel/panel-block.ts";
import type { BlockType } from "../../pages/block-types.ts";
import { idSchema, querySchemas } from "../../pages/page-schema.ts";
import { entrySchema, optionSchema } from "../../schema/read-schema.ts";
import { shownNames, shownSchemas } from "../../schema/read-shown.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Words } from "../../words/words.ts";
import { controlOf, fieldOf, fieldsOf } from "./control-of.ts";

/** Every option that a block of a type can have, those of all blocks included, in the order of the form. */
export function blockFields(type: BlockType, words: Words): PanelField[] {
  const own = fieldsOf(type.schema, words);
  const names = new Set(own.map(({ name }) => name));
  const shown = shownNames
    .filter((name) => !names.has(name))
    .map((name) => fieldOf(name, shownSchemas[name], false, words));
  for (const field of shown) if (field.name !== "draft") field.control = { ...momentControl };
  const id = fieldOf("id", idSchema, false, words);
  if (id.control.kind === "text") id.control.form = "anchor";
  return [
    ...own,
    ...queryFields(type, words),
    ...[{ ...id, label: "Anchor" }, ...shown].map((field) => ({ ...field, part: "block" as const })),
  ];
}

/** Of a day or moment. */
export const momentControl = {
  kind: "text",
  isLong: false,
  form: "moment",
  pattern: {
    source: shownSchemas.from.pattern ?? "",
    says: String(shownSchemas.from.patternErrorMessage ?? ""),
  },
} as const;

/** The options by which a block is filled from a collection. */
function queryFields(type: BlockType, words: Words): PanelField[] {
  if (type.source === undefined) return [];
  const { source, where, sort, limit } = querySchemas;
  const entry = entrySchema(optionSchema(type.schema, type.source), 0);
  const fields = [
    { ...fieldOf("source", source, false, words), label: "Collection" },
    asQuery(fieldOf("where", where, false, words)),
    asQuery(fieldOf("sort", sort, false, words)),
    asQuery(fieldOf("limit", limit, false, words)),
    {
      name: "item",
      label: "One entry",
      about: `One entry of "${type.source}", filled for each row with \${item.…}.`,
      isRequired: false,
      control: entry ? controlOf(entry, words) : ({ kind: "data" } as const),
    },
  ];
  return fields.map((field) => ({ ...field, part: "query" as const }));
}

/** An option that chooses among rows, in words, with the names of their fields. */
export function asQuery(field: PanelField): PanelField {
  const { name, control } = field;
  const label = QUERY_LABELS[name] ?? field.label;
  if (control.kind === "map") return { ...field, label, control: { ...control, names: "field" } };
  if (control.kind === "list" && name === "sort")
    return { ...field, label, control: { ...control, entry: { kind: "field" } } };
  return { ...field, label };
}

const QUERY_LABELS: Readonly<Record<string, string>> = {
  where: "Only rows with",
  sort: "Sorted by",
  limit: "At most",
};

/** What the options of a block are, those of its query and its times included: how its values are read. */
export function writtenSchema(type: BlockType): Schema {
  const list = type.source === undefined ? undefined : optionSchema(type.schema, type.source);
  const item = entrySchema(list, 0);
  return {
    ...type.schema,
    properties: {
      id: idSchema,
      type: { type: "string" },
      ...shownSchemas,
      ...(type.source !== undefined && { ...querySchemas, ...(item && { item }) }),
      ...type.schema.properties,
    },
  };
}

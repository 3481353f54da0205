import { queryNames } from "../schema/engine-options.ts";
import { acceptedTypes } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

const START = "<!-- options -->";
const END = "<!-- /options -->";

/** The table of a block's options in Markdown, for its README. */
export function optionTable(schema: Schema, source?: string): string {
  const rows = optionRows(schema).map(({ name, kind, preset, about }) => {
    const shown = preset === "" || preset === "required" ? preset : `\`${preset}\``;
    return `| \`${name}\` | ${cell(kind)} | ${shown} | ${cell(about)} |`;
  });
  const lines = [
    "| option | what it takes | default | what it is for |",
    "| --- | --- | --- | --- |",
    ...rows,
  ];
  if (source !== undefined)
    lines.push(
      "",
      `\`${source}\` can be filled from a collection: ${queryNames.map((name) => `\`${name}\``).join(", ")}. See *Queries* in \`docs/architecture.md\`.`,
    );
  return lines.join("\n");
}

/** A README with the table between its markers; a README without markers gets them at the end. */
export function insertTable(readme: string, table: string): string {
  const block = `${START}\n${table}\n${END}`;
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) return `${readme.trimEnd()}\n\n${block}\n`;
  return `${readme.slice(0, start)}${block}${readme.slice(end + END.length)}`;
}

/** One option of a block in words for people: `items[].title`, "text, up to 80 characters", "required". */
export interface OptionRow {
  name: string;
  kind: string;
  /** The default as JSON, "required", or empty. */
  preset: string;
  about: string;
}

/** The options of a schema, those of its parts included, in the order of the schema. */
export function optionRows(schema: Schema, prefix = ""): OptionRow[] {
  const rows: OptionRow[] = [];
  for (const [name, option] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name);
    const preset =
      option.default === undefined ? (isRequired ? "required" : "") : JSON.stringify(option.default);
    rows.push({
      name: prefix + name,
      kind: kindWords(option),
      preset,
      about: String(option.description ?? ""),
    });
    if (option["x-block"]) continue;
    if (option.properties) rows.push(...optionRows(option, `${prefix}${name}.`));
    else if (
      option.items &&
      !Array.isArray(option.items) &&
      option.items.properties &&
      !option.items["x-block"]
    )
      rows.push(...optionRows(option.items, `${prefix}${name}[].`));
  }
  return rows;
}

const words: Record<string, string> = {
  link: "address",
  image: "path of a picture",
  picture: "picture",
  icon: "name of an icon",
  markdown: "Markdown",
  "markdown-inline": "Markdown, one line",
  collection: "name of a collection",
  field: "name of a field",
  body: "list of files",
  file: "path of a file",
  frame: "address of another site",
  receiver: "address that takes answers",
};

function kindWords(option: Schema): string {
  if (option["x-block"]) return "block";
  const kind = words[option["x-kind"] ?? ""];
  if (kind) return kind;
  if (option.enum) return option.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (option.const !== undefined) return `\`${String(option.const)}\``;
  const types = acceptedTypes(option);
  if (types.has("array")) {
    const entry = Array.isArray(option.items) ? undefined : option.items;
    return entry ? `list: ${kindWords(entry)}` : "list";
  }
  const limits =
    option.minimum !== undefined && option.maximum !== undefined
      ? ` ${option.minimum}–${option.maximum}`
      : "";
  const names = [...types].map(
    (type) =>
      ({
        string: "text",
        integer: `whole number${limits}`,
        number: `number${limits}`,
        boolean: "true, false",
        object: "group",
      })[type] ?? type,
  );
  const length = option.maxLength === undefined ? "" : `, up to ${option.maxLength} characters`;
  return `${names.join(" or ")}${types.has("string") ? length : ""}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

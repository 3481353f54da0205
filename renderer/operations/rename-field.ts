import { readTable } from "../data/tables/read-table.ts";
import type { DataOperation } from "../edit/operation.ts";
import type { Path } from "../edit/tree-editor.ts";
import { parseBindings } from "../pages/bindings.ts";
import { kindOf, optionSchema } from "../schema/read-schema.ts";
import { shownNames } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";
import { isBindingPath } from "../yaml/binding-names.ts";
import { applyEdits } from "../yaml/text-edits.ts";
import { collectionOf } from "./change-rows.ts";
import { changeInVersions, renameFieldInVersions, versionsOf } from "./follow-in-versions.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { TableEditor } from "./table-editor.ts";
import { type Rows, rowsOf, stepInto, type Visited, walkFile } from "./walk-file.ts";

/** Gives a field of a collection another name: in its schema, its rows and everything that names it. */
export function renameField(
  plan: Plan,
  { collection: of, field, name }: DataOperation & { kind: "rename-field" },
): void {
  const { file, schema } = collectionOf(plan, of);
  if (field === name) return;
  if (!optionSchema(schema, field)) throw new Refused(`The rows of ${of} have no field ${field}.`);
  if (optionSchema(schema, name)) throw new Refused(`The rows of ${of} have a field ${name} already.`);
  const isTaken = (shownNames as readonly string[]).includes(name);
  if (!isBindingPath(`item.${name}`) || name.includes(".") || isTaken)
    throw new Refused(
      `"${name}" cannot be the name of a field: start with a letter; then letters, digits and hyphens.`,
    );
  renameInSchema(plan, `data/${of}.schema.json`, field, name);
  renameInRows(plan, file, schema, field, name);
  renameFieldInVersions(plan, file, field, name);
  for (const page of plan.files.pageFiles) {
    const text = plan.files.read(page) ?? "";
    if (text.includes(field) || page.includes(`[${field}]`))
      new FieldRename(plan, of, field, name).inPage(page);
  }
}

/** Keywords of a schema that name fields of the same group. */
function renameInSchema(plan: Plan, file: string, field: string, name: string): void {
  const editor = plan.open(file);
  const texts: [path: Path, value: string][] = [];
  const names: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === "string") {
      const keyword = typeof path.at(-1) === "number" ? path.at(-2) : path.at(-1);
      const isPath = keyword === "reading-time";
      const fresh = isPath
        ? value.replaceAll(`\${${field}}`, `\${${name}}`)
        : value.replace(new RegExp(`^(-?)${field}$`), `$1${name}`);
      const namesFields = ["required", "x-key", "x-after", "count", "related", "sort"].includes(
        String(keyword),
      );
      if (fresh !== value && (isPath || namesFields)) texts.push([path, fresh]);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      if (path.at(-1) === "properties" && key === field) names.push(at);
      // What a field holds has names of its own.
      if (path.at(-1) === "properties") visitField(inner, at);
      else if (key !== "definitions" && key !== "items") visit(inner, at);
    }
  };
  const visitField = (value: unknown, path: Path): void => {
    const own = value as { [keyword: string]: unknown };
    for (const keyword of ["x-after", "x-computed"])
      if (own?.[keyword] !== undefined) visit(own[keyword], [...path, keyword]);
  };
  visit(editor.get([]), []);
  for (const [path, value] of texts) editor.set(path, value);
  for (const path of names) editor.rename(path, name);
}

function renameInRows(
  plan: Plan,
  file: string,
  schema: Schema | undefined,
  field: string,
  name: string,
): void {
  const editor = plan.open(file);
  if (!(editor instanceof TableEditor)) {
    for (const [index, row] of (editor.get([]) as object[]).entries())
      if (typeof row === "object" && row !== null && field in row) editor.rename([index, field], name);
    return;
  }
  const edits = editor.headingEdits(field, name);
  const { [field]: own, ...others } = schema?.properties ?? {};
  const renamed = { ...schema, properties: { ...others, ...(own && { [name]: own }) } };
  const table = readTable(applyEdits(editor.text, edits), renamed, file);
  if (table.problems.length > 0)
    throw new Refused(`The headings of ${file} do not allow "${name}": choose another name.`);
  plan.editText(file, edits);
}

/** Names of a field in what pages say. */
class FieldRename {
  constructor(
    private readonly plan: Plan,
    private readonly collection: string,
    private readonly field: string,
    private readonly name: string,
  ) {}

  inPage(file: string): void {
    const { plan, field, name } = this;
    const editor = plan.open(file);
    const visited: Visited[] = [];
    walkFile(plan.files, file, editor.tree, (one) => visited.push(one));
    const changes = new Map<string, (text: string) => string>();
    for (const one of visited) {
      if (one.node.kind !== "scalar" || typeof one.node.value !== "string") continue;
      const change = this.changeOf(one, one.node.value);
      if (!change) continue;
      editor.rewrite(one.path, change);
      changes.set(one.node.value, change);
    }
    changeInVersions(plan, file, changes);
    // Paths lead through these names, so they come last.
    for (const { node, path, rows } of visited.reverse())
      if (path.at(-1) === "where" && this.isOf(rows) && node.kind === "map" && node.entries.has(field))
        editor.rename([...path, field], name);
    if (editor.get(["each"]) !== this.collection || !file.includes(`[${field}]`)) return;
    for (const one of [file, ...versionsOf(plan, file).map((version) => version.file)])
      plan.rename(one, one.replace(`[${field}]`, `[${name}]`));
  }

  /** How a text that names the field is changed; undefined for one that does not. */
  private changeOf(visited: Visited, value: string): ((text: string) => string) | undefined {
    const { field, name } = this;
    const { path, schema, rows, scope } = visited;
    const keyword = typeof path.at(-1) === "number" ? path.at(-2) : path.at(-1);
    if (value.includes("${")) {
      const pairs = parseBindings(value).parts.flatMap((part): [string, string][] => {
        const fresh = typeof part === "string" ? undefined : this.renamed(part.path, visited);
        return typeof part === "string" || fresh === undefined ? [] : [[part.raw, fresh]];
      });
      if (pairs.length === 0) return undefined;
      return (text) =>
        pairs.reduce((all, [old, fresh]) => all.replaceAll(`\${${old}}`, `\${${fresh}}`), text);
    }
    if (keyword === "source" && value.includes(".")) {
      const fresh = this.renamed(value.split("."), { ...visited, scope });
      return fresh === undefined ? undefined : (text) => text.replace(value, fresh);
    }
    const namesField = keyword === "sort" || kindOf(schema) === "field";
    const [, start = "", own = "", rest = ""] = /^(-?)([^.]*)(.*)$/s.exec(value) ?? [];
    if (!namesField || own !== field || !this.isOf(rows)) return undefined;
    return (text) => text.replace(value, start + name + rest);
  }

  /** A path of a binding with the new name; undefined when it does not lead through the field. */
  private renamed(path: readonly string[], { scope }: Visited): string | undefined {
    const { files } = this.plan;
    const [root, ...steps] = path;
    if (root === "count")
      return steps[0] === this.collection && steps[1] === this.field
        ? ["count", steps[0], this.name].join(".")
        : undefined;
    let at: Rows | undefined =
      root === "item" ? scope.item : root === "outer" ? scope.outer?.item : { schema: files.settingsSchema };
    if (root !== "item" && root !== "outer" && root !== "site") return undefined;
    const fresh = steps.map((step) => {
      const target = at?.schema["x-ref"];
      const row = target === undefined ? at : rowsOf(files, target);
      at = at && stepInto(files, at, step);
      return step === this.field && this.isOf(row) ? this.name : step;
    });
    return fresh.join(".") === steps.join(".") ? undefined : [root, ...fresh].join(".");
  }

  private isOf(rows: Rows | undefined): boolean {
    return rows?.collection === this.collection;
  }
}

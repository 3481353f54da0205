import type { DataOperation } from "../edit/operation.ts";
import type { FileEditor } from "../edit/tree-editor.ts";
import { patternOf } from "../filling/route-patterns.ts";
import type { OptionValue } from "../model.ts";
import { meantName, wantsPlainName } from "../schema/plain-name.ts";
import { optionNames, optionSchema } from "../schema/read-schema.ts";
import { hasForm } from "../schema/text-formats.ts";
import type { SiteFiles } from "../site/site-files.ts";
import { rowText } from "./change-entries.ts";
import { fileFor, redirectText } from "./change-pages.ts";
import { renameInVersions } from "./follow-in-versions.ts";
import { followLinks } from "./follow-links.ts";
import { moveRowFiles } from "./move-row-files.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { isKeyInQuery, walkFile } from "./walk-file.ts";

type Collection = SiteFiles["collections"] extends ReadonlyMap<string, infer One> ? One : never;
type RowOperation = Exclude<DataOperation, { kind: "rename-field" }>;

/** Adds, moves and deletes rows, and gives one another key. */
export function changeRows(plan: Plan, operation: RowOperation): void {
  const collection = collectionOf(plan, operation.collection);
  const editor = plan.open(collection.file);
  switch (operation.kind) {
    case "add-row":
      addRow(plan, collection, editor, operation.row, operation.index);
      return;
    case "delete-row":
      editor.delete([indexOf(collection, editor, operation.row)]);
      for (const { file, path } of references(plan, collection, operation.row))
        if (file !== collection.file || path[0] !== undefined) plan.left.push({ file, path });
      return;
    case "move-row":
      editor.moveEntry([indexOf(collection, editor, operation.row)], [], operation.index);
      return;
    case "set-key":
      setKey(plan, collection, editor, operation.row, operation.key);
      return;
  }
}

/** @throws Refused for a name that no collection has. */
export function collectionOf({ files }: Plan, name: string): Collection {
  const collection = files.collections.get(name);
  if (!collection) throw new Refused(`There is no collection ${name} in data/.`);
  return collection;
}

function addRow(
  plan: Plan,
  { key, file, schema }: Collection,
  editor: FileEditor,
  row: { readonly [field: string]: OptionValue },
  index: number | undefined,
): void {
  const own = row[key];
  if (own === undefined || own === "")
    throw new Refused(`A row needs the field ${key}, which tells it from others.`);
  const rows = editor.get([]) as unknown[];
  if (keysOf(editor, key).includes(String(own)))
    throw new Refused(`There is a row with ${key} "${own}" already: take another one.`);
  const order = schema ? optionNames(schema) : [];
  const sorted = Object.fromEntries(
    Object.entries(row).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
  const at = index ?? rows.length;
  editor.insert([], at, rowText(editor, sorted));
  plan.target = { file, path: [at] };
}

function setKey(plan: Plan, collection: Collection, editor: FileEditor, old: string, fresh: string): void {
  const { key, file } = collection;
  if (fresh.trim() === "") throw new Refused("A key cannot be empty.");
  if (old === fresh) return;
  refuseForm(collection, fresh);
  const index = indexOf(collection, editor, old);
  if (keysOf(editor, key).includes(fresh))
    throw new Refused(`There is a row with ${key} "${fresh}" already: take another one.`);
  const found = references(plan, collection, old);
  editor.set([index, key], fresh);
  for (const place of found) plan.open(place.file).set(place.path, fresh);
  renameInVersions(plan, file, [old], fresh);
  followRoutes(plan, collection, old, fresh);
  moveRowFiles(plan, { ...collection, collection: collection.name, index, old, fresh });
  plan.target = { file, path: [index] };
}

/** @throws Refused for a key that the rows of a collection cannot have. */
function refuseForm({ key, schema }: Collection, fresh: string): void {
  const field = schema && optionSchema(schema, key);
  if (!field || (hasForm(fresh, field) && fresh.length <= (field.maxLength ?? fresh.length))) return;
  const isName = wantsPlainName(field);
  const meant = isName ? meantName(fresh, field) : undefined;
  const cure = meant
    ? `write "${meant}"`
    : isName
      ? "choose letters, digits and hyphens"
      : "choose another one";
  throw new Refused(`"${fresh}" cannot be the ${key} of a row: ${cure}.`);
}

/** Links to the page of a row whose address has changed with its key. */
function followRoutes(plan: Plan, { name, key }: Collection, old: string, fresh: string): void {
  const routes = new Map<string, string>();
  for (const file of plan.files.pageFiles) {
    const pattern = patternOf(file);
    if (!pattern.includes(`[${key}]`) || plan.open(file).get(["each"]) !== name) continue;
    const aliases = [plan.open(file).get(["aliases"]) ?? []].flat().map(String);
    const own = pattern.replace(`[${key}]`, `\${item.${key}}`);
    leaveRedirect(plan, own.replace(`\${item.${key}}`, old), own.replace(`\${item.${key}}`, fresh));
    for (const template of [own, ...aliases.filter((alias) => alias.includes(`\${item.${key}}`))])
      routes.set(template.replace(`\${item.${key}}`, old), template.replace(`\${item.${key}}`, fresh));
  }
  if (routes.size === 0) return;
  followLinks(
    plan,
    (text) => text.includes(old),
    (href) => {
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const to = routes.get(path.replace(/(.)\/$/, "$1"));
      return to === undefined ? undefined : to + rest;
    },
  );
}

/** The old address of a row's page leads to the new one; a redirect that stood there gives way. */
function leaveRedirect(plan: Plan, from: string, to: string): void {
  const isShown = plan.files.routes.some(({ route, kind }) => route === from && kind === "page");
  if (!isShown) return;
  const inTheWay = fileFor(to);
  if (plan.files.pageFiles.includes(inTheWay) && plan.open(inTheWay).get(["redirect"]) === from)
    plan.delete(inTheWay);
  const file = fileFor(from);
  if (!plan.files.pageFiles.includes(file)) plan.add(file, redirectText(file, to, ""));
}

/** Every place in which a row is named by its key. */
function references(
  plan: Plan,
  { name, key }: Collection,
  value: string,
): { file: string; path: (string | number)[] }[] {
  const { files } = plan;
  const data = [...files.collections.values()].map(({ file }) => file);
  const found: { file: string; path: (string | number)[] }[] = [];
  for (const file of [...files.pageFiles, ...data, "data/site.yaml"]) {
    if (!files.read(file)?.includes(value)) continue;
    walkFile(files, file, plan.open(file).tree, (visited) => {
      const { node, path, schema } = visited;
      if (node.kind !== "scalar" || String(node.value) !== value) return;
      if (schema?.["x-ref"] === name || isKeyInQuery(files, visited, name, key))
        found.push({ file, path: [...path] });
    });
  }
  return found;
}

function keysOf(editor: FileEditor, key: string): string[] {
  return (editor.get([]) as { [field: string]: unknown }[]).map((row) => String(row?.[key]));
}

/** @throws Refused for a row that is not there. */
function indexOf({ name, key }: Collection, editor: FileEditor, row: string): number {
  const index = keysOf(editor, key).indexOf(row);
  if (index === -1) throw new Refused(`There is no row with ${key} "${row}" in ${name}.`);
  return index;
}

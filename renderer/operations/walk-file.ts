import { collectionIn } from "../data/data-files.ts";
import type { Path } from "../edit/tree-editor.ts";
import { idSchema, layoutSchema, pageSchema, querySchemas } from "../pages/page-schema.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile, sharedSchema } from "../pages/shared-list.ts";
import { queryNames } from "../schema/engine-options.ts";
import { entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import { shownNames, shownSchemas } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { SiteFiles } from "../site/site-files.ts";
import { plainData } from "../yaml/plain-data.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** What rows an `item` is one of: their schema, and the collection when they are whole rows. */
export interface Rows {
  schema: Schema;
  collection?: string;
}

/** What bindings refer to at a place. */
export interface RowScope {
  item?: Rows;
  outer?: RowScope;
}

/** Something in a file, with what its schema says of it. */
export interface Visited {
  node: TreeNode;
  path: Path;
  schema: Schema | undefined;
  /** The name of the block type, of a block. */
  block?: string;
  /** What the queried rows are, of the options of a query and of all that is in a block with one. */
  rows?: Rows;
  scope: RowScope;
}

type Visit = (visited: Visited) => void;

/** What the file of a site may contain as a whole; undefined where that is not known. */
export function schemaOfFile(files: SiteFiles, file: string): Schema | undefined {
  if (isSharedFile(file)) return sharedSchema;
  if (file.startsWith("pages/")) return isLayoutFile(file) ? layoutSchema : pageSchema;
  if (file === "data/site.yaml") return files.settingsSchema;
  const name = collectionIn(file);
  const row = name === undefined ? undefined : files.collections.get(name)?.schema;
  return row && { type: "array", items: row };
}

/**
 * Visits everything in a file of a site: pages with the blocks in them, layouts, shared lists, rows, settings.
 *
 * @param way  Visits only what is at this path and what lies on the way to it.
 */
export function walkFile(files: SiteFiles, file: string, tree: TreeNode, visit: Visit, way?: Path): void {
  const each = tree.kind === "map" ? textOf(tree.entries.get("each")?.value) : undefined;
  const rows = each === undefined ? undefined : rowsOf(files, each);
  const schema = isSharedFile(file) ? withOwnOptions(tree) : schemaOfFile(files, file);
  const walk = new Walk(files, visit, way?.map(String));
  walk.value({ node: tree, path: [], schema, scope: rows ? { item: rows } : {}, ...(rows && { rows }) });
}

/** A shared list says itself what the defaults of its options mean. */
function withOwnOptions(tree: TreeNode): Schema {
  const options = tree.kind === "map" ? tree.entries.get("options")?.value : undefined;
  const own = Object.entries((options ? plainData(options) : {}) as Record<string, Schema>);
  const properties = Object.fromEntries(
    own.map(([name, meant]): [string, Schema] => [name, { properties: { default: meant } }]),
  );
  return {
    ...sharedSchema,
    properties: { ...sharedSchema.properties, options: { type: "object", properties } },
  };
}

/** The rows of a collection. */
export function rowsOf(files: SiteFiles, collection: string): Rows | undefined {
  const schema = files.collections.get(collection)?.schema;
  return schema && { schema, collection };
}

/** What a step into a value leads to; a reference is followed. */
export function stepInto(files: SiteFiles, at: Rows, name: string): Rows | undefined {
  const target = at.schema["x-ref"];
  const from = target === undefined ? at : rowsOf(files, target);
  const schema = from && optionSchema(from.schema, name);
  return schema && { schema };
}

class Walk {
  constructor(
    private readonly files: SiteFiles,
    private readonly visit: Visit,
    private readonly way: readonly string[] | undefined,
  ) {}

  value(at: Visited): void {
    const { node, path, schema, scope } = at;
    if (this.isAside(path)) return;
    if (node.kind === "map" && schema?.["x-block"]) {
      this.block(at);
      return;
    }
    this.visit(at);
    if (node.kind === "list")
      for (const [index, item] of node.items.entries())
        this.value({ ...at, node: item, path: [...path, index], schema: entrySchema(schema, index), scope });
    else if (node.kind === "map")
      for (const { key, value } of node.entries.values()) {
        const isPresets = key === "defaults" && path.length === 0;
        const inner = isPresets ? this.presets() : optionSchema(schema, key);
        this.value({ ...at, node: value, path: [...path, key], schema: inner });
      }
  }

  private isAside(path: Path): boolean {
    const { way } = this;
    const depth = path.length - 1;
    return way !== undefined && depth >= 0 && way[depth] !== String(path[depth]);
  }

  /** Options of all blocks of a type. */
  private presets(): Schema {
    const properties = Object.fromEntries(
      [...this.files.blockTypes].map(([name, { schema }]) => [name, schema]),
    );
    return { type: "object", properties };
  }

  private block({ node, path, schema, scope }: Visited): void {
    if (node.kind !== "map") return;
    const name = textOf(node.entries.get("type")?.value);
    const type = name === undefined ? undefined : this.files.blockTypes.get(name);
    const source = textOf(node.entries.get("source")?.value);
    const rows = source === undefined ? undefined : this.rowsFrom(source, scope);
    this.visit({ node, path, schema, block: name ?? "use", scope, ...(rows && { rows }) });
    const used = textOf(node.entries.get("use")?.value);
    const list = used === undefined ? undefined : this.files.shared?.get(used);
    const own = list && list !== "circle" ? list.schema : type?.schema;
    for (const { key, value } of node.entries.values()) {
      const isItem = key === "item" && type?.source !== undefined && rows !== undefined;
      const inner = isItem ? entrySchema(optionSchema(own, type.source!), 0) : schemaOfOption(own, key);
      this.value({
        node: value,
        path: [...path, key],
        schema: inner,
        scope: isItem ? { item: rows, outer: scope } : scope,
        ...(rows && { rows }),
      });
    }
  }

  private rowsFrom(source: string, scope: RowScope): Rows | undefined {
    const [root, ...steps] = source.split(".");
    if (steps.length === 0) return rowsOf(this.files, source);
    let at: Rows | undefined =
      root === "item"
        ? scope.item
        : root === "outer"
          ? scope.outer?.item
          : { schema: this.files.settingsSchema };
    for (const step of steps) at = at && stepInto(this.files, at, step);
    const entry = at && entrySchema(at.schema, 0);
    if (!entry) return undefined;
    return entry["x-ref"] === undefined ? { schema: entry } : rowsOf(this.files, entry["x-ref"]);
  }
}

/** The schema of what may stand in a block under a name. */
export function schemaOfOption(schema: Schema | undefined, name: string): Schema | undefined {
  const own = optionSchema(schema, name);
  if (own) return own;
  if (name === "id") return idSchema;
  if (name === "type" || name === "use") return { type: "string" };
  if (Object.hasOwn(querySchemas, name)) return querySchemas[name as keyof typeof querySchemas];
  return Object.hasOwn(shownSchemas, name) ? shownSchemas[name as keyof typeof shownSchemas] : undefined;
}

/** What is visited at a path of a file; undefined when nothing stands there. */
export function findVisited(files: SiteFiles, file: string, tree: TreeNode, path: Path): Visited | undefined {
  let found: Visited | undefined;
  const visit: Visit = (visited) => {
    if (visited.path.length === path.length) found = visited;
  };
  walkFile(files, file, tree, visit, path);
  return found;
}

/** Names of what a group may hold, in the order in which people write them. */
export function orderOf(files: SiteFiles, file: string, { schema, block, path }: Visited): string[] {
  if (block !== undefined) {
    const type = files.blockTypes.get(block);
    const names = type ? optionNames(type.schema) : [];
    const own = names.flatMap((name) => (name === type?.source ? [name, ...queryNames] : [name]));
    return ["type", "use", "id", ...shownNames, ...own];
  }
  const names = schema ? optionNames(schema) : [];
  if (path.length > 0 || !file.startsWith("pages/")) return names;
  return [...names.filter((name) => name !== "blocks"), "blocks"];
}

function textOf(node: TreeNode | undefined): string | undefined {
  return node?.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

/** The schema of a value that stands at a path or could stand there. */
export function schemaAt(files: SiteFiles, file: string, tree: TreeNode, path: Path): Schema | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = findVisited(files, file, tree, path.slice(0, depth));
    if (!found) continue;
    let { schema } = found;
    if (found.block !== undefined) schema = files.blockTypes.get(found.block)?.schema;
    if (depth === path.length) return schema;
    for (const step of path.slice(depth))
      schema = typeof step === "number" ? entrySchema(schema, step) : schemaOfOption(schema, step);
    return schema;
  }
  return undefined;
}

/** The field that a value of `where` is compared with, of a whole row; undefined elsewhere. */
export function fieldInWhere({ path }: Visited): string | undefined {
  const at = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
  const field = at.at(-1);
  return at.at(-2) === "where" && typeof field === "string" ? field : undefined;
}

/** Whether a value of `where` is the key of a row of a collection. */
export function isKeyInQuery(files: SiteFiles, visited: Visited, collection: string, key: string): boolean {
  const field = fieldInWhere(visited);
  const { rows } = visited;
  if (field === undefined || !rows) return false;
  if (rows.collection === collection && field === key) return true;
  const schema = stepInto(files, rows, field)?.schema;
  return (entrySchema(schema, 0) ?? schema)?.["x-ref"] === collection;
}

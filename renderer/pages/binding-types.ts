import type { PathFault } from "../problems/english/bindings.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf, type Owner, type RowsName } from "../problems/things.ts";
import { acceptedTypes, optionNames, optionSchema } from "../schema/read-schema.ts";
import { renamedTo } from "../schema/renamed.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What kind of row a binding's `item` is: its schema, and how problems call it. */
export interface RowType {
  schema: Schema;
  name: RowsName;
  /** Collection, when the rows are those of one. */
  collection?: string;
}

/** What may be referred to at a place in a page, as far as kinds go. */
export interface TypeScope {
  item?: RowType;
  outer?: TypeScope;
  /** In a shared list: the options that pages set. */
  use?: { schema: Schema; name: string };
}

/** Kinds of everything that bindings can refer to. */
export interface TypeStore {
  site: Schema;
  /** Row schema of each collection; undefined for one whose schema cannot be read. */
  collections: ReadonlyMap<string, { schema?: Schema; key: string }>;
}

/** Where a path leads. `schema` is undefined when that cannot be known; then nothing more is checked. */
export interface PathType {
  schema?: Schema;
  /** `from` is the index of the step that leads nowhere, `guess` the step that was meant; `inside`: the group that has it. */
  problem?: { from: number; fault: PathFault; guess?: string; inside?: string };
}

const pageFields: Schema = {
  type: "object",
  additionalProperties: false,
  properties: { route: { type: "string" }, title: { type: "string" } },
};
const everyRoot = ["site", "item", "outer", "page", "count"];

/** Follows a path through schemas. */
export function typeOfPath(path: readonly string[], scope: TypeScope, store: TypeStore): PathType {
  const [root, ...rest] = path as [string, ...string[]];
  switch (root) {
    case "site":
      if (rest.length === 0) return { problem: { from: 0, fault: { case: "site-alone" } } };
      return followType(store.site, path, { kind: "settings", file: "data/site.yaml" }, store);
    case "item":
    case "outer": {
      const row = root === "item" ? scope.item : scope.outer?.item;
      if (!row) return { problem: { from: 0, fault: { case: "no-row", root } } };
      return followType(row.schema, path, row.name, store);
    }
    case "page":
      if (rest.length === 0) return { problem: { from: 0, fault: { case: "page-alone" } } };
      return followType(pageFields, path, { kind: "option", name: "page" }, store);
    case "count":
      return typeOfCount(rest, store);
    default: {
      if (root === "use" && scope.use)
        return rest.length === 0
          ? { problem: { from: 0, fault: { case: "use-alone" } } }
          : followType(scope.use.schema, path, { kind: "option", name: "options" }, store);
      const roots = scope.use ? ["use", ...everyRoot] : everyRoot;
      const guess = suggest(root, roots);
      return unknownStep(0, {
        case: "unknown-root",
        step: root,
        names: namesOf(roots),
        ...(guess && { guess }),
      });
    }
  }
}

/** `count.jobs` and `count.jobs.skills`. @param steps What follows the root. */
function typeOfCount(steps: readonly string[], store: TypeStore): PathType {
  const [name, field, more] = steps;
  if (name === undefined) return { problem: { from: 0, fault: { case: "count-alone" } } };
  const collection = store.collections.get(name);
  if (!collection) {
    const names = [...store.collections.keys()];
    const guess = suggest(name, names);
    return unknownStep(1, {
      case: "unknown-collection",
      step: name,
      names: namesOf(names),
      ...(guess && { guess }),
    });
  }
  if (field !== undefined && collection.schema) {
    const schema = optionSchema(collection.schema, field);
    if (!schema) return unknownField(2, field, collection.schema, { kind: "row", of: name });
    if (!acceptedTypes(schema).has("array"))
      return { problem: { from: 2, fault: { case: "count-of-no-list", collection: name, field } } };
  }
  if (field !== undefined && more !== undefined)
    return { problem: { from: 3, fault: { case: "in-count", collection: name, field, step: more } } };
  return { schema: { type: "integer" } };
}

/** Follows a path from what its first step, the root, is. */
function followType(start: Schema, path: readonly string[], root: Owner, store: TypeStore): PathType {
  let schema = start;
  let owner = root;
  for (let at = 1; at < path.length; at += 1) {
    const step = path[at]!;
    const before = path[at - 1]!;
    const target = schema["x-ref"];
    if (target !== undefined && acceptedTypes(schema).has("string")) {
      const row = store.collections.get(target);
      if (!row?.schema) return {};
      schema = row.schema;
      owner = { kind: "row", of: target };
    }
    const types = acceptedTypes(schema);
    if (types.has("array") && !types.has("object"))
      return { problem: { from: at - 1, fault: { case: "in-list", step, before } } };
    const next = optionSchema(schema, step);
    if (!next) {
      // A schema that leaves its fields open says nothing about them.
      const mayBeGroup = types.size === 0 || types.has("object");
      if (mayBeGroup && schema.additionalProperties !== false && schema.properties === undefined) return {};
      if (optionNames(schema).length > 0) return unknownField(at, step, schema, owner);
      const kinds = { types: [...types] };
      return { problem: { from: at, fault: { case: "no-field", step, before, kinds } } };
    }
    owner = { kind: "option", name: step };
    schema = next;
  }
  return { schema };
}

function unknownField(from: number, step: string, schema: Schema, owner: Owner): PathType {
  const names = optionNames(schema);
  const guess = renamedTo(schema, step) ?? suggest(step, names);
  const { problem } = unknownStep(from, {
    case: "unknown-field",
    step,
    owner,
    names: namesOf(names),
    ...(guess && { guess }),
  });
  const groups = names.filter((name) => optionSchema(optionSchema(schema, name) ?? {}, step));
  return { problem: { ...problem!, ...(groups.length === 1 && { inside: groups[0]! }) } };
}

function unknownStep(from: number, fault: PathFault & { guess?: string }): PathType {
  return { problem: { from, fault, ...(fault.guess && { guess: fault.guess }) } };
}

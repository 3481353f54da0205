import { listSome, suggest } from "../problems/suggest.ts";
import { typeNames } from "../problems/words.ts";
import { acceptedTypes, optionNames, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What kind of row a binding's `item` is: its schema, and how messages call it. */
export interface RowType {
  schema: Schema;
  /** "a row of jobs", "an entry of items" */
  title: string;
  /** Collection, when the rows are those of one. */
  collection?: string;
}

/** What may be referred to at a place in a page, as far as kinds go. */
export interface TypeScope {
  item?: RowType;
  outer?: TypeScope;
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
  problem?: { from: number; message: string; hint?: string; guess?: string };
}

const pageFields: Schema = {
  type: "object",
  additionalProperties: false,
  properties: { route: { type: "string" }, title: { type: "string" } },
};
const roots = ["site", "item", "outer", "page", "count"];

/** Follows a path through schemas. */
export function typeOfPath(path: readonly string[], scope: TypeScope, store: TypeStore): PathType {
  const [root, ...rest] = path as [string, ...string[]];
  if (root === "site") {
    if (rest.length === 0)
      return {
        problem: {
          from: 0,
          message: '"site" alone is no value.',
          hint: "Name a field of data/site.yaml: ${site.brand}.",
        },
      };
    return followType(store.site, path, "data/site.yaml", store);
  }
  if (root === "item" || root === "outer") {
    const row = root === "item" ? scope.item : scope.outer?.item;
    if (!row) {
      const hint =
        root === "item"
          ? "It can be used inside item: of a block with source:, and on a page with each:."
          : "It can be used inside item: of a query that stands in another one's item:, or on a page with each:.";
      return {
        problem: {
          from: 0,
          message: `There is no ${root === "item" ? "row" : "outer row"} here that "${root}" could mean.`,
          hint,
        },
      };
    }
    return followType(row.schema, path, row.title, store);
  }
  if (root === "page") {
    if (rest.length === 0)
      return {
        problem: {
          from: 0,
          message: '"page" alone is no value.',
          hint: "Write ${page.title} or ${page.route}.",
        },
      };
    return followType(pageFields, path, '"page"', store);
  }
  if (root === "count") {
    const [name, field, more] = rest;
    if (name === undefined)
      return {
        problem: {
          from: 0,
          message: '"count" needs the name of a collection.',
          hint: "Write ${count.jobs}, or ${count.jobs.skills} for all entries of a list field.",
        },
      };
    const collection = store.collections.get(name);
    if (!collection) return unknownStep(1, name, [...store.collections.keys()], "data/", "collection");
    if (field !== undefined && collection.schema) {
      const schema = optionSchema(collection.schema, field);
      if (!schema) return unknownStep(2, field, optionNames(collection.schema), `a row of ${name}`);
      if (!acceptedTypes(schema).has("array"))
        return {
          problem: {
            from: 2,
            message: `"${field}" of ${name} is not a list, so its entries cannot be counted.`,
          },
        };
    }
    if (more !== undefined)
      return {
        problem: {
          from: 3,
          message: `"count.${name}.${field}" is a number and has no field "${more}".`,
          hint: `Write \${count.${name}.${field}}.`,
        },
      };
    return { schema: { type: "integer" } };
  }
  return unknownStep(0, root, roots, "A binding", "root");
}

/** Follows a path from what its first step, the root, is. */
function followType(start: Schema, path: readonly string[], title: string, store: TypeStore): PathType {
  let schema = start;
  let owner = title;
  for (let at = 1; at < path.length; at += 1) {
    const step = path[at]!;
    const before = path[at - 1]!;
    const target = schema["x-ref"];
    if (target !== undefined && acceptedTypes(schema).has("string")) {
      const row = store.collections.get(target);
      if (!row?.schema) return {};
      schema = row.schema;
      owner = `a row of ${target}`;
    }
    const types = acceptedTypes(schema);
    if (types.has("array") && !types.has("object")) {
      return {
        problem: {
          from: at - 1,
          message: `"${before}" is a list, so "${step}" of it is not clear.`,
          hint: "Use the list as the source of a block.",
        },
      };
    }
    const next = optionSchema(schema, step);
    if (!next) {
      // A schema that leaves its fields open says nothing about them.
      const mayBeGroup = types.size === 0 || types.has("object");
      if (mayBeGroup && schema.additionalProperties !== false && schema.properties === undefined) return {};
      const names = optionNames(schema);
      if (names.length === 0)
        return {
          problem: {
            from: at,
            message: `"${before}" is ${typeNames(types)} and has no field "${step}".`,
          },
        };
      return unknownStep(at, step, names, owner);
    }
    owner = `"${step}"`;
    schema = next;
  }
  return { schema };
}

function unknownStep(
  from: number,
  step: string,
  names: readonly string[],
  owner: string,
  what: "field" | "collection" | "root" = "field",
): PathType {
  const guess = suggest(step, names);
  const message =
    what === "root"
      ? `"${step}" is nothing that a binding can start with.`
      : what === "collection"
        ? `There is no collection "${step}": data/${step}.yaml does not exist.`
        : `${owner.startsWith("data/") ? owner : `${owner[0]!.toUpperCase()}${owner.slice(1)}`} has no field "${step}".`;
  const title = what === "root" ? "Possible" : what === "collection" ? "Data files" : "Fields";
  const hint = listSome(title, names, 15);
  return { problem: { from, message, ...(hint && { hint }), ...(guess && { guess }) } };
}

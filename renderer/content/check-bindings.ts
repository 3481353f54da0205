import { acceptedTypes, entrySchema, kindOf, optionNames, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Binding, parseBindings } from "./bindings.ts";
import type { Draft, Span } from "./draft.ts";
import { listSome, suggest } from "./suggest.ts";
import { isWholeBinding } from "./tree.ts";
import { typeNames } from "./words.ts";

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

const roots = ["site", "item", "outer", "page", "count"];

/**
 * Checks every `${…}` of a text.
 *
 * @param span  Where the text stands in the file. @param source  The file's text, to find the brace in.
 * @param wanted  Schema of the option, for a text that is one binding alone.
 */
export function checkBindings(
  text: string,
  span: Span,
  source: string,
  path: readonly (string | number)[],
  wanted: Schema | undefined,
  scope: TypeScope,
  store: TypeStore,
  problems: Draft[],
): void {
  const template = parseBindings(text);
  let cursor = span.start;
  if (template.fault) {
    const written = source.indexOf(text.slice(template.fault.start, template.fault.end), span.start);
    const start = written === -1 || written >= span.end ? span.start : written;
    problems.push({
      code: "bad-binding",
      start,
      end:
        start === span.start
          ? span.end
          : Math.min(span.end, start + template.fault.end - template.fault.start),
      path: [...path],
      message: template.fault.message,
      hint: template.fault.hint,
      ...(template.fault.fix &&
        written !== -1 && {
          fix: { start, end: start + template.fault.end - template.fault.start, text: template.fault.fix },
        }),
    });
  }
  const isWhole = isWholeBinding(text);
  for (const part of template.parts) {
    if (typeof part === "string") continue;
    const written = source.indexOf(`\${${part.raw}}`, cursor);
    const at = written === -1 || written >= span.end ? undefined : written + 2;
    if (at !== undefined) cursor = at + part.raw.length;
    const type = typeOfPath(part.path, scope, store);
    if (type.problem) {
      const { from, message, hint, guess } = type.problem;
      const step = part.path[from] ?? "";
      const before = part.path.slice(0, from).join(".").length + (from > 0 ? 1 : 0);
      const place = at === undefined ? span : { start: at + before, end: at + before + step.length };
      problems.push({
        code: "bad-binding",
        ...place,
        path: [...path],
        message,
        ...(guess ? { hint: `Did you mean "${guess}"?` } : hint && { hint }),
        ...(guess && at !== undefined && { fix: { ...place, text: guess } }),
      });
      continue;
    }
    if (!type.schema) continue;
    const place = at === undefined ? span : { start: at, end: at + part.raw.length };
    const complaint = isWhole
      ? complainAboutType(part, type.schema, wanted)
      : complainAboutText(part, type.schema);
    if (complaint) problems.push({ code: "binding-type", ...place, path: [...path], ...complaint });
  }
}

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
    return followType(store.site, rest, 1, "data/site.yaml", store);
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
    return followType(row.schema, rest, 1, row.title, store);
  }
  if (root === "page") {
    const field = rest[0];
    if (rest.length === 1 && (field === "route" || field === "title")) return { schema: { type: "string" } };
    return unknownStep(rest.length === 0 ? 0 : 1, field ?? "page", ["route", "title"], '"page"');
  }
  if (root === "count") {
    const [name, field, more] = rest;
    if (name === undefined || more !== undefined)
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
    return { schema: { type: "integer" } };
  }
  return unknownStep(0, root, roots, "A binding", "root");
}

function followType(
  start: Schema,
  steps: readonly string[],
  offset: number,
  title: string,
  store: TypeStore,
): PathType {
  let schema = start;
  let owner = title;
  for (const [index, step] of steps.entries()) {
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
          from: offset + index - 1,
          message: `"${steps[index - 1] ?? "item"}" is a list, so "${step}" of it is not clear.`,
          hint: "Use the list as the source of a block.",
        },
      };
    }
    const next = optionSchema(schema, step);
    if (!next) {
      // A schema that leaves its fields open says nothing about them.
      if (schema.additionalProperties !== false && schema.properties === undefined && types.size === 0)
        return {};
      const names = optionNames(schema);
      if (names.length === 0)
        return {
          problem: {
            from: offset + index,
            message: `"${steps[index - 1] ?? "item"}" is ${typeNames(types)} and has no field "${step}".`,
          },
        };
      return unknownStep(offset + index, step, names, owner);
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

function complainAboutType(
  binding: Binding,
  schema: Schema,
  wanted: Schema | undefined,
): { message: string; hint?: string } | undefined {
  if (!wanted) return undefined;
  const offered = acceptedTypes(schema);
  const accepted = acceptedTypes(wanted);
  if (offered.size === 0 || accepted.size === 0) return undefined;
  const fits = [...offered].some(
    (type) =>
      accepted.has(type) ||
      (type === "integer" && accepted.has("number")) ||
      (type === "number" && accepted.has("integer")) ||
      ((type === "number" || type === "integer") && accepted.has("string")),
  );
  if (!fits)
    return {
      message: `"${binding.raw}" is ${typeNames(offered)}, but this option takes ${typeNames(accepted)}.`,
    };
  if (offered.has("array") && !offered.has("string")) {
    const from = entrySchema(schema, 0);
    const into = entrySchema(wanted, 0);
    if (from && into && acceptedTypes(into).size > 0) {
      const kinds = acceptedTypes(from);
      if (
        kinds.size > 0 &&
        ![...kinds].some(
          (type) =>
            acceptedTypes(into).has(type) || (type === "integer" && acceptedTypes(into).has("number")),
        )
      ) {
        return {
          message: `"${binding.raw}" is a list of other things than this option takes: ${typeNames(acceptedTypes(into))} each.`,
        };
      }
    }
  }
  const kind = kindOf(wanted);
  const from = kindOf(schema);
  if (
    kind &&
    from &&
    kind !== from &&
    (kind === "image" || kind === "link" || kind === "icon") &&
    !(kind === "link" && from === "image")
  ) {
    return {
      message: `"${binding.raw}" holds ${kindWords[from] ?? "a text"}, but this option takes ${kindWords[kind]}.`,
    };
  }
  return undefined;
}

function complainAboutText(binding: Binding, schema: Schema): { message: string; hint?: string } | undefined {
  const offered = acceptedTypes(schema);
  if (offered.size === 0 || offered.has("string") || offered.has("number") || offered.has("integer"))
    return undefined;
  return {
    message: `"${binding.raw}" is ${typeNames(offered)} and cannot stand inside a text.`,
    hint: "Only texts and numbers can.",
  };
}

const kindWords: Record<string, string> = {
  link: "an address",
  image: "the path of a picture",
  icon: "the name of an icon",
  markdown: "a text with Markdown",
  "markdown-inline": "a text with Markdown",
};

/**
 * `${…}` in texts: reading it, and following its path through rows.
 */

import type { WrittenFault } from "../problems/english/bindings.ts";
import type { RowName } from "../problems/things.ts";
import { optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";

/** One `${…}`: its path, and where it stands in the text. Offsets from 0; `end` is after the brace. */
export interface Binding {
  path: string[];
  /** What stands between the braces, as written. */
  raw: string;
  start: number;
  end: number;
}

/** A text taken apart: literal pieces and bindings in turn. `fault` says what is wrong with how it is written. */
export interface TextTemplate {
  parts: (string | Binding)[];
  fault?: { start: number; end: number; params: WrittenFault; fix?: string };
}

const PATH = /^[A-Za-z][\w-]*(\.[A-Za-z_][\w-]*)*$/;

/** `$item.title`, `{item.title}` or `{{ item.title }}` in a text, and the binding that is meant. */
export function findHalfBinding(text: string): { text: string; meant: string } | undefined {
  const match =
    /\$(?<plain>(?:item|outer|site|page|count)(?:\.\w+)+)|\{\{?\s*(?<braced>(?:item|outer|site|page|count)(?:\.\w+)+)\s*\}\}?/.exec(
      text,
    );
  const path = match?.groups?.plain ?? match?.groups?.braced;
  return match && path ? { text: match[0], meant: `\${${path}}` } : undefined;
}

const cache = new Map<string, TextTemplate>();

/** Takes a text with `${…}` apart. */
export function parseBindings(text: string): TextTemplate {
  const known = cache.get(text);
  if (known) return known;
  const parts: (string | Binding)[] = [];
  const template: TextTemplate = { parts };
  let at = 0;
  for (let start = text.indexOf("${"); start !== -1; start = text.indexOf("${", at)) {
    if (start > at) parts.push(text.slice(at, start));
    const close = text.indexOf("}", start);
    if (close === -1) {
      template.fault ??= {
        start,
        end: text.length,
        params: { case: "open" },
      };
      parts.push(text.slice(start));
      at = text.length;
      break;
    }
    const raw = text.slice(start + 2, close);
    const end = close + 1;
    at = end;
    const trimmed = raw.trim();
    if (trimmed !== raw && PATH.test(trimmed)) {
      template.fault ??= {
        start,
        end,
        params: { case: "spaces", path: trimmed },
        fix: `\${${trimmed}}`,
      };
      continue;
    }
    if (!PATH.test(raw)) {
      template.fault ??= {
        start,
        end,
        params: trimmed === "" ? { case: "nameless" } : { case: "no-path", raw },
      };
      continue;
    }
    parts.push({ path: raw.split("."), raw, start, end });
  }
  if (at < text.length) parts.push(text.slice(at));
  // The cache serves the rows of queries; a site has some thousand different texts at most.
  if (cache.size > 20_000) cache.clear();
  cache.set(text, template);
  return template;
}

/** A value while it is known what its schema is. */
export interface Typed {
  value: Data | undefined;
  schema: Schema | undefined;
}

/** A row in reach: its value, its schema, and its name. */
export interface RowInScope extends Typed {
  /** For problems of a single row. */
  name: RowName;
}

/** What the bindings of a text may refer to. */
export interface Scope {
  item?: RowInScope;
  outer?: Scope;
  page: { route: string; title: string };
}

/** Gives bindings the data of the whole site. */
export interface Store {
  site: Typed;
  /** The row of a collection with that key, or undefined. */
  row(collection: string, key: string): { value: Data; schema: Schema } | undefined;
  /** Number of rows, or of entries of a list field over all rows. */
  count(collection: string, field?: string): number;
}

/** The value at a path; `value` is undefined when a field on the way is not there. */
export function lookUp(path: readonly string[], scope: Scope, store: Store): Typed {
  const [root, ...rest] = path as [string, ...string[]];
  switch (root) {
    case "site":
      return follow(store.site, rest, store);
    case "item":
      return scope.item ? follow(scope.item, rest, store) : missing;
    case "outer":
      return scope.outer?.item ? follow(scope.outer.item, rest, store) : missing;
    case "page":
      return { value: scope.page[rest[0] as "route" | "title"], schema: textSchema };
    case "count":
      return { value: store.count(rest[0] ?? "", rest[1]), schema: { type: "integer" } };
    default:
      return missing;
  }
}

const missing: Typed = { value: undefined, schema: undefined };
const textSchema: Schema = { type: "string" };

function follow(from: Typed, steps: readonly string[], store: Store): Typed {
  let { value, schema } = from;
  for (const step of steps) {
    ({ value, schema } = dereference({ value, schema }, store));
    if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
      return missing;
    value = value[step];
    schema = optionSchema(schema, step);
  }
  return { value, schema };
}

/** A reference is replaced by the row that it refers to; anything else stays. */
export function dereference(typed: Typed, store: Store): Typed {
  const target = typed.schema?.["x-ref"];
  if (target === undefined || typeof typed.value !== "string") return typed;
  const row = store.row(target, typed.value);
  return row ? { value: row.value, schema: row.schema } : missing;
}

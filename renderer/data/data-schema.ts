import { join } from "node:path";
import { fileProblem, readSiteFile } from "../files/read-file.ts";
import type { Problem } from "../model.ts";
import type { Fault, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { suggest } from "../problems/suggest.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { looseFaults } from "../schema/loose-parts.ts";
import { findUnknownName } from "../schema/named-field.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { atPath } from "../schema/place-fault.ts";
import { acceptedTypes } from "../schema/read-schema.ts";
import { faultsOf, type SchemaComplaint } from "../schema/schema-fault.ts";
import type { Schema } from "../schema/schema-types.ts";
import { wrongKind } from "../schema/wrong-kind.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { listDataFolder } from "./data-files.ts";
import { referencedCollections } from "./referenced-collections.ts";

/**
 * Reads `data/NAME.schema.json`; for `site` a missing file means a schema that is open.
 *
 * @param folder  What lies beside it.
 */
export function readDataSchema(
  siteDir: string,
  name: string,
  folder = listDataFolder(siteDir),
): { schema?: Schema; check?: Check; problems: Problem[] } {
  const file = `data/${name}.schema.json`;
  const path = join(siteDir, file);
  const read = readSiteFile(path, file);
  if (!read) {
    if (name === "site")
      return { schema: siteFallback, check: lazyCheck(siteFallback, { bindings: false }), problems: [] };
    const data = folder.files.get(name)?.[0] ?? `data/${name}.yaml`;
    return {
      problems: [
        at(data, "", {
          code: "missing-data-schema",
          params: { file: data, schema: file },
        }),
      ],
    };
  }
  if (read.fault) return { problems: [fileProblem(file, read.fault)] };
  const text = read.bytes.toString("utf8");
  try {
    const raw = parseSchema(text, { dir: join(siteDir, "data"), shown: "data" });
    const fault = findTypeFault(raw, name) ?? findRowFault(raw, folder.names);
    if (fault) throw atPath(text, raw, fault);
    const computed = Object.entries(raw.properties ?? {})
      .filter(([, field]) => field["x-computed"])
      .map(([field]) => field);
    const schema: Schema = {
      ...raw,
      required: (raw.required ?? []).filter((field) => !computed.includes(field)),
    };
    const problems = looseFaults(text, raw, "row").map((loose) => at(file, text, loose));
    return { schema: raw, check: lazyCheck(schema, { bindings: false }), problems };
  } catch (error) {
    return { problems: faultsOf(error, "data").map((fault) => at(file, text, fault)) };
  }
}

/** Collections that others refer to, and whose rows have no field to be referred to by. */
export function findKeyless(
  siteDir: string,
  schemas: ReadonlyMap<string, { schema?: Schema }>,
): { name: string; problem: Problem }[] {
  const targets = new Set(
    [...schemas.values()].flatMap(({ schema }) => (schema ? referencedCollections(schema) : [])),
  );
  return [...targets].flatMap((name): { name: string; problem: Problem }[] => {
    const { properties = {}, "x-key": key, additionalProperties } = schemas.get(name)?.schema ?? {};
    if (key !== undefined || additionalProperties !== false || Object.hasOwn(properties, "id")) return [];
    const guess = ["slug", "key", "code"].find((field) => Object.hasOwn(properties, field));
    const write = `"x-key": ${guess ? `"${guess}"` : "and the name of the field"} beside "properties"`;
    const params = { of: "data" as const, complaint: { case: "no-key" as const }, write };
    const file = `data/${name}.schema.json`;
    const text = readSiteFile(join(siteDir, file), file)?.bytes?.toString("utf8") ?? "";
    // The keyword is missed beside the fields.
    const start = Math.max(0, text.indexOf('"properties"'));
    const end = start + (start > 0 ? '"properties"'.length : 0);
    const problem = at(file, text, { code: "bad-schema", params, start, end });
    return [{ name, problem }];
  });
}

/** A schema that describes a list or a text, where one row is meant, or the settings. */
function findTypeFault(
  schema: Schema,
  name: string,
): { path: string[]; complaint: SchemaComplaint } | undefined {
  const types = acceptedTypes(schema);
  if (types.size === 0 || types.has("object")) return undefined;
  const path = schema.type === undefined && schema.items ? ["items"] : ["type"];
  const of = name === "site" ? "settings" : "row";
  return { path, complaint: { case: "no-row", type: [...types].join(", "), of } };
}

/** A schema with none of these says nothing of what a row holds. */
const DESCRIBING = [
  "type",
  "properties",
  "patternProperties",
  "additionalProperties",
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
];

/** What a schema of rows says of fields and collections that do not exist. @param names  Collections of the site. */
function findRowFault(
  schema: Schema,
  names: ReadonlySet<string>,
): { path: string[]; complaint: SchemaComplaint } | undefined {
  if (!DESCRIBING.some((keyword) => Object.hasOwn(schema, keyword)))
    return { path: [], complaint: { case: "no-fields" } };
  const key = schema["x-key"];
  if (key !== undefined && !Object.hasOwn(schema.properties ?? {}, key))
    return { path: ["x-key"], complaint: { case: "unknown-key", field: key } };
  return findPartFault(schema, [], names);
}

function findPartFault(
  schema: Schema,
  path: string[],
  names: ReadonlySet<string>,
): { path: string[]; complaint: SchemaComplaint } | undefined {
  const { properties, required = [], items, "x-ref": target } = schema;
  if (target !== undefined && !names.has(target)) {
    // The file, in place of the collection that it holds.
    const bare = target.replace(/^(?:\.?\/)?(?:data\/)?/, "").replace(/\.(?:ya?ml|json|csv)$/, "");
    const guess = names.has(bare) ? bare : suggest(bare, [...names]);
    return {
      path: [...path, "x-ref"],
      complaint: { case: "unknown-collection", name: target, ...(guess && { guess }) },
    };
  }
  const kind = wrongKind(schema);
  if (kind) return { path: [...path, "x-kind"], complaint: kind };
  if (properties && schema.additionalProperties === false) {
    const named = findUnknownName(properties, path);
    if (named) return named;
    const index = required.findIndex((field) => !Object.hasOwn(properties, field));
    if (index !== -1)
      return {
        path: [...path, "required", String(index)],
        complaint: { case: "unknown-required", field: required[index]! },
      };
  }
  for (const [name, part] of Object.entries(properties ?? {})) {
    const found = findPartFault(part, [...path, "properties", name], names);
    if (found) return found;
  }
  return items && !Array.isArray(items) ? findPartFault(items, [...path, "items"], names) : undefined;
}

const siteFallback: Schema = {
  type: "object",
  properties: {
    brand: { type: "string", description: "Name of the company." },
    url: { type: "string", description: "Address of the public site." },
    lang: { type: "string", description: "Language of the site, such as en." },
  },
};

function at(file: string, text: string, fault: Fault & Partial<Span> & { offer?: TextEdit }): Problem {
  return createProblem(file, { start: 0, end: 0, path: [], ...fault }, createLineIndex(text));
}
